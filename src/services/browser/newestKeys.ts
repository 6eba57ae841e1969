import type { BrowserStore } from './browserStore.ts';

export interface NewestKeysOptions {
  /** What all the keys begin with. */
  prefix: string;
  /** So many stay. */
  most: number;
  /** The moment (epoch ms) of what a key has held since before this page. */
  madeAt(key: string): number;
}

export interface NewestKeys {
  /** The key has been written for a moment (epoch ms); the oldest ones beyond the most are removed. */
  put(key: string, at: number): void;
  /** One or all of them have been removed. */
  forget(key?: string): void;
}

/** How many are written before the storage is looked through again, for what other tabs have written. */
const LOOK_AGAIN = 100;

/**
 * Keeps as many keys of a kind as there may be, the newest ones. Which there are is remembered: to look through
 * the whole storage with each new one would take the longer the more there is in it.
 */
export function createNewestKeys(store: BrowserStore, options: NewestKeysOptions): NewestKeys {
  const { prefix, most, madeAt } = options;
  /** By key, when each was made. */
  let known = new Map<string, number>();
  let untilLook = 0;
  const look = (): void => {
    known = new Map(store.keys(prefix).map((key) => [key, known.get(key) ?? madeAt(key)]));
    untilLook = LOOK_AGAIN;
  };
  /** Of `now`, the moment of the newest; what is from later was dated by a clock that was put back, and goes first. */
  const removeOldest = (now: number): void => {
    let oldest: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [key, at] of known) {
      const age = at > now ? Number.NEGATIVE_INFINITY : at;
      if (age < least) [oldest, least] = [key, age];
    }
    if (oldest === undefined) return;
    known.delete(oldest);
    store.remove(oldest);
  };
  return {
    put(key, at) {
      if (untilLook-- <= 0) look();
      known.set(key, at);
      while (known.size > most) removeOldest(at);
    },
    forget(key) {
      if (key === undefined) known.clear();
      else known.delete(key);
    },
  };
}
