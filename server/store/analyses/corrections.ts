import type { Selectable } from 'kysely';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { onlyNames } from '../../../contract/analysis/correction.ts';
import { Problem } from '../../problems.ts';
import { newId } from '../ids.ts';
import type { Db } from '../store.ts';
import type { GridCorrectionsTable } from '../analysisTables.ts';

export type CorrectionRow = Selectable<GridCorrectionsTable> & { username: string | null };

/** The correction of a photo; undefined where nobody has made one. */
export function findCorrection(db: Db, imageId: string): Promise<CorrectionRow | undefined> {
  return db
    .selectFrom('grid_corrections as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.image_id', 'c.version', 'c.grid', 'c.names', 'c.compartments', 'c.analysis_id', 'c.user_id'])
    .select(['c.created_at', 'c.updated_at', 'u.username'])
    .where('c.image_id', '=', imageId)
    .executeTakeFirst();
}

/** Whether the correction that there is, or that there is none, is what a writer knows of. */
export type IsCurrent = (version: string | undefined) => boolean;

export interface NewCorrection extends Corrected {
  imageId: string;
  analysisId: string;
  userId: number;
  /** Made of the grid, the names and what was read. */
  compartments: readonly Compartment[];
  now: number;
  isCurrent: IsCurrent;
}

/**
 * Keeps a correction. The same one once more changes nothing, whatever its writer knows of: the answer to it was lost.
 * 412 when `isCurrent` denies the one before. In a transaction.
 */
export async function keepCorrection(db: Db, wanted: NewCorrection): Promise<void> {
  const { imageId, analysisId, userId, now, isCurrent } = wanted;
  const before = await findCorrection(db, imageId);
  const columns = {
    grid: wanted.grid && JSON.stringify(wanted.grid),
    names: JSON.stringify(onlyNames(wanted.names)),
  };
  const isSame = before?.grid === columns.grid && before.names === columns.names;
  if (isSame && before.analysis_id === analysisId) return;
  if (!isCurrent(before?.version)) throw changedMeanwhile(before);
  const row = {
    ...columns,
    version: newId(now),
    compartments: JSON.stringify(wanted.compartments),
    analysis_id: analysisId,
    user_id: userId,
    updated_at: now,
  };
  await db
    .insertInto('grid_corrections')
    .values({ ...row, image_id: imageId, created_at: now })
    .onConflict((conflict) => conflict.column('image_id').doUpdateSet(row))
    .execute();
}

/** Takes a correction away: what was found counts again. One that is gone is no failure; 412 as above. In a transaction. */
export async function discardCorrection(db: Db, imageId: string, isCurrent: IsCurrent): Promise<void> {
  const before = await findCorrection(db, imageId);
  if (!before) return;
  if (!isCurrent(before.version)) throw changedMeanwhile(before);
  await db.deleteFrom('grid_corrections').where('image_id', '=', imageId).execute();
}

function changedMeanwhile(before: CorrectionRow | undefined): Problem {
  const message = before
    ? `${before.username ?? 'Somebody'} has corrected these compartments meanwhile.`
    : 'The correction that this one is of was discarded meanwhile.';
  return new Problem('stale', message);
}
