import type { ImageAnalysis } from '../../contract/analysis/analysis.ts';
import type { AnalysisRow } from '../store/analyses/rows.ts';

/** An analysis as the API answers it. */
export function analysisOf(row: AnalysisRow): ImageAnalysis {
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
    // Only the worker writes these four, from decoded values.
    compartments: JSON.parse(row.compartments) as ImageAnalysis['compartments'],
    texts: JSON.parse(row.texts) as ImageAnalysis['texts'],
    grid: JSON.parse(row.grid ?? 'null') as ImageAnalysis['grid'],
    usage_metadata: JSON.parse(row.usage_metadata ?? 'null') as ImageAnalysis['usage_metadata'],
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    started_at: momentOf(row.started_at),
    finished_at: momentOf(row.finished_at),
  };
}

const momentOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
