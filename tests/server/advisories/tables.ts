import { sql } from 'kysely';
import type { TestServer } from '../startServer.ts';

/** The schema of the database, and every row of every table as JSON, by the table's name; the index of words is left out. */
export async function allTables({ store }: TestServer): Promise<Record<string, string>> {
  const found = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'table' and name not like 'items\\_fts%' escape '\\' order by name`.execute(store.read);
  const tables: Record<string, string> = { schema: JSON.stringify(found.rows) };
  for (const { name } of found.rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.read);
    tables[name] = JSON.stringify(rows);
  }
  return tables;
}
