import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { Problem } from '../problems.ts';

/** Who calls, and until when somebody waits for the answer. */
export interface Caller {
  /** Whose calls are taken together: a user. */
  owner: string;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/** A heavy call while it is under way. */
export interface HeavyCall {
  /** Does `work` when its turn has come. Rejects, and does not begin it, once nobody waits for the answer. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** It is over, however it has ended; once is enough, and more does no harm. */
  end(): void;
}

interface Limits {
  /** Pieces of work at a time, of all. */
  atOnce: number;
  /** Calls of one owner at a time. */
  each: number;
  /** What they are called to whoever makes too many. */
  called?: string;
}

export interface HeavyCalls {
  /** Lets a call in; it is over at once when its caller goes. Throws 429 when as many of the owner are under way. */
  begin(caller: Caller): HeavyCall;
  /** Does `work` when it is the owner's turn, as {@link HeavyCall} does, whatever else is under way. */
  inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T>;
}

/**
 * Heavy calls take turns, and people with each other: however many one of them makes, somebody else waits for one piece
 * of work at most that was begun before. Between two of them the event loop does everything else that waits.
 */
export function createHeavyCalls({ atOnce, each, called = LISTS }: Limits): HeavyCalls {
  /** What waits, by owner; whose turn is next first. */
  const line = new Map<string, (() => void)[]>();
  const underWay = new Map<string, number>();
  let working = 0;

  function next(): void {
    for (const [owner, [begin, ...rest]] of line) {
      if (working >= atOnce) return;
      if (rest.length > 0) line.set(owner, rest);
      else line.delete(owner);
      goBehind(owner);
      if (!begin) continue;
      working++;
      begin();
    }
  }

  /** Behind everybody else who waits. */
  function goBehind(owner: string): void {
    const others = line.get(owner);
    if (!others) return;
    line.delete(owner);
    line.set(owner, others);
  }

  function leave(owner: string): void {
    const others = (underWay.get(owner) ?? 1) - 1;
    if (others > 0) underWay.set(owner, others);
    else underWay.delete(owner);
  }

  async function inTurn<T>({ owner, signal }: Caller, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(gone());
      const withdraw = (): void => {
        const left = (line.get(owner) ?? []).filter((waiting) => waiting !== begin);
        if (left.length > 0) line.set(owner, left);
        else line.delete(owner);
        reject(gone());
      };
      const begin = (): void => {
        signal.removeEventListener('abort', withdraw);
        resolve();
      };
      signal.addEventListener('abort', withdraw, { once: true });
      line.set(owner, [...(line.get(owner) ?? []), begin]);
      next();
    });
    try {
      await nextTurnOfTheLoop();
      return await work();
    } finally {
      working--;
      goBehind(owner);
      next();
    }
  }

  return {
    inTurn,
    begin(caller) {
      const { owner, signal } = caller;
      const others = underWay.get(owner) ?? 0;
      if (others >= each) throw tooMany(called);
      if (signal.aborted) throw gone();
      underWay.set(owner, others + 1);
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        signal.removeEventListener('abort', end);
        leave(owner);
      };
      signal.addEventListener('abort', end, { once: true });
      return { inTurn: (work) => inTurn(caller, work), end };
    },
  };
}

const LISTS = 'searches and long lists';

const tooMany = (called: string): Problem =>
  new Problem('too-many', `Too many ${called} at once. Try again in a moment.`, {
    headers: { 'Retry-After': '1' },
  });

/** Nobody reads it. */
const gone = (): Problem => new Problem('timeout', 'Nobody waits for this answer any more.');
