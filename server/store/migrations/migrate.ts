import { sql, type Kysely } from 'kysely';
import type { SqliteConnection } from '../sqlite/connection.ts';
import type { Tables } from '../tables.ts';
import { counts, initial, revisions, search } from './001-initial.ts';
import { idempotencyKeys } from './002-idempotency-keys.ts';
import { images } from './003-images.ts';
import { analyses } from './004-analyses.ts';
import { deletedRecords } from './005-deleted-records.ts';
import { locationChanges } from './006-location-changes.ts';
import { knownDevices } from './007-known-devices.ts';
import { labelKeys } from './008-label-keys.ts';
import { eventsOfItems, shownImages } from './009-long-answers.ts';
import { seed } from './seed.ts';

/**
 * The schema's versions in order, only ever added to; the database keeps the number of the last one in
 * `user_version`.
 */
const MIGRATIONS: readonly (string | ((db: Kysely<Tables>) => Promise<void>))[] = [
  [initial, counts, revisions, search].join('\n'),
  idempotencyKeys,
  images,
  analyses,
  deletedRecords,
  locationChanges,
  knownDevices,
  labelKeys,
  async (db) => {
    await shownImages(db);
    await eventsOfItems(db);
  },
];

/** The database was written by a later Stowage, which this one cannot read. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** The database was written by an earlier Stowage, and may not be brought to this one's version. */
export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase';
}

/** For a database that may not be changed. Throws {@link NewerDatabase} or {@link OlderDatabase}. */
export async function requireNewest(db: Kysely<Tables>): Promise<void> {
  const version = await versionOf(db);
  if (version > MIGRATIONS.length) throw newer(version);
  if (version < MIGRATIONS.length) {
    throw new OlderDatabase('The database is of an earlier version. Start once without --read-only.');
  }
}

/**
 * Brings the database to this program's version, all steps in one transaction; a new one gets its built-in
 * lists. Throws {@link NewerDatabase} and changes nothing when it is newer than that.
 */
export async function migrate(db: Kysely<Tables>, connection: SqliteConnection): Promise<void> {
  if ((await versionOf(db)) === MIGRATIONS.length) return;
  await db.transaction().execute(async (trx) => {
    // Read again under the write lock: another process may have done it meanwhile.
    const version = await versionOf(trx);
    if (version > MIGRATIONS.length) throw newer(version);
    for (const step of MIGRATIONS.slice(version)) {
      if (typeof step === 'string') connection.run(step);
      else await step(trx);
    }
    if (version === 0) await seed(trx);
    connection.run(`pragma user_version = ${MIGRATIONS.length}`);
  });
}

const newer = (version: number): NewerDatabase =>
  new NewerDatabase(
    `The database is of version ${version}, this program knows versions up to ${MIGRATIONS.length}.`,
  );

/** Whether there is no table at all: a database that nobody has used. */
export async function isBlank(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master limit 1`.execute(db);
  return rows.length === 0;
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
