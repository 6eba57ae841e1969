import { loadSqlite } from '../store/sqlite/api.ts';
import { BACKUPS_OF, UNSETTLED } from '../store/secrets.ts';
import type { Tables } from '../store/tables.ts';

/** What belongs to users alone. Who did what stays by name in the history. */
const OF_USERS = [
  'sessions',
  'known_devices',
  'idempotency_keys',
  'analysis_use',
  'users',
] as const satisfies readonly (keyof Tables)[];

/**
 * Secrets that sign: whoever had them could make addresses for the running server. The others name a folder, and what the
 * search has to put right.
 */
const THAT_SIGN = `delete from secrets where name <> '${BACKUPS_OF}' and name not like '${UNSETTLED}%'`;

/** Removes all users from the copy of a database at `path`, and overwrites where they stood. Blocks the thread. */
export async function removeUsers(path: string): Promise<void> {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 0 });
  try {
    // Nobody else knows the file, and where this fails it is thrown away.
    database.exec(`pragma journal_mode = memory; pragma secure_delete = on; pragma foreign_keys = off;
      begin; ${THAT_SIGN}; update analyses set user_id = null; update grid_corrections set user_id = null;
      ${OF_USERS.map((table) => `delete from ${table};`).join(' ')} commit`);
  } finally {
    database.close();
  }
}
