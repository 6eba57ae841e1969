import {
  ANALYSIS_FIELDS,
  ANALYSIS_TYPE,
  type ImageAnalysis,
  MODEL_VERSION,
} from '../../../contract/analysis/analysis.ts';
import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { failureOf } from '../../failure.ts';
import { isRunning, type KnownAnalyses, type SeenAnalysis } from '../../model/analysis/analysis.ts';
import { keyed, takesKeys } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';
import { createUnanswered, type Unanswered } from '../host/unanswered.ts';

export interface Analyses {
  /** The analyses of an image: one or none, and none where the host cannot be asked (CALL-68, FALLB-02). */
  find(imageId: string, signal?: AbortSignal): Promise<KnownAnalyses>;
  /** The analysis as the host has it now. Rejects with a Failure, 'not-found' where there is none. */
  read(imageId: string, signal?: AbortSignal): Promise<SeenAnalysis>;
  /** Starts one; a host where one is running already answers that. */
  start(imageId: string, signal?: AbortSignal): Promise<SeenAnalysis>;
}

/** Beside the fields of section 7: what tells one analysis from the next, and how long it took. */
const MORE = ['id', 'model_version', 'created_at', 'finished_at', 'texts', 'grid', 'correction', 'found'];
const FIELDS = [...ANALYSIS_FIELDS, ...MORE].join(',');

/** The calls about analyses (section 7). Nothing of them is cached: what is running changes by itself. */
export function createAnalyses(
  http: Http,
  now: () => number = Date.now,
  unanswered: Unanswered = createUnanswered(),
): Analyses {
  const path = (imageId: string): string => `/api/images/${segment(imageId)}/analyze`;
  const call = { operation: 'image analysis', timeout: TIMEOUTS.other };
  const seen = (analysis: ImageAnalysis): SeenAnalysis => ({ analysis, at: now() });
  /** The newest analysis that was seen of each image: another one has been started since. */
  const last = new Map<string, string | null>();

  const ask = <T>(imageId: string, decode: (value: unknown) => T, signal?: AbortSignal): Promise<T> =>
    http.request({
      ...call,
      path: path(imageId),
      query: { fields: FIELDS },
      // A browser that answers from its own cache would never see the end of it.
      cache: 'no-store',
      signal,
      decode,
    });
  const read = async (imageId: string, signal?: AbortSignal): Promise<SeenAnalysis> => {
    const analysis = await ask(imageId, decodeAnalysis, signal);
    last.set(imageId, analysis.id);
    return seen(analysis);
  };
  /** One that is running, or has come since the last look; undefined where there is none. */
  const newOne = async (imageId: string, before: string | null | undefined) => {
    const analysis = await ask(imageId, (value) =>
      value === undefined ? undefined : decodeAnalysis(value),
    ).catch((error: unknown) => {
      if (failureOf(error).kind === 'not-found') return undefined;
      throw error;
    });
    if (!analysis || !(isRunning(analysis) || analysis.id !== before)) return undefined;
    return { value: seen(analysis) };
  };

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
    start(imageId, signal) {
      const before = last.get(imageId);
      return unanswered.write(
        {
          intent: `analyse ${imageId}`,
          what: 'the analysis',
          done: 'started',
          isRepeatable: () => takesKeys(http),
          ask: async (key) =>
            seen(
              await http.request({
                ...call,
                operation: 'image analysis start',
                method: 'POST',
                path: path(imageId),
                json: { model_version: MODEL_VERSION, analysis_type: ANALYSIS_TYPE },
                ...keyed(http, key),
                decode: (value) => decodeAnalysis(hasStatus(value) ? value : { status: 'pending' }),
              }),
            ),
          look: () => newOne(imageId, before),
          settled: () => {},
        },
        signal,
      );
    },
  };
}

/** Whether a start was answered with how far it is: some hosts only say that they have heard. */
function hasStatus(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes('"status"');
}
