import type { Query, QueryCache } from '@tanstack/query-core';

/** Asks again for what is watched after it has changed, not once for every change of many. */
export interface AskingAgain {
  /** Once there was no further change for `pause` ms, by the hash of its key. */
  afterPause(hash: string, pause: number): void;
  /** At once, or as soon as its rest of so many ms since the last time is over. */
  atOnce(query: Query, rest: number): void;
  /** Forgets what is due. */
  close(): void;
}

export function createAskingAgain(queries: QueryCache): AskingAgain {
  /** What is asked for again once its changes pause, by the hash of its key. */
  const pausing = new Map<string, ReturnType<typeof setTimeout>>();
  const afterPause: AskingAgain['afterPause'] = (hash, pause) => {
    clearTimeout(pausing.get(hash));
    const ask = (): void => {
      pausing.delete(hash);
      const query = queries.get(hash);
      // Read meanwhile, or left by everybody: nothing is left to do.
      if (!query?.isActive() || !query.state.isInvalidated) return;
      askedAt.set(hash, performance.now());
      query.fetch().catch(() => {});
    };
    pausing.set(hash, setTimeout(ask, pause));
  };

  /** When what has a rest was last asked for again, by the hash of its key; `performance.now()`. */
  const askedAt = new Map<string, number>();
  const atOnce: AskingAgain['atOnce'] = (query, rest) => {
    const { queryHash: hash } = query;
    const wait = (askedAt.get(hash) ?? Number.NEGATIVE_INFINITY) + rest - performance.now();
    if (wait > 0) {
      if (!pausing.has(hash)) afterPause(hash, wait);
      return;
    }
    askedAt.set(hash, performance.now());
    query.fetch().catch(() => {});
  };

  return {
    afterPause,
    atOnce,
    close() {
      askedAt.clear();
      for (const timer of pausing.values()) clearTimeout(timer);
    },
  };
}
