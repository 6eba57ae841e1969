import { loadSqlite } from '../store/sqlite/api.ts';

/**
 * Removes photos from the copy of a database at `path`, with all that belongs to them, by where their files were. Blocks the thread.
 */
export async function removePhotos(path: string, keys: readonly string[]): Promise<void> {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 0 });
  try {
    // Nobody else knows the file, and where this fails it is thrown away.
    database.exec('pragma journal_mode = memory; pragma foreign_keys = on');
    const gone = 'delete from images where storage_path in (select value from json_each(?))';
    database.prepare(gone).run(JSON.stringify(keys));
  } finally {
    database.close();
  }
}
