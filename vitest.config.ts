import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chooseEngines, startsServers, testFilesIn } from './tests/support/postgres/filesOnPostgres.ts';

/** Played against the server's own code over a real database. */
const HISTORIES = 'tests/services/unsent/*Histories.test.ts';
/** In which the whole app runs (tests/services/appStage.ts). */
const APPS = 'tests/services/**/*.app.test.ts';

/** What runs on SQLite and on PostgreSQL in each run. */
const ENGINES = 'tests/server/engines/';
const OTHERS = testFilesIn('tests/server').filter((file) => !file.startsWith(ENGINES));
/** Those that start servers run on one of them, another one each time. */
const { sqlite, postgres, seed } = chooseEngines(
  OTHERS.filter((file) => startsServers(file)),
  process.env,
);

export default defineConfig({
  test: {
    setupFiles: [
      'tests/support/strayConsole.ts',
      'tests/support/loopbackOnly.ts',
      'tests/support/patience.ts',
      'contract/finding/vocabulary/known.ts',
    ],
    environment: 'node',
    // By itself it leaves one of them free; with one more nothing is quicker.
    maxWorkers: availableParallelism(),
    // Ten times what a quick machine needs: a limit is there to end what hangs, not to measure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/{contract,model,machines,proofs,views}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          // Half of their processor time was loading the same modules for each file, and none leaves anything behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          exclude: [HISTORIES, APPS],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: [APPS],
          pool: 'threads',
          // Each alone: an app does not end with its test, and goes on with the storage that the next one stands in.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [...OTHERS.filter((file) => !startsServers(file)), HISTORIES, ...sqlite],
          globalSetup: ['tests/server/builtProgram.ts'],
          env: { STOWAGE_TEST_ENGINE: 'sqlite' },
          // Processes, for they load native code; each loads the server once, and every test opens a folder of its own.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [`${ENGINES}**/*.test.ts`, ...postgres],
          globalSetup: ['tests/server/builtProgram.ts', 'tests/support/postgres/globalPostgres.ts'],
          env: { STOWAGE_TEST_ENGINE: 'postgres', STOWAGE_TEST_SEED: seed },
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});
