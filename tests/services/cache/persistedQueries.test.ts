import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure } from '../../../src/failure.ts';
import {
  type Cache,
  createCache,
  type QueryPersister,
  type QuerySpec,
} from '../../../src/services/cache/cache.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { rejection } from '../host/fakeHost.ts';

const OFFLINE = failure('offline', 'away');
const MINUTE = 60_000;

/** Kept answers in memory, and how often they were looked up. */
function memoryPersister(initial: Record<string, { text: string; at: number }> = {}) {
  const entries = new Map(Object.entries(initial));
  const find = vi.fn<QueryPersister['find']>(async (key) => entries.get(key));
  const persister: QueryPersister = {
    find,
    keep: (key, at, text) => void entries.set(key, { text: text(), at }),
    forget: (key) => void entries.delete(key),
  };
  return { entries, find, persister };
}

/** A query of texts that answers or fails when told. */
function held(more: Partial<QuerySpec<string>> = {}) {
  const calls: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const query: QuerySpec<string> = {
    key: ['k'],
    retry: 0,
    kept: (stored) => {
      if (typeof stored !== 'string') throw new Error('No text');
      return stored;
    },
    load: (signal) =>
      new Promise((resolve, reject) => {
        calls.push({ resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    ...more,
  };
  return { query, calls };
}

const KEY = '["k"]';
let cache: Cache;
const started = (persister: QueryPersister) => (cache = createCache({ retryDelay: 300, persister }));
function watched<T>(query: QuerySpec<T>) {
  const states: WatchState<T>[] = [];
  const stop = cache.watch(query, (state) => states.push(state));
  return { states, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cache.clear();
  cache.close();
  vi.useRealTimers();
});

describe('an answer that was kept', () => {
  test('GOAL-12: is shown as an old one while the call is under way, then the live one takes its place', async () => {
    const { persister } = memoryPersister({ [KEY]: { text: '"old"', at: 7 } });
    started(persister);
    const { query, calls } = held();
    const { states } = watched(query);
    await vi.advanceTimersByTimeAsync(250);
    expect(states).toEqual([
      { status: 'loading' },
      { status: 'answered', data: 'old', at: 7, refreshing: true },
    ]);
    expect(cache.peek(query)).toEqual({ data: 'old', at: 7 });
    calls[0]?.resolve('live');
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ status: 'answered', data: 'live', at: Date.now(), refreshing: false });
  });

  test('is not even looked up when the live answer is quick', async () => {
    const { persister, find } = memoryPersister({ [KEY]: { text: '"old"', at: 7 } });
    started(persister);
    const { query, calls } = held();
    const { states } = watched(query);
    await vi.advanceTimersByTimeAsync(249);
    calls[0]?.resolve('live');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(states.map(({ status }) => status)).toEqual(['loading', 'answered']);
    expect(find).not.toHaveBeenCalled();
  });

  test('never counts as fresh, however young it is: the call is made, and made again after it was given up', async () => {
    const { persister } = memoryPersister({ [KEY]: { text: '"old"', at: Date.now() - 1 } });
    started(persister);
    const { query, calls } = held();
    const { stop } = watched(query);
    await vi.advanceTimersByTimeAsync(250);
    stop();
    watched(query);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
  });

  test('does not answer a read: that waits for the live one', async () => {
    const { persister } = memoryPersister({ [KEY]: { text: '"old"', at: 7 } });
    started(persister);
    const { query, calls } = held();
    const reading = cache.read(query);
    await vi.advanceTimersByTimeAsync(1000);
    expect(cache.peek(query)?.data).toBe('old');
    const second = cache.read(query);
    calls[0]?.resolve('live');
    expect(await Promise.all([reading, second])).toEqual(['live', 'live']);
  });

  test('comes with the failure, also when that is quick', async () => {
    const { persister } = memoryPersister({ [KEY]: { text: '"old"', at: 7 } });
    started(persister);
    const { query, calls } = held();
    const { states } = watched(query);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.reject(OFFLINE);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: OFFLINE, data: 'old', at: 7 });
  });

  test('does not hide a failure by a storage that hangs', async () => {
    started({ ...memoryPersister().persister, find: () => new Promise(() => {}) });
    const { query, calls } = held();
    const reading = rejection(cache.read(query));
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.reject(OFFLINE);
    await vi.advanceTimersByTimeAsync(500);
    expect(await reading).toBe(OFFLINE);
  });

  test('that is found too late changes nothing any more', async () => {
    let found = (_: { text: string; at: number }): void => {};
    const find = () => new Promise<{ text: string; at: number }>((resolve) => (found = resolve));
    started({ ...memoryPersister().persister, find });
    const { query, calls } = held();
    const { states } = watched(query);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.reject(OFFLINE);
    await vi.advanceTimersByTimeAsync(500);
    found({ text: '"old"', at: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: OFFLINE });
  });

  test('is not shown to the one who logs in while it is looked up', async () => {
    let found = (_: { text: string; at: number }): void => {};
    const find = () => new Promise<{ text: string; at: number }>((resolve) => (found = resolve));
    started({ ...memoryPersister().persister, find });
    const { query } = held();
    const { stop } = watched(query);
    await vi.advanceTimersByTimeAsync(250);
    stop();
    cache.clear();
    const { states } = watched(query);
    found({ text: '"hers"', at: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual([{ status: 'loading' }]);
  });

  test.each(['7', '{"half":', '{}'])('%s, which is none, is dropped', async (text) => {
    const { persister, entries } = memoryPersister({ [KEY]: { text, at: 7 } });
    started(persister);
    const { query } = held();
    const { states } = watched(query);
    await vi.advanceTimersByTimeAsync(250);
    expect(states).toEqual([{ status: 'loading' }]);
    expect(entries.has(KEY)).toBe(false);
  });
});

describe('keeping', () => {
  test('every live answer is kept with its time', async () => {
    const { persister, entries } = memoryPersister();
    started(persister);
    const { query, calls } = held();
    watched(query);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.resolve('live');
    await vi.advanceTimersByTimeAsync(0);
    expect(entries.get(KEY)).toEqual({ text: '"live"', at: Date.now() });
  });

  test('as the text that the query gives for it', async () => {
    const { persister, entries } = memoryPersister();
    started(persister);
    await cache.read({ key: ['k'], load: async () => 'live', kept: String, keptText: () => '["raw"]' });
    expect(entries.get(KEY)?.text).toBe('["raw"]');
  });

  test('only the answers of queries that say so', async () => {
    const { persister, entries, find } = memoryPersister();
    started(persister);
    await cache.read({ key: ['k'], load: async () => 'live' });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([entries.size, find.mock.calls.length]).toEqual([0, 0]);
  });

  test('never an answer whose session has ended before it came', async () => {
    const { persister, entries } = memoryPersister();
    started(persister);
    let answer = (_: string): void => {};
    // A loader that does not listen to its signal.
    const load = () => new Promise<string>((resolve) => (answer = resolve));
    const reading = rejection(cache.read({ key: ['k'], kept: String, load }));
    await vi.advanceTimersByTimeAsync(0);
    cache.clear();
    answer('late');
    await reading;
    await vi.advanceTimersByTimeAsync(0);
    expect(entries.size).toBe(0);
  });

  test.each(['not-found', 'unauthorised'] as const)('what is %s by now is kept no longer', async (kind) => {
    const { persister, entries } = memoryPersister({ [KEY]: { text: '"old"', at: 7 } });
    started(persister);
    const { query, calls } = held();
    const reading = rejection(cache.read(query));
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.reject(failure(kind, 'gone'));
    await reading;
    expect(entries.has(KEY)).toBe(false);
  });
});

describe('known answers', () => {
  test('are found by the first parts of their key, those without data are not', async () => {
    const { persister } = memoryPersister();
    started(persister);
    cache.set(['items', 1], 'one');
    cache.set(['items', 2], 'two');
    cache.set(['search', 'x'], 'three');
    void cache.read({ key: ['items', 3], load: () => new Promise<string>(() => {}) }).catch(() => {});
    expect(cache.known('items')).toEqual([
      { key: ['items', 1], data: 'one', at: Date.now() },
      { key: ['items', 2], data: 'two', at: Date.now() },
    ]);
  });

  test('a failure that is asked for again says so', async () => {
    started(memoryPersister().persister);
    const { query, calls } = held();
    cache.set(query.key, 'old');
    cache.invalidate('k');
    const first = watched(query);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.reject(OFFLINE);
    await vi.advanceTimersByTimeAsync(0);
    first.stop();
    const { states } = watched(query);
    expect(states).toMatchObject([{ status: 'failed', refreshing: true, data: 'old' }]);
  });
});

test('what is gone is not kept for the next page, whether it is watched or not', async () => {
  const { entries, persister } = memoryPersister();
  started(persister);
  for (const isWatched of [false, true]) {
    const { query, calls } = held();
    const { stop } = watched(query);
    calls[0]?.resolve('there');
    await vi.advanceTimersByTimeAsync(0);
    expect(entries.has(KEY)).toBe(true);
    if (!isWatched) stop();
    cache.end(query.key, failure('not-found', 'It was deleted.'));
    expect(entries.has(KEY)).toBe(false);
    if (isWatched) stop();
  }
});
