import { type SynonymGroup, decodeSynonyms } from '../../../contract/finding/synonymGroups.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { QuerySpec } from '../cache/cache.ts';
import type { Http } from '../host/http.ts';

export const SYNONYMS = '/api/synonyms';

/** Whether the host is known to keep no words of the workshop's own. */
export const keepsNoSynonyms = (http: Http): boolean =>
  http.hasAnswered() && !http.features().has('synonyms');

/** The groups of words that mean the same in this workshop; none of a host that keeps none. */
export function synonymGroups(http: Http): QuerySpec<SynonymGroup[]> {
  return {
    key: ['synonyms'],
    kept: decodeSynonyms,
    load: async (signal) =>
      keepsNoSynonyms(http)
        ? []
        : http.request<SynonymGroup[]>({
            operation: 'synonyms fetch',
            path: SYNONYMS,
            timeout: TIMEOUTS.other,
            signal,
            decode: decodeSynonyms,
          }),
  };
}
