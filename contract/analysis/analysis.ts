import { type Struct, coerce, define, object, unknown } from 'superstruct';
import { lengthOf, textProblem } from '../texts.ts';
import type { BoundingBox } from './box.ts';
import type { GridCorrection } from './corrected.ts';
import type { Grid, ReadText } from './grid.ts';

/** How far an analysis is (ENT-33); the last two are its ends. */
export const ANALYSIS_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

/** One compartment that an analysis has found (section 3). */
export interface Compartment {
  name: string;
  /** What is in it, one thing each; a new item's notes are made of these (BULK-08). */
  contents: string[];
  items: string[];
  description: string;
  bounding_box: BoundingBox | null;
  /** Where it is in a grid, counted from 1 at the top left; null where there is no grid. */
  row: number | null;
  column: number | null;
  /** 0 to 1; null when the provider does not say. */
  confidence: number | null;
}

/** What an analysis has used (ENT-36), in the shape that section 3 names. */
export interface UsageMetadata {
  promptTokenCount: number | null;
  candidatesTokenCount: number | null;
  totalTokenCount: number | null;
  promptTokensDetails: { modality: string; tokenCount: number }[];
}

/** An analysis of a photo (section 3). Moments are ISO texts, null before they have come. */
export interface ImageAnalysis {
  /** Its own id; null from a host that has none. */
  id: string | null;
  image_id: string | null;
  status: AnalysisStatus;
  /** For a person; '' until it is completed. */
  summary: string;
  /** Why it failed, for a person. */
  error_message: string | null;
  analysis_type: string | null;
  finish_reason: string | null;
  model_version: string | null;
  reasoning: string | null;
  compartments: Compartment[];
  /** The labels that were read, in no order, wherever they are; empty where none were, or from another host. */
  texts: ReadText[];
  /** The lines between the compartments; null where there is no grid, or from another host. */
  grid: Grid | null;
  /** What a person has put right: compartments and grid are theirs then. Null where nobody has. */
  correction: GridCorrection | null;
  /** What the analysis itself has found, where a correction stands in its place; else null. */
  found: Pick<ImageAnalysis, 'compartments' | 'grid'> | null;
  usage_metadata: UsageMetadata | null;
  created_at: string | null;
  updated_at: string | null;
  /** When work on it began, and when it was completed or failed. */
  started_at: string | null;
  finished_at: string | null;
}

/** Whether its compartments count: what a person has corrected is there, whatever became of a later analysis. */
export function isDone({ status, correction }: Pick<ImageAnalysis, 'status' | 'correction'>): boolean {
  return status === 'completed' || (status === 'failed' && correction !== null);
}

/** What POST /api/images/{id}/analyze sends (CALL-65, CALL-66). */
export const MODEL_VERSION = 'latest';
export const ANALYSIS_TYPE = 'Image analysis';

/** The fields that GET /api/images/{id}/analyze asks for by name (CALL-67). */
export const ANALYSIS_FIELDS = [
  'status',
  'summary',
  'error_message',
  'reasoning',
  'compartments',
  'usage_metadata',
] as const;

const PARAMETER_MAX = 100;

/** A short text, `standard` when it is left out. */
function Parameter(what: string, standard: string): Struct<string, null> {
  return coerce(
    define<string>('parameter', (value) => {
      const problem = textProblem(value, what);
      if (problem !== undefined) return problem;
      // textProblem has refused everything but a string.
      const isShort = lengthOf(value as string) <= PARAMETER_MAX;
      return isShort || `${what} must be ${PARAMETER_MAX} characters or less`;
    }),
    unknown(),
    (value) => (value === undefined || value === null || value === '' ? standard : value),
  );
}

/** POST /api/images/{id}/analyze; both fields, or the whole body, may be left out. */
export const AnalysisRequest = object({
  model_version: Parameter('Model version', MODEL_VERSION),
  analysis_type: Parameter('Analysis type', ANALYSIS_TYPE),
});
