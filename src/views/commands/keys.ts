import type { Command } from './registry.ts';

/** Where keys belong to what has the focus (decisions, Keys). */
const OWN_KEYS =
  'input, textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only], [role=combobox], [role=listbox], [role=menu], [role=textbox]';

/**
 * Listens for the keys of commands. Single characters never fire during composition, in a field, select,
 * combobox, menu or editable element, in a dialog, or when the user has switched them off.
 */
export function listenForKeys(
  window: Window,
  commands: () => readonly Command[],
  singleKeys: () => boolean,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const key = nameOf(event);
    if (key === undefined) return;
    const isSingle = !key.startsWith('mod+');
    if (isSingle && (!singleKeys() || belongsToFocus(event.target))) return;
    if (window.document.querySelector('dialog[open], [data-dialog-opening]')) return;
    const command = commands().find((candidate) => candidate.key === key);
    if (!command) return;
    event.preventDefault();
    command.perform();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/** A key press as commands name it; undefined for one that no command may have. */
function nameOf(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    return `mod+${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
  }
  // '?' and '/' need Shift on some keyboards: the character counts, not the way to it.
  if (event.key.length === 1) return event.key.toLowerCase();
  return event.shiftKey ? undefined : event.key;
}

function belongsToFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const SHOWN: Readonly<Record<string, string>> = {
  Backspace: '⌫',
  Enter: '↵',
  enter: '↵',
  Escape: 'Esc',
  shift: '⇧',
};

/** A command's key as it is drawn: ['Ctrl', '⇧', 'K']. */
export function shownKeys(key: string): string[] {
  return key.split('+').map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl';
    return SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}
