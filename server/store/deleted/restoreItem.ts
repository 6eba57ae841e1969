import { sortKey } from '../../../contract/naturalOrder.ts';
import { notFound } from '../../problems.ts';
import { changesIn, cutColumn } from '../items/cutChanges.ts';
import { recordEvent } from '../items/history.ts';
import { findItem, itemColumns, type ItemRow } from '../items/rows.ts';
import { type Author, requireLocation } from '../items/write.ts';
import { nameKey } from '../keys.ts';
import { categoryNow } from '../lookups.ts';
import { indexItem } from '../search/searchIndex.ts';
import type { Db } from '../store.ts';
import { findSnapshot, forgetSnapshot, ItemSnapshot, linkAgain } from './snapshot.ts';

/**
 * Brings back a deleted item: its id, fields, history and photos; one that is there is left as it is, and not back. 404 when nothing is
 * kept of it, 422 when its location is gone. It has the name that its category has by now. Its version is a new one, so that nobody takes it for what they saw before.
 * In a transaction.
 */
export async function restoreItem(
  db: Db,
  id: string,
  { user, now }: Author,
): Promise<{ row: ItemRow; isBack: boolean }> {
  const there = await findItem(db, id);
  if (there) return { row: there, isBack: false };
  const kept = await findSnapshot(db, { kind: 'item', id, now }, ItemSnapshot);
  if (!kept) throw notFound('Item');
  const { events, links } = kept;
  const category = await categoryNow(db, { name: kept.row.category, id: kept.category_id });
  const fields = { ...kept.row, category };
  await requireLocation(db, fields.location_id);
  const row = await db
    .insertInto('items')
    .values({
      ...fields,
      name_key: sortKey(fields.name),
      category_key: nameKey(fields.category),
      version: fields.version + 1,
      updated_at: now,
    })
    .returning(itemColumns)
    .executeTakeFirstOrThrow();
  await indexItem(db, row.seq, row);
  for (const event of events) {
    await db
      .insertInto('item_events')
      .values({ ...event, cut: cutColumn(changesIn(event.changes)), item_id: row.id })
      .execute();
  }
  const before = kept.row.category;
  await recordEvent(db, row.id, { at: now, user, kind: 'restored', changes: [] });
  if (category !== before) {
    const changes = [{ field: 'category', before, after: category }];
    await recordEvent(db, row.id, { at: now, user, kind: 'updated', changes });
  }
  await linkAgain(db, 'item_images', id, links);
  await forgetSnapshot(db, 'item', id);
  return { row, isBack: true };
}
