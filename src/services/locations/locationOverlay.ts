import type { Location } from '../../../contract/entities.ts';
import type { Cache } from '../cache/cache.ts';
import type { WatchState } from '../../model/reads/watchState.ts';

/** What is shown of the locations that the server told of `at`, in epoch ms: of the same ones the same list. */
export type Overlay = (known: readonly Location[], at: number) => readonly Location[];

/** The hierarchy as screens watch it, with what is unsent of it in its place. */
export interface LocationOverlay {
  watch: Cache['watch'];
  /** Lays another one over it, in place of the last; none where there is nothing unsent. */
  lay(overlay: Overlay | undefined): void;
  /** What `watch` tells of the locations that the server told of. */
  over: Overlay;
}

export function createLocationOverlay({ watch }: Pick<Cache, 'watch'>): LocationOverlay {
  let overlay: Overlay | undefined;
  const tellers = new Set<() => void>();
  return {
    over: (known, at) => overlay?.(known, at) ?? known,
    lay(other) {
      if (!other && !overlay) return;
      overlay = other;
      for (const tell of tellers) tell();
    },
    watch<T>(query: Parameters<typeof watch<T>>[0], listener: (state: WatchState<T>) => void) {
      let newest: WatchState<T> | undefined;
      const tell = (): void => {
        if (!newest) return;
        const isSample = newest.status === 'failed' && newest.source === 'sample';
        if (newest.status === 'loading' || !Array.isArray(newest.data) || !overlay || isSample) {
          listener(newest);
          return;
        }
        const { data, at = 0 } = newest;
        // Only lists of locations are watched through here.
        listener({ ...newest, data: overlay(data as Location[], at) as T });
      };
      tellers.add(tell);
      const stop = watch(query, (state) => {
        newest = state;
        tell();
      });
      return () => {
        tellers.delete(tell);
        stop();
      };
    },
  };
}
