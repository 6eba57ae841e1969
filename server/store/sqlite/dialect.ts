import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, type Driver, type Kysely, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { ListingSqliteCompiler } from './compiler.ts';
import type { SqliteConnection } from './connection.ts';
import { sqliteFailure } from './failures.ts';

const WRITE_POLL = 15;

/**
 * Kysely over one connection, on which one thing is done at a time: single statements, or one transaction after another
 * (writes.ts). `until` says until when a transaction may wait for another process, in milliseconds since 1970; what
 * `requireTurn` throws once that has the write lock ends it.
 */
export function sqliteDialect(
  connection: SqliteConnection,
  until: () => number = () => 0,
  requireTurn: () => void = () => undefined,
): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection, until, requireTurn),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new ListingSqliteCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #until: () => number;
  readonly #requireTurn: () => void;

  constructor(connection: SqliteConnection, until: () => number, requireTurn: () => void) {
    this.#connection = connection;
    this.#until = until;
    this.#requireTurn = requireTurn;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  /** Takes the write lock at once, and waits for it without blocking the event loop as SQLite itself would. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    for (;;) {
      try {
        connection.begin();
        break;
      } catch (error) {
        if (sqliteFailure(error) !== 'busy' || Date.now() >= this.#until()) throw error;
        await pause(WRITE_POLL);
      }
    }
    try {
      this.#requireTurn();
    } catch (error) {
      connection.rollback();
      throw error;
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.exec('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}
