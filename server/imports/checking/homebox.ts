/** What Homebox writes where nothing was filled in. */
const NOTHING: ReadonlyMap<string, RegExp> = new Map([
  ['hb.archived', /^false$/i],
  ['hb.insured', /^false$/i],
  ['hb.lifetime_warranty', /^false$/i],
  ['hb.purchase_price', /^0(?:\.0+)?$/],
  ['hb.sold_price', /^0(?:\.0+)?$/],
]);

/** Whether a cell of a file of Homebox says nothing about its item. */
export const saysNothing = (column: string, text: string): boolean =>
  NOTHING.get(column.toLowerCase())?.test(text) ?? false;

const LABELS = /^hb\.(?:labels|tags)$/i;

/**
 * The category of an item that has several labels in Homebox, of which `column` has all: the first one. Undefined where that is not so.
 */
export function firstLabel(column: string, text: string): string | undefined {
  if (!LABELS.test(column)) return undefined;
  const [first, ...others] = text
    .split(';')
    .map((label) => label.trim())
    .filter((label) => label !== '');
  return others.length === 0 ? undefined : first;
}
