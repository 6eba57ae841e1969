import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgresStore } from '../../../server/store/postgres/open.ts';
import { type Db, openStore } from '../../../server/store/store.ts';
import { dropDatabase, freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';

/**
 * Of PostgreSQL alone: whose turn it is to write, and which version it is of, which SQLite keeps beside its tables; and what
 * several servers count together.
 */
const OWN = ['revision', 'schema_version', 'login_counts'];
/** What the search keeps differs, and is compared by what it finds. */
const isOfSearch = (table: string): boolean => /^items_(fts|words)|^word|search/.test(table);

const TYPES: Readonly<Record<string, string>> = {
  INTEGER: 'bigint',
  REAL: 'double precision',
  TEXT: 'text',
  BLOB: 'bytea',
};

interface Column {
  tab: string;
  name: string;
  type: string;
  required: number;
}
interface Index {
  tab: string;
  columns: string;
  is_unique: number;
  condition: string | null;
}

const described = ({ tab, name, type, required }: Column): string =>
  `${tab}.${name} ${TYPES[type] ?? type}${required === 1 ? ' not null' : ''}`;

async function sqliteShape(db: Db) {
  const columns = await sql<Column>`select t.name as tab, c.name, c.type,
      case when c."notnull" or c.pk > 0 then 1 else 0 end as required
    from pragma_table_list t join pragma_table_info(t.name) c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%'`.execute(db);
  const indexes = await sql<Index>`select t.name as tab, (
        select group_concat(i.name) from pragma_index_info(l.name) i
      ) as columns, l."unique" as is_unique,
      (select substr(m.sql, instr(lower(m.sql), ' where ') + 7) from sqlite_master m
        where m.name = l.name and lower(m.sql) like '% where %') as condition
    from pragma_table_list t join pragma_index_list(t.name) l
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%'`.execute(db);
  return { columns: columns.rows, indexes: indexes.rows };
}

async function postgresShape(db: Db) {
  const columns = await sql<Column>`select table_name as tab, column_name as name, data_type as type,
      case when is_nullable = 'NO' then 1 else 0 end as required
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const indexes = await sql<Index>`select t.relname as tab, (
        select string_agg(a.attname, ',' order by k.at) from unnest(i.indkey) with ordinality k (number, at)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
      ) as columns, case when i.indisunique then 1 else 0 end as is_unique,
      pg_get_expr(i.indpred, i.indrelid) as condition
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = current_schema()`.execute(db);
  return { columns: columns.rows, indexes: indexes.rows };
}

/** What is SQLite's own number of the row: its table is sorted by it. A text of that name has an index on both. */
const isNumber = (tab: string, column: string): boolean =>
  column === 'seq' || (column === 'id' && NUMBERED_BY_ID.includes(tab)) || tab === 'analysis_use';
const NUMBERED_BY_ID = [
  'users',
  'idempotency_keys',
  'location_types',
  'location_areas',
  'item_categories',
  'item_events',
];

/** SQLite ends every index with the row's number by itself, and has none for a key that is the number. */
function indexesOf(indexes: readonly Index[]): string[] {
  return indexes
    .map(({ tab, columns, is_unique, condition }) => ({
      tab,
      columns: columns.replace(/,(seq|id)$/, (end) => (tab === 'item_events' || end === ',seq' ? '' : end)),
      kind: is_unique === 1 ? 'unique' : 'index',
      part: condition === null ? '' : ' of a part',
    }))
    .filter(({ tab, columns, kind }) => !(kind === 'unique' && isNumber(tab, columns)))
    .map(({ tab, columns, kind, part }) => `${tab} ${kind} ${columns}${part}`)
    .toSorted();
}

it.skipIf(!hasPostgres())(
  'the schema has the same tables, columns and indexes on both databases, and every text is compared byte by byte',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stowage-shape-'));
    const url = await freshDatabase();
    const [onSqlite, onPostgres] = [
      await openStore(join(folder, 'stowage.db')),
      await openPostgresStore(url),
    ];
    try {
      const [wanted, found] = [await sqliteShape(onSqlite.read), await postgresShape(onPostgres.read)];
      const isOwn = ({ tab }: { tab: string }): boolean => !OWN.includes(tab) && !isOfSearch(tab);
      expect(found.columns.filter(isOwn).map(described).toSorted()).toEqual(
        wanted.columns.filter(isOwn).map(described).toSorted(),
      );
      expect(indexesOf(found.indexes.filter(isOwn))).toEqual(indexesOf(wanted.indexes.filter(isOwn)));
      const { rows: otherwise } = await sql`select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'`.execute(
        onPostgres.read,
      );
      expect(otherwise).toEqual([]);
    } finally {
      await Promise.all([onSqlite.close(), onPostgres.close()]);
      await dropDatabase(url);
      await rm(folder, { recursive: true });
    }
  },
);
