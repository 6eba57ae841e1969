import { APART, characterOf, GAP, isHalf, SHORTEST, SHORTEST_OF_FIGURES } from './fastTexts.ts';
import { createFigureScans } from './figureScans.ts';
import { isComposing } from '../ui/composing.ts';

/**
 * Scanners on USB or Bluetooth that type what they read, as a keyboard would, and end it with Enter or Tab. What tells
 * them from a person is their speed. Why the first key is held for some and not for others: decision 0056.
 */

/** So long, in ms, a second key is waited for before the first one is what it is; less than is felt. */
const HELD = 40;
/** From so many on it is waited for longer. */
const BEGUN = 3;

/** Where keys are text, which a scan then is as well. */
const TEXT =
  'textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only], [role=textbox], [role=searchbox], input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]):not([type=range])';

/** Before all others hear of it. */
const FIRST = { capture: true };

export interface ScannerListener {
  /** Told each text that was scanned. */
  onScan(text: string): void;
  /**
   * Whether a key that is a command waits for the next one before it is done: only where there is a scanner, for others
   * would wait for nothing.
   */
  holdsFirst(): boolean;
}

interface Pressed {
  event: KeyboardEvent;
  character: string;
  isHeld: boolean;
}

/**
 * Listens for scanners that type outside of text fields. Their keys reach nobody else: from the second on, where the
 * first one was no command, or from the first on, see `holdsFirst`. What turns out to be a person's is pressed again.
 */
export function listenForScanner(window: Window, { onScan, holdsFirst }: ScannerListener): () => void {
  let pressed: Pressed[] = [];
  let lastAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Figures that a command has taken one by one, as that of a count does. */
  let done: Pressed[] = [];
  const again = new WeakSet<Event>();
  const figures = createFigureScans();

  const take = (): Pressed[] => {
    clearTimeout(timer);
    const taken = pressed;
    pressed = [];
    return taken;
  };
  const isFast = (keys: readonly Pressed[], until: number): boolean =>
    keys.length > 0 && (until - (keys[0]?.event.timeStamp ?? 0)) / keys.length <= APART;
  /** It was no scanner: what was held is pressed now. */
  const giveBack = (): void => {
    const keys = take();
    remember(keys);
    // A whole text without an end is none of a person's either: each of its letters would be a command.
    if (keys.length >= SHORTEST && isFast(keys, lastAt)) return;
    for (const { event, character, isHeld } of keys) if (isHeld) pressAgain(event, character);
  };
  const remember = ([one, ...others]: readonly Pressed[]): void => {
    if (!one) return;
    const isDone =
      others.length === 0 && !one.isHeld && one.event.defaultPrevented && /\d/.test(one.character);
    const isSlow = one.event.timeStamp - (done.at(-1)?.event.timeStamp ?? 0) > GAP;
    done = isDone ? [...(isSlow ? [] : done), one] : [];
  };
  /** What has been scanned by `at`; undefined where it was a person. */
  const endedAt = (at: number): string | undefined => {
    const isWhole = pressed.length >= SHORTEST && isFast(pressed, at);
    if (!isWhole) giveBack();
    const keys = isWhole ? take() : done;
    done = [];
    const isScanned =
      isWhole || (keys.length >= SHORTEST_OF_FIGURES && isFast(keys, at) && at - lastAt <= GAP);
    return isScanned ? keys.map((one) => one.character).join('') : undefined;
  };
  const pressAgain = (event: KeyboardEvent, character: string): void => {
    const target = window.document.activeElement ?? window.document.body;
    // The key before has opened it.
    if (isText(target)) {
      insert(target, character);
      return;
    }
    const { key, code, shiftKey } = event;
    const copy = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    again.add(copy);
    target.dispatchEvent(copy);
  };
  const hold = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const waitOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveBack, pressed.length < BEGUN ? HELD : GAP);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (again.has(event) || isHalf(event.key)) return;
    const at = event.timeStamp;
    const isScan = pressed.length >= BEGUN || figures.isBegun();
    const scanned = figures.scannedBy(event, characterOf(event, isScan));
    if (scanned !== undefined) {
      hold(event);
      onScan(scanned);
      return;
    }
    const limit = pressed.length < BEGUN ? HELD : GAP;
    // The page was too busy for its timer.
    if (pressed.length > 0 && at - lastAt > limit) giveBack();
    const character = characterOf(event, pressed.length >= BEGUN);
    const isEnd = event.key === 'Enter' || event.key === 'Tab';
    // No code begins with a space, and what it does to a button only a real press can do.
    const isOther = (character === undefined && !isEnd) || (character === ' ' && pressed.length === 0);
    if (event.repeat || isComposing(event) || isOther || isText(event.target)) {
      giveBack();
      done = [];
      return;
    }
    if (isEnd) {
      const text = endedAt(at);
      if (text === undefined) return;
      hold(event);
      onScan(text);
      return;
    }
    const [first] = pressed;
    // It was done at once: whoever types on is a person.
    if (first && !first.isHeld && pressed.length === 1 && first.event.defaultPrevented) remember(take());
    const isHeld = pressed.length > 0 || holdsFirst();
    if (isHeld) hold(event);
    pressed.push({ event, character: character ?? '', isHeld });
    lastAt = at;
    waitOn();
  };
  const onPointerDown = (): void => {
    giveBack();
    done = [];
  };
  window.addEventListener('keydown', onKeyDown, FIRST);
  window.addEventListener('pointerdown', onPointerDown, FIRST);
  return () => {
    take();
    window.removeEventListener('keydown', onKeyDown, FIRST);
    window.removeEventListener('pointerdown', onPointerDown, FIRST);
  };
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT) !== null;
}

function insert(field: Element, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const at = field.value.length;
  field.setRangeText(text, field.selectionStart ?? at, field.selectionEnd ?? at, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
