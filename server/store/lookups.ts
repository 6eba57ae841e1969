import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Lookup } from '../../contract/entities.ts';
import { withPlainBlanks } from '../../contract/fields.ts';
import { LOOKUPS_MAX } from '../../contract/limits.ts';
import { compareText, sortKey } from '../../contract/naturalOrder.ts';
import { Problem, notFound } from '../problems.ts';
import { counted } from '../wording.ts';
import { nameKey } from './keys.ts';
import type { Db } from './store.ts';

/** The three lists of names that locations and items choose from. */
export type LookupTableName = 'location_types' | 'location_areas' | 'item_categories';

export const SINGULAR = {
  location_types: 'type',
  location_areas: 'area',
  item_categories: 'category',
} as const;

/** Names that are made ready for sorting before everybody else has a turn. */
const KEYED_AT_ONCE = 1000;

/** The whole list by name. */
export async function listLookups(db: Db, table: LookupTableName): Promise<Lookup[]> {
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  const keyed: { row: Lookup; key: string }[] = [];
  for (const row of rows) {
    keyed.push({ row, key: sortKey(row.name) });
    if (keyed.length % KEYED_AT_ONCE === 0) await setImmediate();
  }
  return keyed.sort((a, b) => compareText(a.key, b.key) || a.row.id - b.row.id).map(({ row }) => row);
}

/** Adds a name; 409 when the list has it, ignoring case, or is full. In a transaction. */
export async function addLookup(db: Db, table: LookupTableName, name: string): Promise<Lookup> {
  const known = await findLookup(db, table, name);
  if (known) throw nameTaken(table, known);
  const count = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
  if ((await count.executeTakeFirstOrThrow()).count >= LOOKUPS_MAX) {
    const message = `There are ${LOOKUPS_MAX} already. Remove some first.`;
    throw new Problem('conflict', message, { fields: { name: message } });
  }
  return db
    .insertInto(table)
    .values({ id: nextNumber(table), name, name_key: nameKey(name) })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** The number of an entry that is added: one that no entry of the list ever had. */
export const nextNumber = (table: LookupTableName) =>
  sql<number>`(select max(number) + 1 from (
    select max(id) as number from ${sql.table(table)}
    union all select highest from list_numbers where list = ${table}) as numbers)`;

export function nameTaken(table: LookupTableName, { name }: Lookup): Problem {
  const message = `The ${SINGULAR[table]} ${name} already exists.`;
  return new Problem('conflict', message, { fields: { name: message } });
}

/** The entry with this id; throws 404 when there is none. */
export async function requireLookup(db: Db, table: LookupTableName, id: number) {
  const entry = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!entry) throw notFound(SINGULAR[table].replace(/^./, (letter) => letter.toUpperCase()));
  return entry;
}

/** The entry of this name, ignoring case. */
export function findLookup(db: Db, table: LookupTableName, name: string): Promise<Lookup | undefined> {
  return db.selectFrom(table).select(['id', 'name']).where('name_key', '=', nameKey(name)).executeTakeFirst();
}

/**
 * Throws 409 when somebody else has renamed the entry since it `was` seen, where that is said. An import of before has
 * left blanks around some names, which no call keeps.
 */
export function requireSeenName(table: LookupTableName, { name }: { name: string }, was?: string): void {
  if (was === undefined || was.trim() === name.trim()) return;
  throw new Problem(
    'conflict',
    `Somebody else has renamed the ${SINGULAR[table]} ${was}: it is ${name} now.`,
  );
}

/**
 * Removes an entry; 409 while something uses it or when it is not called as it `was` any more, 404 when there is none.
 * In a transaction.
 */
export async function removeLookup(db: Db, table: LookupTableName, id: number, was?: string): Promise<void> {
  const entry = await requireLookup(db, table, id);
  requireSeenName(table, entry, was);
  const uses = await usesOf(db, table, id, entry.name_key);
  if (uses > 0) {
    const users = counted(uses, table === 'item_categories' ? 'item' : 'location');
    throw new Problem('in-use', `The ${SINGULAR[table]} ${entry.name} is used by ${users}.`);
  }
  await db.deleteFrom(table).where('id', '=', id).execute();
}

/**
 * The category that an item gets which is to have `name`: an entry that an older Stowage has listed with other blanks than plain
 * ones stays what it is called, and nothing new is called so.
 */
export async function categoryFor(db: Db, name: string): Promise<string> {
  const plain = withPlainBlanks(name);
  return plain === name || (await findLookup(db, 'item_categories', name)) ? name : plain;
}

/**
 * Puts a category on the list unless it is there, ignoring case, or the list is full: items may have others. In a
 * transaction.
 */
export async function ensureCategory(db: Db, name: string): Promise<void> {
  await sql`insert into item_categories (id, name, name_key)
    select ${nextNumber('item_categories')}, ${name}, ${nameKey(name)}
    where (select count(*) from item_categories) < ${LOOKUPS_MAX} on conflict do nothing`.execute(db);
}

/**
 * What the category that was the entry `id` of the list, and called `name`, is called now; one that is not on the list any
 * more is on it again.
 */
export async function categoryNow(
  db: Db,
  { name, id }: { name: string; id: number | null | undefined },
): Promise<string> {
  const renamed =
    typeof id === 'number' &&
    (await db.selectFrom('item_categories').select('name').where('id', '=', id).executeTakeFirst());
  // Items may be written in other letters than the list.
  if (renamed && nameKey(renamed.name) !== nameKey(name)) return renamed.name;
  await ensureCategory(db, name);
  return name;
}

/** How many items or locations have the entry with this id and key. */
export async function usesOf(db: Db, table: LookupTableName, id: number, key: string): Promise<number> {
  if (table === 'item_categories') {
    const counts = db.selectFrom('item_counts').select('count').where('kind', '=', 'category');
    return (await counts.where('key', '=', key).executeTakeFirst())?.count ?? 0;
  }
  const column = table === 'location_types' ? 'location_type_id' : 'location_area_id';
  const count = db.selectFrom('locations').select((row) => row.fn.countAll<number>().as('count'));
  return (await count.where(column, '=', id).executeTakeFirst())?.count ?? 0;
}
