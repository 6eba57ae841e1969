/**
 * Cells that spreadsheet programs would run as formulas: they get a leading apostrophe on the way out and lose it on the
 * way in. Both are for texts; a number keeps its sign.
 */

const FORMULA = /^[=+\-@\t\r]/;
/** What `neutralised` has put an apostrophe before, or what would be taken for that. */
const NEUTRAL = /^'[=+\-@\t\r']/;

/** The text as it may stand in a cell of a CSV or XLSX file. `restored` gives exactly the same text back. */
export function neutralised(text: string): string {
  return FORMULA.test(text) || NEUTRAL.test(text) ? `'${text}` : text;
}

/** The text that a cell means. */
export function restored(text: string): string {
  return NEUTRAL.test(text) ? text.slice(1) : text;
}
