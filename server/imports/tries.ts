import { setTimeout } from 'node:timers/promises';

/**
 * How long it is waited before each new try of what passes by itself, in milliseconds: a database that is started again, or changes its
 * server, is back within seconds. In all less than others wait before they take the work for left (housekeeping.ts).
 */
const TRIED_AFTER: readonly number[] = [500, 1000, 2000, 5000, 5000, 5000, 5000];

/** Waits until the next try is due; false where none is left, or where `signal` has ended it. */
export type NextTry = () => Promise<boolean>;

/** Resolves after so many milliseconds; `signal` ends it with a rejection. */
export type Pause = (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<void>;

export function createTries(signal: AbortSignal, pause: Pause = setTimeout): NextTry {
  const waits = TRIED_AFTER.values();
  return async () => {
    const { value, done } = waits.next();
    if (done === true) return false;
    await pause(value, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  };
}

/** Does `work`, once more at each try while what it fails by is `passing`. Rejects with that where no try is left. */
export async function untilDone<T>(
  work: () => Promise<T>,
  passing: (error: unknown) => boolean,
  nextTry: NextTry,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!passing(error) || !(await nextTry())) throw error;
    }
  }
}
