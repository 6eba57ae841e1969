/** Pressed on their own these are no key, but half of one. */
const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/;

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A key press as commands name it; undefined for one that no command may have. */
export function keyName({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): string | undefined {
  if (altKey || MODIFIERS.test(key)) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `mod+${shiftKey ? 'shift+' : ''}${name.toLowerCase()}`;
  if (key.length !== 1) return shiftKey ? undefined : key;
  // '?' and '/' need Shift on some keyboards: the character counts, not the way to it. A letter does not.
  const isLetter = name !== key.toUpperCase();
  return shiftKey && isLetter ? `shift+${name}` : name;
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const SHOWN: Readonly<Record<string, string>> = {
  Backspace: '⌫',
  Enter: '↵',
  enter: '↵',
  Escape: 'Esc',
  shift: '⇧',
};

/** A command's key as it is drawn: ['Ctrl', '⇧', 'K'], and of a sequence ['G', 'H']. */
export function shownKeys(key: string): string[] {
  return key.split(/[+ ](?=.)/).map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl';
    return SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}

/** The key of a command that works right now, in words: 'Ctrl+Shift+K', 'G then H'; undefined where none does. */
export function keyInWords(keys: readonly string[], singleKeys: boolean): string | undefined {
  const key = keys.find((one) => singleKeys || one.startsWith('mod+'));
  if (key === undefined) return undefined;
  const words = key.split(/[+ ](?=.)/).map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl';
    return part.charAt(0).toUpperCase() + part.slice(1);
  });
  return words.join(key.includes(' ') ? ' then ' : '+');
}

/** A key as aria-keyshortcuts has it; undefined for what that cannot say, sequences, and what is switched off. */
export function ariaKeys(key: string, singleKeys: boolean): string | undefined {
  if (key === '' || key.includes(' ')) return undefined;
  const isSingle = !key.startsWith('mod+');
  if (isSingle) return singleKeys ? key.replace('shift', 'Shift') : undefined;
  const rest = key.slice('mod+'.length).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return `Control+${rest} Meta+${rest}`;
}
