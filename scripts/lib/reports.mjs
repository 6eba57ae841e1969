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

/** The first lines of a failure's message, without the colours of a terminal: enough to know it by. */
function beginningOf(message = '') {
  // The escape character that begins a colour is what is looked for.
  // oxlint-disable-next-line no-control-regex
  const plain = message.replaceAll(/\u001B\[[0-9;]*m/g, '');
  return plain.split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n');
}

const LINES_OF_A_MESSAGE = 12;

/** What failed in process, each as 'file: title' and the beginning of why; a file that could not be loaded is one. */
export function failedOfVitest(file) {
  return (read(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}\n${beginningOf(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}\n${beginningOf(failureMessages[0])}`,
    );
  });
}

function specsOfPlaywright(file) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return specs(read(file) ?? {});
}

/** The browser tests that failed, each as 'file: title' and the beginning of why. */
export function failedOfPlaywright(file) {
  return specsOfPlaywright(file).flatMap(({ file: name, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `${name}: ${title}\n${beginningOf(results.at(-1)?.error?.message)}`),
  );
}

/** The browser tests that passed only at their second try, as 'file: title'. Each is a defect to look into. */
export function unsteadyOfPlaywright(file) {
  return specsOfPlaywright(file)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file: name, title }) => `${name}: ${title}`);
}
