import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Lookup } from '../../contract/entities.ts';
import { RENAMED_ITEMS_MAX } from '../../contract/limits.ts';
import { type NameList, whyItKeepsName } from '../../contract/lookupNames.ts';
import type { LookupUpdateRequest } from '../../contract/requests.ts';
import { Problem } from '../problems.ts';
import { counted } from '../wording.ts';
import { numbersOf } from './lists.ts';
import { columnsOf } from './items/cutChanges.ts';
import { itemRows } from './items/list.ts';
import type { ItemRow } from './items/rows.ts';
import type { Author } from './items/write.ts';
import { nameKey } from './keys.ts';
import { findLookup, type LookupTableName, nameTaken, requireLookup, SINGULAR, usesOf } from './lookups.ts';
import { portionsOf } from './portions.ts';
import { reindexItem } from './search/searchIndex.ts';
import type { Db } from './store.ts';

const LIST = {
  item_categories: 'categories',
  location_types: 'types',
  location_areas: 'areas',
} as const satisfies Record<LookupTableName, NameList>;

/** Items that are written before everybody else has a turn. */
const WRITTEN_AT_ONCE = 50;

/**
 * Gives an entry another name, and with it all that have it: locations know it by its id, items by its name. 404 when there
 * is none; 409 when somebody else has renamed it since, when another entry has the name, when it has to keep its own, or
 * when too many items would change. In a transaction.
 */
export async function renameLookup(
  db: Db,
  table: LookupTableName,
  id: number,
  { name, was }: LookupUpdateRequest,
  author: Author,
): Promise<Lookup> {
  const entry = await requireLookup(db, table, id);
  const what = SINGULAR[table];
  if (was !== undefined && was !== entry.name) {
    throw new Problem('conflict', `Somebody else has renamed the ${what} ${was}: it is ${entry.name} now.`);
  }
  if (name === undefined || name === entry.name) return { id, name: entry.name };
  const why = whyItKeepsName(LIST[table], entry.name);
  if (why !== undefined) throw refusal(`${entry.name} keeps its name. ${why}.`);
  const other = await findLookup(db, table, name);
  if (other && other.id !== id) throw nameTaken(table, other);
  if (table === 'item_categories') {
    const uses = await usesOf(db, table, id, entry.name_key);
    if (uses > RENAMED_ITEMS_MAX) {
      throw refusal(`${entry.name} is the category of ${counted(uses, 'item')}: too many to rename at once.`);
    }
  }
  await db
    .updateTable(table)
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .execute();
  if (table === 'item_categories') await giveCategory(db, entry.name_key, name, author);
  return { id, name };
}

function refusal(message: string): Problem {
  return new Problem('conflict', message, { fields: { name: message } });
}

/** All items of the category with this key are of the category `name` from now on, as their histories tell. */
async function giveCategory(db: Db, key: string, name: string, author: Author): Promise<void> {
  const sizes = await db
    .selectFrom('items')
    .select('seq')
    .select(sql<number>`octet_length(description) + octet_length(notes)`.as('bytes'))
    .where('category_key', '=', key)
    .execute();
  for (const seqs of portionsOf(sizes, WRITTEN_AT_ONCE)) {
    // Another one in letters alone counts too: the list has one way to write it.
    const rows = (await itemRows(db, seqs)).filter(({ category }) => category !== name);
    await db
      .updateTable('items')
      .set((row) => ({
        category: name,
        category_key: nameKey(name),
        version: row('version', '+', 1),
        updated_at: author.now,
      }))
      .where('seq', 'in', numbersOf(rows.map(({ seq }) => seq)))
      .execute();
    await tellOf(db, rows, name, author);
    await setImmediate();
  }
}

/** To the search, and to the histories of the items. */
async function tellOf(db: Db, rows: readonly ItemRow[], name: string, { user, now }: Author): Promise<void> {
  for (const row of rows) await reindexItem(db, row.seq, { ...row, category: name });
  const events = rows.map(({ id, category }) => ({
    item_id: id,
    at: now,
    user,
    kind: 'updated',
    ...columnsOf([{ field: 'category', before: category, after: name }]),
  }));
  if (events.length > 0) await db.insertInto('item_events').values(events).execute();
}
