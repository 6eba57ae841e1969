import { focusManager } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { type Cache, type QuerySpec, createCache } from '../../../src/services/cache/cache.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { rejection } from '../host/fakeHost.ts';

const MINUTE = 60_000;
let cache: Cache;

beforeEach(() => {
  vi.useFakeTimers();
  cache = createCache({ retryDelay: 300 });
});
afterEach(() => {
  cache.clear();
  cache.close();
  vi.useRealTimers();
});

/** A query that answers 1, 2, 3, …, and how often it was asked. */
function counting(more: Partial<QuerySpec<number>> = {}) {
  let asked = 0;
  const load = vi.fn<QuerySpec<number>['load']>(() => Promise.resolve(++asked));
  return { load, query: { key: ['n'], load, ...more } };
}

/** A query that answers when told, or ends when it is given up. */
function waiting() {
  const open: { resolve: (value: string) => void; signal: AbortSignal }[] = [];
  const query: QuerySpec<string> = {
    key: ['waiting'],
    load: (signal) =>
      new Promise((resolve, reject) => {
        open.push({ resolve, signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  return { open, query };
}

describe('repeating', () => {
  const offline = failure('offline', 'away');

  test('CACHE-01: a failed read is repeated once', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(offline));
    const failing = rejection(cache.read({ key: ['x'], load }));
    await vi.advanceTimersByTimeAsync(299);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await failing).toBe(offline);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('CACHE-01: a repeat that is answered is the answer', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline).mockResolvedValueOnce('here');
    const reading = cache.read({ key: ['x'], load });
    await vi.advanceTimersByTimeAsync(300);
    expect(await reading).toBe('here');
  });

  test.each([401, 403, 404, 409, 422, 429])('a %i is not repeated: it would be the same', async (status) => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(failure('refused', 'no', { status })));
    await rejection(cache.read({ key: ['x'], load }));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([
    [1, 1000],
    [60, 5000],
  ])(
    'a host that is busy and says when to ask again, in %i s, is asked twice more',
    async (retryAfter, ms) => {
      const busy = failure('too-many', 'Too many at once.', { status: 429, retryAfter });
      const load = vi.fn<() => Promise<string>>().mockRejectedValue(busy);
      const failing = rejection(cache.read({ key: ['x'], load }));
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(load).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(ms);
      expect(await failing).toBe(busy);
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(load).toHaveBeenCalledTimes(3);
    },
  );

  test('a host that is busy is not asked again for what its asker repeats', async () => {
    const busy = failure('too-many', 'Too many at once.', { status: 429, retryAfter: 1 });
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(busy);
    await rejection(cache.read({ key: ['x'], load, retry: 0 }));
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([500, 503])('a %i is repeated', async (status) => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(failure('server', 'no', { status })));
    const failing = rejection(cache.read({ key: ['x'], load }));
    await vi.advanceTimersByTimeAsync(300);
    await failing;
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a query can say that it repeats by itself', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(offline));
    await rejection(cache.read({ key: ['x'], load, retry: 0 }));
    expect(load).toHaveBeenCalledOnce();
  });

  test('a fault of ours becomes a failure and is not repeated', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new RangeError('oops')));
    expect(await rejection(cache.read({ key: ['x'], load }))).toMatchObject({
      kind: 'unexpected',
      message: 'oops',
    });
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('freshness', () => {
  test('CACHE-02: an answer is used again for 5 minutes, then asked for again', async () => {
    const { load, query } = counting();
    await cache.read(query);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(await cache.read(query)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await cache.read(query)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('readers at the same time share one request', async () => {
    const { load, query } = counting();
    expect(await Promise.all([cache.read(query), cache.read(query)])).toEqual([1, 1]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('a fresh read asks although the answer is fresh, and says so to the loader', async () => {
    const { load, query } = counting();
    await cache.read(query);
    expect(await cache.read(query, { fresh: true })).toBe(2);
    expect(load.mock.lastCall?.[1]).toEqual({ fresh: true, known: 1 });
    expect(await cache.read(query)).toBe(2);
  });

  test('a fresh read does not take the answer of a request that began before it', async () => {
    const { open, query } = waiting();
    const early = cache.read(query);
    const fresh = cache.read(query, { fresh: true });
    await vi.advanceTimersByTimeAsync(0);
    open[0]?.resolve('old');
    open[1]?.resolve('new');
    expect(await Promise.all([early, fresh])).toEqual(['new', 'new']);
  });

  test('invalidating asks again, by the first parts of the key', async () => {
    const { query } = counting({ key: ['items', 'page', 1] });
    await cache.read(query);
    cache.invalidate('item');
    expect(await cache.read(query)).toBe(1);
    cache.invalidate('items');
    expect(await cache.read(query)).toBe(2);
  });

  test('what was under way when it was invalidated is asked for again', async () => {
    const { open, query } = waiting();
    const reading = cache.read(query);
    await vi.advanceTimersByTimeAsync(0);
    cache.invalidate('waiting');
    await vi.advanceTimersByTimeAsync(0);
    open[0]?.resolve('before the change');
    open[1]?.resolve('after the change');
    expect(await reading).toBe('after the change');
  });

  test('what has a rest is asked again at once, then not before that is over, whatever is changed meanwhile', async () => {
    const { load, query } = counting({ rest: 250 });
    const stop = cache.watch(query, () => {});
    await vi.advanceTimersByTimeAsync(10);
    for (let change = 0; change < 100; change++) {
      cache.invalidate('n');
      await vi.advanceTimersByTimeAsync(10);
      if (change === 0) expect(load).toHaveBeenCalledTimes(2);
    }
    await vi.advanceTimersByTimeAsync(1000);
    // Once as it began, at once after the first change, then each 250 ms, the last time after the last change.
    expect(load).toHaveBeenCalledTimes(6);
    expect(cache.peek(query)?.data).toBe(6);
    // Rested: the next change is read at once.
    cache.invalidate('n');
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(7);
    stop();
  });

  test('what is under way when its rest begins is given up, and never shown', async () => {
    const { open, query } = waiting();
    const states: WatchState<string>[] = [];
    const stop = cache.watch({ ...query, rest: 250 }, (state) => states.push(state));
    await vi.advanceTimersByTimeAsync(0);
    cache.invalidate('waiting');
    await vi.advanceTimersByTimeAsync(10);
    cache.invalidate('waiting');
    expect(open.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    // Who waits for an answer gets one now.
    const reading = cache.read({ ...query, rest: 250 });
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(3);
    open[2]?.resolve('after the changes');
    expect(await reading).toBe('after the changes');
    await vi.advanceTimersByTimeAsync(1000);
    expect(open).toHaveLength(3);
    expect(states.at(-1)).toMatchObject({ status: 'answered', data: 'after the changes' });
    stop();
  });

  test('an answer that was set is fresh; a removed one is asked for', async () => {
    const { query } = counting();
    cache.set(query.key, 7);
    expect(await cache.read(query)).toBe(7);
    expect(cache.peek(query)).toEqual({ data: 7, at: Date.now() });
    cache.remove('n');
    expect(cache.peek(query)).toBeUndefined();
    expect(await cache.read(query)).toBe(1);
  });

  test('whoever watches what is gone is told so, and asks for nothing; what nobody watches is forgotten', async () => {
    const { load, query } = counting();
    const states: WatchState<number>[] = [];
    const stop = cache.watch(query, (state) => states.push(state));
    await vi.advanceTimersByTimeAsync(0);
    const gone = failure('not-found', 'It was deleted.');
    cache.end(query.key, gone);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: gone });
    expect(load).toHaveBeenCalledTimes(1);
    // It is there again.
    cache.invalidate('n');
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toMatchObject({ status: 'answered', data: 2 });
    stop();
    cache.end(query.key, gone);
    expect(cache.peek(query)).toBeUndefined();
  });

  test('what is asked for as it goes does not come back with its answer', async () => {
    const { open, query } = waiting();
    const states: WatchState<string>[] = [];
    const stop = cache.watch(query, (state) => states.push(state));
    const gone = failure('not-found', 'It was deleted.');
    cache.end(query.key, gone);
    open[0]?.resolve('as it was');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: gone });
    stop();
  });
});

describe('aborting', () => {
  test('the last reader that leaves gives the request up', async () => {
    const { open, query } = waiting();
    const one = new AbortController();
    const two = new AbortController();
    const first = rejection(cache.read(query, { signal: one.signal }));
    const second = rejection(cache.read(query, { signal: two.signal }));
    await vi.advanceTimersByTimeAsync(0);
    one.abort();
    expect(await first).toMatchObject({ name: 'AbortError' });
    expect(open[0]?.signal.aborted).toBe(false);
    two.abort();
    expect(await second).toMatchObject({ name: 'AbortError' });
    expect(open[0]?.signal.aborted).toBe(true);
  });

  test('a watcher that stops does not take the answer from a reader', async () => {
    const { open, query } = waiting();
    const stop = cache.watch(query, () => {});
    const reading = cache.read(query);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    open[0]?.resolve('here');
    expect(await reading).toBe('here');
  });

  test('after a read that was given up the next one asks', async () => {
    const { open, query } = waiting();
    const gone = new AbortController();
    const first = rejection(cache.read(query, { signal: gone.signal }));
    gone.abort();
    await first;
    const second = cache.read(query);
    await vi.advanceTimersByTimeAsync(0);
    open.at(-1)?.resolve('second');
    expect(await second).toBe('second');
  });

  test('clearing gives up what is under way, with an AbortError', async () => {
    const { open, query } = waiting();
    const reading = rejection(cache.read(query));
    await vi.advanceTimersByTimeAsync(0);
    cache.clear();
    expect(await reading).toMatchObject({ name: 'AbortError' });
    expect(open[0]?.signal.aborted).toBe(true);
    expect(cache.peek(query)).toBeUndefined();
  });
});

describe('watching', () => {
  function watched<T>(query: QuerySpec<T>) {
    const states: WatchState<T>[] = [];
    return { states, stop: cache.watch(query, (state) => states.push(state)) };
  }

  test('tells loading, then the answer and when it came, then a newer one', async () => {
    const { query } = counting();
    const { states } = watched(query);
    await vi.advanceTimersByTimeAsync(0);
    const at = Date.now();
    expect(states).toEqual([{ status: 'loading' }, { status: 'answered', data: 1, at, refreshing: false }]);
    cache.invalidate('n');
    await vi.advanceTimersByTimeAsync(0);
    expect(states.slice(2)).toEqual([
      { status: 'answered', data: 1, at, refreshing: true, isFresh: true },
      { status: 'answered', data: 2, at, refreshing: false },
    ]);
  });

  test('what is asked for again with every change of many is fresh all the while, until it is as old as it may be', async () => {
    const { open, query } = waiting();
    const { states, stop } = watched({ ...query, rest: 250 });
    await vi.advanceTimersByTimeAsync(0);
    open[0]?.resolve('as it was');
    await vi.advanceTimersByTimeAsync(0);
    const isOld = () =>
      states.some((state) => 'refreshing' in state && state.refreshing && !('isFresh' in state));
    for (let change = 0; change < 100; change++) {
      cache.invalidate('waiting');
      await vi.advanceTimersByTimeAsync(300);
    }
    expect([open.length, open.at(-2)?.signal.aborted, isOld()]).toEqual([101, true, false]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    cache.patch(query.key, 'as it was changed');
    expect(isOld()).toBe(true);
    stop();
  });

  test('tells an answer in the cache at once, before it returns', async () => {
    const { query } = counting();
    await cache.read(query);
    expect(watched(query).states).toMatchObject([{ status: 'answered', data: 1 }]);
  });

  test('tells a failure with the last answer, when there is one', async () => {
    const refused = failure('forbidden', 'no', { status: 403 });
    const load = vi.fn<() => Promise<number>>().mockRejectedValue(refused);
    const { states } = watched({ key: ['x'], load });
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ status: 'failed', failure: refused });
    cache.set(['y'], 5);
    const { states: after } = watched({ key: ['y'], load });
    cache.invalidate('y');
    await vi.advanceTimersByTimeAsync(0);
    expect(after.at(-1)).toEqual({ status: 'failed', failure: refused, data: 5, at: Date.now() });
  });

  test('stops telling, and asks no more', async () => {
    const { load, query } = counting();
    const { states, stop } = watched(query);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    cache.invalidate('n');
    await vi.advanceTimersByTimeAsync(0);
    expect([states.length, load.mock.calls.length]).toEqual([2, 1]);
  });

  test('asks again when the window is looked at and the answer is old', async () => {
    const { load, query } = counting();
    watched(query);
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    focusManager.onFocus();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1);
    focusManager.onFocus();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('what is put into a known answer makes it no newer, and no less outdated', async () => {
  const { load, query } = counting();
  await cache.read(query);
  const { at } = cache.peek(query) ?? {};
  await vi.advanceTimersByTimeAsync(MINUTE);
  cache.patch(['n'], 7);
  expect(cache.peek(query)).toEqual({ data: 7, at });
  cache.invalidate('n');
  cache.patch(['n'], 8);
  expect(cache.peek(query)).toEqual({ data: 8, at });
  // As it was outdated it is asked for.
  expect(await cache.read(query)).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
  cache.patch(['unknown'], 1);
  expect(cache.peek({ ...query, key: ['unknown'] })).toBeUndefined();
});

describe('a host that is back', () => {
  const watchFailing = async (error: unknown, key = 'x') => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValue(error);
    const states: WatchState<number>[] = [];
    const stop = cache.watch({ key: [key], load, retry: 0 }, (state) => void states.push(state));
    await vi.advanceTimersByTimeAsync(0);
    load.mockResolvedValue(7);
    return { load, states, stop };
  };

  test('is asked again for all that is watched and could not be read', async () => {
    const { states } = await watchFailing(failure('offline', 'away'));
    cache.revive();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toMatchObject({ status: 'answered', data: 7 });
  });

  test('is missed for as long as something that is watched could not be read without it', async () => {
    const failures = vi.fn<() => void>();
    cache.watchFailures(failures);
    const refused = await watchFailing(failure('not-found', 'no', { status: 404 }), 'refused');
    expect([cache.isMissing(), failures.mock.calls.length]).toEqual([false, 1]);
    await watchFailing(failure('unavailable', 'cannot now', { status: 503 }));
    expect([cache.isMissing(), failures.mock.calls.length]).toEqual([true, 2]);
    cache.revive();
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.isMissing()).toBe(false);
    refused.stop();
  });

  test('is missed for what it had no time for', async () => {
    const { states } = await watchFailing(failure('too-many', 'Too many at once.', { status: 429 }));
    expect(cache.isMissing()).toBe(true);
    cache.revive();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toMatchObject({ status: 'answered', data: 7 });
  });

  test('is not asked for what it has refused, what is known, and what nobody watches', async () => {
    const refused = await watchFailing(failure('not-found', 'no', { status: 404 }));
    const { load, query } = counting();
    cache.watch(query, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const left = await watchFailing(failure('offline', 'away'), 'y');
    left.stop();
    cache.revive();
    await vi.advanceTimersByTimeAsync(0);
    expect([refused, { load }, left].map((one) => one.load.mock.calls.length)).toEqual([1, 1, 1]);
  });
});

describe('a clock that is put back by a day', () => {
  const DAY = 24 * 60 * MINUTE;
  const putBack = () => void vi.setSystemTime(Date.now() - DAY);

  test('makes no answer of before fresh for a day: it is asked for anew', async () => {
    const { load, query } = counting();
    const stop = cache.watch(query, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    putBack();
    focusManager.onFocus();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    stop();
    putBack();
    expect(await cache.read(query)).toBe(3);
    expect(await cache.read(query)).toBe(3);
  });

  test('holds up nothing that has changed and rests between its reads', async () => {
    const { load, query } = counting({ rest: 250 });
    const stop = cache.watch(query, () => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    cache.invalidate('n');
    await vi.advanceTimersByTimeAsync(1000);
    putBack();
    cache.invalidate('n');
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(3);
    stop();
  });
});
