import { sql } from 'kysely';
import { nameKey } from '../keys.ts';
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
  /** Only items of this category, ignoring case. */
  category?: string | undefined;
}

export interface ItemOrder {
  by: keyof typeof ITEM_SORTS;
  descending: boolean;
}

/** `limit` rows from `offset` in the given order. */
export async function itemPage(
  db: Db,
  filter: ItemFilter,
  order: ItemOrder,
  limit: number,
  offset: number,
): Promise<ItemRow[]> {
  const column = ITEM_SORTS[order.by];
  const direction = order.descending ? 'desc' : 'asc';
  // The rows are picked from an index alone and only then read: a far page skips no whole rows.
  const picked = filtered(db, filter)
    .select('seq')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom('items')
    .select(itemColumns)
    .where('seq', 'in', picked)
    .orderBy(column, direction)
    .orderBy('id', direction)
    .execute();
}

/** Where a row stands in the order of names. */
export type Position = Pick<ItemRow, 'name_key' | 'id'>;

/** `limit` rows that follow `after` in the order of names; from the first without it. */
export function itemsAfter(
  db: Db,
  filter: ItemFilter,
  after: Position | undefined,
  limit: number,
): Promise<ItemRow[]> {
  let query = filtered(db, filter).select(itemColumns);
  if (after) query = query.where(sql<boolean>`(name_key, id) > (${after.name_key}, ${after.id})`);
  return query.orderBy('name_key').orderBy('id').limit(limit).execute();
}

/** How many items the filter lets through. */
export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  if (filter.location !== undefined && filter.category !== undefined) {
    const counted = filtered(db, filter).select((row) => row.fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirst())?.count ?? 0;
  }
  if (filter.location !== undefined) return counter(db, 'location', filter.location);
  if (filter.category !== undefined) return counter(db, 'category', nameKey(filter.category));
  return counter(db, 'all', '');
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
  if (filter.category !== undefined) query = query.where('category_key', '=', nameKey(filter.category));
  return query;
}
