import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageEvent } from '../../../src/services/browser/pageEvents.ts';
import { watchComeback } from '../../../src/services/host/comeback.ts';
import { createReach } from '../../../src/services/host/reach.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose host is there, or not, and how often it was asked and said to be back. */
function page() {
  const reach = createReach();
  const host = { isThere: true, cannot: false };
  const page = { isShown: true, isMissed: false };
  const seen = { asks: 0, backs: 0 };
  const hear = () => reach.heard(host.isThere, performance.now());
  let tell: (event: PageEvent) => void = () => undefined;
  let missed: () => void = () => undefined;
  hear();
  watchComeback({
    reach,
    async ask() {
      seen.asks += 1;
      hear();
      if (!host.isThere || host.cannot) throw new Error('Nobody is there');
    },
    onBack() {
      seen.backs += 1;
      page.isMissed = false;
    },
    isMissed: () => page.isMissed,
    watchMissed: (listener) => void (missed = listener),
    isShown: () => page.isShown,
    watchPage: (listener) => void (tell = listener),
  });
  return {
    seen,
    /** A call of the page finds the host so. */
    find(isThere: boolean) {
      host.isThere = isThere;
      hear();
    },
    /** Something could not be read, as the host has said that it cannot now. */
    miss() {
      page.isMissed = true;
      missed();
    },
    /** Nobody looks at that any more. */
    leave: () => void (page.isMissed = false),
    refuse: (cannot: boolean) => void (host.cannot = cannot),
    become: (isThere: boolean) => void (host.isThere = isThere),
    show(isShown: boolean) {
      page.isShown = isShown;
      tell({ type: isShown ? 'page.shown' : 'page.hidden' });
    },
    tell: (event: PageEvent) => tell(event),
  };
}

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a host that is there is not asked', async () => {
  const { seen } = page();
  await passed(3_600_000);
  expect(seen).toEqual({ asks: 0, backs: 0 });
});

test('one that goes away is asked soon, however often it was asked before for what nobody waits for any more', async () => {
  const { seen, find, miss, leave, refuse } = page();
  refuse(true);
  miss();
  await passed(5000 + 10_000 + 20_000 + 40_000);
  expect(seen.asks).toBe(4);
  leave();
  await passed(3_600_000);
  expect(seen.asks).toBe(4);
  find(false);
  await passed(5000);
  expect(seen.asks).toBe(5);
});

test('one that is away is asked less and less often until it is back, which is told once', async () => {
  const { seen, find, become } = page();
  find(false);
  await passed(4999);
  expect(seen.asks).toBe(0);
  await passed(1);
  expect(seen.asks).toBe(1);
  await passed(10_000 + 20_000 + 40_000 + 60_000 + 60_000);
  expect(seen).toEqual({ asks: 6, backs: 0 });
  become(true);
  await passed(60_000);
  expect(seen).toEqual({ asks: 7, backs: 1 });
  await passed(3_600_000);
  expect(seen).toEqual({ asks: 7, backs: 1 });
});

test('that it is back is told too where another call of the page finds it', async () => {
  const { seen, find } = page();
  find(false);
  find(true);
  await passed(3_600_000);
  expect(seen).toEqual({ asks: 0, backs: 1 });
});

test('a page that nobody looks at asks nothing, and at once when it is looked at', async () => {
  const { seen, find, become, show } = page();
  show(false);
  find(false);
  await passed(3_600_000);
  expect(seen.asks).toBe(0);
  become(true);
  show(true);
  await passed(0);
  expect(seen).toEqual({ asks: 1, backs: 1 });
});

test('a network that is back is worth a look at once, and the next one has its time', async () => {
  const { seen, find, tell } = page();
  find(false);
  tell({ type: 'page.woke' });
  await passed(0);
  expect(seen.asks).toBe(1);
  await passed(9999);
  expect(seen.asks).toBe(1);
  await passed(1);
  expect(seen.asks).toBe(2);
});

test('a host that comes and goes is not asked more often each time', async () => {
  const { seen, find } = page();
  find(false);
  await passed(5000);
  for (let turn = 0; turn < 5; turn++) {
    find(true);
    await passed(1000);
    find(false);
    await passed(9000);
  }
  expect(seen).toEqual({ asks: 1, backs: 5 });
  find(true);
  await passed(60_001);
  find(false);
  await passed(5000);
  expect(seen.asks).toBe(2);
});

test('a host that has said that it cannot now is looked for as one that is away, until it can', async () => {
  const { seen, miss, refuse } = page();
  refuse(true);
  for (let turn = 0; turn < 3; turn++) miss();
  await passed(5000 + 10_000);
  expect(seen).toEqual({ asks: 2, backs: 0 });
  refuse(false);
  await passed(20_000);
  expect(seen).toEqual({ asks: 3, backs: 1 });
  await passed(3_600_000);
  expect(seen).toEqual({ asks: 3, backs: 1 });
});
