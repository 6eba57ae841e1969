import { sortKey } from '../../../contract/naturalOrder.ts';
import { notFound } from '../../problems.ts';
import { labelKey } from '../keys.ts';
import { requireFreeLabel, requireLookups, requireParent } from '../locations/rules.ts';
import { findLocation, type NamedLocationRow } from '../locations/rows.ts';
import type { Db } from '../store.ts';
import { findSnapshot, forgetSnapshot, linkAgain, LocationSnapshot } from './snapshot.ts';

/**
 * Brings back a deleted location: its id, fields and photos; one that is there is left as it is, and not back. 404 when nothing is
 * kept of it, 409 when its label is in use by now, 422 when what it is in, its type or its area is gone. In a transaction.
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
  await requireLookups(db, row);
  if (row.parent_id !== null) await requireParent(db, undefined, row.parent_id);
  await requireFreeLabel(db, id, row.label ?? '');
  await db
    .insertInto('locations')
    .values({
      ...row,
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
