import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { onlyNames } from '../../../contract/analysis/correction.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { SeenAnalysis } from '../../model/analysis/analysis.ts';
import { isSameCorrected } from '../../model/analysis/correcting.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';
import type { Unanswered } from '../host/unanswered.ts';
import type { Analyses } from './analyses.ts';

export interface Corrections {
  /** Whether the host keeps any. */
  areKept(): boolean;
  /**
   * Keeps it, in place of the one of version `before`; null for the first one. Rejects with a Failure, 'stale' where
   * another one was faster. `onSaved` is called once it is kept, also where its person has gone before the answer, or that was lost.
   */
  save(
    imageId: string,
    corrected: Corrected,
    before: string | null,
    onSaved?: (seen: SeenAnalysis) => void,
  ): Promise<SeenAnalysis>;
  /** Takes the correction of this version away, and reads what was found. `onDiscarded` as `onSaved`. */
  discard(
    imageId: string,
    version: string,
    onDiscarded?: (seen: SeenAnalysis) => void,
  ): Promise<SeenAnalysis>;
}

/** The calls about what a person has put right of an analysis (decision record 59). */
export function createCorrections(
  http: Http,
  analyses: Pick<Analyses, 'read'>,
  unanswered: Unanswered,
  now: () => number = Date.now,
): Corrections {
  const call = { operation: 'correction', timeout: TIMEOUTS.other };
  const path = (imageId: string): string => `/api/images/${segment(imageId)}/grid`;
  const seen = (value: unknown): SeenAnalysis => ({ analysis: decodeAnalysis(value), at: now() });
  return {
    areKept: () => http.features().has('corrections'),
    save(imageId, { grid, names }, before, onSaved = () => {}) {
      const json = { grid, names: onlyNames(names) };
      const wanted = JSON.stringify(json);
      return unanswered.write({
        intent: `correct ${imageId} ${before} ${wanted}`,
        what: 'the correction',
        done: 'saved',
        // The same correction twice is one: the host says so to whoever sends it again.
        isRepeatable: () => true,
        ask: () =>
          http.request({
            ...call,
            method: 'PUT',
            path: path(imageId),
            json,
            headers: before === null ? { 'if-none-match': '*' } : { 'if-match': `"${before}"` },
            decode: seen,
          }),
        async look() {
          const value = await analyses.read(imageId);
          const { correction } = value.analysis;
          return correction && isSameCorrected(correction, json) ? { value } : undefined;
        },
        settled: onSaved,
      });
    },
    discard(imageId, version, onDiscarded = () => {}) {
      return unanswered.write({
        intent: `discard the correction of ${imageId} ${version}`,
        what: 'the correction',
        done: 'removed',
        isRepeatable: () => true,
        async ask() {
          await http.request({
            ...call,
            method: 'DELETE',
            path: path(imageId),
            headers: { 'if-match': `"${version}"` },
            decode: () => undefined,
          });
          return analyses.read(imageId);
        },
        async look() {
          const value = await analyses.read(imageId);
          return value.analysis.correction?.version === version ? undefined : { value };
        },
        settled: onDiscarded,
      });
    },
  };
}
