import { join } from 'node:path';
import { loadSqlite } from '../../server/store/sqlite/api.ts';

/** What SQLite says of the database of a server that has stopped: 'ok', or all that is wrong with it. */
export async function integrityOf(dataFolder: string): Promise<string> {
  const Database = await loadSqlite();
  const database = new Database(join(dataFolder, 'stowage.db'), { timeout: 0 });
  const found = database.prepare('pragma integrity_check').all();
  const orphans = database.prepare('pragma foreign_key_check').all();
  database.close();
  const isGood = JSON.stringify(found) === '[{"integrity_check":"ok"}]' && orphans.length === 0;
  return isGood ? 'ok' : JSON.stringify([...found, ...orphans]);
}
