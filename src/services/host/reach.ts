/** Whether the host answers, as the calls of this page have found. */
export interface Reached {
  isAway: boolean;
  /** When it answered last before that, epoch ms; undefined where it has not answered this page. */
  answeredAt: number | undefined;
  /** Something in front of it answers in its place, and may want a sign-in. */
  isBarred: boolean;
}

export interface Reach {
  /** From the client, of each call: it was answered, or nobody was there. `askedAt` as `performance.now()`. */
  heard(isAnswered: boolean, askedAt: number): void;
  /** Whether something in front of a host that is away answers for it; nothing is noted of one that answers. */
  bar(isBarred: boolean): void;
  /** The same object until something changes. */
  now(): Reached;
  /** Calls `listener` after each change, until the returned function is called. */
  watch(listener: () => void): () => void;
}

/** `moment` runs on evenly: a clock that is put back must not make every later failure one of before the last answer. */
export function createReach(
  now: () => number = Date.now,
  moment: () => number = () => performance.now(),
): Reach {
  const listeners = new Set<() => void>();
  let answeredAt: number | undefined;
  let answeredMoment = Number.NEGATIVE_INFINITY;
  let reached: Reached = { isAway: false, answeredAt, isBarred: false };
  const change = (to: Reached): void => {
    reached = to;
    for (const listener of listeners) listener();
  };
  return {
    heard(isAnswered, askedAt) {
      // What was asked before the newest answer says nothing newer than that, however late it fails.
      if (!isAnswered && askedAt < answeredMoment) return;
      if (isAnswered) {
        answeredAt = now();
        answeredMoment = moment();
      }
      if (isAnswered !== reached.isAway) return;
      change({ isAway: !isAnswered, answeredAt, isBarred: false });
    },
    bar(isBarred) {
      if (reached.isAway && isBarred !== reached.isBarred) change({ ...reached, isBarred });
    },
    now: () => reached,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
