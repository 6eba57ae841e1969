import { sql, type Kysely } from 'kysely';
import type { SqliteConnection } from '../sqlite/connection.ts';
import type { Tables } from '../tables.ts';
import type { Upgrade } from './copies.ts';
import { schemaProblem } from './schema.ts';
import { seed } from './seed.ts';
import { NEWEST, takeSteps } from './steps.ts';

/** The database was written by a later Stowage, which this one cannot read. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** The database was written by an earlier Stowage, and may not be brought to this one's version. */
export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase';
}

/** The database is not what its version says: an upgrade of it was cut off, or something else has changed it. */
export class UnknownSchema extends Error {
  override readonly name = 'UnknownSchema';
}

/** The database could not be copied or upgraded, and is as it was; the cause is what failed. */
export class UpgradeFailed extends Error {
  override readonly name = 'UpgradeFailed';
  readonly upgrade: Upgrade;
  readonly step: 'copy' | 'upgrade';

  constructor(step: 'copy' | 'upgrade', upgrade: Upgrade, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
    this.upgrade = upgrade;
  }
}

/** For a database that may not be changed. Throws {@link NewerDatabase} or {@link OlderDatabase}. */
export async function requireNewest(db: Kysely<Tables>): Promise<void> {
  const version = await versionOf(db);
  if (version > NEWEST) throw newer(version);
  if (version < NEWEST) throw older(version, NEWEST);
}

/**
 * Brings the database to this program's version, all steps in one transaction; a new one gets its built-in lists, any
 * other is handed to `copy` before, which may throw; without `copy` it is refused. Nothing is changed where it throws:
 * {@link NewerDatabase}, {@link OlderDatabase}, {@link UnknownSchema} or {@link UpgradeFailed}.
 */
export async function migrate(
  db: Kysely<Tables>,
  connection: SqliteConnection,
  copy: ((upgrade: Upgrade) => Promise<unknown>) | undefined,
): Promise<void> {
  if ((await versionOf(db)) === NEWEST) return requireSchema(db, NEWEST);
  let upgraded: Upgrade | undefined;
  const done = db.transaction().execute(async (trx) => {
    // Read again under the write lock: another process may have done it meanwhile.
    const version = await versionOf(trx);
    if (version > NEWEST) throw newer(version);
    await requireSchema(trx, version);
    const upgrade = { from: version, to: NEWEST };
    const failed = (step: UpgradeFailed['step']) => (error: unknown) => {
      throw version === 0 ? error : new UpgradeFailed(step, upgrade, error);
    };
    // Under the write lock: nothing is written between the copy and the upgrade.
    if (version > 0 && version < NEWEST && !copy) throw older(version, NEWEST);
    if (version > 0 && version < NEWEST) await copy?.(upgrade).catch(failed('copy'));
    await takeSteps(trx, connection, upgrade).catch(failed('upgrade'));
    if (version === 0) await seed(trx);
    else if (version < NEWEST) upgraded = upgrade;
  });
  await done.catch((error: unknown) => {
    // Much of it is written only as it is committed, and finds no room only then.
    throw upgraded ? new UpgradeFailed('upgrade', upgraded, error) : error;
  });
}

/** What may be upgraded by the start of a server alone: one of the earlier version may still work on it. */
export const older = (version: number, newest: number): OlderDatabase =>
  new OlderDatabase(
    `The database is of version ${version}, and this program works on version ${newest}. Stop its server, and start this version ` +
      'of it once, without --read-only: that upgrades the database.',
  );

const newer = (version: number): NewerDatabase =>
  new NewerDatabase(`The database is of version ${version}, this program knows versions up to ${NEWEST}.`);

async function requireSchema(db: Kysely<Tables>, version: number): Promise<void> {
  if (version < 0) throw new UnknownSchema(`it says that it is of version ${version}, which there is not`);
  const problem = await schemaProblem(db, version);
  if (problem !== undefined) {
    throw new UnknownSchema(`it says that it is of version ${version}, but ${problem}`);
  }
}

/** Whether there is no table at all: a database that nobody has used. */
export async function isBlank(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master limit 1`.execute(db);
  return rows.length === 0;
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
