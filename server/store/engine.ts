import { PostgresAdapter } from 'kysely';
import type { Db } from './store.ts';

/** Which database it is, for the few statements that have no form that both take. */
export const engineOf = (db: Db): 'sqlite' | 'postgres' =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
