import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { TemporaryPostgres } from '../postgres/temporaryPostgres.ts';
import { playRecords } from '../recordHistories/play.ts';
import { recordHistories } from '../recordHistories/steps.ts';
import { makeTemplate, type Template } from './backend.ts';
import { play, type Played } from './play.ts';
import { histories } from './steps.ts';

/**
 * Plays many random histories of items, and with `--of records` of locations, names and photos:
 * `npm run histories -- --runs 10000 [--seed N]`. With `--servers 2` on a PostgreSQL of its own, behind
 * that many servers, each of which is asked in turn.
 * A history that fails is printed shrunk, and `--replay '{…}'` plays just that one.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    steps: { type: 'string', default: '25' },
    of: { type: 'string', default: 'items' },
    replay: { type: 'string' },
    servers: { type: 'string' },
  },
});

/** Histories of one kind, and how one is played. */
interface Kind<H> {
  arbitrary: fc.Arbitrary<H>;
  play(history: H, template: Template): Promise<Played>;
}

const steps = Number(values.steps);
const ITEMS = { arbitrary: histories(steps), play };
const RECORDS = { arbitrary: recordHistories(steps), play: playRecords };

async function replay<H>(kind: Kind<H>, text: string, template: Template): Promise<boolean> {
  // What this script has printed.
  const { problems } = await kind.play(JSON.parse(text) as H, template);
  console.log(problems.length === 0 ? 'Nothing is wrong.' : problems.join('\n'));
  return problems.length === 0;
}

async function playMany<H extends { profiles: object[]; steps: object[] }>(
  kind: Kind<H>,
  template: Template,
): Promise<boolean> {
  const seed = values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed);
  const numRuns = Number(values.runs);
  console.log(`${numRuns} histories of ${values.of}, seed ${seed}`);
  const started = performance.now();
  let writes = 0;
  let played = 0;
  const property = fc.asyncProperty(kind.arbitrary, async (history) => {
    const result = await kind.play(history, template);
    played++;
    writes += result.writes;
    if (result.problems.length > 0) throw new Error(result.problems.join('\n'));
  });
  const details = await fc.check(property, { numRuns, seed });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${played} played with ${writes} writes in ${seconds} s`);
  if (!details.failed) return true;
  const history = details.counterexample?.[0];
  console.log(`Failed at history ${details.numRuns}, shrunk ${details.numShrinks} times:`);
  for (const setup of history?.profiles ?? []) console.log(`  ${JSON.stringify(setup)}`);
  for (const step of history?.steps ?? []) console.log(`  ${JSON.stringify(step)}`);
  console.log(String(details.errorInstance));
  console.log(`--replay '${JSON.stringify(history)}'`);
  return false;
}

const postgres = values.servers === undefined ? undefined : await TemporaryPostgres.start();
if (values.servers !== undefined && !postgres) throw new Error('This machine has no PostgreSQL.');
const cluster = postgres && { postgres, servers: Number(values.servers) };
const template = await makeTemplate(Date.UTC(2026, 0, 1), cluster);
const run = <H extends { profiles: object[]; steps: object[] }>(kind: Kind<H>): Promise<boolean> =>
  values.replay === undefined ? playMany(kind, template) : replay(kind, values.replay, template);
const isFine = await (values.of === 'records' ? run(RECORDS) : run(ITEMS));
await template.remove();
await postgres?.remove();
process.exit(isFine ? 0 : 1);
