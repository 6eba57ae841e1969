import type { Lock as BrowserLock } from '../../../src/services/browser/lock.ts';

type Granted = (lock: Lock | null) => unknown;

/** Web Locks of one browser as its tabs share them: exclusive ones, in the order of the requests. */
export function fakeLocks(): Pick<LockManager, 'request'> & { release(end: string): void } {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: [Granted] | [LockOptions, Granted]): Promise<unknown> => {
    const [options, granted] = rest.length === 1 ? [{}, rest[0]] : rest;
    const before = queues.get(name);
    if (before && options.ifAvailable) return Promise.resolve(granted(null));
    const work = (before ?? Promise.resolve())
      .then(() => granted({ name, mode: 'exclusive' }))
      .finally(() => {
        if (queues.get(name) === settled) queues.delete(name);
      });
    const settled = work.then(
      () => {},
      () => {},
    );
    queues.set(name, settled);
    return work;
  };
  // The overloads of the real one say the same in types.
  return {
    request: request as LockManager['request'],
    /** The tab that holds the names with this end is closed. */
    release: (end) => {
      for (const name of queues.keys()) if (name.endsWith(end)) queues.delete(name);
    },
  };
}

/** What takes the place of Web Locks where none are refused: asking for it is a fault. */
export const noLock: BrowserLock = {
  hold: () => Promise.reject(new Error('Web Locks were not asked.')),
  holdIfFree: () => Promise.reject(new Error('Web Locks were not asked.')),
};
