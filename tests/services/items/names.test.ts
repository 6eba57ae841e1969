import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnNames } from '../../../contract/finding/synonyms/groups.ts';
import { synonymsOf } from '../../../contract/finding/synonyms/synonyms.ts';
import { NAMES } from '../../../contract/finding/vocabulary/names.ts';
import { createNames } from '../../../src/services/items/names.ts';

beforeEach(() => {
  vi.useFakeTimers();
  learnNames([]);
});
afterEach(() => {
  vi.useRealTimers();
  learnNames(NAMES);
});

const isKnown = (): boolean => synonymsOf('spanner').includes('schraubenschlussel');

test('what everybody calls otherwise is fetched once; where it does not arrive the search goes on, and the next one asks again', async () => {
  const load = vi.fn<() => Promise<{ NAMES: readonly string[] }>>(() => Promise.reject(new Error('away')));
  const names = createNames(load);
  await names();
  expect(isKnown()).toBe(false);
  load.mockImplementation(() => Promise.resolve({ NAMES }));
  await Promise.all([names(), names()]);
  await names();
  expect(isKnown()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('while it is on its way for longer no search waits, and it is known once it has come', async () => {
  let come = (_: { NAMES: readonly string[] }): void => undefined;
  const names = createNames(() => new Promise((resolve) => (come = resolve)));
  let isOver = false;
  const waiting = names().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
  await names();
  expect(isKnown()).toBe(false);
  come({ NAMES });
  await vi.advanceTimersByTimeAsync(0);
  expect(isKnown()).toBe(true);
});
