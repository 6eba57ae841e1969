import { describe } from 'vitest';
import { hasPostgres } from './databases.ts';

export type Engine = 'sqlite' | 'postgres';

/** The database on which the server's tests run unless they say otherwise: `STOWAGE_TEST_ENGINE`, else SQLite. */
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
