import { runNode } from './processes.mjs';
import { at } from './project.mjs';

const tool = (...path) => at('node_modules', ...path);

// What has not changed since is not looked at again; a fresh clone has no such memory.
const cached = (name) => tool('.cache', name);

/** The checks that need no browser, each with its command line and its time-box in seconds. */
const STATIC_CHECKS = [
  {
    name: 'Types',
    args: [
      tool('typescript', 'bin', 'tsc'),
      '--noEmit',
      // One for each of two processors: each of four makes the same types of libraries once more.
      '--checkers',
      '2',
      '--incremental',
      '--tsBuildInfoFile',
      cached('types.tsbuildinfo'),
    ],
  },
  { name: 'Lint', args: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings'] },
  {
    name: 'Unused code',
    args: [tool('knip', 'bin', 'knip.js'), '--cache', '--cache-location', cached('knip')],
  },
  { name: 'Format', args: [tool('oxfmt', 'bin', 'oxfmt'), '--check'] },
];

/**
 * Runs one named step and says how it went; true when it passed. `seconds` ends what hangs: a machine that is merely
 * busy takes four times as long for the types as an idle one. A quiet one shows what it wrote only when it fails.
 */
async function step(name, args, { seconds = 600, env, quiet = false } = {}) {
  const began = Date.now();
  if (!quiet) process.stdout.write(`\n▸ ${name}\n`);
  const code = await runNode(args, { seconds, env, quiet });
  const took = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${took} s)\n`);
  return code === 0;
}

/** Runs all static checks side by side, each to its end, and gives the number that failed. */
export async function staticChecks() {
  process.stdout.write('\n▸ Types, lint, unused code, format\n');
  const passed = await Promise.all(STATIC_CHECKS.map(({ name, args }) => step(name, args, { quiet: true })));
  return passed.filter((isPassed) => !isPassed).length;
}

/**
 * What ends a run that hangs for good: every test, hook and start of a server has a limit of its own, so a machine that
 * is only slow gets through. Together they stay below the 90 minutes that CI gives to everything, the build, the checks
 * and a first installation included, so that the last line of `npm test` still tells what has failed.
 */
const RUN_LIMITS = { inProcess: 25 * 60, browser: 55 * 60 };

/**
 * Room for what is young in memory, in MB. With node's own 16 a sixth of all processor time of these tests went into
 * collecting garbage: they make much, and keep little of it. A browser's pages gain nothing by it.
 */
const YOUNG = '--max-semi-space-size=64';

export const inProcessTests = (more = [], env = {}) =>
  step('In-process tests', [tool('vitest', 'vitest.mjs'), 'run', ...more], {
    seconds: RUN_LIMITS.inProcess,
    env: { ...env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${YOUNG}`.trim() },
  });

export const browserTests = (more, env) =>
  step('Browser tests', [tool('@playwright', 'test', 'cli.js'), 'test', ...more], {
    seconds: RUN_LIMITS.browser,
    env,
  });
