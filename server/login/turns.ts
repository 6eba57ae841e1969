import { Problem } from '../problems.ts';

/** Who waits for a turn. */
export interface Waiter {
  /** Whose turns are taken together: a client's address, or a device. */
  owner: string;
  /** Known ones come before all others: a stranger's crowd never stands in their way. */
  isKnown: boolean;
}

/** How much runs at once, and how many wait: of one owner, and of all. */
interface Limits {
  atOnce: number;
  waitingEach: number;
  waitingAll: number;
}

/** A fair queue: those who wait take turns, however much one of them asks for. */
export interface Turns {
  /** Does `work` when its turn has come. Throws 429 when the queue is full, or fills up before: then it is not done. */
  take<T>(waiter: Waiter, work: () => Promise<T>): Promise<T>;
}

interface Job {
  start(): void;
  refuse(problem: Problem): void;
}
/** Jobs by owner, the one whose turn is next first. */
type Line = Map<string, Job[]>;

export function createTurns({ atOnce, waitingEach, waitingAll }: Limits): Turns {
  const known: Line = new Map();
  const others: Line = new Map();
  let running = 0;

  const waiting = (): number =>
    [...known.values(), ...others.values()].reduce((sum, jobs) => sum + jobs.length, 0);

  function next(): Job | undefined {
    const line = known.size > 0 ? known : others;
    const [first] = line;
    if (!first) return undefined;
    const [owner, [job, ...rest]] = first;
    line.delete(owner);
    // Behind everybody else who waits.
    if (rest.length > 0) line.set(owner, rest);
    return job;
  }

  /** Whether there is room for one more: the last of the longest row goes for someone with less, or known. */
  function makeRoom(isKnown: boolean, own: number): boolean {
    if (waiting() < waitingAll) return true;
    const [longest] = [...others].toSorted(([, a], [, b]) => b.length - a.length);
    if (!longest) return false;
    const [owner, jobs] = longest;
    if (!isKnown && jobs.length <= own + 1) return false;
    jobs.pop()?.refuse(busy());
    if (jobs.length === 0) others.delete(owner);
    return true;
  }

  function wait({ owner, isKnown }: Waiter): Promise<void> {
    const line = isKnown ? known : others;
    const own = line.get(owner)?.length ?? 0;
    if (own >= waitingEach || !makeRoom(isKnown, own)) throw busy();
    return new Promise((resolve, reject) => {
      line.set(owner, [...(line.get(owner) ?? []), { start: resolve, refuse: reject }]);
    });
  }

  return {
    async take(waiter, work) {
      if (running >= atOnce) await wait(waiter);
      else running++;
      try {
        return await work();
      } finally {
        // Handed on, so that nobody who comes now is faster than who waits.
        const job = next();
        if (job) job.start();
        else running--;
      }
    },
  };
}

const busy = (): Problem =>
  new Problem('too-many', 'Too many logins at once. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });
