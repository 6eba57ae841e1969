import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { type Condition, createCondition } from './condition.ts';
import { type Upgrade, copyDatabase } from './migrations/copies.ts';
import { isBlank, migrate, requireNewest } from './migrations/migrate.ts';
import { NEWEST } from './migrations/steps.ts';
import type { DatabaseToRead } from './databaseToRead.ts';
import { WORDS_OF_INDEX } from './search/wordsOfIndex.ts';
import { type DatabaseConstructor, loadSqlite } from './sqlite/api.ts';
import { sameFile } from './sqlite/sameFile.ts';
import { SqliteConnection } from './sqlite/connection.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { CACHE, LOCK_WAIT, openSqliteForReading } from './sqlite/openForReading.ts';
import {
  busyProblem,
  otherVersionProblem,
  readOnlyProblem,
  replacedProblem,
  storageProblem,
} from './storageProblems.ts';
import type { Tables } from './tables.ts';
import type { Revision } from './whileUnchanged.ts';
import { type WriteOptions, Writes } from './writes.ts';

/** How repositories reach the tables: for reading, or inside a transaction. */
export type Db = Kysely<Tables>;

/**
 * How long a write waits until it may begin, in milliseconds: for the writes before it and for another process, an
 * import for example, together. Well below what a browser waits for an answer (4 s), so that it hears that nothing was
 * done instead of wondering.
 */
export const WRITE_WAIT = 1500;
/** Free bytes with which a disk that was full is not any more: some saves' worth. */
const ROOM = 1024 * 1024;

/** The open database. Reading never waits for writing: each has its own connection. */
export interface Store {
  /** For single statements that only read; each sees everything committed before it. */
  readonly read: Db;
  /** Of what `read` sees. */
  readonly revision: Revision;
  /** How the storage is, as far as those who use it have noticed. */
  readonly condition: Condition;
  /**
   * Runs `work` in one transaction, one after another; a throw undoes all of it. Never await anything but
   * the database in there: everyone else's writes wait. Durable on disk once the promise resolves. Throws 503 when the
   * turn does not come in time or nothing may be written: then `work` is not done, later neither.
   */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Where a connection of somebody's own finds the same database. Throws 503 when another file is there by now. */
  toRead(): DatabaseToRead;
  /** Another number once the database was found on another server: a connection of somebody's own may still lead to the old one. */
  moves(): number;
  /** Whoever has a connection of their own lets go of it in `end`. */
  beforeClosing(end: () => Promise<void>): void;
  /** Brings the log into the database file and closes it. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Opens what is there for reading alone, and changes nothing. */
  readOnly?: boolean;
  /** Unless it is false, an older database is brought to this program's version; else it is refused. */
  mayUpgrade?: boolean;
  /** Asked before a database without any table gets its schema; a throw leaves it as it is. */
  beforeMaking?: () => Promise<void>;
  /** Told after an upgrade, with the path of the copy from before it. */
  onUpgraded?: (copy: string) => void;
  /** SQLite's, or a test's that fails. */
  Database?: DatabaseConstructor;
}

/** Opens or makes the database file at `path` and brings its schema up to date; an older one is copied before. */
export async function openStore(path: string, options: StoreOptions = {}): Promise<Store> {
  const Database = options.Database ?? (await loadSqlite());
  const condition = createCondition(options.readOnly, () => hasRoom(dirname(path)));
  const noticed = (error: unknown): void => condition.noticed(error);
  if (condition.isReadOnly) return openReadOnly(path, Database, condition);

  const connect = (prepare: string): SqliteConnection => {
    const database = new Database(path, { timeout: LOCK_WAIT });
    try {
      database.exec(prepare);
      return new SqliteConnection(database, noticed);
    } catch (error) {
      database.close();
      throw error;
    }
  };
  // FULL: an answered write survives a power cut, which WAL alone does not promise.
  const forWriting = `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    pragma cache_size = ${CACHE}`;
  const writer = connect(forWriting);
  let isOwn = false;
  /** Throws the problem of a server that goes on while another version of it has changed what it works on. */
  const requireOwn = (): void => {
    const version = isOwn ? writer.version() : NEWEST;
    if (version === NEWEST) return;
    condition.foundOtherVersion();
    throw otherVersionProblem(version > NEWEST);
  };
  const write = new Kysely<Tables>({ dialect: sqliteDialect(writer, () => writes.until, requireOwn) });
  const writes: Writes<Tables> = new Writes({
    db: write,
    connection: writer,
    wait: WRITE_WAIT,
    tooLate: busyProblem,
  });
  try {
    if (options.beforeMaking && (await isBlank(write))) await options.beforeMaking();
    const copied: string[] = [];
    const copy = async (upgrade: Upgrade): Promise<void> => {
      copied.push(await copyDatabase(path, upgrade, Database));
    };
    await migrate(write, writer, options.mayUpgrade === false ? undefined : copy);
    isOwn = true;
    for (const copy of copied) options.onUpgraded?.(copy);
    writer.exec('pragma busy_timeout = 0');
  } catch (error) {
    writer.close();
    throw error;
  }
  const reader = connect(`${WORDS_OF_INDEX}; pragma query_only = on; pragma cache_size = ${CACHE}`);
  const isSameFile = sameFile(path, noticed);
  const ends = createEnds();
  return {
    read: new Kysely<Tables>({ dialect: sqliteDialect(reader) }),
    revision: () => reader.revision(),
    condition,
    async write(work, { isSmall = false } = {}) {
      if (!isSameFile()) condition.foundReplaced();
      if (condition.troubles().includes('replaced')) throw replacedProblem();
      if (condition.troubles().includes('damaged')) throw storageProblem('damaged');
      const done = await writes.write(work, isSmall);
      condition.wrote();
      return done;
    },
    toRead() {
      if (!isSameFile()) throw replacedProblem();
      return { engine: 'sqlite', path };
    },
    moves: () => 0,
    beforeClosing: ends.add,
    async close() {
      await Promise.all([ends.all(), writes.done()]);
      reader.close();
      try {
        writer.exec('pragma wal_checkpoint(truncate)');
      } catch {
        // A disk in trouble: the log stays beside the database, and the next start reads both.
      }
      writer.close();
    },
  };
}

async function openReadOnly(
  path: string,
  Database: DatabaseConstructor,
  condition: Condition,
): Promise<Store> {
  const { read, revision, close } = await openSqliteForReading(path, Database, (error) =>
    condition.noticed(error),
  );
  const ends = createEnds();
  try {
    await requireNewest(read);
  } catch (error) {
    close();
    throw error;
  }
  return {
    read,
    revision,
    condition,
    write: () => Promise.reject(readOnlyProblem()),
    toRead: () => ({ engine: 'sqlite', path }),
    moves: () => 0,
    beforeClosing: ends.add,
    async close() {
      await ends.all();
      close();
    },
  };
}

/** What others do before the store closes. */
export function createEnds() {
  const ends: (() => Promise<void>)[] = [];
  return {
    add: (end: () => Promise<void>): void => void ends.push(end),
    all: (): Promise<unknown> => Promise.all(ends.map((end) => end())),
  };
}

/** Whether the disk of a folder has room to save in; true where it cannot tell. */
function hasRoom(folder: string): boolean {
  try {
    const { bsize, blocks, bavail } = statfsSync(folder);
    return blocks === 0 || bavail * bsize >= ROOM;
  } catch {
    return true;
  }
}
