/** Writers wait for their turn, each for so long and no longer. */
export interface WriteTurns {
  /**
   * Waits for the turn; answers until when the work may still begin, in milliseconds since 1970. Rejects with what
   * `tooLate` makes when that has not come: then the work is not done, later neither.
   */
  take(): Promise<number>;
  /** Ends the turn. */
  release(): void;
}

interface Waiting {
  until: number;
  begin(): void;
}

/** `wait` in milliseconds, from when the turn is asked for. */
export function createWriteTurns(wait: number, tooLate: () => Error): WriteTurns {
  const waiting = new Set<Waiting>();
  let isTaken = false;
  return {
    take() {
      const until = Date.now() + wait;
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve(until);
      }
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          until,
          begin() {
            clearTimeout(timer);
            resolve(until);
          },
        };
        const timer = setTimeout(() => {
          waiting.delete(one);
          reject(tooLate());
        }, wait);
        waiting.add(one);
      });
    },
    release() {
      const [next] = waiting;
      if (!next) return void (isTaken = false);
      waiting.delete(next);
      next.begin();
    },
  };
}
