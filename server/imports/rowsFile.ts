import { sqliteFailure } from '../store/sqlite/failures.ts';
import {
  type SqliteDatabase,
  type SqliteStatement,
  type SqliteValue,
  loadSqlite,
} from '../store/sqlite/api.ts';
import type { Cell, ReadRow } from './reading/cells.ts';

/** Rows that are written before they are committed, or characters: with indexes and log each takes several bytes of the disk. */
const TOGETHER = 5000;
const CHARACTERS = 1_000_000;
/** Lines that are looked up at a time. */
const PORTION = 500;
/** A file that cannot be opened at once is in use by the process that is just being ended. */
export const LOCK_WAIT = 2000;

/**
 * What was read from a spreadsheet, in a SQLite file beside it: pages, edits and a million rows cost little there, and
 * another process goes on where one was killed. Whatever is in it can be made again from the spreadsheet, edits alone
 * cannot.
 */
const SCHEMA = `
pragma journal_mode = wal;
pragma synchronous = normal;
pragma cache_size = -16000;
create table if not exists read (sheet text) strict;
create table if not exists read_as (encoding text not null) strict;
create table if not exists texts (i integer primary key, t text not null) strict;
create table if not exists rows (line integer primary key, cells text not null) strict;
create table if not exists links (line integer not null, col integer not null, last integer not null, address text, id text, place text) strict;
create index if not exists links_by_cell on links (line, col);
create table if not exists link_addresses (id text primary key, address text not null) strict, without rowid;
create table if not exists link_columns (target integer primary key, source integer not null) strict;
create table if not exists edits (line integer primary key, cells text not null, action text) strict;
create table if not exists edited (sheet text) strict;
create table if not exists edits_left (sheet text not null, line integer not null, cells text not null, action text, primary key (sheet, line)) strict, without rowid;
create table if not exists places (
  id text primary key, parent_id text not null, name text not null, name_key text not null, label_key text
) strict, without rowid;
create index if not exists places_inside on places (parent_id, name_key);
create index if not exists places_by_name on places (name_key);
create index if not exists places_by_label on places (label_key) where label_key is not null;
create table if not exists present (
  id text primary key, name text not null, place_id text not null, place_key text not null, part_key text, supplier_key text not null,
  is_numbered integer not null default 0, meant_as text, meant_rows integer not null default 0
) strict, without rowid;
create index if not exists present_by_place on present (place_key);
create index if not exists present_by_part_at on present (part_key, place_key) where part_key is not null;
create table if not exists present_numbers (key text not null, place_key text not null, id text not null, primary key (key, place_key, id)) strict, without rowid;
create index if not exists present_numbers_by_id on present_numbers (id);
create table if not exists number_columns (rank integer primary key, name text not null, field text) strict;
create table if not exists categories (key text primary key, name text) strict, without rowid;
create table if not exists made (
  kind text not null, key text not null, uses integer not null, detail text, name text, line integer, primary key (kind, key)
) strict, without rowid;
create table if not exists checked (
  line integer primary key, at integer not null, action text not null, is_duplicate integer not null, row text not null, place text,
  target_line integer, place_key text, part_key text, supplier_key text,
  number_key text not null default '', numbers text, claims text, same integer not null default 0, target_id text
) strict;
create table if not exists added (line integer primary key, notes text not null) strict;
create table if not exists grown (line integer primary key, item text not null, notes text not null) strict;
create index if not exists grown_by_item on grown (item, line);
create table if not exists long_notes (id text primary key, length integer not null) strict, without rowid;
create table if not exists revised (revision integer not null) strict;
create table if not exists counted (action text primary key, rows integer not null) strict, without rowid;
create index if not exists checked_by_at on checked (at);
create index if not exists checked_by_action on checked (action, line);
create index if not exists checked_duplicates on checked (line) where is_duplicate = 1;
create index if not exists checked_by_place on checked (place_key, line) where place_key is not null;
create index if not exists checked_by_part on checked (part_key, line) where part_key is not null;
create index if not exists checked_by_target on checked (target_line) where target_line is not null;
`;

/** What tables lack that an older Stowage has made, whose checks and edits are gone on with. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  present: [
    'is_numbered integer not null default 0',
    'meant_as text',
    'meant_rows integer not null default 0',
  ],
  categories: ['name text'],
  made: ['name text', 'line integer'],
  checked: [
    `number_key text not null default ''`,
    'numbers text',
    'claims text',
    'same integer not null default 0',
    'target_id text',
  ],
};

/** On columns that were added. */
const OF_ADDED = `
create index if not exists checked_by_target_id on checked (target_id, line) where target_id is not null;
create index if not exists checked_updates on checked (line) where +action in ('update', 'add') and same = 0;
`;

/** A file of rows. Everything in it is at once: nothing waits. */
export interface RowsFile {
  /** Rows that a statement gives; statements are kept. */
  all(sql: string, ...values: SqliteValue[]): Record<string, SqliteValue>[];
  run(sql: string, ...values: SqliteValue[]): number;
  /** Begins to write before anything is read; false where somebody else writes, also in another process. */
  begin(): boolean;
  /** Takes back what is not committed. */
  takeBack(): void;
  /** Commits now and then; everything is committed when this is called with true, or when the file is closed. */
  breathe(isLast?: boolean): void;
  /** Forgets what was read of the spreadsheet, and what follows from that but edits. */
  clear(): void;
  /** Notes that all rows of this sheet are there, or of a text that was read in this encoding. */
  keepSheet(sheet: string | null, encoding?: string): void;
  /** The encoding in which those that are there were read; undefined where there are none, or of a workbook. */
  encodingRead(): string | undefined;
  /** The sheet whose rows are there; where they were removed, the one that edits belong to. */
  sheetRead(): string | null;
  /** Whether all rows of a sheet, or of a file without any, are there. */
  isRead(): boolean;
  keepRow(row: ReadRow): void;
  keepText(index: number, text: string): void;
  textAt(index: number): string;
  /** The rows behind `line`, in their order. */
  rowsAfter(line: number): Generator<ReadRow, void, undefined>;
  rowAt(line: number): ReadRow | undefined;
  close(): void;
}

