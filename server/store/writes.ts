import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

/** So many small works, and as long as this, in milliseconds, before their commit: none of them is answered before it. */
const TOGETHER_MAX = 32;
const TOGETHER_FOR = 10;

export interface WriteOptions {
  /** It takes a millisecond or two, and may share its commit with others that are. */
  isSmall?: boolean;
}

/** The connection of a transaction, for what Kysely has no words for. */
interface WritingConnection {
  /** Runs statements without values. */
  exec(sql: string): Promise<void> | void;
  /** Whether a transaction is open that can go on, or be undone in part. */
  readonly isInTransaction: boolean;
}

interface Settings<Tables> {
  /** Over `connection`, on which nothing else is done. */
  db: Kysely<Tables>;
  connection: WritingConnection;
  /** How long a work waits for its turn, in milliseconds. */
  wait: number;
  /** What a work is refused with whose turn has not come: it is not done, later neither. */
  tooLate: () => Error;
}

/** A work that waits for its turn. */
interface Waiting<Tables> {
  work: (trx: Transaction<Tables>) => Promise<unknown>;
  isSmall: boolean;
  /** Until when it may begin, in milliseconds since 1970. */
  until: number;
  timer: NodeJS.Timeout;
  resolve(result: never): void;
  reject(error: unknown): void;
}

/** What came of a work, once it is committed. */
type Done<Tables> = { one: Waiting<Tables> } & ({ result: unknown } | { error: unknown });

/**
 * Works that write, one after another, each in a transaction and durable once it is answered. Small ones that wait
 * meanwhile go into the transaction of the first, for most of what a small one costs is the commit, which waits for the
 * disk: each of them is undone alone where it throws, and all together where the database undoes or cannot commit them.
 */
export class Writes<Tables> {
  /** Until when the work whose turn it is may begin, in milliseconds since 1970. */
  until = 0;
  /** While works are done: until none waits any more. */
  #going: Promise<void> | undefined;
  readonly #waiting: Waiting<Tables>[] = [];

  constructor(private readonly settings: Settings<Tables>) {}

  /** Rejects with what `work` throws, what the storage does, or `tooLate`. */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>, isSmall: boolean): Promise<T> {
    const { wait, tooLate } = this.settings;
    return new Promise<T>((resolve, reject) => {
      const one: Waiting<Tables> = {
        work,
        isSmall,
        until: Date.now() + wait,
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(one), 1);
          reject(tooLate());
        }, wait),
        // Only ever called with what its own work gave.
        resolve: resolve as (result: never) => void,
        reject,
      };
      this.#waiting.push(one);
      this.#going ??= this.#go();
    });
  }

  async #go(): Promise<void> {
    // Nothing in a work waits for the event loop: who has called meanwhile would come only after its commit.
    await nextTurnOfTheLoop();
    for (let first = this.#next(); first; first = this.#next()) await this.#from(first);
    this.#going = undefined;
  }

  /** Resolves once all works are done that were asked for. */
  async done(): Promise<void> {
    await this.#going;
  }

  #next(isWanted: (one: Waiting<Tables>) => boolean = () => true): Waiting<Tables> | undefined {
    const [first] = this.#waiting;
    if (!first || !isWanted(first)) return undefined;
    clearTimeout(first.timer);
    return this.#waiting.shift();
  }

  /** Never throws: whoever waits is told. */
  async #from(first: Waiting<Tables>): Promise<void> {
    const done: Done<Tables>[] = [];
    this.until = first.until;
    try {
      await this.settings.db.transaction().execute(async (trx) => {
        done.push({ one: first, result: await first.work(trx) });
        if (!first.isSmall) return;
        const began = performance.now();
        while (done.length < TOGETHER_MAX && performance.now() - began < TOGETHER_FOR) {
          const next = this.#next(({ isSmall }) => isSmall);
          if (!next) return;
          await this.#beside(next, trx, done);
        }
      });
    } catch (error) {
      if (done.length === 0) first.reject(error);
      for (const { one } of done) one.reject(error);
      return;
    }
    for (const { one, ...came } of done) {
      // Types: what a work gave goes to whom it was asked by.
      if ('result' in came) one.resolve(came.result as never);
      else one.reject(came.error);
    }
  }

  /** Does a work in the transaction of those before it. Throws where they are undone with it. */
  async #beside(one: Waiting<Tables>, trx: Transaction<Tables>, done: Done<Tables>[]): Promise<void> {
    const { connection } = this.settings;
    try {
      await connection.exec('savepoint one');
    } catch (error) {
      return void done.push({ one, error });
    }
    try {
      const result = await one.work(trx);
      await connection.exec('release one');
      done.push({ one, result });
    } catch (error) {
      // Told with the commit: it may rest on what those before it have written.
      done.push({ one, error });
      if (!connection.isInTransaction) throw error;
      await connection.exec('rollback to one; release one');
    }
  }
}
