import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from './api.ts';
import { bindable } from './values.ts';

/** Prepared statements kept; lists of different lengths would otherwise grow it without end. */
const STATEMENTS_MAX = 200;

interface Prepared {
  statement: SqliteStatement;
  /** Whether it answers rows: then only `all` gives them, RETURNING included. */
  reads: boolean;
}

/** One SQLite connection for Kysely. It holds the database: a statement alone would not keep it open. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase;
  readonly #onFailure: (error: unknown) => void;
  readonly #statements = new Map<string, Prepared>();

  /** `onFailure` is told every failure. */
  constructor(database: SqliteDatabase, onFailure: (error: unknown) => void = () => undefined) {
    this.#database = database;
    this.#onFailure = onFailure;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#told(() => {
      const { statement, reads } = this.#prepare(query.sql);
      const values = query.parameters.map(bindable);
      // Rows have the shape that Kysely's types give them; SQLite knows no more than that.
      if (reads) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for the method; the server pages instead
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming a statement would hold the connection; read in pages.');
  }

  /** Another number after each commit of any other connection, also of another process. */
  revision(): number | bigint {
    return this.#pragma('data_version');
  }

  /** Of the schema; in a transaction nobody else changes it. */
  version(): number {
    return Number(this.#pragma('user_version'));
  }

  exec(sql: string): void {
    this.#told(() => this.#database.exec(sql));
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Takes the write lock. A transaction that could not be undone before is undone first. */
  begin(): void {
    if (this.#database.isTransaction) this.exec('rollback');
    this.exec('begin immediate');
  }

  /**
   * Undoes the transaction. Never throws: what made it fail is what the caller has to hear. SQLite has undone it
   * already when the disk was full or failed; what it cannot undo now the next one undoes before it begins.
   */
  rollback(): void {
    try {
      if (this.#database.isTransaction) this.exec('rollback');
    } catch {
      // Told to `onFailure`.
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #pragma(name: string): number | bigint {
    const [row] = this.#told(() => this.#prepare(`pragma ${name}`).statement.all());
    const value = Object.values(row ?? {})[0];
    if (typeof value !== 'number' && typeof value !== 'bigint')
      throw new TypeError(`SQLite told no ${name}.`);
    return value;
  }

  #told<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#onFailure(error);
      throw error;
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    const oldest = this.#statements.size >= STATEMENTS_MAX ? this.#statements.keys().next().value : undefined;
    if (oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
