import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw, sitesOf } from './draw.ts';
import { Player, type Played } from './play.ts';
import { Reach } from './reach.ts';
import { change, fate } from './report.ts';
import { TestRunner } from './runner.ts';
import type { Site } from './sites.ts';
import { ScratchTree } from './tree.ts';
import { typesNotice } from './types.ts';

/**
 * Does the suite notice? Breaks lines at random in a copy of the project and runs the in-process tests that lead there:
 * `npm run mutants -- --count 100 --seed 1 [--only src/services/unsent] [--jobs 2] [--patience 40]`.
 * `--skip 30` leaves out the first 30 drawn, to go on where a run was stopped.
 * `--replay FILE:LINE:COLUMN:KIND` plays one again. docs/mutants.md tells what was found.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string' },
    skip: { type: 'string', default: '0' },
    only: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    patience: { type: 'string', default: '40' },
    replay: { type: 'string' },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');
const reach = new Reach(root);
const jobs = Array.from({ length: Number(values.jobs) }, () => {
  const tree = new ScratchTree(root);
  const runner = new TestRunner(tree.path);
  return { tree, runner, player: new Player(root, tree, runner, reach) };
});
type Job = (typeof jobs)[number];

function cleanUp(): void {
  for (const { runner, tree } of jobs) {
    runner.end();
    tree.remove();
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });
}

/** Every job takes the next of the tasks as soon as it is free. */
async function share<T>(tasks: Iterable<T>, work: (task: T, job: Job) => Promise<void>): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  await Promise.all(
    jobs.map(async (job) => {
      for (let next = queue.next(); next.done !== true; next = queue.next()) await work(next.value, job);
    }),
  );
}

async function playMany(): Promise<void> {
  const count = Number(values.count);
  const seed = values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed);
  const patience = Number(values.patience) * 1000;
  const started = performance.now();
  const drawn = draw(root, seed, values.only).slice(Number(values.skip));
  console.log(`${count} breaks, seed ${seed}, of ${drawn.length} lines`);
  const played: Played[] = [];
  const apart: Site[] = [];

  /** Drawn places as long as there are fewer played ones, and being played, than asked for. */
  let inPlay = 0;
  function* wanted(): Generator<Site> {
    for (const site of drawn) {
      if (played.length + inPlay >= count) return;
      if (reach.testsOf(site.file).length === 0) apart.push(site);
      else yield site;
    }
  }
  await share(wanted(), async (site, { player }) => {
    inPlay += 1;
    const result = await player.play(site, patience);
    inPlay -= 1;
    const isRun = result.cameBy > 0 || result.noticedBy !== undefined;
    if (isRun) played.push(result);
    else apart.push(site);
    console.log(`${isRun ? `${played.length}.` : '-'} ${change(root, site)}\n     ${fate(result)}`);
  });
  await tellMany(played, apart, seed);
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes; again with --seed ${seed}`);
}

async function tellMany(played: Played[], apart: Site[], seed: number): Promise<void> {
  const unnoticed = played.filter(({ noticedBy }) => noticedBy === undefined).map(({ site }) => site);
  const survivors: Site[] = [];
  await share(unnoticed, async (site, { tree }) => {
    if (!(await typesNotice(site, root, tree))) survivors.push(site);
  });
  const tested = played.length - unnoticed.length;
  const typed = unnoticed.length - survivors.length;
  console.log(
    `\nNoticed: ${tested + typed} of ${played.length}, ${tested} by tests and ${typed} by the types`,
  );
  console.log(`Survivors: ${survivors.length}`);
  for (const site of survivors) console.log(`  ${change(root, site)}`);
  const [views, others] = [true, false].map((isView) =>
    apart.filter(({ file }) => file.startsWith('src/views/') === isView),
  );
  console.log(`Run by no test in process, not counted: ${views?.length} in views, and`);
  for (const site of others ?? []) console.log(`  ${change(root, site)}`);
  for (const [test, failure] of Player.red) console.log(`Red with nothing broken: ${test}: ${failure}`);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/mutants.json', JSON.stringify({ seed, played, survivors, apart }, null, 2));
}

/** One break, against all tests that lead to it. */
async function replay(id: string, { player, tree }: Job): Promise<void> {
  const file = id.split(':')[0] ?? '';
  const site = sitesOf(root, file).find((candidate) => candidate.id === id);
  if (site === undefined) throw new Error(`Nothing can be broken at ${id}`);
  const result = await player.play(site, Infinity);
  console.log(`${change(root, site)}\n     ${fate(result)}`);
  const isTyped = result.noticedBy === undefined && (await typesNotice(site, root, tree));
  if (isTyped) console.log('     noticed by the types');
}

/** Throws where a break would not be seen: a test that passes, and still passes with what it looks at broken. */
async function proveItself({ tree, runner }: Job): Promise<void> {
  const [value, test] = ['tests/planted.ts', 'tests/planted.test.ts'];
  const asked = { test, hits: '', testTimeout: 5000 };
  tree.write(value, 'export const planted = 1;');
  tree.write(
    test,
    `import { expect, test } from 'vitest'; import { planted } from './planted.ts'; test('it', () => expect(planted).toBe(1));`,
  );
  const whole = await runner.run({ ...asked, changed: [] }, 60_000);
  tree.write(value, 'export const planted = 2;');
  const broken = await runner.run({ ...asked, changed: [value] }, 60_000);
  if (whole.failure !== undefined || broken.failure === undefined) {
    throw new Error(`A planted break is not seen: ${whole.failure ?? 'its test passes'}`);
  }
}

try {
  const [first] = jobs;
  if (first) await proveItself(first);
  if (values.replay === undefined || first === undefined) await playMany();
  else await replay(values.replay, first);
} finally {
  cleanUp();
}
process.exit();
