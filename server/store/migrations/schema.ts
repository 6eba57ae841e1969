import { Kysely, sql } from 'kysely';
import { loadSqlite } from '../sqlite/api.ts';
import { SqliteConnection } from '../sqlite/connection.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import type { Tables } from '../tables.ts';
import { NEWEST, takeSteps } from './steps.ts';

/** What a database consists of: how each table, column, index and trigger is made, by its kind and name. */
export type Schema = ReadonlyMap<string, string>;

const COLUMNS = sql<{ name: string; made: string }>`
  select 'column ' || t.name || '.' || c.name as name,
    c.type || ' ' || c."notnull" || ' ' || c.pk || ' ' || coalesce(c.dflt_value, '') as made
  from pragma_table_list t join pragma_table_xinfo(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%'`;

/** SQLite's own tables behind the search are left out: which it needs is its affair, and differs with its version. */
const OBJECTS = sql<{ name: string; made: string }>`
  select m.type || ' ' || m.name as name,
    case
      when m.type = 'table' and t.type = 'table' then ''
      when m.sql is null then (select group_concat(i.name) from pragma_index_info(m.name) i)
      else m.sql
    end as made
  from sqlite_master m left join pragma_table_list t on t.schema = 'main' and t.name = m.tbl_name
  where coalesce(t.type, '') <> 'shadow' and m.name not like 'sqlite_stat%' and m.name not like 'sqlite_seq%'`;

/** The schema of a database as it is. */
export async function schemaIn(db: Kysely<Tables>): Promise<Schema> {
  const [objects, columns] = [await OBJECTS.execute(db), await COLUMNS.execute(db)];
  return new Map([...objects.rows, ...columns.rows].map(({ name, made }) => [name, oneLine(made)]));
}

const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const made = new Map<number, Promise<Schema>>();

/** The schema as this program's steps make it up to `version`. */
function schemaOf(version: number): Promise<Schema> {
  const known = made.get(version) ?? makeSchema(version);
  made.set(version, known);
  return known;
}

async function makeSchema(version: number): Promise<Schema> {
  const Database = await loadSqlite();
  const connection = new SqliteConnection(new Database(':memory:', { timeout: 0 }));
  try {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
    await takeSteps(db, connection, { from: 0, to: version });
    return await schemaIn(db);
  } finally {
    connection.close();
  }
}

/** The triggers and views that neither this version nor the newest has. */
export async function foreignObjectsIn(
  db: Kysely<Tables>,
  version: number,
): Promise<{ kind: 'trigger' | 'view'; name: string }[]> {
  const isKnown = version >= 0 && version <= NEWEST;
  const own = [isKnown ? await schemaOf(version) : new Map(), await schemaOf(NEWEST)];
  return [...(await schemaIn(db)).keys()].flatMap((key) => {
    const [, kind, name = ''] = /^(trigger|view) (.*)$/s.exec(key) ?? [];
    if ((kind !== 'trigger' && kind !== 'view') || own.some((schema) => schema.has(key))) return [];
    return [{ kind, name }];
  });
}

/** How many differences are told: one would do, all may be very many. */
const TOLD = 3;

/**
 * In which way a database is not as its version is made: something is missing or different, or there is something that
 * only a later version has. Undefined for one that is in order; what somebody else has added to it is their business.
 */
export async function schemaProblem(db: Kysely<Tables>, version: number): Promise<string | undefined> {
  const [found, wanted, newest] = [await schemaIn(db), await schemaOf(version), await schemaOf(NEWEST)];
  const problemOf = (name: string): string | undefined => {
    if (!wanted.has(name)) return found.has(name) ? 'is of a later version' : undefined;
    if (!found.has(name)) return 'is missing';
    return found.get(name) === wanted.get(name) ? undefined : 'is different';
  };
  const problems = [...new Set([...wanted.keys(), ...newest.keys()])].flatMap((name) => {
    // A table that is a problem itself says enough.
    const table = /^column (\w+)\./.exec(name)?.[1];
    const problem = table !== undefined && problemOf(`table ${table}`) ? undefined : problemOf(name);
    return problem === undefined ? [] : [`${name} ${problem}`];
  });
  if (problems.length === 0) return undefined;
  const more = problems.length > TOLD ? ` and ${problems.length - TOLD} more` : '';
  return problems.slice(0, TOLD).join(', ') + more;
}
