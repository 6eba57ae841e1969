import { runNode } from './processes.mjs';
import { at } from './project.mjs';

const tool = (...path) => at('node_modules', ...path);

/** The checks that need no browser, each with its command line and its time-box in seconds. */
const STATIC_CHECKS = [
  { name: 'Types', args: [tool('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'Lint', args: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings'] },
  { name: 'Unused code', args: [tool('knip', 'bin', 'knip.js')] },
  { name: 'Format', args: [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
];

/** Runs one named step and says how it went; true when it passed. */
export async function step(name, args, { seconds = 120, env } = {}) {
  const began = Date.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const code = await runNode(args, { seconds, env });
  const took = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${took} s)\n`);
  return code === 0;
}

/** Runs all static checks, also after one has failed, and gives the number that failed. */
export async function staticChecks() {
  let failed = 0;
  for (const { name, args } of STATIC_CHECKS) {
    if (!(await step(name, args))) failed += 1;
  }
  return failed;
}

export const inProcessTests = (more = []) =>
  step('In-process tests', [tool('vitest', 'vitest.mjs'), 'run', ...more], { seconds: 1200 });

export const browserTests = (more, env) =>
  step('Browser tests', [tool('@playwright', 'test', 'cli.js'), 'test', ...more], { seconds: 2400, env });
