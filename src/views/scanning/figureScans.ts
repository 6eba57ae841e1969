import { createFastTexts, type FastText } from './fastTexts.ts';

/** Fields for a number or a date: of a scanned text they keep its figures alone, or take it for a number that is saved. */
const FIGURES =
  'input[type=number], input[type=date], input[inputmode=decimal], input[inputmode=numeric], input[data-figures]';

/**
 * Tells scanned texts in fields for numbers and dates from what a person types there. The keys themselves reach the
 * field; when they turn out to be a scanner's, it has again what stood in it before.
 */
export function createFigureScans() {
  const texts = createFastTexts(FIGURES);
  return {
    isBegun: texts.isBegun,
    /**
     * What was scanned, when this key ends it. `character` is what the key types; undefined for one that types nothing.
     */
    scannedBy(event: KeyboardEvent, character: string | undefined): string | undefined {
      const scanned = texts.endedBy(event, character);
      if (scanned) putBack(scanned);
      return scanned?.text;
    },
  };
}

/** As if nothing had been typed. Past the field's own setter, behind which React would not hear of it. */
function putBack({ field, before }: FastText): void {
  Reflect.set(HTMLInputElement.prototype, 'value', before, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
