import { compareText, fold, sortKey } from '../../../contract/naturalOrder.ts';

/** The distinct `names` that contain `query`, alphabetically (ITEMF-33, ITEMF-34). Case and accents are ignored. */
export function filterCategories(names: readonly string[], query: string): string[] {
  const wanted = fold(query.trim());
  return [...new Set(names)]
    .filter((name) => fold(name).includes(wanted))
    .sort((a, b) => compareText(sortKey(a), sortKey(b)) || compareText(a, b));
}
