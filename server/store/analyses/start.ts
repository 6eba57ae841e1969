import { notFound } from '../../problems.ts';
import { newId } from '../ids.ts';
import { findImage } from '../images/rows.ts';
import type { Db } from '../store.ts';
import { type AnalysisRow, analysisColumns, findAnalysis } from './rows.ts';
import { countAnalysis } from './use.ts';

/** What is asked for, and by whom; `now` in milliseconds since 1970. */
export interface NewAnalysis {
  imageId: string;
  userId: number;
  modelVersion: string;
  analysisType: string;
  now: number;
  /** How many analyses each user may ask for in a day (UTC); 0 for any number. */
  daily: number;
}

export interface Started {
  row: AnalysisRow;
  /** Whether it was there already, unfinished. */
  isRunning: boolean;
}

/**
 * Records an analysis that waits for its turn, in place of the finished one before it; while one is unfinished, that
 * one is the answer. 404 for an image that is not there, 429 for more than this user may ask for now. In a transaction.
 */
export async function startAnalysis(
  db: Db,
  { imageId, userId, now, ...asked }: NewAnalysis,
): Promise<Started> {
  if (!(await findImage(db, imageId))) throw notFound('Image');
  const before = await findAnalysis(db, imageId);
  if (before && before.finished_at === null) return { row: before, isRunning: true };
  await countAnalysis(db, { userId, now, daily: asked.daily });
  await db.deleteFrom('analyses').where('image_id', '=', imageId).execute();
  const row = await db
    .insertInto('analyses')
    .values({
      id: newId(now),
      image_id: imageId,
      user_id: userId,
      status: 'pending',
      analysis_type: asked.analysisType,
      model_version: asked.modelVersion,
      attempts: 0,
      summary: '',
      compartments: '[]',
      texts: '[]',
      created_at: now,
      updated_at: now,
    })
    .returning(analysisColumns)
    .executeTakeFirstOrThrow();
  return { row, isRunning: false };
}
