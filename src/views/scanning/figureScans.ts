/** Fields for a number or a date: of a scanned text they keep its figures alone, or take it for a number that is saved. */
const FIGURES =
  'input[type=number], input[type=date], input[inputmode=decimal], input[inputmode=numeric], input[data-figures]';

/** So far apart, in ms, keys are on average where a scanner presses them; nobody types 1,700 a minute. */
export const APART = 35;
/** So long, in ms, more are waited for once three have come as fast: radio has its pauses. */
export const GAP = 100;
/** A text is at least so long: shorter ones a person's fingers can roll. */
export const SHORTEST = 4;
/** Figures alone are a scan from so many on, as bar codes have them: fewer may be a number that somebody types fast. */
const SHORTEST_OF_FIGURES = 8;

interface Typed {
  field: HTMLInputElement;
  /** What stood in the field before. */
  before: string;
  text: string;
  firstAt: number;
  lastAt: number;
}

/**
 * Tells scanned texts in fields for numbers and dates from what a person types there. The keys themselves reach the
 * field; when they turn out to be a scanner's, it has again what stood in it before.
 */
export function createFigureScans() {
  let typed: Typed | undefined;
  return {
    /** Whether several keys have come as fast as a scanner's. */
    isBegun: (): boolean => (typed?.text.length ?? 0) >= SHORTEST - 1,
    /**
     * What was scanned, when this key ends it. `character` is what the key types; undefined for one that types nothing.
     */
    scannedBy(event: KeyboardEvent, character: string | undefined): string | undefined {
      const { target, timeStamp: at, key } = event;
      const last = typed;
      typed = undefined;
      if (!(target instanceof HTMLInputElement) || !target.matches(FIGURES)) return undefined;
      if (event.repeat || event.isComposing) return undefined;
      const goesOn = last?.field === target && at - last.lastAt <= GAP;
      if (key === 'Enter' || key === 'Tab') {
        if (!goesOn || !isScan(last, at)) return undefined;
        putBack(last);
        return last.text;
      }
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

/** As if nothing had been typed. Past the field's own setter, behind which React would not hear of it. */
function putBack({ field, before }: Typed): void {
  Reflect.set(HTMLInputElement.prototype, 'value', before, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
