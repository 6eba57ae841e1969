import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startServer, tokenOf } from '../server/startServer.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { apiCalls } from '../support/fuzz/calls.ts';
import { somePictures } from '../support/fuzz/multipart.ts';
import { playCalls, told } from '../support/fuzz/playCalls.ts';
import { playConnections, toldConnection } from '../support/fuzz/playConnections.ts';
import { World } from '../support/fuzz/world.ts';
import { integrityOf } from '../support/integrity.ts';
import { processorTime, residentMemory, watchMemory } from '../support/processes.ts';

/**
 * Calls made from the contract, good, nearly good and junk, then connections that say anything at all, to the built server
 * as a process. Prints what was answered, whatever no server may answer, the slowest answers, the memory, and what SQLite
 * says of the database. `npx tsx tests/bench/fuzz.ts [--calls 50000] [--connections 20000] [--seed 1] [--from 0]`; code 1
 * for a 5xx, another shape of error, a call that hangs alone too, a process that ended or a damaged database. `--from N
 * --calls 1` sends the call N again, to a server without the others.
 */

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    connections: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, from, calls, connections] = [values.seed, values.from, values.calls, values.connections].map(
  Number,
) as [number, number, number, number];
/** At a time; a fuzz that floods the server would find how it is when it is full, which other benches look at. */
const CALLS_AT_ONCE = 6;
const CONNECTIONS_AT_ONCE = 40;

/** All calls of the program, as it registers them. */
async function routesOf(): Promise<string[]> {
  const server = await startServer();
  const routes = apiCalls(server.routes);
  await server.stop();
  return routes;
}

const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');

const routes = await routesOf();
const folder = mkdtempSync(join(tmpdir(), 'stowage-fuzz-'));
const server = new BuiltServer(folder, {
  // However many there are: what is cut tells nothing of what it sent.
  STOWAGE_CONNECTIONS: '100000',
  STOWAGE_CONNECTIONS_PER_ADDRESS: '100000',
  // A model that nobody answers for: the analyses are begun, tried and failed, without taking the processor.
  STOWAGE_ANALYSIS: 'openai',
  STOWAGE_ANALYSIS_URL: 'http://127.0.0.1:9/v1',
  STOWAGE_ANALYSIS_MODEL: 'none',
  STOWAGE_LOG_LEVEL: 'error',
});
await server.start();
const { pid } = server;
const url = new URL(server.url);
const began = performance.now();
const beginning = residentMemory(pid);
const memory = watchMemory(pid, 250);
const loop = monitorEventLoopDelay();
loop.enable();
const token = await tokenOf(server.url, ADMIN);
const world = new World(token, await tokenOf(server.url, ADMIN));

const pictures = await somePictures();
const played = await playCalls({
  url,
  routes,
  world,
  pictures,
  seed,
  from,
  count: calls,
  atOnce: CALLS_AT_ONCE,
});
console.log(`seed ${seed}: ${calls} calls, answered ${counted(played.statuses)}`);
console.log(`late beside the others, but not alone: ${played.late}`);
console.log(`never done: ${routes.filter((route) => !played.done.has(route)).join(', ')}`);
for (const { call, ms } of played.slowest)
  console.log(`slow: ${Math.round(ms)} ms ${told(call).slice(0, 160)}`);
for (const { call, what } of played.faults) console.log(`FAULT: ${what}\n  ${told(call)}`);

const raw = await playConnections({
  url,
  token,
  seed,
  from,
  count: connections,
  atOnce: CONNECTIONS_AT_ONCE,
});
console.log(`seed ${seed}: ${connections} connections, answered ${counted(raw.statuses)}`);
console.log(`late beside the others, but not alone: ${raw.late}`);
for (const { connection, what } of raw.faults) console.log(`FAULT: ${what}\n  ${toldConnection(connection)}`);

memory.stop();
const { ran, waited } = processorTime(pid);
const { peak } = memory;
const mb = (value: number): string => `${Math.round(value)} MB`;
console.log(
  `memory: ${mb(beginning)} at the beginning, ${mb(peak.server)} at most, ${mb(residentMemory(pid))} at the end; what it started ${mb(peak.children)}`,
);
console.log(
  `${Math.round((performance.now() - began) / 1000)} s; the server ran ${ran.toFixed(0)} s and waited ${waited.toFixed(0)} s for a processor, this process lagged ${Math.round(loop.max / 1e6)} ms at most`,
);
const health = await fetch(`${server.url}/api/health`).then((response) => response.text(), String);
const isAlive = server.pid === pid && health === '{"status":"ok"}';
console.log(`alive: ${isAlive ? 'yes' : `no, ${health}`}`);
await server.stop();
const integrity = await integrityOf(folder);
console.log(`integrity: ${integrity}`);
const faults = played.faults.length + raw.faults.length;
if (faults > 0 || !isAlive) console.log(server.output.slice(-5000));
rmSync(folder, { recursive: true });
process.exitCode = faults === 0 && isAlive && integrity === 'ok' ? 0 : 1;
