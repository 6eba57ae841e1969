import { afterEach, expect, test, vi } from 'vitest';
import type { RunKept } from '../../../src/model/changes/cutOff.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { type Lock, webLock } from '../../../src/services/browser/lock.ts';
import { createChangeRuns, type FoundRun } from '../../../src/services/changes/changeRuns.ts';
import { createDrafts } from '../../../src/services/unsent/drafts.ts';
import { fakeLocks, noLock } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

afterEach(() => void vi.useRealTimers());

const RUN: RunKept = { title: 'Moving 2 items', records: ['a', 'b'].map((id) => ({ id, name: id })) };

/** The runs of a page of ada's, and what it finds. */
function page({
  storage = memoryStorage(),
  locks = fakeLocks(),
  lock = webLock(locks, noLock),
  here = { owner: 'ada', isShown: true },
  settled = () => Promise.resolve(true),
} = {}) {
  const found: FoundRun[] = [];
  const store = createBrowserStore({ storage, events: new EventTarget() });
  const runs = createChangeRuns({
    draftsOf: (person) => createDrafts(store, () => person),
    owner: () => here.owner,
    lock,
    settled,
    isShown: () => here.isShown,
    onFound: (one) => void found.push(one),
  });
  return { runs, found, storage, locks };
}

/** By the time that another task is begun. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

test('nothing is kept or sent before it is on disk that it may be', async () => {
  let isOnDisk = (_: boolean): void => {};
  const { runs, storage } = page({
    settled: () => new Promise((resolve) => (isOnDisk = resolve)),
  });
  let isToBeSent = false;
  const run = runs.begin(RUN, true);
  const noted = run.note(0, { before: 1, after: 2 }).then(() => (isToBeSent = true));
  await settle();
  expect(isToBeSent).toBe(false);
  const texts = Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''));
  expect(texts.join(' ')).toContain('\\"before\\":1,\\"after\\":2');
  isOnDisk(true);
  await noted;
  expect(isToBeSent).toBe(true);
});

test.each([
  ['hangs', () => new Promise<boolean>(() => {})],
  ['takes nothing', () => Promise.resolve(false)],
])('of a change nothing is kept where the disk %s, and it waits for that once', async (_, settled) => {
  vi.useFakeTimers();
  const { runs, storage } = page({ settled });
  const run = runs.begin(RUN, false);
  let begun = 0;
  const begin = async (): Promise<void> => {
    for (const at of [0, 1]) {
      await run.begin(at);
      begun++;
    }
  };
  void begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect([begun, storage.length]).toEqual([2, 0]);
});

test('a run is not there for other tabs before its own has the lock, by which they would take it for gone', async () => {
  const locks = fakeLocks();
  const storage = memoryStorage();
  let free = (): void => {};
  const own = page({ storage, locks: { ...locks, request: slow(locks.request, (go) => (free = go)) } });
  own.runs.begin(RUN, true);
  await settle();
  const other = page({ storage, locks });
  other.runs.look();
  await settle();
  expect(other.found).toEqual([]);
  free();
  await settle();
  other.runs.look();
  await settle();
  expect([other.found, storage.length]).toEqual([[], 2]);
  locks.release('');
  const next = page({ storage, locks });
  next.runs.look();
  await settle();
  expect(next.found[0]?.read()?.run.title).toBe('Moving 2 items');
});

/** A request that is asked for once `wait` says so. */
function slow(request: LockManager['request'], wait: (go: () => void) => void): LockManager['request'] {
  // The overloads of the real one say the same in types.
  return (async (...asked: Parameters<LockManager['request']>) => {
    await new Promise<void>((resolve) => wait(resolve));
    return request(...asked);
  }) as LockManager['request'];
}

test('how far a change was does not stay where the change itself is not there', async () => {
  const values = { at: '{"marks":"d","tries":[]}' };
  const alone = JSON.stringify({ form: 'change-at', user: 'ada', at: 1, values });
  const { runs, found, storage } = page({
    storage: memoryStorage({ 'stowage-draft_change-at_x': alone }),
  });
  runs.look();
  await settle();
  expect([found, storage.length]).toEqual([[], 0]);
});

test('what cannot be read is not told, and does not stay', async () => {
  const { runs, found, storage } = page({
    storage: memoryStorage({
      'stowage-draft_change-run_x': JSON.stringify({
        form: 'change-run',
        user: 'ada',
        at: 1,
        values: { run: '{"title":1}' },
      }),
      'stowage-draft_change-at_x': JSON.stringify({
        form: 'change-at',
        user: 'ada',
        at: 1,
        values: { at: '{"marks":"","tries":[]}' },
      }),
    }),
  });
  runs.look();
  await settle();
  expect(found[0]?.read()).toBeUndefined();
  found[0]?.end();
  expect(storage.length).toBe(0);
});

test.each([
  [{ owner: 'bob', isShown: true }, 'another person is there by then'],
  [{ owner: 'ada', isShown: false }, 'nobody looks at the page by then'],
])('what was waited for is not told where %j: %s', async (later) => {
  const { storage, runs } = page();
  runs.begin(RUN, true);
  await settle();
  const grants: (() => void)[] = [];
  /** Held by somebody else until it is granted. */
  const lock: Pick<Lock, 'hold'> = {
    hold: (_, work) => new Promise((resolve) => grants.push(() => resolve(work()))),
  };
  const here = { owner: 'ada', isShown: true };
  const tab = page({ storage, lock: { ...noLock, ...lock }, here });
  tab.runs.look();
  expect(grants).toHaveLength(1);
  Object.assign(here, later);
  grants.shift()?.();
  await settle();
  expect(tab.found).toEqual([]);
  Object.assign(here, { owner: 'ada', isShown: true });
  tab.runs.look();
  grants.shift()?.();
  await settle();
  expect(tab.found).toHaveLength(1);
});
