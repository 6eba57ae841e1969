import type { Selectable } from 'kysely';
import { type Infer, create, nullable, number, optional, string, type } from 'superstruct';
import type { Db } from '../store.ts';
import type { ImportChangesTable } from '../tables.ts';

export type ChangeRow = Selectable<ImportChangesTable>;
type Kind = ChangeRow['kind'];

/**
 * Fields of an item as they were before an import has changed them, and the version that it had; an import of an older
 * Stowage has not noted that one. `category_id` is the number of its category on the list, which may be renamed since.
 */
const Before = type({
  version: optional(number()),
  category_id: optional(nullable(number())),
  name: optional(string()),
  category: optional(string()),
  location_id: optional(string()),
  description: optional(string()),
  notes: optional(string()),
  quantity: optional(number()),
  supplier: optional(string()),
  supplier_part_no: optional(string()),
  supplier_item_url: optional(string()),
  acquisition_date: optional(nullable(string())),
});
export type ItemBefore = Infer<typeof Before>;

/** Notes that an import has made a record; in the transaction that makes it. */
export async function noteMade(
  db: Db,
  importId: string,
  { kind, id, line, version }: { kind: 'item' | 'location'; id: string; line: number; version: number },
): Promise<void> {
  await db
    .insertInto('import_changes')
    .values({ import_id: importId, kind, record_id: id, line, version, before: null })
    .execute();
}

/** The same of an entry of a list: those have no version, and by its name it is seen whether somebody has changed it since. */
export async function noteListed(
  db: Db,
  importId: string,
  {
    kind,
    id,
    name,
    line,
  }: { kind: Exclude<Kind, 'item' | 'location'>; id: number; name: string; line: number },
): Promise<void> {
  const before = JSON.stringify({ name } satisfies ItemBefore);
  await db
    .insertInto('import_changes')
    .values({ import_id: importId, kind, record_id: String(id), line, version: 0, before })
    .execute();
}

/**
 * Notes that an import has changed an item; in the transaction that does. Of what it changes again, or has made itself, the
 * first state counts.
 */
export async function noteChanged(
  db: Db,
  importId: string,
  {
    id,
    line,
    version,
    was,
    before,
  }: { id: string; line: number; version: number; was: number; before: ItemBefore },
): Promise<void> {
  const known = await db
    .selectFrom('import_changes')
    .select(['seq', 'before', 'version'])
    .where('import_id', '=', importId)
    .where('kind', '=', 'item')
    .where('record_id', '=', id)
    .executeTakeFirst();
  if (!known) {
    await db
      .insertInto('import_changes')
      .values({
        import_id: importId,
        kind: 'item',
        record_id: id,
        line,
        version,
        before: JSON.stringify(before),
      })
      .execute();
    return;
  }
  // Somebody was there meanwhile: then it stays as it is.
  if (known.version !== was) return;
  const first = known.before === null ? null : JSON.stringify({ ...before, ...beforeOf(known.before) });
  await db
    .updateTable('import_changes')
    .set({ version, before: first })
    .where('seq', '=', known.seq)
    .execute();
}

/** Only `noteChanged` and `noteListed` write them. */
export const beforeOf = (text: string): ItemBefore => create(JSON.parse(text), Before);

/** The item that the row in this line has made. */
export async function itemMadeBy(db: Db, importId: string, line: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_changes')
    .select('record_id')
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('kind', '=', 'item')
    .where('before', 'is', null)
    .executeTakeFirst();
  return row?.record_id;
}

/** Whether an import has made this record. */
export async function isMadeBy(db: Db, importId: string, kind: Kind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_changes')
    .select('seq')
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('before', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last changes of an import that are to be taken back; what a row was put into comes after the row. */
export const lastChanges = (db: Db, importId: string, limit: number): Promise<ChangeRow[]> =>
  db
    .selectFrom('import_changes')
    .selectAll()
    .where('import_id', '=', importId)
    .where('line', '>=', LAST)
    .orderBy('line', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();

/**
 * The import that has left an item as it was `from` this version on has left it as it is in version `to`: another one that
 * has changed it since is taken back.
 */
export async function handBack(
  db: Db,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db
    .updateTable('import_changes')
    .set({ version: to })
    .where('record_id', '=', id)
    .where('kind', '=', 'item')
    .where('version', '=', from)
    .execute();
}

/** The line of what waits until all of its import that stands in a line is taken back; the lines of a file begin with 1. */
const LAST = 0;

/** Lets a change that cannot be taken back yet be the last one; false for one that is that already. */
export async function takeBackLast(db: Db, { seq, line }: ChangeRow): Promise<boolean> {
  if (line === LAST) return false;
  await db.updateTable('import_changes').set({ line: LAST }).where('seq', '=', seq).execute();
  return true;
}

/** Notes that a change stays though its import is taken back: from then on its line is below all others. */
export async function keepChange(db: Db, { seq, line }: ChangeRow): Promise<void> {
  await db
    .updateTable('import_changes')
    .set({ line: -Math.max(1, line) })
    .where('seq', '=', seq)
    .execute();
}

/** Changes that stayed of an import that was taken back: at most `limit` behind that of the number `after`. */
export const keptChanges = (
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ChangeRow[]> =>
  db
    .selectFrom('import_changes')
    .selectAll()
    .where('import_id', '=', importId)
    .where('line', '<', LAST)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();

/** Lets what stayed be taken back once more; how many changes these are. */
export async function takeUpKept(db: Db, importId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('import_changes')
    .set(({ neg }) => ({ line: neg('line') }))
    .where('import_id', '=', importId)
    .where('line', '<', LAST)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets what stayed, of an import that may be begun again. */
export async function forgetKept(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_changes').where('import_id', '=', importId).where('line', '<', LAST).execute();
}

export async function forgetChange(db: Db, seq: number): Promise<void> {
  await db.deleteFrom('import_changes').where('seq', '=', seq).execute();
}

export async function countChanges(db: Db, importId: string): Promise<number> {
  const row = await db
    .selectFrom('import_changes')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return row?.count ?? 0;
}
