import { access, open, rename, rm } from 'node:fs/promises';
import { type DatabaseConstructor, type SqliteValue, loadSqlite } from '../store/sqlite/api.ts';
import { removeRows, writeWithRoom } from './room.ts';
import { LOCK_WAIT, type RowsFile, openRowsFile } from './rowsFile.ts';

interface Edits {
  /** Of a file without sheets null. */
  sheet: SqliteValue;
  rows: Record<string, SqliteValue>[];
  /** Those of other sheets, which were read before. */
  left: Record<string, SqliteValue>[];
}

/** Puts the edits of the sheet that was read last aside: of another sheet the same line is another row. They are there again with {@link takeEdits}. */
export function leaveEdits(file: RowsFile): void {
  const sheet = file.sheetRead();
  if (sheet !== null)
    file.run('insert or replace into edits_left select ?, line, cells, action from edits', sheet);
  file.run('delete from edits');
  // Whoever reads the other sheet may be killed at it.
  file.breathe(true);
}

/** Makes those that were put aside of a sheet, whose rows are there, its edits again. */
export function takeEdits(file: RowsFile, sheet: string | null): void {
  if (file.all('select 1 from edits_left where sheet = ? limit 1', sheet).length === 0) return;
  file.run('insert or ignore into edits select line, cells, action from edits_left where sheet = ?', sheet);
  file.run('delete from edits_left where sheet = ?', sheet);
}

/** Frees what a file of rows takes, but for what was edited, which nobody could make again. On a full disk, too. */
export async function keepEdits(path: string): Promise<void> {
  const edits = await editsIn(path);
  if (edits.rows.length + edits.left.length === 0) return removeRows(path);
  const apart = apartOf(path);
  await writeWithRoom(
    () => writeEdits(apart, edits),
    async () => {
      const files = ['', '-wal'].map((ending) => open(path + ending, 'r+').catch(() => undefined));
      const opened = await Promise.all(files);
      await giveUp(path);
      for (const file of opened) {
        // What is removed takes its room for as long as anything has it open.
        await file?.truncate().catch(() => undefined);
        await file?.close();
      }
    },
  );
  await giveUp(path);
  await rename(apart, path);
}

/** From here on only what is apart counts ({@link findEdits}). */
async function giveUp(path: string): Promise<void> {
  await rm(path, { force: true });
  // What SQLite keeps beside the former file is none of the next one's.
  await removeRows(path);
}

const apartOf = (path: string): string => `${path}.edits`;

/** Ends what {@link keepEdits} has begun and was killed at. Where nobody else has the file. */
export async function findEdits(path: string): Promise<void> {
  const apart = apartOf(path);
  if (!(await isThere(apart))) return;
  // It has all edits still; those apart may be a part of them.
  if (await isThere(path)) return removeRows(apart);
  const file = await openRowsFile(apart);
  try {
    inOneFile(file);
  } finally {
    file.close();
  }
  await giveUp(path);
  await rename(apart, path);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function editsIn(path: string): Promise<Edits> {
  if (!(await isThere(path))) return { sheet: null, rows: [], left: [] };
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
    // An older version has made none of these.
    const isLeft = all("select 1 from sqlite_master where name = 'edits_left'").length > 0;
    return {
      sheet: known?.['sheet'] ?? null,
      rows: all('select line, cells, action from edits'),
      left: isLeft ? all('select sheet, line, cells, action from edits_left') : [],
    };
  } finally {
    database.close();
  }
}

async function writeEdits(path: string, { sheet, rows, left }: Edits): Promise<void> {
  await removeRows(path);
  const file = await openRowsFile(path);
  try {
    file.run('insert into edited values (?)', sheet);
    for (const { line = null, cells = null, action = null } of rows)
      file.run('insert into edits values (?, ?, ?)', line, cells, action);
    for (const { sheet: of = null, line = null, cells = null, action = null } of left)
      file.run('insert into edits_left values (?, ?, ?, ?)', of, line, cells, action);
    file.breathe(true);
    inOneFile(file);
  } finally {
    file.close();
  }
}

/** It gets another name: all of it has to be in the one file. */
const inOneFile = (file: RowsFile): void => void file.all('pragma journal_mode = delete');
