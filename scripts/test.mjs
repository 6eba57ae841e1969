#!/usr/bin/env node
// All checks and all tests, from a fresh clone too. `npm test -- --only-browser [FILE…]` runs the browser tests alone;
// file names limit both test runners. `--both-engines` runs the server's tests on SQLite and on PostgreSQL, as CI does; else
// each file runs on one of them, by a seed. Reports land in reports/.
import { rmSync } from 'node:fs';
import { ensureBuilt } from './lib/building.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { at } from './lib/project.mjs';
import {
  countsOfPlaywright,
  countsOfVitest,
  failedOfPlaywright,
  failedOfVitest,
  unsteadyOfPlaywright,
} from './lib/reports.mjs';
import { browserTests, inProcessTests, staticChecks } from './lib/steps.mjs';
import { temporaryInMemory } from './lib/temporaryFolder.mjs';

const OPTIONS = ['--only-browser', '--both-engines'];
const given = process.argv.slice(2).filter((argument) => argument !== '--');
const unknown = given.find((argument) => argument.startsWith('--') && !OPTIONS.includes(argument));
if (unknown !== undefined) {
  console.error(`There is no option ${unknown}. There are: ${OPTIONS.join(', ')}.`);
  process.exit(2);
}
const onlyBrowser = given.includes('--only-browser');
const engines = given.includes('--both-engines') ? { STOWAGE_TEST_ENGINE: 'both' } : {};
const files = given.filter((argument) => !argument.startsWith('--'));
const browserFiles = files.filter((file) => !file.includes('.test.'));
const processFiles = files.filter((file) => !file.includes('.e2e.'));
const vitestReport = at('reports', 'vitest.json');
const playwrightReport = at('reports', 'playwright.json');

const total = { passed: 0, failed: 0, skipped: 0 };
/** Adds a runner's counts; a run that failed without a failed test (it could not start) counts as one failure. */
function add(counts, ok) {
  total.passed += counts.passed;
  total.failed += !ok && counts.failed === 0 ? 1 : counts.failed;
  total.skipped += counts.skipped;
}

// Whatever ends this early, the last line tells. What failed stands right above it: who keeps only the end of a long
// output still knows what to look at.
process.on('exit', (code) => {
  if (code !== 0 && total.failed === 0) total.failed = 1;
  for (const test of [...failedOfVitest(vitestReport), ...failedOfPlaywright(playwrightReport)]) {
    process.stdout.write(`\nfailed: ${test}\n`);
  }
  for (const test of unsteadyOfPlaywright(playwrightReport)) {
    process.stdout.write(`\npassed only at the second try: ${test}`);
  }
  if (total.skipped > 0) process.stdout.write(`\n${total.skipped} skipped`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
});

rmSync(at('reports'), { recursive: true, force: true });
await ensureDependencies();
const temporary = temporaryInMemory();

if (!onlyBrowser) {
  if (files.length === 0) {
    const [failed] = await Promise.all([staticChecks(), ensurePostgres()]);
    total.failed += failed;
  }
  if (files.length === 0 || processFiles.length > 0) {
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
    const ok = await inProcessTests([...reporting, ...processFiles], { ...temporary, ...engines });
    add(countsOfVitest(vitestReport), ok);
  }
}
if (onlyBrowser || files.length === 0 || browserFiles.length > 0) {
  const chromium = await ensureChromium();
  if (chromium && (await ensureBuilt())) {
    const ok = await browserTests(browserFiles, { ...temporary, STOWAGE_CHROMIUM: chromium });
    add(countsOfPlaywright(playwrightReport), ok);
  } else {
    total.failed += 1;
  }
}
process.exit(total.failed === 0 ? 0 : 1);
