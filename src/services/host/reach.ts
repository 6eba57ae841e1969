/** Whether the host answers, as the calls of this page have found. */
export interface Reached {
  isAway: boolean;
  /** When it answered last before that, epoch ms; undefined where it has not answered this page. */
  answeredAt: number | undefined;
}

export interface Reach {
  /** From the client, of each call: it was answered, or nobody was there. `askedAt` in epoch ms. */
  heard(isAnswered: boolean, askedAt: number): void;
  /** The same object until something changes. */
  now(): Reached;
  /** Calls `listener` after each change, until the returned function is called. */
  watch(listener: () => void): () => void;
}

export function createReach(now: () => number = Date.now): Reach {
  const listeners = new Set<() => void>();
  let answeredAt: number | undefined;
  let reached: Reached = { isAway: false, answeredAt };
  return {
    heard(isAnswered, askedAt) {
      // What was asked before the newest answer says nothing newer than that, however late it fails.
      if (!isAnswered && answeredAt !== undefined && askedAt < answeredAt) return;
      if (isAnswered) answeredAt = now();
      if (isAnswered !== reached.isAway) return;
      reached = { isAway: !isAnswered, answeredAt };
      for (const listener of listeners) listener();
    },
    now: () => reached,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
