import type { ImageAnalysis } from '../../contract/analysis/analysis.ts';
import type { GridCorrection } from '../../contract/analysis/corrected.ts';
import type { CorrectionRow } from '../store/analyses/corrections.ts';
import type { AnalysisRow } from '../store/analyses/rows.ts';

/**
 * An analysis as the API answers it. Once it has ended, a correction takes the place of what it has found, which stands
 * beside it then.
 */
export function analysisOf(row: AnalysisRow, correction: CorrectionRow | undefined): ImageAnalysis {
  // Only the worker writes these, from decoded values.
  const compartments = JSON.parse(row.compartments) as ImageAnalysis['compartments'];
  const grid = JSON.parse(row.grid ?? 'null') as ImageAnalysis['grid'];
  const corrected = row.finished_at === null ? undefined : correction;
  return {
    id: row.id,
    image_id: row.image_id,
    status: row.status,
    summary: row.summary,
    error_message: row.error_message,
    analysis_type: row.analysis_type,
    finish_reason: row.finish_reason,
    model_version: row.model_version,
    reasoning: row.reasoning,
    // These were made of decoded values as well.
    compartments: corrected
      ? (JSON.parse(corrected.compartments) as ImageAnalysis['compartments'])
      : compartments,
    texts: JSON.parse(row.texts) as ImageAnalysis['texts'],
    grid: corrected ? (JSON.parse(corrected.grid ?? 'null') as ImageAnalysis['grid']) : grid,
    correction: correction ? correctionOf(correction) : null,
    found: corrected ? { compartments, grid } : null,
    usage_metadata: JSON.parse(row.usage_metadata ?? 'null') as ImageAnalysis['usage_metadata'],
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    started_at: momentOf(row.started_at),
    finished_at: momentOf(row.finished_at),
  };
}

function correctionOf({
  version,
  grid,
  names,
  username,
  analysis_id,
  updated_at,
}: CorrectionRow): GridCorrection {
  return {
    version,
    grid: JSON.parse(grid ?? 'null') as GridCorrection['grid'],
    names: JSON.parse(names) as GridCorrection['names'],
    username,
    updated_at: momentOf(updated_at),
    analysis_id,
  };
}

const momentOf = <Moment extends number | null>(ms: Moment) =>
  (ms === null ? null : new Date(ms).toISOString()) as Moment extends number ? string : string | null;
