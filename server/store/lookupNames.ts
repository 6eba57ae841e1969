import type { Lookup } from '../../contract/entities.ts';
import { RENAMED_ITEMS_MAX } from '../../contract/limits.ts';
import { type NameList, whyItKeepsName } from '../../contract/lookupNames.ts';
import type { LookupUpdateRequest } from '../../contract/requests.ts';
import { Problem } from '../problems.ts';
import { counted } from '../wording.ts';
import { giveCategory, type Prepared, prepareItems, settleItems } from './items/categories.ts';
import { forgetUnsettled, noteUnsettled } from './items/unsettled.ts';
import type { Author } from './items/write.ts';
import { nameKey } from './keys.ts';
import {
  findLookup,
  type LookupTableName,
  nameTaken,
  requireLookup,
  requireSeenName,
  usesOf,
} from './lookups.ts';
import { busyProblem } from './storageProblems.ts';
import type { Db, Store } from './store.ts';

const LIST = {
  item_categories: 'categories',
  location_types: 'types',
  location_areas: 'areas',
} as const satisfies Record<LookupTableName, NameList>;

/** Items change while they are prepared; when so many do so each time, others may come first. */
const PREPARED_MOST = 3;

/**
 * Gives an entry another name, and with it all that have it: locations know it by its id, items by its name. 404 when there
 * is none; 409 when somebody else has renamed it since, when another entry has the name, when it has to keep its own, or
 * when too many items would change. It is one transaction; the words of many items enter the search before it and leave it
 * after it, while others write. The name is given by
 * `write`. `onUnsettled` is told when they could not leave it: then some are found by both names
 * until the next start.
 */
export async function renameLookup(
  { store, write }: { store: Store; write: Store['write'] },
  table: LookupTableName,
  id: number,
  request: LookupUpdateRequest,
  author: Author,
  onUnsettled: (error: unknown) => void,
): Promise<Lookup> {
  const prepared: Prepared = new Map();
  const notes: string[] = [];
  const settle = async (): Promise<void> => {
    await settleItems(store, prepared);
    await forgetUnsettled(store, notes);
  };
  try {
    for (let times = 0; ; times++) {
      const done = await write((trx) => renameNow(trx, table, id, request, author, prepared));
      if ('name' in done) return done;
      if (times === PREPARED_MOST) throw busyProblem();
      notes.push(...(await noteUnsettled(store, [done.key, nameKey(done.wanted)])));
      await prepareItems(store, done.key, done.wanted, prepared);
    }
  } finally {
    await settle().catch(onUnsettled);
  }
}

/** The entry as it is then; or of a category, the key of the items that have to be prepared for the name before. */
async function renameNow(
  db: Db,
  table: LookupTableName,
  id: number,
  { name, was }: LookupUpdateRequest,
  author: Author,
  prepared: Prepared,
): Promise<Lookup | { key: string; wanted: string }> {
  const entry = await requireLookup(db, table, id);
  requireSeenName(table, entry, was);
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
    const isGiven = await giveCategory(db, entry.name_key, name, author, prepared);
    if (!isGiven) return { key: entry.name_key, wanted: name };
  }
  await db
    .updateTable(table)
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .execute();
  return { id, name };
}

function refusal(message: string): Problem {
  return new Problem('conflict', message, { fields: { name: message } });
}
