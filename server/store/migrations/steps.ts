import type { Kysely } from 'kysely';
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
import { analysisUse } from './010-analysis-use.ts';
import { leanIndexes } from './011-lean-indexes.ts';
import { imports } from './012-imports.ts';
import { grids } from './013-grids.ts';
import { synonyms } from './014-synonyms.ts';
import { listNumbers } from './015-list-numbers.ts';

/**
 * The schema's versions in order, only ever added to; the database keeps the number of the last one in
 * `user_version`.
 */
const STEPS: readonly (string | ((db: Kysely<Tables>) => Promise<void>))[] = [
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
  analysisUse,
  leanIndexes,
  imports,
  grids,
  synonyms,
  listNumbers,
];

/** The version that this program works with. */
export const NEWEST = STEPS.length;

/** Brings the schema from one version to a later one, in the transaction of `db`, which is on `connection`. */
export async function takeSteps(
  db: Kysely<Tables>,
  connection: SqliteConnection,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const step of STEPS.slice(from, to)) {
    if (typeof step === 'string') connection.exec(step);
    else await step(db);
  }
  connection.exec(`pragma user_version = ${to}`);
}
