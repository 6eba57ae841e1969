import { access, rename, truncate } from 'node:fs/promises';
import { type DatabaseConstructor, type SqliteValue, loadSqlite } from '../store/sqlite/api.ts';
import { removeRows, writeWithRoom } from './room.ts';
import { LOCK_WAIT, openRowsFile } from './rowsFile.ts';

interface Edits {
  /** Of a file without sheets null. */
  sheet: SqliteValue;
  rows: Record<string, SqliteValue>[];
}

/** Frees what a file of rows takes, but for what was edited, which nobody could make again. On a full disk, too. */
export async function keepEdits(path: string): Promise<void> {
  const edits = await editsIn(path);
  if (edits.rows.length === 0) return removeRows(path);
  const apart = `${path}.edits`;
  await writeWithRoom(
    () => writeEdits(apart, edits),
    async () => {
      // What is removed takes its room for as long as anything has it open.
      for (const ending of ['', '-wal']) await truncate(path + ending).catch(() => undefined);
      await removeRows(path);
    },
  );
  // What SQLite keeps beside the former file is none of this one's.
  await removeRows(path);
  await rename(apart, path);
}

async function editsIn(path: string): Promise<Edits> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return { sheet: null, rows: [] };
  const Database = await loadSqlite();
  try {
    return readEdits(Database, path, 'normal');
  } catch {
    // Who shares a file needs another one beside it, for which a full disk has no room.
    return readEdits(Database, path, 'exclusive');
  }
}

function readEdits(Database: DatabaseConstructor, path: string, mode: 'normal' | 'exclusive'): Edits {
  const database = new Database(path, { timeout: LOCK_WAIT });
  try {
    database.exec(`pragma locking_mode = ${mode}`);
    // SQLite gives a row as an object of what it can hold.
    const all = (sql: string) => database.prepare(sql).all() as Record<string, SqliteValue>[];
    const [known] = all('select sheet from read union all select sheet from edited');
    return { sheet: known?.['sheet'] ?? null, rows: all('select line, cells, action from edits') };
  } finally {
    database.close();
  }
}

async function writeEdits(path: string, { sheet, rows }: Edits): Promise<void> {
  await removeRows(path);
  const file = await openRowsFile(path);
  try {
    file.run('insert into edited values (?)', sheet);
    for (const { line = null, cells = null, action = null } of rows)
      file.run('insert into edits values (?, ?, ?)', line, cells, action);
    file.breathe(true);
    // It gets another name: all of it has to be in the one file.
    file.all('pragma journal_mode = delete');
  } finally {
    file.close();
  }
}
