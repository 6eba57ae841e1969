import type { Selectable } from 'kysely';
import type { Db } from '../store.ts';
import type { AnalysesTable } from '../analysisTables.ts';

export type AnalysisRow = Selectable<AnalysesTable>;

/** All columns by name: a later migration's column cannot leak into an answer. */
export const analysisColumns = [
  'seq',
  'id',
  'image_id',
  'status',
  'analysis_type',
  'model_version',
  'attempts',
  'owner',
  'lease_until',
  'summary',
  'error_message',
  'finish_reason',
  'reasoning',
  'compartments',
  'texts',
  'grid',
  'usage_metadata',
  'created_at',
  'updated_at',
  'started_at',
  'finished_at',
  'user_id',
] as const;

/** The newest analysis of the image. */
export function findAnalysis(db: Db, imageId: string): Promise<AnalysisRow | undefined> {
  return db
    .selectFrom('analyses')
    .select(analysisColumns)
    .where('image_id', '=', imageId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
