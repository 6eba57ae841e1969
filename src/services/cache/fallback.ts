import { isAnswer, isAway } from '../../failure.ts';
import type { Cache, QuerySpec } from './cache.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import type { FallbackData } from '../items/fallbackData.ts';

type Failed<T> = Extract<WatchState<T>, { status: 'failed' }>;

/**
 * The cache as screens read it. This is the layer that owns what is shown when a read fails (decisions,
 * Fallback order): 1. the live answer, for the hierarchy also by a direct fetch; 2. the last real answer; 3. what
 * stands in for it. A 401 or 404 is an answer: nothing is shown in its place. `fallbackData` is asked for only then.
 */
export function createFallback(
  cache: Cache,
  fallbackData: () => Promise<FallbackData>,
): Pick<Cache, 'read' | 'watch'> {
  /** What is known in place of the answer; undefined when the answer came after all: then the cache tells it. */
  const fallBack = async <T>(
    query: QuerySpec<T>,
    failed: Failed<T>,
    isCurrent: () => boolean,
  ): Promise<Failed<T> | undefined> => {
    const known: Failed<T> = failed.data === undefined ? failed : { ...failed, source: 'last-known' };
    try {
      const instead = await fallbackData();
      if (query.direct) {
        const answer = await query.direct(instead).catch(() => undefined);
        if (answer !== undefined) {
          if (isCurrent()) cache.set(query.key, answer);
          return undefined;
        }
      }
      if (failed.data !== undefined) return known;
      const found = await query.fallback?.(instead);
      // A host that answers, whatever it answers, is not one that samples may stand for.
      return found?.source === 'sample' && !isAway(failed.failure) ? known : { ...known, ...found };
    } catch {
      // Their code did not arrive: what is known has to do.
      return known;
    }
  };

  return {
    read: cache.read,
    watch<T>(query: QuerySpec<T>, listener: (state: WatchState<T>) => void) {
      let newest: WatchState<T> | undefined;
      const stop = cache.watch(query, (state) => {
        newest = state;
        if (state.status !== 'failed' || state.refreshing) listener(state);
        else if (isAnswer(state.failure)) listener({ status: 'failed', failure: state.failure });
        else if (state.data !== undefined && !query.direct) listener({ ...state, source: 'last-known' });
        else {
          const isCurrent = () => newest === state;
          void fallBack(query, state, isCurrent).then((found) => {
            if (found && isCurrent()) listener(found);
          });
        }
      });
      return () => {
        newest = undefined;
        stop();
      };
    },
  };
}
