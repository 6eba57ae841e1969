import type { Compartment, UsageMetadata } from '../../contract/analysis/analysis.ts';
import type { Grid, ReadText } from '../../contract/analysis/grid.ts';

/** The photo to look at, as it is kept: an upright JPEG of at most 1536 px. Sides in pixels. */
export interface Photo {
  bytes: Uint8Array;
  mime_type: string;
  width: number;
  height: number;
}

/** The sides of a photo alone: what is sent to a thread is copied. */
export const sidesOf = ({ width, height }: Photo): { width: number; height: number } => ({ width, height });

/** What a provider has found, decoded and safe to store. */
export interface Finding {
  /** For a person; never empty, also when nothing was found. */
  summary: string;
  reasoning: string | null;
  /** The model as the provider names it. */
  model_version: string;
  finish_reason: string | null;
  compartments: Compartment[];
  /** All labels that were read, also those outside of compartments; empty from who does not say. */
  texts: ReadText[];
  /** The lines between the compartments; null where they are not known. */
  grid: Grid | null;
  usage_metadata: UsageMetadata | null;
}

/** Something that finds compartments in a photo. */
export interface Provider {
  readonly name: string;
  /** Rejects with an {@link AnalysisFailure}, or with the signal's reason once that is aborted. */
  analyse(photo: Photo, signal: AbortSignal): Promise<Finding>;
  /** Ends what it keeps running. */
  close(): Promise<void>;
}

interface FailureDetails {
  isRepeatable?: boolean;
  retryAfter?: number;
  status?: number;
}

/** Why an analysis failed, in words for a person. */
export class AnalysisFailure extends Error {
  /** Whether another try may succeed: the provider was busy or in trouble. */
  readonly isRepeatable: boolean;
  /** Seconds that the provider asks to wait before it. */
  readonly retryAfter: number | undefined;
  /** The status of an answer that was none. */
  readonly status: number | undefined;

  constructor(message: string, { isRepeatable = false, retryAfter, status }: FailureDetails = {}) {
    super(message);
    this.name = 'AnalysisFailure';
    this.isRepeatable = isRepeatable;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}
