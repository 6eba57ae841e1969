import { playKey } from '../ui/typeAhead.ts';
import { keyName } from './keyName.ts';
import type { OfferedCommand } from './command.ts';
import { isComposing } from '../ui/composing.ts';

/** Where keys belong to what has the focus (decisions, Keys). */
const OWN_KEYS =
  'input, textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only], [role=combobox], [role=listbox], [role=menu], [role=textbox]';

/** What a field undoes and does again itself, what was typed in it; elsewhere they are commands. */
export const FIELD_UNDO: readonly string[] = ['mod+z', 'mod+shift+z', 'mod+y'];

export interface KeyListener {
  commands(): readonly Pick<OfferedCommand, 'keys' | 'perform' | 'repeats' | 'isOfRecord'>[];
  /** Whether single-character keys are switched on. */
  singleKeys(): boolean;
  /** Told the keys of a sequence that is waiting for its next one, and '' when it waits no longer. */
  onPending?(keys: string): void;
  /** A key is nobody's: whether it may be that of a command that is on its way, which is wanted at once then. */
  isAwaited?(): boolean;
  /** Tells when there are others; the returned function ends that. */
  subscribe?(listener: () => void): () => void;
}

/** So long, in ms, a key waits for its command: whoever has pressed it has given up by then. */
const PATIENCE = 5000;

/**
 * Listens for the keys of commands. Single characters never fire during composition, in a field, select,
 * combobox, menu or editable element, in a dialog, or when the user has switched them off. A sequence
 * waits for as long as it takes; any key that does not belong to it ends it and does nothing else, and a press of the
 * pointer ends it too: whoever points has begun something else. A letter, or what undoes, that is no key yet, while commands are on their
 * way, is one as soon as its command is there, unless the focus or the pointer has gone elsewhere meanwhile; letters after
 * it come after it then, and into the field where it has led to one.
 */
export function listenForKeys(
  window: Window,
  { commands, singleKeys, onPending = () => {}, isAwaited, subscribe }: KeyListener,
): () => void {
  let pending = '';
  /** Letters that nobody knows yet, and those behind them. */
  let awaited: KeyboardEvent[] = [];
  /** The keys of a sequence before the first of them. */
  let begun = '';
  /** Nobody had dealt with the first of them by then: somebody may have since, who hears of it later. */
  let isFirstFree = true;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const keep = (event: KeyboardEvent, before: string) => {
    if (awaited.length === 0) [begun, isFirstFree] = [before, !event.defaultPrevented];
    awaited.push(event);
    patience ??= setTimeout(forget, PATIENCE);
  };
  const wait = (keys: string) => {
    if (keys !== pending) onPending(keys);
    pending = keys;
  };
  /** Gives whether a command was done. */
  const press = (event: KeyboardEvent, isAgain: boolean): boolean => {
    const key = keyName(event);
    if (key === undefined) return false;
    // By now the focus may be where a key before it has put it.
    const target = isAgain ? (window.document.activeElement ?? event.target) : event.target;
    const isSingle = !key.startsWith('mod+');
    const isLetter = isSingle && event.key.length === 1;
    const isUndo = FIELD_UNDO.includes(key);
    const before = pending;
    const typed = pending !== '' && isSingle ? `${pending} ${key}` : key;
    // Held down it is the same press still.
    if (!event.repeat) wait('');
    if (key === 'Escape') forget();
    if (isSingle && !singleKeys()) return false;
    if (isAgain && isSingle && playKey(event, target)) return false;
    if ((isSingle || isUndo) && belongsToFocus(target)) return false;
    if (window.document.querySelector('dialog[open], [data-dialog-opening]')) return false;
    const offered = commands();
    const command = offered.find(({ keys }) => keys.includes(typed));
    if (event.repeat && command?.repeats !== true) return false;
    // What is typed behind it is meant for where that leads.
    if ((isLetter || isUndo || isOfTyping(event)) && awaited.length > 0 && isAwaited?.()) {
      event.preventDefault();
      keep(event, before);
      return false;
    }
    // It is done to what the page is of, and a row is nearer by.
    if (command?.isOfRecord && isInRow(target)) return false;
    if (command) {
      forget();
      event.preventDefault();
      command.perform();
      return true;
    } else if (offered.some(({ keys }) => keys.some((one) => one.startsWith(`${typed} `)))) {
      event.preventDefault();
      wait(typed);
    } else if ((isLetter || isUndo) && (isAgain || isAwaited?.())) {
      // The browser would undo what was typed in the field that was edited last.
      if (isUndo) event.preventDefault();
      keep(event, before);
    }
    return false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    forgetTaken();
    if (!event.defaultPrevented && !isComposing(event)) press(event, false);
  };
  const forgetTaken = () => {
    if (isFirstFree && awaited[0]?.defaultPrevented) forget();
  };
  const forget = () => {
    awaited = [];
    clearTimeout(patience);
    patience = undefined;
  };
  const pressAgain = () => {
    forgetTaken();
    const keys = awaited;
    if (keys.length === 0) return;
    awaited = [];
    replay(keys, begun);
  };
  const replay = (keys: KeyboardEvent[], before = '') => {
    const now = pending;
    pending = before;
    for (let event = keys.shift(); event; event = keys.shift()) {
      if (!press(event, true)) continue;
      // The next one may be for the row or the field that has the focus since, once that is drawn: that focus ends no wait.
      if (keys.length > 0) queueMicrotask(() => replay(keys));
      break;
    }
    if (awaited.length === 0) forget();
    // It was pressed after all of them.
    if (now !== '') wait(now);
  };
  // All that come at once are there by then: of two with the same key the nearer one is meant.
  const unsubscribe = subscribe?.(() => {
    if (awaited.length > 0) queueMicrotask(pressAgain);
  });
  const onPointerDown = () => {
    wait('');
    forget();
  };
  const end = new AbortController();
  window.addEventListener('keydown', onKeyDown, end);
  window.addEventListener('pointerdown', onPointerDown, end);
  window.addEventListener('focusin', forget, end);
  return () => {
    wait('');
    forget();
    unsubscribe?.();
    end.abort();
  };
}

/** Whether a key belongs to what is typed, though it is no letter: it follows a letter that waits, but on what it would press itself. */
function isOfTyping({ key, target }: KeyboardEvent): boolean {
  const isPressed = target instanceof Element && target.closest('a, button, [data-cell]') !== null;
  return (key === 'Enter' || key === 'Backspace') && !isPressed;
}

/** Whether a row or card of a list has the focus. */
function isInRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-cell]') !== null;
}

/** Whether single keys are letters there. */
export function belongsToFocus(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
