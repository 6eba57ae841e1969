import { CancelledError, hashKey, type Query, type QueryObserverResult } from '@tanstack/query-core';
import { FRESHNESS, QUERY_RETRIES } from '../../../contract/limits.ts';
import { type Failure, failureOf, isAnswer, isAway, isFailure } from '../../failure.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import { answerIn, textOf } from './persistedText.ts';
import { createAskingAgain } from './askingAgain.ts';
import { createQueryClient } from './queryClient.ts';
import { isRepeated, pauseBefore } from './repeats.ts';
import { withoutSigned } from './signedAddresses.ts';
import { unlessAborted } from './unlessAborted.ts';
import type { FallbackAnswer, FallbackData } from '../items/fallbackData.ts';

/** Something that can be read: its name in the cache, how it is loaded, how long it stays fresh. */
export interface QuerySpec<T> {
  key: readonly unknown[];
  /** `fresh` asks every cache on the way to be passed by; `known` is the last answer, however old. */
  load(signal: AbortSignal, options?: { fresh?: boolean; known?: T | undefined }): Promise<T>;
  /** Milliseconds; 5 minutes unless given (CACHE-02). */
  staleTime?: number;
  /** Milliseconds an answer is kept that nobody watches; never less than it is fresh. */
  gcTime?: number;
  /** Repeats after a failure; 1 unless given (CACHE-01). 0 where whoever asks repeats it. */
  retry?: number;
  refetchOnWindowFocus?: boolean;
  /**
   * Milliseconds without a further change before what is watched is asked for again: once for a batch. Whoever reads it
   * does not wait.
   */
  pause?: number;
  /**
   * What is watched is asked for again at once after a change, but not more often than every so many milliseconds: many
   * changes in a row do not each ask. What has changed is put into it beforehand by whoever has changed it.
   */
  rest?: number;
  /**
   * Makes the answers outlive the page: reads a kept one back and throws for what is none. Without the signed
   * addresses of thumbnails; never for the photos themselves.
   */
  kept?: (stored: unknown) => T;
  /** The text to keep instead of the answer as JSON; undefined for that. */
  keptText?(answer: T): string | undefined;
  /** After the last repeat, another way to the live answer (fallback.ts). */
  direct?: (fallbackData: FallbackData) => Promise<T>;
  /** What is shown where no answer was ever known (fallback.ts). */
  fallback?: (fallbackData: FallbackData) => Promise<FallbackAnswer<T> | undefined>;
}

/** Where answers outlive the page. Nothing of it rejects: what is kept is only a copy. */
export interface QueryPersister {
  find(key: string): Promise<{ text: string; at: number } | undefined>;
  /** `at` in epoch ms; `text` is asked for once there is time. */
  keep(key: string, at: number, text: () => string): void;
  forget(key: string): void;
}

export interface ReadOptions {
  /** Ask even if the cache has a fresh answer. */
  fresh?: boolean;
  signal?: AbortSignal | undefined;
}

export interface Cache {
  /** The fresh answer in the cache, else asks. Rejects with a Failure, or the signal's reason on abort. */
  read<T>(query: QuerySpec<T>, options?: ReadOptions): Promise<T>;
  /** Tells `listener` the state at once and after every change, until the returned function is called. */
  watch<T>(query: QuerySpec<T>, listener: (state: WatchState<T>) => void): () => void;
  /** The last real answer, however old, and when it came (milliseconds). */
  peek<T>(query: QuerySpec<T>): { data: T; at: number } | undefined;
  /** All known answers whose key starts with `prefix`, however old. */
  known(...prefix: readonly unknown[]): { key: readonly unknown[]; data: unknown; at: number }[];
  set(key: readonly unknown[], data: unknown): void;
  /** Changes a known answer, which stays as old as it is, and as outdated. */
  patch(key: readonly unknown[], data: unknown): void;
  /** Everything whose key starts with `prefix` is stale; what is watched or under way is asked again. */
  invalidate(...prefix: readonly unknown[]): void;
  remove(...prefix: readonly unknown[]): void;
  /** There is no such thing any more: it is forgotten, and whoever watches it is told so, without asking for it. */
  end(key: readonly unknown[], why: Failure): void;
  /** What is watched and could not be read is asked for again; not what was refused. */
  revive(): void;
  /** Whether there is anything of that for which the host was not there, or could not answer. */
  isMissing(): boolean;
  /** Calls `listener` after each read that has failed. */
  watchFailures(listener: () => void): void;
  /** Forgets every answer and gives up what is under way; readers get an AbortError. */
  clear(): void;
  /** Stops listening to the window. */
  close(): void;
}

