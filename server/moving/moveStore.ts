import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Blobs, wholeOf } from '../blobs/blobs.ts';
import { FILES } from '../images/files.ts';
import { indexItems } from '../store/search/searchIndex.ts';
import type { Db, Store } from '../store/store.ts';
import type { ItemsTable } from '../store/tables.ts';
import { differences } from './compareStores.ts';
import { NOT_MOVED, moveInto, putMark, takeMark } from './mark.ts';
import { MOVED_TABLES, type MovedTable, OF_SOMEBODY, SEEDED } from './movedTables.ts';
import { MoveRefused } from './refusal.ts';
import { type Row, countOf, insertRows, lastKey, locationsByLevel, rowsOf } from './rows.ts';

/** A database with its photos. */
export interface MovedStore {
  store: Store;
  /** Opens the photos, once the database knows whose they are. */
  blobs(): Promise<Blobs>;
}

export interface MoveOptions {
  /** Of this move: the same one goes on where it was cut off. */
  id: string;
  /** It was begun before, by somebody who has not told that it is over. */
  isBegun?: boolean;
  /** Photos stay where they are; they are only counted. */
  leavesPhotos?: boolean;
  /** Done last, before anybody else may open the target; repeated where the move is. */
  beforeOver?: () => Promise<void>;
  /** Told what is done at the moment. */
  onStep?: (text: string) => void;
}

/** What was moved. */
export interface Moved {
  items: number;
  locations: number;
  photos: number;
}

/** Photos whose rows are read at once. */
const PHOTOS_AT_ONCE = 100;

/**
 * Copies everything of one database, and of one place for photos, to another one, and compares both when it is done;
 * the old ones are only read. Cut off it goes on where it was. Throws {@link MoveRefused} for a target that holds
 * anything else, and where both differ at the end: then the target stays marked as unfinished.
 */
export async function moveStore(from: MovedStore, to: MovedStore, options: MoveOptions): Promise<Moved> {
  const { id, isBegun = false, leavesPhotos = false, onStep = () => undefined } = options;
  const compared = (): Promise<string[]> =>
    differences(from.store.read, to.store.read, (table) => onStep(`Comparing ${table}`));
  // Killed behind its last step it has nothing left to do, and nobody has been told.
  const isOver = async (): Promise<boolean> => isBegun && (await compared()).length === 0;
  if (!(await beginMove(from.store, to.store, id, isOver))) return movedTo(to.store);
  for (const table of MOVED_TABLES) {
    onStep(`Copying ${table}`);
    await copyTable(from.store.read, to.store, table, onStep);
  }
  const places = leavesPhotos ? undefined : { from: await from.blobs(), to: await to.blobs() };
  await copyPhotos(from.store.read, places, onStep);
  // A server whose data folder is another one is not kept from writing to a database elsewhere: what it changes in a table that
  // was compared already would be lost, and nobody told.
  for (let stood: number | bigint | undefined; stood !== (await from.store.revision());) {
    stood = await from.store.revision();
    const found = await compared();
    if (found.length === 0) continue;
    throw new MoveRefused(
      `the copy differs (${found.slice(0, 3).join('; ')}). Somebody has changed the old one meanwhile: ` +
        'stop all servers, empty the new one, and begin anew.',
    );
  }
  await options.beforeOver?.();
  await takeMark(to.store);
  return movedTo(to.store);
}

async function movedTo({ read }: Store): Promise<Moved> {
  const { count } = await read
    .selectFrom('images')
    .select((query) => query.fn.countAll().as('count'))
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow();
  return {
    items: await countOf(read, 'items'),
    locations: await countOf(read, 'locations'),
    photos: Number(count),
  };
}

/** Whether nobody has ever begun with a database: it has not even a user. */
export async function isNobodys(db: Db): Promise<boolean> {
  for (const table of OF_SOMEBODY) if ((await countOf(db, table)) > 0) return false;
  return true;
}

/** False where everything has been moved already. */
async function beginMove(
  from: Store,
  store: Store,
  id: string,
  isOver: () => Promise<boolean>,
): Promise<boolean> {
  const known = await moveInto(store.read);
  if (known === id) return true;
  if (known !== undefined)
    throw new MoveRefused('another move into it is not over: run that one again, or empty it.');
  for (const table of OF_SOMEBODY) {
    const count = await countOf(store.read, table);
    if (count === 0) continue;
    if (await isOver()) return false;
    throw new MoveRefused(`it is not empty (${table}: ${count}).`);
  }
  if (await hasOtherSecrets(store.read, from.read)) {
    throw new MoveRefused('it has been used by another Stowage, although nothing is in it. Take a new one.');
  }
  // First, so that a database without its lists says why.
  await putMark(store, id);
  return true;
}

