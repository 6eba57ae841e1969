import { type Struct, coerce, create, define, enums, nullable, string, type, unknown } from 'superstruct';
import { ANALYSIS_STATUSES, type AnalysisStatus, type Compartment, type ImageAnalysis } from './analysis.ts';
import { ANALYSIS_TEXTS, COMPARTMENTS_MAX } from './analysisLimits.ts';
import { LooseCompartment, LooseUsage } from './compartments.ts';
import { LooseCorrection } from './correction.ts';
import { LooseGrid, LooseReadTexts } from './grid.ts';
import { LooseText, LooseTextOrNull, fieldOf } from '../loose.ts';

/** What other hosts call the four states. */
const OTHER_NAMES: Readonly<Record<string, AnalysisStatus>> = {
  queued: 'pending',
  created: 'pending',
  started: 'processing',
  running: 'processing',
  in_progress: 'processing',
  done: 'completed',
  complete: 'completed',
  success: 'completed',
  succeeded: 'completed',
};

/**
 * A state that nobody knows counts as failed: polling ends, and a person can start anew. One that is not said at all
 * is told by what else is there.
 */
function statusOf(value: unknown, answer: unknown): unknown {
  if (typeof value === 'string') {
    const name = value.trim().toLowerCase();
    const known = ANALYSIS_STATUSES.find((status) => status === name);
    return known ?? (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : 'failed');
  }
  const hasResult = fieldOf(answer, 'summary') || fieldOf(answer, 'compartments');
  return hasResult && !fieldOf(answer, 'error_message') ? 'completed' : 'failed';
}

const Compartments: Struct<Compartment[], null> = coerce(
  define<Compartment[]>('compartments', (value) => Array.isArray(value)),
  unknown(),
  (value) =>
    // One by one: superstruct's array() copies its path for each.
    listIn(value)
      .slice(0, COMPARTMENTS_MAX)
      .map((entry) => create(entry, LooseCompartment)),
);

/** What was found before it was put right; null for what is no object. */
const LooseFound: Struct<ImageAnalysis['found'], null> = coerce(
  define<ImageAnalysis['found']>('found', (value) => typeof value === 'object'),
  unknown(),
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? create(value, type({ compartments: Compartments, grid: LooseGrid }))
      : null,
);

/** A list itself, or the values of an object that has a compartment under each name. */
function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

const IdOrNull: Struct<string | null, null> = coerce(nullable(string()), unknown(), (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value !== '' ? value : null,
);
const Moment: Struct<string | null, null> = coerce(nullable(string()), unknown(), (value) =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? value : null,
);
const Line = LooseTextOrNull(ANALYSIS_TEXTS.name);

const Analysis = type({
  id: IdOrNull,
  image_id: IdOrNull,
  status: enums(ANALYSIS_STATUSES),
  summary: LooseText(ANALYSIS_TEXTS.summary),
  error_message: LooseTextOrNull(ANALYSIS_TEXTS.summary),
  analysis_type: Line,
  finish_reason: Line,
  model_version: Line,
  reasoning: LooseTextOrNull(ANALYSIS_TEXTS.reasoning),
  compartments: Compartments,
  texts: LooseReadTexts,
  grid: LooseGrid,
  correction: LooseCorrection,
  found: LooseFound,
  usage_metadata: LooseUsage,
  created_at: Moment,
  updated_at: Moment,
  started_at: Moment,
  finished_at: Moment,
});

/** Under which names hosts nest it. */
const NESTS = ['analysis', 'image_analysis', 'result', 'data'];

/**
 * An analysis as any host of this API answers it, whole or only some fields of it (CALL-67). Throws superstruct's
 * StructError for what is no object, which counts as no analysis (CALL-68).
 */
export function decodeAnalysis(value: unknown): ImageAnalysis {
  const nested = fieldOf(value, 'status') === undefined ? fieldOf(value, ...NESTS) : undefined;
  const answer = typeof nested === 'object' && nested !== null ? nested : value;
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return create(answer, Analysis);
  return create({ ...answer, status: statusOf(fieldOf(answer, 'status'), answer) }, Analysis);
}
