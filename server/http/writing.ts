import type { Store } from '../store/store.ts';
import type { Call } from './environment.ts';

/**
 * Writes for whoever calls, as `store.write` does. Throws 401, and nothing is written, where they were logged out or removed while it
 * waited for its turn, or while what it needs was made ready.
 */
export const writerOf =
  (c: Call, store: Store): Store['write'] =>
  (work, options) =>
    store.write(async (trx) => {
      await c.get('stillLoggedInAt')?.(trx);
      return work(trx);
    }, options);

/** Throws 401 where whoever calls was logged out or removed meanwhile: for what is written elsewhere than in the database. */
export const stillLoggedIn =
  (c: Call, store: Store): (() => Promise<void>) =>
  async () =>
    c.get('stillLoggedInAt')?.(store.read);
