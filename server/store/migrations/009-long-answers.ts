import { sql, type Kysely } from 'kysely';
import { HISTORY_TEXT_MAX } from '../../../contract/limits.ts';
import { changesIn, cutColumn } from '../items/cutChanges.ts';
import type { Tables } from '../tables.ts';

/** Shown images are counted, and pages of them found, by an index alone; in the same order as before. */
export async function shownImages(db: Kysely<Tables>): Promise<void> {
  await sql`drop index images_by_created`.execute(db);
  await sql`create index images_by_created on images (created_at, id, status)`.execute(db);
}

/**
 * What happened to an item belongs to its id, and not to its row: a deleted item's stays where it is, however long, until
 * the item comes back or can be brought back no more.
 */
export async function eventsOfItems(db: Kysely<Tables>): Promise<void> {
  // What is read most stands before what is long: SQLite finds it without reading that.
  await sql`create table events_of_items (
    id integer primary key,
    item_id text not null,
    at integer not null,
    user text not null,
    kind text not null,
    cut text,
    changes text not null
  ) strict`.execute(db);
  await sql`insert into events_of_items select e.id, i.id, e.at, e.user, e.kind, null, e.changes
    from item_events e join items i on i.seq = e.item_seq`.execute(db);
  await sql`drop table item_events`.execute(db);
  await sql`alter table events_of_items rename to item_events`.execute(db);
  await sql`create index item_events_by_item on item_events (item_id)`.execute(db);
  await cutEvents(db);
}

/** What has long texts is kept in its short form beside them. */
async function cutEvents(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('item_events')
      .select(['id', 'changes'])
      .where('id', '>', last)
      .where(sql<boolean>`octet_length(changes) > ${HISTORY_TEXT_MAX}`)
      .orderBy('id')
      .limit(20)
      .execute();
    for (const { id, changes } of rows) {
      const cut = cutColumn(changesIn(changes));
      if (cut !== null) await db.updateTable('item_events').set({ cut }).where('id', '=', id).execute();
    }
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
  }
}