/** An answer that comes within this many ms needs no old one before it: nothing is looked up or flashes. */
const RECALL_AFTER = 250;
/** How long a failure waits for the kept answer, in ms: a storage that hangs must not hide it. */
const RECALL_LIMIT = 500;

/**
 * The cache of server answers. This is the layer that owns repeating a read. `retryDelay` is in milliseconds;
 * without `persister` no answer outlives the page.
 */
export function createCache({
  retryDelay = 300,
  persister,
}: { retryDelay?: number; persister?: QueryPersister } = {}): Cache {
  const client = createQueryClient();
  const { queries } = client;
  const asking = createAskingAgain(queries);

  /** Puts the kept answer in as an old one, while the call is under way and nothing else is known. */
  const recall = async <T>(query: QuerySpec<T>, key: string, signal: AbortSignal): Promise<void> => {
    if (!query.kept || client.state(query.key)?.data !== undefined) return;
    const found = await persister?.find(key);
    const state = client.state(query.key);
    if (!found || signal.aborted || state?.fetchStatus !== 'fetching' || state.data !== undefined) return;
    try {
      // The negative time is how a kept answer is told from a live one: it never counts as fresh.
      client.set(query.key, answerIn(found.text, query.kept), -found.at);
    } catch {
      persister?.forget(key);
    }
  };

  const load = async <T>(query: QuerySpec<T>, signal: AbortSignal, fresh: boolean): Promise<T> => {
    // Only this query's answers are under its key.
    const known = client.state(query.key)?.data as T | undefined;
    if (!persister || !query.kept) return query.load(signal, { fresh, known });
    const key = hashKey(query.key);
    let recalling: Promise<void> | undefined;
    const recallOnce = () => (recalling ??= recall(query, key, signal));
    const timer = setTimeout(recallOnce, RECALL_AFTER);
    try {
      const answer = await query.load(signal, { fresh, known });
      if (!signal.aborted) {
        persister.keep(key, Date.now(), () => withoutSigned(query.keptText?.(answer) ?? textOf(answer)));
      }
      return answer;
    } catch (error) {
      if (isFailure(error) && isAnswer(error)) persister.forget(key);
      // A failure tells what is known: after it, it would be too late.
      else if (!signal.aborted) await Promise.race([recallOnce(), pause(RECALL_LIMIT)]);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  const optionsOf = <T>(query: QuerySpec<T>, fresh = false) => {
    const staleTime = query.staleTime ?? FRESHNESS.standard;
    return {
      queryKey: query.key,
      queryFn: ({ signal }: { signal: AbortSignal }) => load(query, signal, fresh),
      staleTime: fresh ? 0 : staleTime,
      gcTime: Math.max(query.gcTime ?? 0, staleTime),
      retry: (failures: number, error: unknown) => isRepeated(query.retry ?? QUERY_RETRIES, failures, error),
      retryDelay: (_: number, error: unknown) => pauseBefore(retryDelay, error),
      networkMode: 'always' as const,
      refetchOnWindowFocus: query.refetchOnWindowFocus ?? true,
      // Comparing 100,000 locations with the last ones costs more than it saves.
      structuralSharing: false,
      meta: { pause: query.pause, rest: query.rest },
    };
  };

  /** What is watched and could not be read, and is not being asked for. */
  const unread = (): Query[] =>
    queries
      .getAll()
      .filter(
        (query) => query.state.status === 'error' && query.state.fetchStatus === 'idle' && query.isActive(),
      );

  return {
    async read<T>(query: QuerySpec<T>, options: ReadOptions = {}) {
      const { fresh = false, signal } = options;
      signal?.throwIfAborted();
      if (fresh) void queries.find({ queryKey: query.key, exact: true })?.cancel({ silent: true });
      // A reader counts as an observer: a shared request goes on until the last one that waits for it has left.
      const leave = client.observer<T>({ ...optionsOf(query), enabled: false }).subscribe(() => {});
      const answer = client.fetch<T>(optionsOf(query, fresh));
      try {
        return await unlessAborted(answer, signal, leave);
      } catch (error) {
        if (signal?.aborted) throw error;
        if (error instanceof CancelledError) throw new DOMException('The read was given up', 'AbortError');
        throw failureOf(error);
      } finally {
        leave();
      }
    },
    watch<T>(query: QuerySpec<T>, listener: (state: WatchState<T>) => void) {
      const observer = client.observer<T>(optionsOf(query));
      let last: WatchState<T> | undefined;
      const tell = (result: QueryObserverResult<T, unknown>): void => {
        const state = stateOf(result, query.staleTime ?? FRESHNESS.standard);
        if (last && isSame(last, state)) return;
        last = state;
        listener(state);
      };
      const stop = observer.subscribe(tell);
      tell(observer.getCurrentResult());
      return stop;
    },
    peek<T>(query: QuerySpec<T>) {
      const state = client.state(query.key);
      // Only this query's answers are under its key.
      const data = state?.data as T | undefined;
      return state && data !== undefined ? { data, at: Math.abs(state.dataUpdatedAt) } : undefined;
    },
    known: (...prefix) =>
      queries
        .findAll({ queryKey: prefix })
        .map(({ queryKey: key, state }) => ({ key, data: state.data, at: Math.abs(state.dataUpdatedAt) }))
        .filter(({ data }) => data !== undefined),
    set: (key, data) => client.set(key, data),
    patch(key, data) {
      const query = queries.find({ queryKey: key, exact: true });
      if (!query) return;
      const { dataUpdatedAt, isInvalidated } = query.state;
      client.set(key, data, dataUpdatedAt);
      if (isInvalidated) query.invalidate();
    },
    invalidate(...prefix) {
      for (const query of queries.findAll({ queryKey: prefix })) {
        const underWay = query.state.fetchStatus !== 'idle';
        // What was asked before the change may answer the state before it: ask again.
        if (underWay) void query.cancel({ silent: true });
        query.invalidate();
        const { pause, rest } = query.meta ?? {};
        if (typeof pause === 'number' && !underWay) asking.afterPause(query.queryHash, pause);
        else if (typeof rest === 'number' && query.isActive() && !isRead(query)) asking.atOnce(query, rest);
        else if (underWay || query.isActive()) query.fetch().catch(() => {});
      }
    },
    remove: (...prefix) => {
      for (const query of queries.findAll({ queryKey: prefix })) queries.remove(query);
    },
    end(key, error) {
      persister?.forget(hashKey(key));
      const query = queries.find<unknown, Failure>({ queryKey: key, exact: true });
      if (!query?.isActive()) {
        if (query) queries.remove(query);
        return;
      }
      void query.cancel({ silent: true });
      query.setState({
        data: undefined,
        status: 'error',
        error,
        errorUpdatedAt: Date.now(),
        fetchStatus: 'idle',
      });
    },
    revive() {
      for (const query of unread()) {
        const { error } = query.state;
        if (!isFailure(error) || !isAnswer(error)) query.fetch().catch(() => {});
      }
    },
    isMissing: () =>
      unread().some(
        ({ state: { error } }) => isFailure(error) && (isAway(error) || error.kind === 'too-many'),
      ),
    watchFailures: (listener) =>
      void queries.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') listener();
      }),
    clear: () => queries.clear(),
    close() {
      asking.close();
      client.close();
    },
  };
}

/** Whether somebody waits for its answer, and not for all that follow. */
const isRead = (query: Query): boolean => query.observers.some(({ options }) => options.enabled === false);

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function stateOf<T>(result: QueryObserverResult<T, unknown>, staleTime: number): WatchState<T> {
  if (result.status === 'pending') return { status: 'loading' };
  const { data, isFetching: refreshing } = result;
  const at = Math.abs(result.dataUpdatedAt);
  if (result.status === 'success') {
    const isFresh = refreshing && Date.now() - result.dataUpdatedAt < staleTime;
    return { status: 'answered', data: result.data, at, refreshing, ...(isFresh && { isFresh }) };
  }
  return {
    status: 'failed',
    failure: failureOf(result.error),
    ...(refreshing && { refreshing }),
    ...(data !== undefined && { data, at }),
  };
}

function isSame<T>(a: WatchState<T>, b: WatchState<T>): boolean {
  const [one, other] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return one.length === other.size && one.every(([key, value]) => other.get(key) === value);
}
