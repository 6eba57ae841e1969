import { sql, type Kysely } from 'kysely';
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
  await sql`create table events_of_items (
    id integer primary key,
    item_id text not null,
    at integer not null,
    user text not null,
    kind text not null,
    changes text not null
  ) strict`.execute(db);
  await sql`insert into events_of_items select e.id, i.id, e.at, e.user, e.kind, e.changes
    from item_events e join items i on i.seq = e.item_seq`.execute(db);
  await sql`drop table item_events`.execute(db);
  await sql`alter table events_of_items rename to item_events`.execute(db);
  await sql`create index item_events_by_item on item_events (item_id)`.execute(db);
}
