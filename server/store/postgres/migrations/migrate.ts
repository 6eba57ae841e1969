import { type Kysely, sql } from 'kysely';
import { NewerDatabase, OlderDatabase, older } from '../../migrations/migrate.ts';
import { seed } from '../../migrations/seed.ts';
import type { Tables } from '../../tables.ts';
import type { Writer } from '../writer.ts';
import { POSTGRES_STEPS } from './steps.ts';

/** The version of the schema that this program knows. */
export const NEWEST = POSTGRES_STEPS.length;
/** Of the version before, servers that still run write nothing meanwhile, and are told the new version after it. */
const TURN = 'update revision set value = value + 1';
/** Two servers that start at once may both find that it is missing. */
const LOCK_ROW = `create table if not exists schema_version (only_row bigint primary key, version bigint not null);
insert into schema_version values (1, 0) on conflict do nothing`;

interface Parts {
  /** Runs in the transactions of `writer`. */
  db: Kysely<Tables>;
  writer: Writer;
  /** Asked before a database without any table gets its schema; a throw leaves it as it is. */
  beforeMaking?: (() => Promise<void>) | undefined;
  /** False refuses an older one. */
  mayUpgrade: boolean;
}

/** For a database that may not be changed. Throws {@link NewerDatabase} or {@link OlderDatabase}. */
export async function requireNewest(db: Kysely<Tables>): Promise<void> {
  const version = (await hasTable(db, 'schema_version')) ? await versionOf(db) : 0;
  if (version > NEWEST) throw newer(version);
  if (version === 0) throw empty();
  if (version < NEWEST) throw older(version, NEWEST);
}

/**
 * Brings the database to this program's version, all steps in one transaction; a new one gets its built-in lists. Of
 * servers that start at once one does it, and the others wait for the row that it has locked. Throws {@link NewerDatabase}
 * or {@link OlderDatabase}.
 */
export async function migrate({ db, writer, beforeMaking, mayUpgrade }: Parts): Promise<void> {
  // Tried twice: two that make a table at once collide in PostgreSQL's own catalogue.
  await makeLockRow(db, writer).catch(() => makeLockRow(db, writer));
  await db.transaction().execute(async (trx) => {
    const version = await versionOf(trx, sql`for update`);
    if (version > NEWEST) throw newer(version);
    if (version === NEWEST) return;
    if (version > 0 && !mayUpgrade) throw older(version, NEWEST);
    if (version === 0) await beforeMaking?.();
    else await writer.exec(TURN);
    for (const step of POSTGRES_STEPS.slice(version)) await writer.exec(step);
    await sql`update schema_version set version = ${NEWEST}`.execute(trx);
    if (version === 0) await seed(trx);
  });
}

async function makeLockRow(db: Kysely<Tables>, writer: Writer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await hasTable(trx, 'schema_version'))) await writer.exec(LOCK_ROW);
  });
}

async function hasTable(db: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`.execute(
      db,
    );
  return rows.length > 0;
}

async function versionOf(db: Kysely<Tables>, locking = sql``): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from schema_version ${locking}`.execute(db);
  return rows[0]?.version ?? 0;
}

const newer = (version: number): NewerDatabase =>
  new NewerDatabase(`The database is of version ${version}, this program knows versions up to ${NEWEST}.`);

const empty = (): OlderDatabase =>
  new OlderDatabase('The database is empty. Start the server once, without --read-only: that fills it.');
