import type { Item } from '../../../contract/entities.ts';
import { byKey, containsText, type ItemOrder, placeStep } from '../../../contract/itemOrder.ts';
import { hasPhoto } from '../../../contract/items.ts';
import { sortedByName, sortKey } from '../../../contract/naturalOrder.ts';
import type { Tree } from '../locations/tree.ts';
import { type ItemTable, startOf } from './itemTable.ts';

/**
 * The items of a list that is here as a whole, as the table shows them: filtered and ordered as the server does it with
 * all items. Without an order they stay as they are.
 *
 * @param tree undefined while the locations are not known
 */
export function tableRows(
  items: readonly Item[],
  { order, filters }: ItemTable,
  tree: Tree | undefined,
): readonly Item[] {
  const { category, within, supplier, noPhoto, since } = filters;
  const start = startOf(since)?.getTime();
  const isInside = memoized((id) => id === within || tree?.pathOf(id).some((place) => place.id === within));
  const wanted = category.toLowerCase();
  const rows = items.filter(
    (item) =>
      (wanted === '' || item.category.toLowerCase() === wanted) &&
      (within === '' || isInside(item.location_id ?? '')) &&
      (supplier === '' || containsText(item.supplier, supplier)) &&
      !(noPhoto && hasPhoto(item)) &&
      (start === undefined || Date.parse(item.updated_at ?? '') >= start),
  );
  return order ? sorted(rows, order, tree) : rows.length === items.length ? items : rows;
}

function sorted(items: readonly Item[], { by, descending }: ItemOrder, tree: Tree | undefined) {
  const named = sortedByName(items);
  if (by === 'name') return descending ? named.reverse() : named;
  const placeKey = memoized((id) => placeKeyOf(id, tree));
  const textKey = memoized(sortKey);
  const keyOf = (item: Item): string => {
    switch (by) {
      case 'category':
        return item.category.toLowerCase();
      case 'location':
        return placeKey(item.location_id ?? '') || textKey(item.location_path ?? '');
      case 'supplier':
        return textKey(item.supplier);
      case 'part':
        return textKey(item.supplier_part_no);
      case 'created':
        return numberKey(Date.parse(item.created_at ?? ''));
      case 'updated':
        return numberKey(Date.parse(item.updated_at ?? ''));
      case 'quantity':
        return numberKey(item.quantity ?? Number.NaN);
    }
  };
  const keyed = named.map((item) => ({ item, key: keyOf(item) }));
  // The sort is stable: names decide between equals.
  return keyed.sort((a, b) => byKey(a.key, b.key, descending)).map(({ item }) => item);
}

/** A text that sorts as the number does, of which there are none below 0; '' for none. */
function numberKey(value: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(6).padStart(24, '0');
}

function placeKeyOf(id: string, tree: Tree | undefined): string {
  const steps = tree?.pathOf(id) ?? [];
  return steps.map(({ name, label }, at) => placeStep(sortKey(name), label, at === 0)).join('');
}

/** Most items share what is asked of them: their place, their supplier. */
function memoized<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = work(text);
    known.set(text, value);
    return value;
  };
}
