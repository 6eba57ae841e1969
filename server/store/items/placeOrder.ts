import { byKey, placeStep } from '../../../contract/itemOrder.ts';
import { textsOf } from '../lists.ts';
import { DEPTH_MAX } from '../locations/places.ts';
import type { Db } from '../store.ts';
import { filteredItems, type ItemFilter, placesInside } from './filter.ts';

/** Places of one key, between which the names of their items decide. */
interface Rank {
  key: string;
  locations: string[];
  items: number;
}

/**
 * The numbers of `limit` items from `offset` in the order of their places, those of one place by name. What is before
 * them is counted, and not read: there are fewer places than items.
 */
export async function pickByPlace(
  db: Db,
  filter: ItemFilter,
  descending: boolean,
  limit: number,
  offset: number,
): Promise<number[]> {
  const ranks = (await ranksOf(db, filter)).sort((a, b) => byKey(a.key, b.key, descending));
  const picked: number[] = [];
  const read = async (touched: readonly Rank[], most: number, from: number): Promise<void> =>
    void picked.push(...(await itemsOf(db, filter, touched, most, from)));
  let skipped = offset;
  let at = 0;
  for (let rank = ranks[at]; rank && rank.items <= skipped; rank = ranks[at]) {
    skipped -= rank.items;
    at += 1;
  }
  // Those of which all is wanted are read at once; the first and the last have more, perhaps by far.
  let whole: Rank[] = [];
  let left = limit;
  for (let rank = ranks[at]; rank && left > 0; rank = ranks[at]) {
    const count = Math.min(rank.items - skipped, left);
    if (skipped === 0 && count === rank.items) {
      whole.push(rank);
    } else {
      await read(whole, limit, 0);
      whole = [];
      await read([rank], count, skipped);
    }
    left -= count;
    skipped = 0;
    at += 1;
  }
  await read(whole, limit, 0);
  return picked;
}

async function itemsOf(
  db: Db,
  filter: ItemFilter,
  ranks: readonly Rank[],
  limit: number,
  offset: number,
): Promise<number[]> {
  if (ranks.length === 0) return [];
  const { query } = await filteredItems(db, filter);
  const rows = await query
    .where('location_id', 'in', textsOf(ranks.flatMap(({ locations }) => locations)))
    .select(['seq', 'location_id'])
    .orderBy('name_key')
    .orderBy('seq')
    .limit(limit)
    .offset(offset)
    .execute();
  const rankOf = new Map(ranks.flatMap(({ locations }, rank) => locations.map((id) => [id, rank] as const)));
  // The sort is stable: the names decide between equals.
  return rows
    .map(({ seq, location_id }) => ({ seq, rank: rankOf.get(location_id) ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ seq }) => seq);
}

/** All places that have items which the filter lets through. */
async function ranksOf(db: Db, filter: ItemFilter): Promise<Rank[]> {
  const counts = await countsOf(db, filter);
  const keys = await placeKeys(db);
  const ranks = new Map<string, Rank>();
  for (const { id, count } of counts) {
    const key = keys.get(id) ?? '';
    const rank = ranks.get(key) ?? { key, locations: [], items: 0 };
    rank.locations.push(id);
    rank.items += count;
    ranks.set(key, rank);
  }
  return [...ranks.values()];
}

async function countsOf(db: Db, filter: ItemFilter): Promise<{ id: string; count: number }[]> {
  const { within, ...others } = filter;
  if (Object.values(others).every((value) => value === undefined)) {
    let kept = db.selectFrom('item_counts').select(['key as id', 'count']).where('kind', '=', 'location');
    if (within !== undefined) kept = kept.where('key', 'in', placesInside(within));
    return kept.where('count', '>', 0).execute();
  }
  const { query } = await filteredItems(db, filter);
  return query
    .select(['location_id as id', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('location_id')
    .execute();
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
