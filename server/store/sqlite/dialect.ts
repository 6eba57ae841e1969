import { setTimeout as pause } from 'node:timers/promises';
import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './connection.ts';
import { sqliteFailure } from './failures.ts';

/** How long a write waits for another process, an import for example, in milliseconds. */
const WRITE_WAIT = 4000;
const WRITE_POLL = 15;

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
  readonly #exclusive: boolean;
  #turn: Promise<void> = Promise.resolve();
  #finishTurn: () => void = () => undefined;

  constructor(connection: SqliteConnection, exclusive: boolean) {
    this.#connection = connection;
    this.#exclusive = exclusive;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#exclusive) return this.#connection;
    const before = this.#turn;
    let finish: () => void = () => undefined;
    this.#turn = new Promise((resolve) => (finish = resolve));
    await before;
    this.#finishTurn = finish;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    if (this.#exclusive) this.#finishTurn();
  }

  /** Takes the write lock at once, and waits for it without blocking the event loop as SQLite itself would. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const until = Date.now() + WRITE_WAIT;
    for (;;) {
      try {
        connection.run('begin immediate');
        return;
      } catch (error) {
        if (sqliteFailure(error) !== 'busy' || Date.now() > until) throw error;
        await pause(WRITE_POLL);
      }
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.run('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.run('rollback');
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}
