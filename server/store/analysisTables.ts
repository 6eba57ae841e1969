import type { Generated } from 'kysely';
import type { AnalysisStatus } from '../../contract/analysis/analysis.ts';

/** Analyses of photos, the newest one of each: what is to be done, who does it, and what came out. */
export interface AnalysesTable {
  /** In the order asked for: the order of work. */
  seq: Generated<number>;
  id: string;
  image_id: string;
  status: AnalysisStatus;
  analysis_type: string;
  /** As it was asked for; once completed, as the provider names it. */
  model_version: string;
  /** How often work on it has begun and was not put back in order. */
  attempts: number;
  /** Who works on it, and until when nobody else may: both null unless it is processing. */
  owner: string | null;
  lease_until: number | null;
  summary: string;
  error_message: string | null;
  finish_reason: string | null;
  reasoning: string | null;
  /** JSON: an array of Compartment. */
  compartments: string;
  /** JSON: an array of ReadText. */
  texts: string;
  /** JSON: Grid; null where there is none. */
  grid: string | null;
  /** JSON: UsageMetadata. */
  usage_metadata: string | null;
  created_at: number;
  updated_at: number;
  /** When the work on it that counts began; null while it waits. */
  started_at: number | null;
  finished_at: number | null;
  /** Who asked for it; null for one from before that was noted, or of a user who is gone. */
  user_id: number | null;
}

/** What people have put right, one of each photo; what is JSON is so as contract/analysis has it. */
export interface GridCorrectionsTable {
  image_id: string;
  /** Another one with each change: no two corrections ever have the same. */
  version: string;
  /** JSON: Grid; null where a person has said that there is none. */
  grid: string | null;
  /** JSON: the names that a person has given, an array of CellName. */
  names: string;
  /** JSON: an array of Compartment, made of the grid, the names and what was read then. */
  compartments: string;
  /** The analysis that was put right; it may be gone since. */
  analysis_id: string;
  /** Who has changed it last; null for a user who is gone. */
  user_id: number | null;
  created_at: number;
  updated_at: number;
}

/** What each user has asked for, a row each from the first analysis on. */
export interface AnalysisUseTable {
  user_id: number;
  /** The last day (UTC) on which they asked for analyses, 'YYYY-MM-DD', and for how many. */
  day: string;
  asked: number;
  /** When work on one of theirs began last, counted up among all: who has the lowest number is next. */
  last_turn: number;
}
