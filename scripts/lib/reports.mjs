import { readFileSync } from 'node:fs';

/** Counts of a test run: a report that is missing or broken counts nothing. */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function countsOfVitest(file) {
  const report = read(file);
  if (!report) return NOTHING;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function countsOfPlaywright(file) {
  const stats = read(file)?.stats;
  if (!stats) return NOTHING;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** The browser tests that passed only at their second try, as 'file: title'. Each is a defect to look into. */
export function unsteadyOfPlaywright(file) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return specs(read(file) ?? {})
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file: name, title }) => `${name}: ${title}`);
}
