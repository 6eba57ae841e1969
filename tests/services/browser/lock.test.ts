import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Lease,
  leaseLock,
  type LeaseStore,
  type Lock,
  webLock,
} from '../../../src/services/browser/lock.ts';
import { rejection } from '../host/fakeHost.ts';
import { fakeLocks, noLock } from './fakeLocks.ts';

/** Leases as all tabs of one browser see them; every step takes a moment. */
function memoryLeases() {
  const leases = new Map<string, Lease>();
  const store: LeaseStore = {
    async update(name, change) {
      await Promise.resolve();
      const lease = change(leases.get(name));
      if (lease) leases.set(name, lease);
      else leases.delete(name);
    },
  };
  return { leases, store };
}

/** Work that goes on until the test ends it, and notes when it begins and ends. */
function noted() {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    order,
    work: (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise<void>((resolve) => void ends.set(name, resolve));
      order.push(`${name} ends`);
      return name;
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await passed(0);
    },
  };
}

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Two tabs of one browser, each with a lock of its own. */
const kinds: readonly [string, () => [Lock, Lock]][] = [
  [
    'Web Locks',
    () => {
      const locks = fakeLocks();
      return [webLock(locks, noLock), webLock(locks, noLock)];
    },
  ],
  [
    'leases',
    () => {
      const { store } = memoryLeases();
      return [leaseLock(store), leaseLock(store)];
    },
  ],
];

