import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type SqliteDatabase, loadSqlite } from '../../../../server/store/sqlite/api.ts';

const FOLDER = join(import.meta.dirname, 'versions');

/** Where the SQL of a database of this version lies: written once, and never changed. */
export const fixtureOf = (version: number): string => join(FOLDER, `version-${version}.sql`);

/** The versions of which there is a database, the first one first. */
export const fixtureVersions = (): number[] =>
  readdirSync(FOLDER)
    .map((name) => Number(/\d+/.exec(name)?.[0]))
    .toSorted((a, b) => a - b);

/** Makes the database file at `path` as a Stowage of this version has left it. */
export async function makeFixture(version: number, path: string): Promise<void> {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 1000 });
  // Some hundred statements, none of which has to survive a power cut.
  database.exec(
    `pragma synchronous = off; pragma foreign_keys = off; begin; ${readFileSync(fixtureOf(version), 'utf8')} commit;`,
  );
  // As every server has left it.
  database.exec('pragma journal_mode = wal');
  database.close();
}

type Row = Readonly<Record<string, unknown>>;

/** The rows that a statement answers. */
export function rowsOf(database: SqliteDatabase, sql: string, ...values: string[]): Row[] {
  return database
    .prepare(sql)
    .all(...values)
    .map((row) => Object.fromEntries(Object.entries(Object(row))));
}

/** The tables whose rows can be read: all but those of the search index, which keeps no copy of the texts. */
export const tablesIn = (database: SqliteDatabase): string[] =>
  rowsOf(
    database,
    `select m.name from sqlite_master m join pragma_table_list t on t.name = m.name and t.schema = 'main'
      where t.type = 'table' and m.name not like 'sqlite%' order by m.name`,
  ).map(({ name }) => String(name));

/** All rows of a table, in the order of their columns. */
export function tableRows(database: SqliteDatabase, table: string): Row[] {
  const columns = rowsOf(database, 'select name from pragma_table_info(?)', table).map(({ name }) => name);
  return rowsOf(database, `select ${columns.join(', ')} from ${table} order by ${columns.join(', ')}`);
}

/** How the schema was written down. */
export const masterOf = (database: SqliteDatabase): Row[] =>
  rowsOf(database, 'select type, name, tbl_name, sql from sqlite_master order by type, name');
