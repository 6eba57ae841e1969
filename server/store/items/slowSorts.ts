import { byKey, type ItemOrder, type ItemSort } from '../../../contract/itemOrder.ts';
import { sortKey } from '../../../contract/naturalOrder.ts';
import type { Db } from '../store.ts';
import { filteredItems, type ItemFilter } from './filter.ts';

/** What has no index to sort by: all that the filter lets through is read and sorted here. Only for the reading process. */
export const SLOW_SORTS = ['supplier', 'part'] as const satisfies readonly ItemSort[];
type SlowSort = (typeof SLOW_SORTS)[number];

const COLUMNS = {
  supplier: 'supplier',
  part: 'supplier_part_no',
} as const;

/** The numbers of all items that the filter lets through, sorted; equal ones by name. */
export async function sortSlowly(
  db: Db,
  filter: ItemFilter,
  { by, descending }: ItemOrder & { by: SlowSort },
): Promise<number[]> {
  const { query } = await filteredItems(db, filter);
  const rows = await query
    .select(['seq', `${COLUMNS[by]} as text`])
    .orderBy('name_key')
    .orderBy('seq')
    .execute();
  const keys = new Map<string, string>();
  const keyed = rows.map(({ seq, text }) => {
    const key = keys.get(text) ?? sortKey(text);
    // Most texts are there many times.
    keys.set(text, key);
    return { seq, key };
  });
  // The sort is stable: the names decide between equals.
  return keyed.sort((a, b) => byKey(a.key, b.key, descending)).map(({ seq }) => seq);
}
