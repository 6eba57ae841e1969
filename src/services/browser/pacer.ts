/** Work that is done for many changes at once. */
export interface Pacer {
  /** There is something to do: at once after a rest, else as soon as the rest is over. */
  due(): void;
  /** Does what is due without waiting for the rest to be over. */
  finish(): void;
  /** Forgets what is due. */
  stop(): void;
}

export interface PacerClock {
  /** ms. */
  now(): number;
  /** Runs `work` after so many ms; gives what forgets it. */
  later(work: () => void, after: number): () => void;
}

const CLOCK: PacerClock = {
  now: () => performance.now(),
  later(work, after) {
    const timer = setTimeout(work, after);
    return () => clearTimeout(timer);
  },
};

/** Does `work` not more often than every `rest()` ms, which may change with what there is to do. */
export function createPacer(work: () => void, rest: () => number, clock: PacerClock = CLOCK): Pacer {
  let last = Number.NEGATIVE_INFINITY;
  let forget: (() => void) | undefined;
  const stop = (): void => {
    forget?.();
    forget = undefined;
  };
  const run = (): void => {
    forget = undefined;
    work();
    last = clock.now();
  };
  return {
    stop,
    due() {
      if (forget) return;
      const wait = last + rest() - clock.now();
      if (wait > 0) forget = clock.later(run, wait);
      else run();
    },
    finish() {
      if (!forget) return;
      stop();
      run();
    },
  };
}

/** How few entries are told of after each change: to tell of them costs nothing. */
const FEW = 20;
const LONGEST = 250;

/** How long to rest after something that costs a look at `entries` entries, in ms: the more of them, the longer. */
export function restAfter(entries: number): number {
  return entries <= FEW ? 0 : Math.min(LONGEST, entries / 4);
}
