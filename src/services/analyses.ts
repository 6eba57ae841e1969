import {
  ANALYSIS_FIELDS,
  ANALYSIS_TYPE,
  type ImageAnalysis,
  MODEL_VERSION,
} from '../../contract/analysis.ts';
import { decodeAnalysis } from '../../contract/analysisAnswer.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import { failureOf } from '../failure.ts';
import type { KnownAnalyses, SeenAnalysis } from '../model/analysis.ts';
import type { Http } from './http.ts';
import { segment } from './path.ts';

export interface Analyses {
  /** The analyses of an image: one or none, and none where the host cannot be asked (CALL-68, FALLB-02). */
  find(imageId: string, signal?: AbortSignal): Promise<KnownAnalyses>;
  /** The analysis as the host has it now. Rejects with a Failure, 'not-found' where there is none. */
  read(imageId: string, signal?: AbortSignal): Promise<SeenAnalysis>;
  /** Starts one; a host where one is running already answers that. */
  start(imageId: string, signal?: AbortSignal): Promise<SeenAnalysis>;
}

/** Beside the fields of section 7: what tells one analysis from the next, and how long it took. */
const FIELDS = [...ANALYSIS_FIELDS, 'id', 'model_version', 'created_at', 'finished_at'].join(',');

/** The calls about analyses (section 7). Nothing of them is cached: what is running changes by itself. */
export function createAnalyses(http: Http, now: () => number = Date.now): Analyses {
  const path = (imageId: string): string => `/api/images/${segment(imageId)}/analyze`;
  const call = { operation: 'image analysis', timeout: TIMEOUTS.other };
  const seen = (analysis: ImageAnalysis): SeenAnalysis => ({ analysis, at: now() });

  const read = async (imageId: string, signal?: AbortSignal): Promise<SeenAnalysis> =>
    seen(
      await http.request({
        ...call,
        path: path(imageId),
        query: { fields: FIELDS },
        // A browser that answers from its own cache would never see the end of it.
        cache: 'no-store',
        signal,
        decode: decodeAnalysis,
      }),
    );

  /** A host of ours says what it offers; of another, nobody knows until it is asked. */
  const isSetUp = (): boolean => http.features().size === 0 || http.features().has('analysis');

  return {
    read,
    async find(imageId, signal) {
      try {
        return { analyses: [await read(imageId, signal)], failure: undefined, isSetUp: isSetUp() };
      } catch (error) {
        signal?.throwIfAborted();
        const failure = failureOf(error);
        const isNone = failure.kind === 'not-found' || failure.kind === 'bad-answer';
        return { analyses: [], failure: isNone ? undefined : failure, isSetUp: isSetUp() };
      }
    },
    start: async (imageId, signal) =>
      seen(
        await http.request({
          ...call,
          operation: 'image analysis start',
          method: 'POST',
          path: path(imageId),
          json: { model_version: MODEL_VERSION, analysis_type: ANALYSIS_TYPE },
          signal,
          decode: (value) => decodeAnalysis(hasStatus(value) ? value : { status: 'pending' }),
        }),
      ),
  };
}

/** Whether a start was answered with how far it is: some hosts only say that they have heard. */
function hasStatus(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes('"status"');
}
