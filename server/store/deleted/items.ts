import type { Db } from '../store.ts';
import type { ItemRow } from '../items/rows.ts';
import { findLookup } from '../lookups.ts';
import { keepSnapshot, linksToKeep } from './snapshot.ts';

/**
 * Keeps an item that is about to be deleted, with its links and the number of its category. Its history, which may be long, stays where it is. In the
 * transaction of the deletion; `now` in milliseconds since 1970.
 */
export async function keepItem(db: Db, row: ItemRow, { now }: { now: number }): Promise<void> {
  const { seq: _seq, name_key: _name, category_key: _category, updated_at: _updated, ...fields } = row;
  const category = await findLookup(db, 'item_categories', row.category);
  const links = await linksToKeep(db, 'item_images', row.id);
  await keepSnapshot(
    db,
    { kind: 'item', id: row.id, deleted_at: now },
    { row: fields, category_id: category?.id, links },
  );
}
