#!/usr/bin/env node
// The quick checks for all day: everything that `npm test` does but the build and the browser.
import { ensureDependencies } from './lib/dependencies.mjs';
import { inProcessTests, staticChecks } from './lib/steps.mjs';

await ensureDependencies();
let failed = await staticChecks();
if (!(await inProcessTests(process.argv.slice(2).filter((argument) => argument !== '--')))) failed += 1;
process.exit(failed === 0 ? 0 : 1);
