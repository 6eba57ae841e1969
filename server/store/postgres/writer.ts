import type { Transactions, Runner } from './dialect.ts';
import { OUTCOME_UNKNOWN } from './failures.ts';
import { type Client, type Pool, type Result, failure, isBroken, isLost } from './pool.ts';

/** How long a statement of a write may take, in milliseconds: everybody else's writes wait for it. */
export const WRITE_LIMIT = 3000;
/** An answer that PostgreSQL's own limit should have brought is waited for so much longer. */
const GRACE = 500;

/** Who holds a connection for one transaction after another. */
export interface Writer extends Runner, Transactions {
  /** Runs statements without values in the transaction. */
  exec(sql: string): Promise<void>;
  readonly isInTransaction: boolean;
}

interface Settings {
  pool: Pool;
  /** Until when the next transaction may begin, in milliseconds since 1970. */
  until: () => number;
  /** Run as the transaction begins: who has done it is the one that writes. */
  turn?: string;
  /** Asked with the answer to the last statement of `turn`; a throw ends the transaction. */
  requireTurn?: (last: Result) => void;
  /** How long a statement may take, in milliseconds. */
  limit?: number;
  noticed: (error: unknown) => void;
}

/**
 * Transactions of which one at a time goes on among all servers: each begins by changing the one row of `revision`, and
 * waits there for whoever has done so before. What they then read is what those have committed.
 */
export function createWriter({
  pool,
  until,
  turn,
  requireTurn,
  limit = WRITE_LIMIT,
  noticed,
}: Settings): Writer {
  let client: Client | undefined;
  let isGood = true;

  async function run(
    sql: string,
    values: readonly unknown[] | undefined,
    most = limit + GRACE,
  ): Promise<Result> {
    if (!client) throw new Error('No transaction is open.');
    try {
      return await client.run(sql, values, most);
    } catch (error) {
      if (isBroken(error)) isGood = false;
      noticed(error);
      throw error;
    }
  }

  function end(): void {
    if (client) pool.giveBack(client, isGood);
    client = undefined;
    isGood = true;
  }

  async function take(): Promise<void> {
    try {
      client = await pool.take();
    } catch (error) {
      noticed(error);
      throw error;
    }
  }

  async function tryToBegin(): Promise<void> {
    await take();
    try {
      const wait = Math.max(1, until() - Date.now());
      const begin = `begin isolation level read committed; set local lock_timeout = ${wait}; ${turn ?? ''}`;
      // Of several statements all answers come.
      const answers = [await run(begin, undefined, wait + GRACE)].flat();
      const last = answers.at(-1);
      if (last) requireTurn?.(last);
    } catch (error) {
      await writer.rollback();
      throw error;
    }
  }

  const writer: Writer = {
    run,
    async exec(sql) {
      await run(sql, undefined);
    },
    get isInTransaction() {
      return client !== undefined && isGood;
    },
    begin: () =>
      tryToBegin().catch((error: unknown) => {
        // A connection from before a restart of the database: nothing has begun, and a new one may be had at once.
        if (!isLost(error) || Date.now() >= until()) throw error;
        return tryToBegin();
      }),
    async commit() {
      let told: Result;
      try {
        told = await run('commit', undefined);
      } catch (error) {
        throw isGood ? error : failure(OUTCOME_UNKNOWN, 'Whether it was written is not known.', error);
      }
      // PostgreSQL answers so, and no error, where a statement had failed before.
      if (told.command !== 'COMMIT')
        throw new Error('The transaction was undone: a statement in it had failed.');
      end();
    },
    async rollback() {
      try {
        if (isGood && client) await run('rollback', undefined);
      } catch {
        isGood = false;
      }
      end();
    },
  };
  return writer;
}
