import { Kysely } from 'kysely';
import { WORDS_OF_INDEX } from '../search/wordsOfIndex.ts';
import { type DatabaseConstructor, loadSqlite } from './api.ts';
import { SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import type { Tables } from '../tables.ts';
import type { Revision } from '../whileUnchanged.ts';

/**
 * How long SQLite itself waits for a lock, in milliseconds: it blocks the event loop, so briefly, and not at all where
 * a writer waits for its turn.
 */
export const LOCK_WAIT = 50;
/** Pages that each connection keeps in memory; negative means KiB, filled only as they are read. */
export const CACHE = -48_000;

/** A connection to the database file at `path` that cannot change anything; `noticed` is told every failure. */
export async function openSqliteForReading(
  path: string,
  Database?: DatabaseConstructor,
  noticed?: (error: unknown) => void,
): Promise<{ read: Kysely<Tables>; revision: Revision; snapshot: () => Promise<void>; close: () => void }> {
  const constructor = Database ?? (await loadSqlite());
  const database = new constructor(path, { timeout: LOCK_WAIT, readOnly: true });
  try {
    database.exec(`${WORDS_OF_INDEX}; pragma cache_size = ${CACHE}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const connection = new SqliteConnection(database, noticed);
  return {
    read: new Kysely<Tables>({ dialect: sqliteDialect(connection) }),
    revision: () => connection.revision(),
    snapshot: async () => connection.exec('begin'),
    close: () => connection.close(),
  };
}
