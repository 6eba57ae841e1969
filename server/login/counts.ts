/** Failed attempts under one key. */
export interface Count {
  /** As of then, with the fraction of the one that is being forgotten. */
  failures: number;
  /** Of the last attempt, in milliseconds since 1970. */
  at: number;
}

/** Without a further attempt for so long, failures are forgotten, in milliseconds. */
export const FORGOTTEN_AFTER = 60 * 60 * 1000;
/** What one process counts at once; what was not used for longest goes first. */
const COUNTS_MAX = 20_000;

/** From the counts of some keys, in their order, to those that are to be there; undefined for none. A throw changes nothing. */
export type Change = (known: readonly (Count | undefined)[]) => readonly (Count | undefined)[];

/** Counts that outlive one attempt. */
export interface Counts {
  /** Changes those of some keys as one step: nobody else's change comes between. */
  change(keys: readonly string[], change: Change): Promise<void>;
}

/** Of this process alone. Its change is done when the call returns: a burst cannot be ahead of it. */
export function createOwnCounts(): Counts {
  const counts = new Map<string, Count>();
  return {
    async change(keys, change) {
      const after = change(keys.map((key) => counts.get(key)));
      for (const [at, key] of keys.entries()) {
        const count = after[at];
        // Entered anew, so that the map's order is the order of last attempts.
        counts.delete(key);
        if (count) counts.set(key, count);
      }
      for (const oldest of counts.keys()) {
        if (counts.size <= COUNTS_MAX) return;
        counts.delete(oldest);
      }
    },
  };
}
