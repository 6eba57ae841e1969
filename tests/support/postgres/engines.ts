import { describe } from 'vitest';
import { hasPostgres } from './databases.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database on which a file of the server's tests runs unless a test says otherwise (`filesOnPostgres.ts`). */
export function engineToTry(): Engine {
  return process.env['STOWAGE_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';
}

/** The same tests on both databases. Where the machine has no PostgreSQL they are skipped there, which the run tells. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  describe('on SQLite', () => {
    tests('sqlite');
  });
  describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
    tests('postgres');
  });
}
