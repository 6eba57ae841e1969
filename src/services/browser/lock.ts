import { randomText } from './randomText.ts';

/** What only one tab of this browser may do at a time. */
export interface Lock {
  /** Runs `work` while nobody else holds `name`; waits for that. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same, but gives undefined at once when somebody else holds it. */
  holdIfFree<T>(name: string, work: () => Promise<T>): Promise<{ value: T } | undefined>;
}

/**
 * Web Locks: the browser lets go when a tab dies. Where it refuses them, as it does where a site may store nothing, `refused`
 * takes their place: what is to be sent must not depend on them.
 */
export function webLock(locks: Pick<LockManager, 'request'>, refused: Lock): Lock {
  const ask = async <T>(
    request: (begun: () => void) => Promise<T>,
    instead: () => Promise<T>,
  ): Promise<T> => {
    let hasBegun = false;
    try {
      return await request(() => void (hasBegun = true));
    } catch (error) {
      if (hasBegun) throw error;
      return instead();
    }
  };
  return {
    hold: <T>(name: string, work: () => Promise<T>) =>
      ask<T>(
        (begun) =>
          // The browser gives back what the callback gives; its types lose it.
          locks.request(name, () => {
            begun();
            return work();
          }) as Promise<T>,
        () => refused.hold(name, work),
      ),
    holdIfFree: <T>(name: string, work: () => Promise<T>) =>
      ask<{ value: T } | undefined>(
        (begun) =>
          locks.request(name, { ifAvailable: true }, async (lock) => {
            begun();
            return lock === null ? undefined : { value: await work() };
          }) as Promise<{ value: T } | undefined>,
        () => refused.holdIfFree(name, work),
      ),
  };
}

/** A lease: who holds a name, and until when (epoch ms). */
export interface Lease {
  owner: string;
  until: number;
}

/** A store that changes one value in one step, for all tabs. */
export interface LeaseStore {
  /** Rejects when there is no such store here: then tabs do not exclude each other. */
  update(name: string, change: (lease: Lease | undefined) => Lease | undefined): Promise<void>;
}

/** How long a lease holds without being renewed: a tab that dies blocks the others for no longer. */
const LEASE = 8000;
const RENEW = LEASE / 4;
const LOOK_AGAIN = 100;

/**
 * The same without Web Locks, which a plain http:// address does not have: a lease in storage that is renewed
 * while the work runs. `now` is in epoch ms.
 */
export function leaseLock(store: LeaseStore, now: () => number = Date.now): Lock {
  const owner = randomText(12);
  /** Within this tab: who comes waits for who came before. */
  const queues = new Map<string, Promise<unknown>>();

  /** Nobody's lease runs for longer than one does: one from the days ahead is of a clock that was put right since. */
  const isOver = ({ until }: Lease): boolean => until <= now() || until > now() + LEASE;
  const take = async (name: string): Promise<boolean> => {
    let isTaken = false;
    try {
      await store.update(name, (lease) => {
        isTaken = lease === undefined || isOver(lease) || lease.owner === owner;
        return isTaken ? { owner, until: now() + LEASE } : lease;
      });
    } catch {
      // No store: the idempotency key and If-Match still protect what is sent.
      return true;
    }
    return isTaken;
  };
  const release = (name: string): Promise<void> =>
    store.update(name, (lease) => (lease?.owner === owner ? undefined : lease)).catch(() => {});
  const run = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const renewing = setInterval(() => void take(name), RENEW);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await release(name);
    }
  };
  /** Runs `work` after all earlier work of this tab on `name`. */
  const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work).finally(() => {
      // Before anybody hears of the end: whoever does finds the name free.
      if (queues.get(name) === settled) queues.delete(name);
    });
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    queues.set(name, settled);
    return turn;
  };

  return {
    hold: (name, work) =>
      inTurn(name, async () => {
        while (!(await take(name))) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
        return run(name, work);
      }),
    async holdIfFree(name, work) {
      if (queues.has(name)) return undefined;
      return inTurn(name, async () => ((await take(name)) ? { value: await run(name, work) } : undefined));
    },
  };
}
