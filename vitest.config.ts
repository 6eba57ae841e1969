import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Played against the server's own code over a real database. */
const HISTORIES = 'tests/services/unsent/*Histories.test.ts';
/** In which the whole app runs (tests/services/appStage.ts). */
const APPS = 'tests/services/**/*.app.test.ts';

/** What runs on SQLite and on PostgreSQL. */
const ENGINES = 'tests/server/engines/**/*.test.ts';
/** The server's other tests run there only where somebody asks for it. */
const ON_POSTGRES =
  process.env['STOWAGE_TEST_ENGINE'] === 'postgres' ? ['tests/support/postgres/globalPostgres.ts'] : [];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/strayConsole.ts', 'tests/support/loopbackOnly.ts'],
    environment: 'node',
    // By itself it leaves one of them free; with one more nothing is quicker.
    maxWorkers: availableParallelism(),
    // PostgreSQL is another process, and each statement a way there and back.
    testTimeout: process.env['STOWAGE_TEST_ENGINE'] === 'postgres' ? 60_000 : 20_000,
    hookTimeout: 20_000,
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
          include: ['tests/server/**/*.test.ts', HISTORIES],
          exclude: [ENGINES],
          globalSetup: ['tests/server/builtProgram.ts', ...ON_POSTGRES],
          // Processes, for they load native code; each loads the server once, and every test opens a folder of its own.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: [ENGINES],
          globalSetup: ['tests/support/postgres/globalPostgres.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});