/** Whether one has a secret that would not be the other's after the move: what is there stays. */
async function hasOtherSecrets(one: Db, other: Db): Promise<boolean> {
  const secretsOf = async (db: Db): Promise<Map<string, string>> => {
    const rows = await db.selectFrom('secrets').select(['name', 'value']).execute();
    return new Map(rows.map(({ name, value }) => [name, Buffer.from(value).toString('hex')]));
  };
  const wanted = await secretsOf(other);
  return [...(await secretsOf(one))].some(
    ([name, value]) => !NOT_MOVED.has(name) && wanted.get(name) !== value,
  );
}

async function copyTable(
  from: Db,
  to: Store,
  table: MovedTable,
  onStep: (text: string) => void,
): Promise<void> {
  let done = 0;
  const write = async (all: readonly Row[]): Promise<void> => {
    const rows = table === 'secrets' ? all.filter((row) => !NOT_MOVED.has(row['name'])) : all;
    await to.write(async (trx) => {
      await insertRows(trx, table, rows);
      if (table === 'items') await indexItems(trx, rows.map(textsOf));
    });
    done += rows.length;
    onStep(`Copying ${table}: ${done}`);
  };
  if (table === 'locations') {
    // By parents, not by keys: who goes on begins anew, and passes over what is there.
    for await (const rows of locationsByLevel(from)) await write(rows);
    return;
  }
  if ((SEEDED as readonly string[]).includes(table)) {
    // Few: all in one write, in place of those that a new database begins with.
    const all: Row[] = [];
    for await (const rows of rowsOf(from, table)) all.push(...rows);
    await to.write(async (trx) => {
      if ((await countOf(trx, 'locations')) > 0) return;
      // Types: one of the tables of SEEDED, which have no row that anything names yet.
      await trx.deleteFrom(table as (typeof SEEDED)[number]).execute();
      await insertRows(trx, table, all);
    });
    return;
  }
  const last = table === 'secrets' ? undefined : await lastKey(to.read, table);
  for await (const rows of rowsOf(from, table, last)) await write(rows);
}

/** Types: a row of `items`, as `insertRows` has just written it. */
const textsOf = (row: Row): Selectable<ItemsTable> => row as unknown as Selectable<ItemsTable>;

async function copyPhotos(
  db: Db,
  places: { from: Blobs; to: Blobs } | undefined,
  onStep: (text: string) => void,
): Promise<void> {
  let done = 0;
  for (let after = 0; ;) {
    const images = await db
      .selectFrom('images')
      .select(['seq', 'id', 'storage_path'])
      .where('seq', '>', after)
      .where('status', '=', 'ready')
      .orderBy('seq')
      .limit(PHOTOS_AT_ONCE)
      .execute();
    for (const { id, storage_path } of images) {
      if (places) await copyPhoto(places.from, places.to, id, storage_path);
      done += 1;
      onStep(`Copying photos: ${done}`);
    }
    const last = images.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** Copies the files of one photo, unless they are there, and reads the copies again. */
async function copyPhoto(from: Blobs, to: Blobs, id: string, key: string): Promise<void> {
  const files = new Map<string, Uint8Array>();
  for (const name of Object.values(FILES)) {
    const bytes = await bytesOf(from, key, name);
    if (!bytes) throw new MoveRefused(`the photo ${id} has lost its file ${name}.`);
    files.set(name, bytes);
  }
  if (await isCopied(to, key, files)) return;
  await to.remove(key);
  const scratch = await to.scratch();
  try {
    for (const [name, bytes] of files) await scratch.write(name, bytes);
    const kept = await scratch.keep(id);
    if (kept !== key)
      throw new MoveRefused(`the photo ${id} would be at ${kept}, and is looked for at ${key}.`);
  } finally {
    await scratch.end();
  }
  if (!(await isCopied(to, key, files))) throw new MoveRefused(`the photo ${id} did not arrive whole.`);
}

async function isCopied(to: Blobs, key: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  for (const [name, bytes] of files) {
    const copy = await bytesOf(to, key, name);
    if (!copy || sha256(copy) !== sha256(bytes)) return false;
  }
  return true;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function bytesOf(blobs: Blobs, key: string, name: string): Promise<Uint8Array | undefined> {
  const file = await blobs.open(key, name);
  return file && wholeOf(file);
}
