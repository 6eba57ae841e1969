import { sql } from 'kysely';
import { inOrder, listed } from '../bySeq.ts';
import { nameKey } from '../keys.ts';
import type { Sized } from '../portions.ts';
import type { Db } from '../store.ts';
import type { ItemCountsTable } from '../tables.ts';
import { itemColumns, type ItemRow } from './rows.ts';

/** What the lists sort by; a leading '-' turns the order round. The id decides between equals. */
export const ITEM_SORTS = {
  name: 'name_key',
  created: 'created_at',
  updated: 'updated_at',
  quantity: 'quantity',
} as const;

export interface ItemFilter {
  /** Only items in this location itself. */
  location?: string | undefined;
  /** Only items in this location or inside of what is in it, however deep; not beside `location`. */
  within?: string | undefined;
  /** Only items of this category, ignoring case. */
  category?: string | undefined;
}

export interface ItemOrder {
  by: keyof typeof ITEM_SORTS;
  descending: boolean;
}

/** The numbers of `limit` items from `offset` in the given order. */
export async function pickItems(
  db: Db,
  filter: ItemFilter,
  order: ItemOrder,
  limit: number,
  offset: number,
): Promise<number[]> {
  const column = ITEM_SORTS[order.by];
  const direction = order.descending ? 'desc' : 'asc';
  // From an index alone: a far page skips no whole rows.
  const rows = await filtered(db, filter)
    .select('seq')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ seq }) => seq);
}

/** An item's place in the order of names. */
export type NamePlace = Pick<ItemRow, 'seq' | 'name_key' | 'id'>;

/** The next `limit` items after `after` in the order of names; the first ones without it. */
export function pickItemsAfter(
  db: Db,
  filter: ItemFilter,
  after: NamePlace | undefined,
  limit: number,
): Promise<NamePlace[]> {
  let query = filtered(db, filter).select(['seq', 'name_key', 'id']);
  if (after) query = query.where(sql<boolean>`(name_key, id) > (${after.name_key}, ${after.id})`);
  return query.orderBy('name_key').orderBy('id').limit(limit).execute();
}

/** How many bytes the long texts of these items have; what is gone is left out. */
export async function sizesOfItems(db: Db, seqs: readonly number[]): Promise<Sized[]> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .select(sql<number>`octet_length(description) + octet_length(notes)`.as('bytes'))
    .where('seq', 'in', listed(seqs))
    .execute();
  return inOrder(seqs, rows);
}

/** The items with these numbers, in this order; what is gone is left out. */
export async function itemRows(db: Db, seqs: readonly number[]): Promise<ItemRow[]> {
  const rows = await db.selectFrom('items').select(itemColumns).where('seq', 'in', listed(seqs)).execute();
  return inOrder(seqs, rows);
}

/** How many items the filter lets through. */
export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  if (filter.within !== undefined && filter.category === undefined) return countWithin(db, filter.within);
  if ((filter.location ?? filter.within) !== undefined && filter.category !== undefined) {
    const counted = filtered(db, filter).select((row) => row.fn.countAll<number>().as('count'));
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
    .where('key', 'in', inside(location))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The ids of a location and of all that are inside of it. */
function inside(location: string) {
  return sql<string>`(with recursive inside (id) as (
    select id from locations where id = ${location}
    union select l.id from locations l join inside i on l.parent_id = i.id
  ) select id from inside)`;
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

function filtered(db: Db, filter: ItemFilter) {
  let query = db.selectFrom('items');
  if (filter.location !== undefined) query = query.where('location_id', '=', filter.location);
  if (filter.within !== undefined) query = query.where('location_id', 'in', inside(filter.within));
  if (filter.category !== undefined) query = query.where('category_key', '=', nameKey(filter.category));
  return query;
}
