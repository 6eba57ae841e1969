import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';
import { NOT_MOVED } from './mark.ts';
import { MOVED_TABLES, type MovedTable } from './movedTables.ts';
import { type Row, rowsOf } from './rows.ts';

/** How many rows a table has, and the SHA-256 of all of them in the order of their keys. */
export interface Digest {
  count: number;
  hash: string;
}

export async function digestOf(
  db: Db,
  table: MovedTable,
  onRows: () => void = () => undefined,
): Promise<Digest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of rowsOf(db, table)) {
    onRows();
    for (const row of rows) {
      if (table === 'secrets' && NOT_MOVED.has(row['name'])) continue;
      count += 1;
      hash.update(`${lineOf(row)}\n`);
    }
  }
  return { count, hash: hash.digest('hex') };
}

/** The same for the same values, whatever the order in which a database has its columns. */
function lineOf(row: Row): string {
  const columns = Object.keys(row).toSorted();
  return JSON.stringify(
    columns.map((column) => {
      const value = row[column];
      return value instanceof Uint8Array ? [column, Buffer.from(value).toString('base64')] : [column, value];
    }),
  );
}

/**
 * The tables, and what triggers count, in which two databases differ; none where they hold the same. `onTable` is told the one
 * at which it is, again and again; what it throws ends it.
 */
export async function differences(
  one: Db,
  other: Db,
  onTable: (table: MovedTable) => void,
): Promise<string[]> {
  const found: string[] = [];
  for (const table of MOVED_TABLES) {
    const tell = (): void => onTable(table);
    tell();
    const [here, there] = [await digestOf(one, table, tell), await digestOf(other, table, tell)];
    if (here.count !== there.count) found.push(`${table}: ${here.count} rows and ${there.count}`);
    else if (here.hash !== there.hash) found.push(`${table}: other values`);
  }
  if ((await countsIn(one)) !== (await countsIn(other))) found.push('the counts of items');
  return found;
}

async function countsIn(db: Db): Promise<string> {
  const { rows } = await sql<Row>`select kind, key, count from item_counts where count <> 0
    order by kind, key`.execute(db);
  return JSON.stringify(rows.map(({ kind, key, count }) => [kind, key, Number(count)]));
}