describe.each(kinds)('%s', (_, tabs) => {
  test('give back what the work gives', async () => {
    const [lock] = tabs();
    expect(await lock.hold('a', async () => 7)).toBe(7);
    expect(await lock.holdIfFree('a', async () => undefined)).toEqual({ value: undefined });
  });

  test('let one tab work at a time, and the other one afterwards', async () => {
    const [one, other] = tabs();
    const { order, work, end } = noted();
    const first = one.hold('a', work('first'));
    await passed(0);
    const second = other.hold('a', work('second'));
    await passed(1000);
    expect(order).toEqual(['first begins']);
    await end('first');
    await passed(1000);
    expect(order).toEqual(['first begins', 'first ends', 'second begins']);
    await end('second');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });

  test('keep the order within a tab', async () => {
    const [lock] = tabs();
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((at) => lock.hold('a', async () => void order.push(at))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  test('do not keep other names waiting', async () => {
    const [one, other] = tabs();
    const { order, work } = noted();
    void one.hold('a', work('first'));
    void one.hold('b', work('second'));
    void other.hold('c', work('third'));
    await passed(0);
    expect(order).toEqual(['first begins', 'second begins', 'third begins']);
  });

  test('that are not free are not waited for, where that is asked', async () => {
    const [one, other] = tabs();
    const { order, work, end } = noted();
    void one.hold('a', work('first'));
    await passed(0);
    expect(await one.holdIfFree('a', work('same tab'))).toBeUndefined();
    expect(await other.holdIfFree('a', work('other tab'))).toBeUndefined();
    await end('first');
    expect(order).toEqual(['first begins', 'first ends']);
    void other.holdIfFree('a', work('other tab'));
    await passed(0);
    expect(await one.holdIfFree('a', work('one tab'))).toBeUndefined();
    await end('other tab');
    expect(order).toEqual(['first begins', 'first ends', 'other tab begins', 'other tab ends']);
  });

  test('are free again after work that failed', async () => {
    const [one, other] = tabs();
    const failing = async (): Promise<void> => {
      throw new Error('Broken');
    };
    expect(await rejection(one.hold('a', failing))).toEqual(new Error('Broken'));
    expect(await rejection(one.holdIfFree('a', failing))).toEqual(new Error('Broken'));
    expect(await one.hold('a', async () => 1)).toBe(1);
    expect(await other.holdIfFree('a', async () => 2)).toEqual({ value: 2 });
  });
});

describe('leases', () => {
  test('of a tab that died end after 8 s', async () => {
    const { store, leases } = memoryLeases();
    leases.set('a', { owner: 'a tab that died', until: Date.now() + 8000 });
    const { order, work, end } = noted();
    const waiting = leaseLock(store).hold('a', work('next'));
    await passed(7900);
    expect(order).toEqual([]);
    await passed(100);
    expect(order).toEqual(['next begins']);
    await end('next');
    expect(await waiting).toBe('next');
  });

  test('end after 8 s: not sooner where nobody waits', async () => {
    const { store, leases } = memoryLeases();
    leases.set('a', { owner: 'a tab that died', until: Date.now() + 8000 });
    const lock = leaseLock(store);
    await passed(7999);
    expect(await lock.holdIfFree('a', async () => 1)).toBeUndefined();
    await passed(1);
    expect(await lock.holdIfFree('a', async () => 1)).toEqual({ value: 1 });
  });

  test('that run for longer than any does, as of a clock that was wrong, hold nobody up', async () => {
    const { store, leases } = memoryLeases();
    leases.set('a', { owner: 'a tab that died', until: Date.now() + 365 * 24 * 60 * 60 * 1000 });
    expect(await leaseLock(store).holdIfFree('a', async () => 1)).toEqual({ value: 1 });
  });

  test('are renewed for as long as the work takes, and no longer', async () => {
    const { store, leases } = memoryLeases();
    const { order, work, end } = noted();
    void leaseLock(store).hold('a', work('long'));
    const other = leaseLock(store);
    await passed(0);
    void other.hold('a', work('next'));
    for (let seconds = 0; seconds < 60; seconds++) {
      await passed(1000);
      expect(leases.get('a')?.until).toBeGreaterThan(Date.now() + 5000);
    }
    expect(order).toEqual(['long begins']);
    await end('long');
    await passed(100);
    expect(order).toEqual(['long begins', 'long ends', 'next begins']);
    await end('next');
    expect(leases.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are not taken back from who has them now', async () => {
    const { store, leases } = memoryLeases();
    const { work, end } = noted();
    void leaseLock(store).hold('a', work('frozen'));
    await passed(0);
    const taken = { owner: 'another tab', until: Date.now() + 8000 };
    leases.set('a', taken);
    await passed(4000);
    await end('frozen');
    expect(leases.get('a')).toEqual(taken);
  });

  test('without a store for them keep the order within the tab only', async () => {
    const lock = leaseLock({ update: () => Promise.reject(new Error('No database')) });
    const { order, work, end } = noted();
    void lock.hold('a', work('first'));
    void lock.hold('a', work('second'));
    await passed(100);
    expect(order).toEqual(['first begins']);
    await end('first');
    expect(order).toEqual(['first begins', 'first ends', 'second begins']);
    expect(await lock.holdIfFree('a', work('third'))).toBeUndefined();
  });
});

describe('Web Locks that the browser refuses, as where a site may store nothing', () => {
  const refused = Object.assign(new Error('Access to the Locks API is denied in this context.'), {
    name: 'SecurityError',
  });
  const refusing = { request: () => Promise.reject(refused) };
  const inTab = () => leaseLock({ update: () => Promise.reject(new Error('No database')) });

  test('hold up no work: within the tab it keeps its order', async () => {
    const lock = webLock(refusing, inTab());
    const { order, work, end } = noted();
    void lock.hold('a', work('first'));
    void lock.hold('a', work('second'));
    await passed(100);
    expect(order).toEqual(['first begins']);
    expect(await lock.holdIfFree('a', work('third'))).toBeUndefined();
    await end('first');
    expect(order).toEqual(['first begins', 'first ends', 'second begins']);
  });

  test('are not what a failure of the work itself is taken for', async () => {
    const lock = webLock(fakeLocks(), noLock);
    let calls = 0;
    const failing = async () => {
      calls += 1;
      throw new Error('No answer');
    };
    expect(await rejection(lock.hold('a', failing))).toMatchObject({ message: 'No answer' });
    expect(await rejection(lock.holdIfFree('a', failing))).toMatchObject({ message: 'No answer' });
    expect(calls).toBe(2);
  });
});
