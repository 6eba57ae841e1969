import { parseArgs } from 'node:util';
import { failureOf } from '../../src/failure.ts';
import { startServer } from '../server/startServer.ts';
import { EVERY_WRITE } from '../support/faults/everyWrite.ts';
import { startFaultProxy } from '../support/faults/proxy.ts';
import type { Fault } from '../support/faults/rules.ts';
import { writingApp } from '../support/faults/writingApp.ts';

/**
 * Plays every write of the app with its answers cut off, one after the other, and asks the database each time:
 * `npx tsx tests/bench/cutAnswers.ts --cuts 200`. Ends with code 1 when anything was lost, doubled or told wrongly.
 */
const { values } = parseArgs({ options: { cuts: { type: 'string', default: '200' } } });
const wanted = Number(values.cuts);

const FAULTS: readonly Fault[] = (['close', 'reset'] as const).flatMap((how) =>
  (['before', 'after', 'middle'] as const).map((at) => ({ kind: 'cut', at, how }) as const),
);
/** How many requests in a row: one, or more than anybody repeats while a person waits. */
const TIMES = [1, 2, Infinity];

const server = await startServer();
const proxy = await startFaultProxy(() => server.url);
const app = writingApp(proxy.url, server.token);
const told: Record<string, number> = { done: 0, failed: 0, unknown: 0 };
const wrong: string[] = [];
let cuts = 0;
let writes = 0;

const isCut = (): number => proxy.passages.filter(({ fault }) => fault?.kind === 'cut').length;

for (let round = 0; cuts < wanted; round++) {
  for (const [name, prepare] of Object.entries(EVERY_WRITE)) {
    const fault = FAULTS[(round + writes) % FAULTS.length];
    const times = TIMES[Math.floor(round / 2) % TIMES.length];
    if (!fault || times === undefined) continue;
    const write = await prepare({ server, app });
    const label = `${name}, ${JSON.stringify(fault)} × ${times}`;
    proxy.fault(write.which, fault, { times });
    const say = (): Promise<string> =>
      write.act().then(
        () => 'done',
        (error: unknown) => failureOf(error).outcome ?? 'failed',
      );
    let outcome = await say();
    told[outcome] = (told[outcome] ?? 0) + 1;
    const count = await write.count();
    if (outcome === 'done' && count !== write.wanted)
      wrong.push(`${label}: told as done, and ${count} there`);
    if (outcome === 'failed') wrong.push(`${label}: told as failed, and ${count} there`);
    if (count > 1) wrong.push(`${label}: ${count} there`);
    proxy.lift();
    // Whoever was told that nobody knows asks again.
    if (outcome === 'unknown') {
      outcome = await say();
      const now = await write.count();
      if (outcome !== 'done' || now !== write.wanted)
        wrong.push(`${label}: then ${outcome}, and ${now} there`);
    }
    writes += 1;
  }
  cuts = isCut();
}
await proxy.stop();
await server.stop();
console.log(
  `${cuts} answers or requests cut off in ${writes} writes of ${Object.keys(EVERY_WRITE).length} kinds.`,
);
console.log(`Told at first: ${JSON.stringify(told)}. Lost, doubled or told wrongly: ${wrong.length}.`);
for (const line of wrong) console.log(`  ${line}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
