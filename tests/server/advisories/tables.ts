import { sql } from 'kysely';
import type { TestServer } from '../startServer.ts';
import { engineOf } from '../../../server/store/engine.ts';

interface Table {
  name: string;
  sql: string;
}
const ON_SQLITE = sql<Table>`select name, sql from sqlite_master
  where type = 'table' and name not like 'items\\_fts%' escape '\\' order by name`;
// How many writes there were says nothing about what they have written.
const ON_POSTGRES = sql<Table>`select t.tablename as name,
    (select string_agg(c.column_name || ' ' || c.data_type, ', ' order by c.ordinal_position)
      from information_schema.columns c where c.table_name = t.tablename) as sql
  from pg_tables t where t.schemaname = current_schema() and t.tablename <> 'revision' order by t.tablename`;

/** The schema of the database, and every row of every table as JSON, by the table's name; the index of words is left out. */
export async function allTables({ store }: TestServer): Promise<Record<string, string>> {
  const found = await (engineOf(store.read) === 'postgres' ? ON_POSTGRES : ON_SQLITE).execute(store.read);
  const tables: Record<string, string> = { schema: JSON.stringify(found.rows) };
  for (const { name } of found.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.read);
    tables[name] = JSON.stringify(rows);
  }
  return tables;
}
