import {
  type FetchQueryOptions,
  focusManager,
  hashKey,
  QueryCache,
  type QueryClient as WholeClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/query-core';

type Key = readonly unknown[];

/** The queries of query-core without its client, which brings mutations and their cache into the first load. */
export interface QueryClient {
  queries: QueryCache;
  /** What is fresh, else what is answered now. */
  fetch<T>(options: FetchQueryOptions<T, unknown, T, Key>): Promise<T>;
  observer<T>(options: QueryObserverOptions<T, unknown, T, T, Key>): QueryObserver<T, unknown, T, T, Key>;
  state(key: Key): { data: unknown; dataUpdatedAt: number; fetchStatus: string } | undefined;
  /** `updatedAt` in epoch ms; now unless given. */
  set(key: Key, data: unknown, updatedAt?: number): void;
  /** Stops listening to the window. */
  close(): void;
}

/**
 * What queries and observers of query-core ask their client for, as its own client answers when it has no defaults.
 * Tests of the cache run on this very code.
 */
export function createQueryClient(): QueryClient {
  const queries = new QueryCache();
  const withDefaults = <Options extends { queryKey: Key; _defaulted?: boolean }>(options: Options) =>
    options._defaulted
      ? options
      : { ...options, _defaulted: true, queryHash: hashKey(options.queryKey), refetchOnReconnect: false };
  const asked = {
    getQueryCache: () => queries,
    defaultQueryOptions: withDefaults,
    getQueryDefaults: () => ({}),
  };
  // Query, QueryCache and QueryObserver of 5.108 call these three and no other.
  const client = asked as unknown as WholeClient;
  const close = focusManager.subscribe((isFocused) => {
    if (isFocused) queries.onFocus();
  });
  return {
    queries,
    async fetch<T>(options: FetchQueryOptions<T, unknown, T, Key>) {
      const query = queries.build<T, unknown, T, Key>(client, withDefaults(options));
      const staleTime = freshFor(query, options.staleTime);
      if (!query.isStaleByTime(staleTime)) return query.state.data as T;
      return query.fetch(withDefaults(options));
    },
    observer: ({ staleTime, ...options }) =>
      new QueryObserver(client, { ...options, staleTime: (query) => freshFor(query, staleTime) }),
    state: (key) => queries.get(hashKey(key))?.state,
    set: (key, data, updatedAt) => {
      const options = withDefaults({ queryKey: key });
      queries
        .build(client, options)
        .setData(data, { ...(updatedAt !== undefined && { updatedAt }), manual: true });
    },
    close,
  };
}

/** An answer from so many milliseconds ahead was dated by a clock that was put right since. */
const AHEAD = 60_000;

/** For how many milliseconds an answer is fresh: one from the days ahead is not, or it would stay so until they come. */
function freshFor({ state }: { state: { dataUpdatedAt: number } }, staleTime: unknown): number {
  if (state.dataUpdatedAt > Date.now() + AHEAD) return Number.NEGATIVE_INFINITY;
  return typeof staleTime === 'number' ? staleTime : 0;
}
