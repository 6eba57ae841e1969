import { sql } from 'kysely';
import { foreignObjectsIn } from '../store/migrations/schema.ts';
import { loadSqlite } from '../store/sqlite/api.ts';
import { openSqliteForReading } from '../store/sqlite/openForReading.ts';

/**
 * Removes the triggers and views of a database file that no version of Stowage makes, before anything is written to it: what somebody has
 * put into a backup would run with each change. Their names, as 'trigger noise'.
 */
export async function removeForeignObjects(path: string): Promise<string[]> {
  const { read, close } = await openSqliteForReading(path);
  const found = await versionOf(read)
    .then((version) => foreignObjectsIn(read, version))
    .finally(close);
  if (found.length === 0) return [];
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 1000 });
  try {
    for (const { kind, name } of found)
      database.exec(`drop ${kind} if exists "${name.replaceAll('"', '""')}"`);
  } finally {
    database.close();
  }
  return found.map(({ kind, name }) => `${kind} ${name}`);
}

async function versionOf(read: Parameters<typeof foreignObjectsIn>[0]): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(read);
  return rows[0]?.user_version ?? 0;
}
