import { sql } from 'kysely';
import { containsText } from '../../../contract/itemOrder.ts';
import { nameKey } from '../keys.ts';
import { textsOf } from '../lists.ts';
import { DEPTH_MAX } from '../locations/places.ts';
import type { Db } from '../store.ts';

/** Which items a list has. */
export interface ItemFilter {
  /** Only items in this location itself. */
  location?: string | undefined;
  /** Only items of this category, ignoring case. */
  category?: string | undefined;
  /** Only items in this location or anywhere inside of it. */
  within?: string | undefined;
  /** Only items whose supplier has this in its name, ignoring case and accents. */
  supplier?: string | undefined;
  /** Only items without a photo to show. */
  lacksPhoto?: boolean | undefined;
  /** Only items changed at this moment or later, in ms since 1970. */
  since?: number | undefined;
}

/** Whether no index leads to its items: they are looked at one by one. */
export const isSlow = ({ within, supplier, lacksPhoto, since }: ItemFilter): boolean =>
  [within, supplier, since].some((value) => value !== undefined) || lacksPhoto === true;

/** A query of the items that the filter lets through, for `select` and order to follow. */
export async function filteredItems(db: Db, filter: ItemFilter) {
  const { location, category, within, supplier, lacksPhoto, since } = filter;
  let query = db.selectFrom('items');
  if (location !== undefined) query = query.where('location_id', '=', location);
  if (category !== undefined) {
    // What is no column has no index: it keeps SQLite to that of the location, for of a category there are many more.
    const key =
      location === undefined ? sql.ref<string>('category_key') : sql<string>`coalesce(category_key, '')`;
    query = query.where(key, '=', nameKey(category));
  }
  if (since !== undefined) query = query.where('updated_at', '>=', since);
  if (within !== undefined) query = query.where('location_id', 'in', placesInside(within));
  if (supplier !== undefined) {
    query = query.where('supplier', 'in', textsOf(await suppliersWith(db, supplier)));
  }
  if (lacksPhoto === true) query = query.where(hasNoPhoto);
  // In an object: a query that is given back by itself looks like something to wait for.
  return { query };
}

export const hasNoPhoto = sql<boolean>`not exists (select 1 from item_images l join images i on i.id = l.image_id
  where l.owner_id = items.id and i.status = 'ready')`;

/** The location itself and everything inside of it. */
export const placesInside = (id: string) => sql<string>`(with recursive inside (id, depth) as (
    select id, 0 from locations where id = ${id}
    union all
    select l.id, inside.depth + 1 from inside join locations l on l.parent_id = inside.id
    where inside.depth < ${DEPTH_MAX}
  ) select id from inside)`;

/** All suppliers with `part` in their names: there are few, and no database knows our accents. */
async function suppliersWith(db: Db, part: string): Promise<string[]> {
  const rows = await db.selectFrom('items').select('supplier').distinct().execute();
  return rows.map(({ supplier }) => supplier).filter((supplier) => containsText(supplier, part));
}
