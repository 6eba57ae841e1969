import { sql } from 'kysely';
import type { ItemOrder, ItemSort } from '../../../contract/itemOrder.ts';
import { inOrder } from '../bySeq.ts';
import { numbersOf } from '../lists.ts';
import { nameKey } from '../keys.ts';
import type { Sized } from '../portions.ts';
import type { Db } from '../store.ts';
import type { ItemCountsTable } from '../tables.ts';
import { filteredItems, isSlow, type ItemFilter, placesInside } from './filter.ts';
import { pickByPlace } from './placeOrder.ts';
import { itemColumns, type ItemRow } from './rows.ts';
import { SLOW_SORTS, sortSlowly } from './slowSorts.ts';

/** The columns that an index sorts by. The last one decides between equals, so that no item is on two pages. */
const INDEXED = {
  name: ['name_key', 'seq'],
  created: ['created_at', 'seq'],
  updated: ['updated_at', 'seq'],
  quantity: ['quantity', 'seq'],
  category: ['category_key', 'name_key', 'seq'],
} as const satisfies Partial<Record<ItemSort, readonly string[]>>;

/** The numbers of `limit` items from `offset` in the given order. */
export async function pickItems(
  db: Db,
  filter: ItemFilter,
  order: ItemOrder,
  limit: number,
  offset: number,
): Promise<number[]> {
  const { by, descending } = order;
  if (by === 'location') return pickByPlace(db, filter, descending, limit, offset);
  const slow = SLOW_SORTS.find((sort) => sort === by);
  if (slow) return (await sortSlowly(db, filter, { by: slow, descending })).slice(offset, offset + limit);
  // All that are not slow are there.
  const columns = INDEXED[by as keyof typeof INDEXED];
  // From an index alone: a far page skips no whole rows.
  let { query } = await filteredItems(db, filter);
  for (const column of columns) query = query.orderBy(column, descending ? 'desc' : 'asc');
  const rows = await query.select('seq').limit(limit).offset(offset).execute();
  return rows.map(({ seq }) => seq);
}

/** An item's place in the order of names. */
export type NamePlace = Pick<ItemRow, 'seq' | 'name_key'>;

/** The next `limit` items after `after` in the order of names; the first ones without it. */
export async function pickItemsAfter(
  db: Db,
  filter: ItemFilter,
  after: NamePlace | undefined,
  limit: number,
): Promise<NamePlace[]> {
  let query = (await filteredItems(db, filter)).query.select(['seq', 'name_key']);
  if (after) query = query.where(sql<boolean>`(name_key, seq) > (${after.name_key}, ${after.seq})`);
  return query.orderBy('name_key').orderBy('seq').limit(limit).execute();
}

/** How many bytes the long texts of these items have; what is gone is left out. */
export async function sizesOfItems(db: Db, seqs: readonly number[]): Promise<Sized[]> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .select(sql<number>`octet_length(description) + octet_length(notes)`.as('bytes'))
    .where('seq', 'in', numbersOf(seqs))
    .execute();
  return inOrder(seqs, rows);
}

/** The items with these numbers, in this order; what is gone is left out. */
export async function itemRows(db: Db, seqs: readonly number[]): Promise<ItemRow[]> {
  const rows = await db.selectFrom('items').select(itemColumns).where('seq', 'in', numbersOf(seqs)).execute();
  return inOrder(seqs, rows);
}

/** How many items the filter lets through. */
export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  const { within, ...others } = filter;
  if (within !== undefined && Object.values(others).every((value) => value === undefined)) {
    return countWithin(db, within);
  }
  if (isSlow(filter) || (filter.location !== undefined && filter.category !== undefined)) {
    const { query } = await filteredItems(db, filter);
    const counted = query.select((row) => row.fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirst())?.count ?? 0;
  }
  if (filter.location !== undefined) return counter(db, 'location', filter.location);
  if (filter.category !== undefined) return counter(db, 'category', nameKey(filter.category));
  return counter(db, 'all', '');
}

async function countWithin(db: Db, location: string): Promise<number> {
  const sum = db.selectFrom('item_counts').select((row) => row.fn.sum<number | null>('count').as('count'));
  const row = await sum
    .where('kind', '=', 'location')
    .where('key', 'in', placesInside(location))
    .executeTakeFirst();
  return row?.count ?? 0;
}

async function counter(db: Db, kind: ItemCountsTable['kind'], key: string): Promise<number> {
  const row = await db
    .selectFrom('item_counts')
    .select('count')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.count ?? 0;
}
