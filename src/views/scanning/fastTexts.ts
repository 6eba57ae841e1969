import { isComposing } from '../ui/composing.ts';
/** So far apart, in ms, keys are on average where a scanner presses them; nobody types 1,700 a minute. */
export const APART = 35;
/** So long, in ms, more are waited for once three have come as fast: radio has its pauses. */
export const GAP = 100;
/** A text is at least so long: shorter ones a person's fingers can roll. */
export const SHORTEST = 4;
/** Figures alone are a scan from so many on, as bar codes have them: fewer may be a number that somebody types fast. */
export const SHORTEST_OF_FIGURES = 8;

/** What separates fields in a distributor's code, as scanners type it: the letter with Ctrl that has the same number. */
const CONTROLS: Readonly<Record<string, string>> = { ']': '\u001d', '^': '\u001e', d: '\u0004' };

/** Pressed with others, and no key by itself. */
export const isHalf = (key: string): boolean => /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/.test(key);

/** What a key types; undefined for one that types nothing. With Ctrl that is a command, but within a scan. */
export function characterOf(event: KeyboardEvent, isScan: boolean): string | undefined {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (altKey || metaKey) return undefined;
  if (ctrlKey) return isScan ? CONTROLS[key] : undefined;
  return key.length === 1 ? key : undefined;
}

/** A text that was typed into a field as fast as scanners do. */
export interface FastText {
  field: HTMLInputElement;
  /** What stood in the field before. */
  before: string;
  text: string;
}

interface Typed extends FastText {
  firstAt: number;
  lastAt: number;
}

/** Tells scanned texts in the fields that `fields` selects from what a person types there; the keys reach the field. */
export function createFastTexts(fields: string) {
  let typed: Typed | undefined;
  return {
    /** Whether several keys have come as fast as a scanner's. */
    isBegun: (): boolean => (typed?.text.length ?? 0) >= SHORTEST - 1,
    /**
     * What was scanned, when this key ends it: Enter or Tab. `character` is what the key types; undefined for one that
     * types nothing.
     */
    endedBy(event: KeyboardEvent, character: string | undefined): FastText | undefined {
      const { target, timeStamp: at, key } = event;
      const last = typed;
      typed = undefined;
      if (!(target instanceof HTMLInputElement) || !target.matches(fields)) return undefined;
      if (event.repeat || isComposing(event)) return undefined;
      const goesOn = last?.field === target && at - last.lastAt <= GAP;
      if (key === 'Enter' || key === 'Tab') return goesOn && isScan(last, at) ? last : undefined;
      if (character === undefined) return undefined;
      const begun = goesOn ? last : { field: target, before: target.value, text: '', firstAt: at };
      typed = { ...begun, text: begun.text + character, lastAt: at };
      return undefined;
    },
  };
}

function isScan({ text, firstAt }: Typed, at: number): boolean {
  const least = /^[\d.,+-]*$/u.test(text) ? SHORTEST_OF_FIGURES : SHORTEST;
  return text.length >= least && (at - firstAt) / text.length <= APART;
}
