import { compareText, fold, sortKey } from './naturalOrder.ts';

/**
 * How lists of items are ordered and narrowed down: the same on the server, over all items, and in the browser, over
 * those of one location or search.
 */

/** What lists are ordered by, as an address and a request name it; with '-' before it the other way round. */
export const ITEM_SORTS = [
  'name',
  'created',
  'updated',
  'quantity',
  'category',
  'location',
  'supplier',
  'part',
] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export interface ItemOrder {
  by: ItemSort;
  descending: boolean;
}

/** The order that '-updated' names; undefined for a text that names none. */
export function orderIn(text: string): ItemOrder | undefined {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const by = ITEM_SORTS.find((sort) => sort === name);
  return by === undefined ? undefined : { by, descending };
}

export const orderText = ({ by, descending }: ItemOrder): string => (descending ? `-${by}` : by);

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** '2026-11-01' (midnight UTC) or '2026-11-01T08:00:00Z' in ms since 1970; undefined for what is no moment. */
export function momentIn(text: string): number | undefined {
  const at = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Whether `text` has `part` in it, whatever its case and accents. */
export const containsText = (text: string, part: string): boolean => fold(text).includes(fold(part.trim()));

/** What stands for a text that is not there: last, whichever way the others stand. */
const NONE = '';

/** Compares the sort keys of two texts; those that are empty stay last. */
export function byKey(a: string, b: string, descending: boolean): number {
  if (a === b) return 0;
  if (a === NONE || b === NONE) return a === NONE ? 1 : -1;
  return descending ? compareText(b, a) : compareText(a, b);
}

/**
 * A location's part of the key that places are ordered by: among its siblings by its label, as on the shelf, else by
 * its name behind them; the main areas by name. `nameKey` is the sortKey of its name.
 */
export function placeStep(nameKey: string, label: string, isTop: boolean): string {
  const labelKey = isTop ? '' : sortKey(label);
  // Below every character of a key: what is inside of a place comes before its next sibling.
  return labelKey === '' ? `\u0001~${nameKey}` : `\u0001${labelKey} ${nameKey}`;
}
