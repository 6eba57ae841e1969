import { setTimeout as pause } from 'node:timers/promises';
import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Problem } from '../../problems.ts';
import { BUSY_RETRY_AFTER, BUSY_TEXT } from '../storageProblems.ts';
import type { SqliteConnection } from './connection.ts';
import { sqliteFailure } from './failures.ts';
import { type WriteTurns, createWriteTurns } from './writeTurns.ts';

/**
 * How long a write waits until it may begin, in milliseconds: for the writes before it and for another process, an
 * import for example, together. Well below what a browser waits for an answer (4 s), so that it hears that nothing was
 * done instead of wondering.
 */
export const WRITE_WAIT = 1500;
const WRITE_POLL = 15;

const busy = (): Problem =>
  new Problem('unavailable', BUSY_TEXT, { headers: { 'Retry-After': BUSY_RETRY_AFTER } });

/**
 * Kysely over one connection. With `exclusive`, callers take turns, so that no statement of one strays into
 * another's transaction; without, every statement stands alone and nobody waits: for reading only.
 */
export function sqliteDialect(connection: SqliteConnection, exclusive: boolean): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection, exclusive),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #turns: WriteTurns | undefined;
  /** Until when the one whose turn it is may begin. */
  #until = 0;

  constructor(connection: SqliteConnection, exclusive: boolean) {
    this.#connection = connection;
    this.#turns = exclusive ? createWriteTurns(WRITE_WAIT, busy) : undefined;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    if (this.#turns) this.#until = await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns?.release();
  }

  /** Takes the write lock at once, and waits for it without blocking the event loop as SQLite itself would. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    for (;;) {
      try {
        connection.begin();
        return;
      } catch (error) {
        if (sqliteFailure(error) !== 'busy' || Date.now() >= this.#until) throw error;
        await pause(WRITE_POLL);
      }
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.run('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}
