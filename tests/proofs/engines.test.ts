import { expect, test } from 'vitest';
import { chooseEngines, startsServers, testFilesIn } from '../support/postgres/filesOnPostgres.ts';

const FILES = testFilesIn('tests/server');
const chosen = (env: NodeJS.ProcessEnv, hasPostgres = true) => chooseEngines(FILES, env, hasPostgres);

test('each of the server’s test files runs on one database, about half of them on either, another half by another seed', () => {
  const { sqlite, postgres } = chosen({ STOWAGE_TEST_SEED: '1' });
  expect([...sqlite, ...postgres].toSorted()).toEqual(FILES);
  expect(Math.abs(sqlite.length - postgres.length)).toBeLessThan(FILES.length / 2);
  expect(chosen({ STOWAGE_TEST_SEED: '1' }).postgres).toEqual(postgres);
  expect(chosen({ STOWAGE_TEST_SEED: '2' }).postgres).not.toEqual(postgres);
  const { seed } = chosen({});
  expect(chosen({ STOWAGE_TEST_SEED: seed })).toMatchObject({
    seed,
    postgres: chosen({ STOWAGE_TEST_SEED: seed }).postgres,
  });
});

test('those that start no server, or choose its database themselves, are left where they are', () => {
  expect(startsServers('tests/server/routes/items.test.ts')).toBe(true);
  expect(startsServers('tests/server/analysis/routes.test.ts')).toBe(true);
  expect(startsServers('tests/server/analysis/lattice.test.ts')).toBe(false);
  // Types, pictures and tokens of it alone; then a SQLite of its own.
  expect(startsServers('tests/server/analysis/localProvider.test.ts')).toBe(false);
  expect(startsServers('tests/server/analysis/kill.test.ts')).toBe(false);
  expect(startsServers('tests/server/store/storageFaults.test.ts')).toBe(false);
});

test('all run on the one that is asked for, or on both; without PostgreSQL all run on SQLite', () => {
  expect(chosen({ STOWAGE_TEST_ENGINE: 'both' })).toMatchObject({ sqlite: FILES, postgres: FILES });
  expect(chosen({ STOWAGE_TEST_ENGINE: 'postgres' })).toMatchObject({ sqlite: [], postgres: FILES });
  expect(chosen({ STOWAGE_TEST_ENGINE: 'sqlite' })).toMatchObject({ sqlite: FILES, postgres: [] });
  expect(chosen({ STOWAGE_TEST_ENGINE: 'both' }, false)).toMatchObject({ sqlite: FILES, postgres: [] });
  expect(() => chosen({ STOWAGE_TEST_ENGINE: 'mysql' })).toThrow('not "mysql"');
});
