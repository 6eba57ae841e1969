import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Asked, Outcome } from './runner.ts';

/**
 * One vitest that stays: runs a test file each time it is asked to, after dropping what it knows of the files that
 * have changed. A process of its own, so that the runner can end it where a break never comes to an end.
 */

const { values } = parseArgs({ options: { tree: { type: 'string' } } });
const tree = resolve(values.tree ?? '.');
process.chdir(tree);

async function start(): Promise<Vitest> {
  const options = {
    root: tree,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    silent: true,
  };
  const vitest = await createVitest(
    'test',
    { ...options, passWithNoTests: true },
    {
      cacheDir: join(tree, '.cache'),
      logLevel: 'silent',
    },
  );
  await vitest.standalone();
  return vitest;
}

/** What a test file came to: the first test that failed, or why it could not run. */
function outcomeOf(modules: TestModule[], errors: unknown[]): Outcome {
  let slowest = 0;
  let isRed: string | undefined;
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      slowest = Math.max(slowest, test.diagnostic()?.duration ?? 0);
      const { state, errors: failures } = test.result();
      if (state === 'failed') isRed ??= `${test.name}: ${failures[0]?.message ?? ''}`;
    }
    if (module.state() === 'failed') isRed ??= module.errors()[0]?.message ?? 'a suite failed';
  }
  if (errors.length > 0) isRed ??= String(errors[0]);
  return { slowest, ...(isRed === undefined ? {} : { failure: isRed.split('\n')[0] ?? '' }) };
}

async function run(vitest: Vitest, { test, changed, hits, testTimeout }: Asked): Promise<Outcome> {
  const project = vitest.getRootProject();
  // What vitest does by itself for its projects: where there are any, the root, whose every file is alone, is none.
  for (const { moduleGraph } of Object.values(project.vite.environments)) {
    for (const file of changed) {
      for (const module of moduleGraph.getModulesByFile(join(tree, file)) ?? []) {
        moduleGraph.invalidateModule(module);
      }
    }
  }
  process.env['MUTANTS_HITS'] = hits;
  project.config.testTimeout = testTimeout;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(join(tree, test)),
  ]);
  const own = testModules.filter(({ moduleId }) => moduleId === join(tree, test));
  return outcomeOf(own, unhandledErrors);
}

// Children of vitest are plain Node, without the loader that this process runs under.
process.execArgv = [];
const vitest = await start();
process.on('message', (asked: Asked) => {
  run(vitest, asked).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ slowest: 0, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
