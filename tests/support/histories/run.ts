import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { makeTemplate, type Template } from './backend.ts';
import { play } from './play.ts';
import { type History, histories } from './steps.ts';

/**
 * Plays many random histories of the outbox: `npx tsx tests/support/histories/run.ts --runs 10000 [--seed N]`.
 * A history that fails is printed shrunk, and `--replay '{…}'` plays just that one.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    steps: { type: 'string', default: '25' },
    replay: { type: 'string' },
  },
});

async function replay(text: string, template: Template): Promise<boolean> {
  // What this script has printed.
  const { problems } = await play(JSON.parse(text) as History, template);
  console.log(problems.length === 0 ? 'Nothing is wrong.' : problems.join('\n'));
  return problems.length === 0;
}

async function playMany(template: Template): Promise<boolean> {
  const seed = values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed);
  const numRuns = Number(values.runs);
  console.log(`${numRuns} histories, seed ${seed}`);
  const started = performance.now();
  let writes = 0;
  let played = 0;
  const property = fc.asyncProperty(histories(Number(values.steps)), async (history) => {
    const result = await play(history, template);
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

const template = await makeTemplate(Date.UTC(2026, 0, 1));
const isFine = await (values.replay === undefined ? playMany(template) : replay(values.replay, template));
await template.remove();
process.exit(isFine ? 0 : 1);
