import { byKey, type ItemOrder, type ItemSort, placeStep } from '../../../contract/itemOrder.ts';
import { sortKey } from '../../../contract/naturalOrder.ts';
import { DEPTH_MAX } from '../locations/places.ts';
import type { Db } from '../store.ts';
import { filteredItems, type ItemFilter } from './filter.ts';

/** What has no index to sort by: all that the filter lets through is read and sorted here. Only for a thread. */
export const SLOW_SORTS = ['location', 'supplier', 'part'] as const satisfies readonly ItemSort[];
type SlowSort = (typeof SLOW_SORTS)[number];

const COLUMNS = {
  location: 'location_id',
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
  const keys = by === 'location' ? await placeKeys(db) : new Map<string, string>();
  const keyed = rows.map(({ seq, text }) => {
    const key = keys.get(text) ?? (by === 'location' ? '' : sortKey(text));
    // Most texts are there many times.
    keys.set(text, key);
    return { seq, key };
  });
  // The sort is stable: the names decide between equals.
  return keyed.sort((a, b) => byKey(a.key, b.key, descending)).map(({ seq }) => seq);
}

/** What each location stands at in the order of places, by its id. */
async function placeKeys(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('locations').select(['id', 'parent_id', 'name_key', 'label']).execute();
  const locations = new Map(rows.map((row) => [row.id, row]));
  const keys = new Map<string, string>();
  for (const { id } of rows) {
    // Up to one whose key is known, and down again: each is looked at once.
    const path = [];
    for (let row = locations.get(id); row && !keys.has(row.id); row = locations.get(row.parent_id ?? '')) {
      if (path.length > DEPTH_MAX) break;
      path.push(row);
    }
    for (const row of path.reverse()) {
      const above = keys.get(row.parent_id ?? '') ?? '';
      keys.set(row.id, above + placeStep(row.name_key, row.label ?? '', row.parent_id === null));
    }
  }
  return keys;
}
