import type { Db } from '../store.ts';
import type { ItemRow } from '../items/rows.ts';
import { keepSnapshot, linksToKeep } from './snapshot.ts';

/** Keeps an item that is about to be deleted, with its history and its links. In the transaction of the deletion. */
export async function keepItem(
  db: Db,
  row: ItemRow,
  { user, now }: { user: string; now: number },
): Promise<void> {
  const events = await db
    .selectFrom('item_events')
    .select(['at', 'user', 'kind', 'changes'])
    .where('item_seq', '=', row.seq)
    .orderBy('id')
    .execute();
  const deleted = { at: now, user, kind: 'deleted', changes: '[]' };
  const { seq: _seq, name_key: _name, category_key: _category, updated_at: _updated, ...fields } = row;
  await keepSnapshot(
    db,
    { kind: 'item', id: row.id, deleted_at: now },
    { row: fields, events: [...events, deleted], links: await linksToKeep(db, 'item_images', row.id) },
  );
}
