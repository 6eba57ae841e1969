#!/usr/bin/env node
// All tests that start servers, on a PostgreSQL of their own: `npm test` runs those of tests/server/engines on both databases, and
// half of the others there, another half each time. `npm run test:postgres [FILE…]`.
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensurePostgres, postgresPrograms } from './lib/postgres.mjs';
import { say } from './lib/project.mjs';
import { inProcessTests } from './lib/steps.mjs';
import { temporaryInMemory } from './lib/temporaryFolder.mjs';

await ensureDependencies();
await ensurePostgres();
if (postgresPrograms() === undefined) {
  say('This machine has no PostgreSQL. Install the package postgresql.');
  process.exit(1);
}
const files = process.argv.slice(2).filter((argument) => argument !== '--');
const env = { ...temporaryInMemory(), STOWAGE_TEST_ENGINE: 'postgres' };
process.exit((await inProcessTests(['--project', 'postgres', ...files], env)) ? 0 : 1);
