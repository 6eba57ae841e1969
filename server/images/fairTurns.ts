import { Problem } from '../problems.ts';

/** Who waits for a turn. */
export interface Waiter {
  /** Whose turns are taken together: a user. */
  owner: string;
  /** Takes much memory. */
  isHeavy: boolean;
}

interface Capacity {
  atOnce: number;
  heavyAtOnce: number;
  /** How many of one owner may wait. */
  waitingEach: number;
}

/** Does `work` when its turn has come. Throws 429 when too many of the same owner wait: then it is not done. */
export type FairTurns = <T>(waiter: Waiter, work: () => Promise<T>) => Promise<T>;

interface Job extends Waiter {
  begin: () => void;
}

/**
 * Owners take turns, each with one piece of work at a time: however much one of them asks for, and however long it
 * takes, somebody else waits for one turn of theirs at most, and does not while another place is free. Heavy work
 * waits for other heavy work without keeping a place.
 */
export function createFairTurns({ atOnce, heavyAtOnce, waitingEach }: Capacity): FairTurns {
  /** Jobs by owner, the one whose turn is next first. */
  const line = new Map<string, Job[]>();
  const running = new Map<string, Job>();

  function fits({ owner, isHeavy }: Job): boolean {
    if (running.size >= atOnce || running.has(owner)) return false;
    return !isHeavy || [...running.values()].filter((job) => job.isHeavy).length < heavyAtOnce;
  }

  function next(): void {
    for (const [owner, [job, ...rest]] of line) {
      if (!job || !fits(job)) continue;
      if (rest.length > 0) line.set(owner, rest);
      else line.delete(owner);
      running.set(owner, job);
      job.begin();
    }
  }

  /** Behind everybody else who waits. */
  function goBehind(owner: string): void {
    const jobs = line.get(owner);
    if (!jobs) return;
    line.delete(owner);
    line.set(owner, jobs);
  }

  return async (waiter, work) => {
    const own = line.get(waiter.owner) ?? [];
    if (own.length >= waitingEach) throw tooManyWaiting();
    await new Promise<void>((begin) => {
      line.set(waiter.owner, [...own, { ...waiter, begin }]);
      next();
    });
    try {
      return await work();
    } finally {
      running.delete(waiter.owner);
      goBehind(waiter.owner);
      next();
    }
  };
}

const tooManyWaiting = (): Problem =>
  new Problem('too-many', 'Too many of your photos wait to be processed. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });
