import {
  type Infer,
  type Struct,
  array,
  create,
  defaulted,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct';
import { noteDay, olderThan } from '../days/seenDays.ts';
import type { Db } from '../store.ts';
import type { DeletedRecordsTable } from '../tables.ts';

/** For how many days a deletion can surely be taken back. */
const KEPT_FOR = 90;
/** Rows forgotten with each one added, and changes of each: the table shrinks again, and no deletion pays for all of it. */
const FORGOTTEN_AT_ONCE = 20;

const Link = type({ id: string(), image_id: string(), created_at: number() });
export type KeptLink = Infer<typeof Link>;

export const LocationSnapshot = type({
  row: type({
    id: string(),
    name: string(),
    description: string(),
    label: nullable(string()),
    location_type_id: number(),
    location_area_id: number(),
    parent_id: nullable(string()),
    version: number(),
    created_at: number(),
  }),
  /** What its type and its area were called; versions of before kept neither. */
  type_name: optional(string()),
  area_name: optional(string()),
  links: array(Link),
});

export const ItemSnapshot = type({
  row: type({
    id: string(),
    name: string(),
    description: string(),
    category: string(),
    notes: string(),
    quantity: number(),
    location_id: string(),
    supplier: string(),
    supplier_part_no: string(),
    supplier_item_url: string(),
    acquisition_date: nullable(string()),
    version: number(),
    created_at: number(),
  }),
  /** The number of its category on the list, which may have another name by then; none where it is not on it. */
  category_id: optional(number()),
  /** Its history, in what was kept before that stayed where it is. */
  events: defaulted(array(type({ at: number(), user: string(), kind: string(), changes: string() })), []),
  links: array(Link),
});

/** Keeps what is about to be deleted, and forgets a few of what was kept too long. In the transaction of the deletion. */
export async function keepSnapshot(
  db: Db,
  { kind, id, deleted_at }: Omit<DeletedRecordsTable, 'snapshot'>,
  snapshot: object,
): Promise<void> {
  await noteDay(db, deleted_at);
  const old = db
    .selectFrom('deleted_records')
    .select(['kind', 'id'])
    .where('deleted_at', '<', await olderThan(db, deleted_at, KEPT_FOR))
    .orderBy('deleted_at')
    .limit(FORGOTTEN_AT_ONCE);
  for (const row of await old.execute()) {
    if (row.kind === 'item' && !(await forgetHistory(db, row.id))) continue;
    await forgetSnapshot(db, row.kind, row.id);
  }
  await forgetSnapshot(db, kind, id);
  await db
    .insertInto('deleted_records')
    .values({ kind, id, deleted_at, snapshot: JSON.stringify(snapshot) })
    .execute();
}

/** Forgets some of what happened to an item that nobody can bring back; whether nothing is left. */
async function forgetHistory(db: Db, itemId: string): Promise<boolean> {
  const some = db.selectFrom('item_events').select('id').where('item_id', '=', itemId);
  const { numDeletedRows } = await db
    .deleteFrom('item_events')
    .where('id', 'in', some.limit(FORGOTTEN_AT_ONCE))
    .executeTakeFirst();
  return numDeletedRows < FORGOTTEN_AT_ONCE;
}

/** What was kept of the record; undefined when nothing is, or nothing any more. */
export async function findSnapshot<T>(
  db: Db,
  { kind, id, now }: { kind: DeletedRecordsTable['kind']; id: string; now: number },
  shape: Struct<T>,
): Promise<T | undefined> {
  const kept = await db
    .selectFrom('deleted_records')
    .select('snapshot')
    .where('kind', '=', kind)
    .where('id', '=', id)
    // As long as promised and no longer, whether it was forgotten yet or not.
    .where('deleted_at', '>=', await olderThan(db, now, KEPT_FOR))
    .executeTakeFirst();
  return kept && create(JSON.parse(kept.snapshot), shape);
}

export async function forgetSnapshot(db: Db, kind: DeletedRecordsTable['kind'], id: string): Promise<void> {
  await db.deleteFrom('deleted_records').where('kind', '=', kind).where('id', '=', id).execute();
}

/** The links of what is about to be deleted, in their order. */
export function linksToKeep(
  db: Db,
  table: 'item_images' | 'location_images',
  id: string,
): Promise<KeptLink[]> {
  const links = db.selectFrom(table).select(['id', 'image_id', 'created_at']).where('owner_id', '=', id);
  return links.orderBy('seq').execute();
}

/** Links the photos again that are still there. */
export async function linkAgain(
  db: Db,
  table: 'item_images' | 'location_images',
  owner: string,
  links: readonly KeptLink[],
): Promise<void> {
  for (const link of links) {
    const image = db.selectFrom('images').select('id').where('id', '=', link.image_id);
    if (!(await image.executeTakeFirst())) continue;
    await db
      .insertInto(table)
      .values({ ...link, owner_id: owner })
      .execute();
  }
}