/** Opens a file of rows, which is made when it is missing. `lookAtDisk` is asked after each commit, and throws where no more may be written. */
export async function openRowsFile(
  path: string,
  lookAtDisk: () => void = () => undefined,
): Promise<RowsFile> {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: LOCK_WAIT });
  try {
    database.exec(SCHEMA);
    addColumns(database);
    database.exec(OF_ADDED);
  } catch (error) {
    database.close();
    throw error;
  }
  return rowsFileOn(database, lookAtDisk);
}

function addColumns(database: SqliteDatabase): void {
  const lacking = (): string[] =>
    Object.entries(ADDED).flatMap(([table, columns]) => {
      // SQLite gives a row as an object of what it can hold.
      const known = database.prepare(`pragma table_info(${table})`).all() as Record<string, SqliteValue>[];
      const isThere = (column: string): boolean =>
        known.some(({ name }) => column.startsWith(`${String(name)} `));
      return columns
        .filter((column) => !isThere(column))
        .map((column) => `alter table ${table} add column ${column};`);
    });
  if (lacking().length === 0) return;
  // Another server may be at it, too.
  database.exec('begin immediate');
  database.exec(lacking().join('\n'));
  database.exec('commit');
}

function rowsFileOn(database: SqliteDatabase, lookAtDisk: () => void): RowsFile {
  const statements = new Map<string, SqliteStatement>();
  const prepared = (sql: string): SqliteStatement => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  let written = 0;
  let characters = 0;
  const file: RowsFile = {
    // SQLite gives a row as an object of what it can hold.
    all: (sql, ...values) => prepared(sql).all(...values) as Record<string, SqliteValue>[],
    begin() {
      try {
        // Waiting here would hold up whoever is waited for, where that is this process.
        database.exec('pragma busy_timeout = 0; begin immediate');
        return true;
      } catch (error) {
        if (sqliteFailure(error) !== 'busy') throw error;
        return false;
      } finally {
        database.exec(`pragma busy_timeout = ${LOCK_WAIT}`);
      }
    },
    takeBack() {
      if (database.isTransaction) database.exec('rollback');
    },
    run(sql, ...values) {
      if (!database.isTransaction) database.exec('begin');
      written += 1;
      for (const value of values) if (typeof value === 'string') characters += value.length;
      return Number(prepared(sql).run(...values).changes);
    },
    breathe(isLast = false) {
      if (!database.isTransaction) return;
      if (written < TOGETHER && characters < CHARACTERS && !isLast) return;
      written = 0;
      characters = 0;
      database.exec('commit');
      lookAtDisk();
    },
    clear() {
      if (file.isRead()) {
        file.run('delete from edited');
        file.run('insert into edited select sheet from read');
      }
      const made = ['checked', 'added', 'grown', 'made'];
      for (const table of [
        'read',
        'read_as',
        'texts',
        'rows',
        'links',
        'link_addresses',
        'link_columns',
        ...made,
      ])
        file.run(`delete from ${table}`);
      file.breathe(true);
    },
    keepSheet(sheet, encoding) {
      file.run('insert into read values (?)', sheet);
      if (encoding !== undefined) file.run('insert into read_as values (?)', encoding);
      file.run('delete from edited');
    },
    encodingRead() {
      const encoding = file.all('select encoding from read_as')[0]?.['encoding'];
      return typeof encoding === 'string' ? encoding : undefined;
    },
    sheetRead() {
      const sheet = file.all('select sheet from read union all select sheet from edited')[0]?.['sheet'];
      return typeof sheet === 'string' ? sheet : null;
    },
    isRead: () => file.all('select 1 from read limit 1').length > 0,
    keepRow({ line, cells }) {
      file.run('insert or replace into rows values (?, ?)', line, JSON.stringify(cells));
    },
    keepText(index, text) {
      file.run('insert or replace into texts values (?, ?)', index, text);
    },
    textAt: (index) => String(file.all('select t from texts where i = ?', index)[0]?.['t'] ?? ''),
    *rowsAfter(line) {
      let last = line;
      for (;;) {
        const lines = file.all('select line from rows where line > ? order by line limit ?', last, PORTION);
        for (const next of lines) {
          last = Number(next['line']);
          // One by one: each may be very long.
          const row = file.rowAt(last);
          if (row) yield row;
        }
        if (lines.length < PORTION) return;
      }
    },
    rowAt(line) {
      const [row] = file.all('select line, cells from rows where line = ?', line);
      return row && readRow(row);
    },
    close() {
      try {
        if (database.isTransaction) database.exec('commit');
      } finally {
        statements.clear();
        writeBack(database);
        database.close();
      }
    },
  };
  return file;
}

/**
 * What was committed stands in the file itself from now on. The package that Nodes before 22.16 have (sqlite/api.ts) closes a file only
 * when its statements are collected, and wrote it then: at any time, as if somebody had edited it.
 */
function writeBack(database: SqliteDatabase): void {
  try {
    // Waits for nobody.
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // It is in the log beside the file.
  }
}

/** Only `keepRow` writes them. */
const readRow = ({ line, cells }: Record<string, SqliteValue>): ReadRow => ({
  line: Number(line),
  cells: JSON.parse(String(cells)) as Cell[],
});
