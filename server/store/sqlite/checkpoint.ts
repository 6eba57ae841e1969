import { loadSqlite } from './api.ts';

/** How long a log is waited for that is to be cut, in milliseconds: another process may be writing into it. */
const PATIENCE = 1000;

/**
 * Brings what the log of the database at `path` holds into the database as far as nobody is in the way, and cuts the log where
 * `cuts` says so. Never throws: on a disk in trouble the log stays as it is, and the database is read with it.
 */
export async function checkpoint(path: string, cuts = false): Promise<void> {
  const Database = await loadSqlite();
  try {
    const database = new Database(path, { timeout: cuts ? PATIENCE : 0 });
    try {
      database.exec(`pragma wal_checkpoint(${cuts ? 'truncate' : 'passive'})`);
    } finally {
      database.close();
    }
  } catch {
    // As above.
  }
}
