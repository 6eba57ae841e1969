import { sql } from 'kysely';
import type { Db } from '../store/store.ts';
import { type MovedTable, keyOf } from './movedTables.ts';

/** A row as the database has it: all of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows that are read and written at once: few where each may be long, many where there are millions. */
const PORTIONS: Partial<Record<MovedTable, number>> = {
  analyses: 20,
  deleted_records: 20,
  imports: 20,
  idempotency_keys: 50,
  item_events: 100,
};
const PORTION = 300;

/** The values of a row's key. */
export const keyIn = (table: MovedTable, row: Row): unknown[] => keyOf(table).map((column) => row[column]);

/** All rows of a table in the order of their keys, from behind `after` on. */
export async function* rowsOf(
  db: Db,
  table: MovedTable,
  after?: readonly unknown[],
): AsyncGenerator<readonly Row[], void, undefined> {
  const key = sql.join(keyOf(table).map((column) => sql.ref(column)));
  const count = PORTIONS[table] ?? PORTION;
  for (let from = after; ;) {
    const behind = from ? sql`where (${key}) > (${sql.join(from)})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${behind}
      order by ${key} limit ${sql.lit(count)}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < count) return;
    from = keyIn(table, last);
  }
}

/** Level by level, so that each comes after the one that it is in. */
export async function* locationsByLevel(db: Db): AsyncGenerator<readonly Row[], void, undefined> {
  const level = (above: readonly unknown[] | undefined) =>
    sql<Row>`select * from locations where ${
      above ? sql`parent_id in (${sql.join(above)})` : sql`parent_id is null`
    } order by id`.execute(db);
  let ids: unknown[] = [];
  const { rows } = await level(undefined);
  for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION);
  ids = rows.map(({ id }) => id);
  while (ids.length > 0) {
    const next: unknown[] = [];
    for (let at = 0; at < ids.length; at += PORTION) {
      const below = await level(ids.slice(at, at + PORTION));
      for (const { id } of below.rows) next.push(id);
      for (let from = 0; from < below.rows.length; from += PORTION)
        yield below.rows.slice(from, from + PORTION);
    }
    ids = next;
  }
}

/** Writes rows as they are; one that is there already stays. */
export async function insertRows(db: Db, table: MovedTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)} on conflict do nothing`.execute(db);
}

/** The key of the last row of a table; undefined for an empty one. */
export async function lastKey(db: Db, table: MovedTable): Promise<unknown[] | undefined> {
  const backwards = keyOf(table).map((column) => sql`${sql.ref(column)} desc`);
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    order by ${sql.join(backwards)} limit 1`.execute(db);
  return rows[0] && keyIn(table, rows[0]);
}

export async function countOf(db: Db, table: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
