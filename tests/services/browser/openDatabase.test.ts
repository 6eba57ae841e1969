import { IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/services/browser/openDatabase.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A browser that opens nothing before it is told to. */
function hanging() {
  const factory = new IDBFactory();
  const opened: (() => void)[] = [];
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      const request: Partial<IDBOpenDBRequest> = {};
      opened.push(() => {
        const real = factory.open(name);
        real.onupgradeneeded = (event) => {
          Object.assign(request, { result: real.result });
          request.onupgradeneeded?.call(real, event);
        };
        real.onsuccess = (event) => {
          Object.assign(request, { result: real.result });
          request.onsuccess?.call(real, event);
        };
      });
      return request;
    },
  });
  return { open: () => opened.splice(0).forEach((end) => end()) };
}

test('a database that does not open is waited for once, and nothing is done in it later of what was given up', async () => {
  const { open } = hanging();
  const store = openDatabase('work', 'records');
  const first = set('a', 1, store).catch(String);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toContain('does not open');
  const second = set('b', 2, store).catch(String);
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toContain('does not open');
  open();
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await get('c', store)).toBeUndefined());
  expect([await get('a', store), await get('b', store)]).toEqual([undefined, undefined]);
  await set('a', 3, store);
  expect(await get('a', store)).toBe(3);
});
