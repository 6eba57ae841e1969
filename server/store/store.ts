import { Kysely, type Transaction } from 'kysely';
import { migrate } from './migrations/migrate.ts';
import { loadSqlite } from './sqlite/api.ts';
import { SqliteConnection } from './sqlite/connection.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import type { Tables } from './tables.ts';

/** How repositories reach the tables: for reading, or inside a transaction. */
export type Db = Kysely<Tables>;

/** The open database. Reading never waits for writing: each has its own connection (WAL). */
export interface Store {
  /** For single statements that only read; each sees everything committed before it. */
  readonly read: Db;
  /**
   * Runs `work` in one transaction, one after another; a throw undoes all of it. Never await anything but
   * the database in there: everyone else's writes wait. Durable on disk once the promise resolves.
   */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Brings the log into the database file and closes it. */
  close(): Promise<void>;
}

/** How long SQLite itself waits for a lock, in milliseconds: short, because it blocks the event loop. */
const LOCK_WAIT = 50;
/** Pages that each connection keeps in memory; negative means KiB, filled only as they are read. */
const CACHE = -48_000;

/** Opens or makes the database file at `path` and brings its schema up to date. */
export async function openStore(path: string): Promise<Store> {
  const Database = await loadSqlite();
  const open = (): SqliteConnection => new SqliteConnection(new Database(path, { timeout: LOCK_WAIT }));
  const writer = open();
  const write = new Kysely<Tables>({ dialect: sqliteDialect(writer, true) });
  try {
    // FULL: an answered write survives a power cut, which WAL alone does not promise.
    writer.run('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    writer.run(`pragma cache_size = ${CACHE}`);
    await migrate(write, writer);
  } catch (error) {
    writer.close();
    throw error;
  }
  const reader = open();
  reader.run('pragma query_only = on');
  reader.run(`pragma cache_size = ${CACHE}`);
  const read = new Kysely<Tables>({ dialect: sqliteDialect(reader, false) });
  return {
    read,
    write: (work) => write.transaction().execute(work),
    async close() {
      reader.close();
      writer.run('pragma wal_checkpoint(truncate)');
      writer.close();
    },
  };
}
