#!/usr/bin/env node
// All checks and all tests, from a fresh clone too. `npm test -- --only-browser [FILE…]` runs the browser tests alone;
// file names limit both test runners. Reports land in reports/.
import { rmSync } from 'node:fs';
import { ensureBuilt } from './lib/building.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { at } from './lib/project.mjs';
import { countsOfPlaywright, countsOfVitest, unsteadyOfPlaywright } from './lib/reports.mjs';
import { browserTests, inProcessTests, inProcessTestsBeside, staticChecks } from './lib/steps.mjs';

const given = process.argv.slice(2).filter((argument) => argument !== '--');
const onlyBrowser = given.includes('--only-browser');
const files = given.filter((argument) => argument !== '--only-browser');
const browserFiles = files.filter((file) => !file.includes('.test.'));
const processFiles = files.filter((file) => !file.includes('.e2e.'));
const vitestReport = at('reports', 'vitest.json');
const vitestReportBeside = at('reports', 'vitest-beside.json');
const playwrightReport = at('reports', 'playwright.json');

const total = { passed: 0, failed: 0, skipped: 0 };
/** Adds a runner's counts; a run that failed without a failed test (it could not start) counts as one failure. */
function add(counts, ok) {
  total.passed += counts.passed;
  total.failed += !ok && counts.failed === 0 ? 1 : counts.failed;
  total.skipped += counts.skipped;
}

// Whatever ends this early, the last line tells.
process.on('exit', (code) => {
  if (code !== 0 && total.failed === 0) total.failed = 1;
  for (const test of unsteadyOfPlaywright(playwrightReport)) {
    process.stdout.write(`\npassed only at the second try: ${test}`);
  }
  if (total.skipped > 0) process.stdout.write(`\n${total.skipped} skipped`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
});

rmSync(at('reports'), { recursive: true, force: true });
await ensureDependencies();

/** Where Vitest writes what is counted, and what it is to run. */
const reporting = (file, ...more) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
  ...more,
];

/** What only computes: it may wait for every processor that the tests with clocks and processes leave idle. */
const COMPUTING = ['--project=plain', '--project=services'];
const WAITING = ['--project=server', '--project=apps'];

async function checkAndCompute() {
  total.failed += await staticChecks({ background: true });
  const ok = await inProcessTestsBeside(reporting(vitestReportBeside, ...COMPUTING));
  add(countsOfVitest(vitestReportBeside), ok);
}

async function testInProcess(...more) {
  const ok = await inProcessTests(reporting(vitestReport, ...more));
  add(countsOfVitest(vitestReport), ok);
}

async function testInBrowser() {
  const chromium = await ensureChromium();
  if (chromium && (await ensureBuilt())) {
    const ok = await browserTests(browserFiles, { STOWAGE_CHROMIUM: chromium });
    add(countsOfPlaywright(playwrightReport), ok);
  } else {
    total.failed += 1;
  }
}

if (onlyBrowser) await testInBrowser();
else if (files.length > 0) {
  if (processFiles.length > 0) await testInProcess(...processFiles);
  if (browserFiles.length > 0) await testInBrowser();
} else {
  const beside = checkAndCompute();
  await testInProcess(...WAITING);
  await testInBrowser();
  await beside;
}
process.exit(total.failed === 0 ? 0 : 1);
