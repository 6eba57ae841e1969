import { keyName } from './keyName.ts';
import type { OfferedCommand } from './command.ts';

/** Where keys belong to what has the focus (decisions, Keys). */
const OWN_KEYS =
  'input, textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only], [role=combobox], [role=listbox], [role=menu], [role=textbox]';

/** What a field undoes itself, what was typed in it; elsewhere it is a command. */
const FIELD_UNDO = 'mod+z';

/** How long the second key of a sequence is waited for, in ms; never less than a second (issue 7). */
export const SEQUENCE_TIME = 1500;

export interface KeyListener {
  commands(): readonly Pick<OfferedCommand, 'keys' | 'perform' | 'repeats'>[];
  /** Whether single-character keys are switched on. */
  singleKeys(): boolean;
  /** Told the keys of a sequence that is waiting for its next one, and '' when it waits no longer. */
  onPending?(keys: string): void;
}

/**
 * Listens for the keys of commands. Single characters never fire during composition, in a field, select,
 * combobox, menu or editable element, in a dialog, or when the user has switched them off. A sequence ends
 * with any key that does not belong to it, and that key does nothing else.
 */
export function listenForKeys(
  window: Window,
  { commands, singleKeys, onPending = () => {} }: KeyListener,
): () => void {
  let pending = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (keys: string) => {
    clearTimeout(timer);
    if (keys !== '') timer = setTimeout(() => wait(''), SEQUENCE_TIME);
    if (keys !== pending) onPending(keys);
    pending = keys;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const key = keyName(event);
    if (key === undefined) return;
    const isSingle = !key.startsWith('mod+');
    const typed = pending !== '' && isSingle ? `${pending} ${key}` : key;
    // Held down it is the same press still.
    if (!event.repeat) wait('');
    if (isSingle && !singleKeys()) return;
    if ((isSingle || key === FIELD_UNDO) && belongsToFocus(event.target)) return;
    if (window.document.querySelector('dialog[open], [data-dialog-opening]')) return;
    const offered = commands();
    const command = offered.find(({ keys }) => keys.includes(typed));
    if (event.repeat && command?.repeats !== true) return;
    if (command) {
      event.preventDefault();
      command.perform();
    } else if (offered.some(({ keys }) => keys.some((one) => one.startsWith(`${typed} `)))) {
      event.preventDefault();
      wait(typed);
    }
  };
  window.addEventListener('keydown', onKeyDown);
  return () => {
    wait('');
    window.removeEventListener('keydown', onKeyDown);
  };
}

function belongsToFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
