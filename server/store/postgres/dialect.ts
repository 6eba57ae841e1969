import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type FunctionNode,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { listIn } from '../lists.ts';
import type { Result } from './pool.ts';

/** Kysely's, which also writes our lists. */
class ListingPostgresCompiler extends PostgresQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const list = listIn(node);
    if (!list) return super.visitFunction(node);
    this.append('(select unnest(');
    this.appendValue(list.values);
    this.append(list.kind === 'numbers' ? '::bigint[]) as value)' : '::text[]) as value)');
  }
}

/** Who runs statements: whichever connection is free, or the one that writes. */
export interface Runner {
  run(sql: string, values: readonly unknown[]): Promise<Result>;
}

/** A transaction's beginning and end, where there are any. */
export interface Transactions {
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** Never throws: what made it fail is what the caller has to hear. */
  rollback(): Promise<void>;
}

/** Kysely over what runs statements, one connection as far as it knows. */
export function postgresDialect(runner: Runner, transactions: Transactions = NONE): Dialect {
  const connection = new RunningConnection(runner);
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(connection, transactions),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ListingPostgresCompiler(),
  };
}

class RunningConnection implements DatabaseConnection {
  readonly #runner: Runner;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.#runner.run(sql, parameters);
    // Rows have the shape that Kysely's types give them; PostgreSQL knows no more than that.
    return { rows: rows as R[], ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for the method; the server pages instead
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming a statement would hold the connection; read in pages.');
  }
}

function driverOf(connection: DatabaseConnection, transactions: Transactions): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: () => transactions.begin(),
    commitTransaction: () => transactions.commit(),
    rollbackTransaction: () => transactions.rollback(),
    destroy: async () => undefined,
  };
}

const NONE: Transactions = {
  begin: () => Promise.reject(new Error('Nothing is written here.')),
  commit: async () => undefined,
  rollback: async () => undefined,
};
