import { sql, type Kysely } from 'kysely';
import type { SqliteConnection } from '../sqlite/connection.ts';
import type { Tables } from '../tables.ts';
import { counts, initial, revisions, search } from './001-initial.ts';
import { idempotencyKeys } from './002-idempotency-keys.ts';
import { images } from './003-images.ts';
import { analyses } from './004-analyses.ts';
import { seed } from './seed.ts';

/**
 * The schema's versions in order, only ever added to; the database keeps the number of the last one in
 * `user_version`.
 */
const MIGRATIONS: readonly string[] = [
  [initial, counts, revisions, search].join('\n'),
  idempotencyKeys,
  images,
  analyses,
];

/** The database was written by a later Stowage, which this one cannot read. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
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
    if (version > MIGRATIONS.length) {
      throw new NewerDatabase(
        `The database is of version ${version}, this program knows versions up to ${MIGRATIONS.length}.`,
      );
    }
    for (const step of MIGRATIONS.slice(version)) connection.run(step);
    if (version === 0) await seed(trx);
    connection.run(`pragma user_version = ${MIGRATIONS.length}`);
  });
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}
