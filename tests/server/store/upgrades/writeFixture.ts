/**
 * `npx tsx tests/server/store/upgrades/writeFixture.ts 9 < rows.sql` writes the fixture of version 9 once that is the
 * past: the one before it, upgraded, with the rows of standard input in what is new.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Kysely } from 'kysely';
import { takeSteps } from '../../../../server/store/migrations/steps.ts';
import { type SqliteDatabase, loadSqlite } from '../../../../server/store/sqlite/api.ts';
import { SqliteConnection } from '../../../../server/store/sqlite/connection.ts';
import { sqliteDialect } from '../../../../server/store/sqlite/dialect.ts';
import type { Tables } from '../../../../server/store/tables.ts';
import { fixtureOf, rowsOf, tableRows, tablesIn } from './fixtures.ts';

const version = Number(process.argv[2]);
if (existsSync(fixtureOf(version))) throw new Error('What is released stays as it is: delete it by hand.');
const added = readFileSync(0, 'utf8');
const before = version > 1 ? readFileSync(fixtureOf(version - 1), 'utf8') : '';

const Database = await loadSqlite();
const database = new Database(':memory:', { timeout: 0 });
const connection = new SqliteConnection(database);
connection.exec(`pragma foreign_keys = off; ${before} pragma foreign_keys = on`);
const db = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
await takeSteps(db, connection, { from: version - 1, to: version });
connection.exec(added);
// The index of the search cannot be read: what entered it before enters it again.
const indexed = `${before}\n${added}`.split('\n').filter((line) => line.startsWith('insert into items_fts'));
writeFileSync(fixtureOf(version), dump(database, indexed));

function dump(from: SqliteDatabase, last: readonly string[]): string {
  const made = (kinds: string): string[] =>
    rowsOf(
      from,
      `select m.sql from sqlite_master m left join pragma_table_list t on t.name = m.tbl_name and t.schema = 'main'
        where m.sql is not null and t.type <> 'shadow' and m.type in (${kinds}) order by m.rowid`,
    ).map(({ sql }) => `${String(sql)};`);
  const rows = tablesIn(from).flatMap((table) =>
    tableRows(from, table).map((row) => {
      const values = Object.values(row).map(literal).join(', ');
      return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values});`;
    }),
  );
  return [
    `-- A database of version ${version} as a Stowage of that time has left it. Never changed.`,
    ...made(`'table'`),
    ...rows,
    ...last,
    // After the rows: they count and note what was counted and noted already.
    ...made(`'index', 'trigger'`),
    `pragma user_version = ${version};`,
    '',
  ].join('\n');
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}
