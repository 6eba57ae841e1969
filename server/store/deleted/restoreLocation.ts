import { sortKey } from '../../../contract/naturalOrder.ts';
import { invalid, notFound } from '../../problems.ts';
import { labelKey } from '../keys.ts';
import { requireFreeLabel, requireParent } from '../locations/rules.ts';
import { addLookup, findLookup, type LookupTableName, SINGULAR } from '../lookups.ts';
import { findLocation, type NamedLocationRow } from '../locations/rows.ts';
import type { Db } from '../store.ts';
import { findSnapshot, forgetSnapshot, linkAgain, LocationSnapshot } from './snapshot.ts';

/**
 * Brings back a deleted location: its id, fields and photos; one that is there is left as it is, and not back. 404 when nothing is
 * kept of it, 409 when its label is in use by now, 422 when what it is in is gone. A type or an area that is not on its list
 * any more is on it again. In a transaction.
 */
export async function restoreLocation(
  db: Db,
  id: string,
  now: number,
): Promise<{ row: NamedLocationRow; isBack: boolean }> {
  const there = await findLocation(db, id);
  if (there) return { row: there, isBack: false };
  const kept = await findSnapshot(db, { kind: 'location', id, now }, LocationSnapshot);
  if (!kept) throw notFound('Location');
  const { row, links } = kept;
  const location_type_id = await entryNow(db, 'location_types', row.location_type_id, kept.type_name);
  const location_area_id = await entryNow(db, 'location_areas', row.location_area_id, kept.area_name);
  if (row.parent_id !== null) await requireParent(db, undefined, row.parent_id);
  await requireFreeLabel(db, id, row.label ?? '');
  await db
    .insertInto('locations')
    .values({
      ...row,
      location_type_id,
      location_area_id,
      name_key: sortKey(row.name),
      label_key: row.label === null ? null : labelKey(row.label),
      version: row.version + 1,
      updated_at: now,
    })
    .execute();
  await linkAgain(db, 'location_images', id, links);
  await forgetSnapshot(db, 'location', id);
  const restored = await findLocation(db, id);
  if (!restored) throw notFound('Location');
  return { row: restored, isBack: true };
}

/** The number by which its type or area is on its list: the one that it had, else of the entry with that name, else of a new one. */
async function entryNow(
  db: Db,
  table: Exclude<LookupTableName, 'item_categories'>,
  id: number,
  name: string | undefined,
): Promise<number> {
  const there = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (there) return id;
  const what = SINGULAR[table];
  if (name === undefined) {
    const why = `Its ${what} was removed meanwhile, and an earlier version that deleted it kept no name of it: it cannot be brought back.`;
    throw invalid({ [`location_${what}_id`]: why });
  }
  const entry = (await findLookup(db, table, name)) ?? (await addLookup(db, table, name));
  return entry.id;
}
