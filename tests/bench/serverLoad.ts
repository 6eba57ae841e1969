import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { decodeItems } from '../../contract/answers.ts';
import { openData } from '../../server/dataFolder.ts';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { createRandom } from '../support/generator/random.ts';
import { type LoadFigures, putLoad } from '../support/httpLoad.ts';

/**
 * What one process carries, beside its floor, node's own server with an answer of the same size, in the same run:
 * `npm run bench -- serverLoad [--items 100000] [--locations 20000] [--seconds 4] [--rounds 3] [--connections 32] [--data
 * DIR] [--before ../a/checkout]`. `--data` is a data folder that is filled already, of which a copy is used; `--before`
 * measures another checkout, built, in turn with this one. Medians of the rounds. The load is made on the same machine,
 * by a process of its own, which has the second core.
 */

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    locations: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    data: { type: 'string' },
    before: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const random = createRandom(1);
const WORDS = ['screw', 'm3 nut', 'resistor 10k', 'bolt m8', 'washer', 'capacitor', 'cable red', 'led'];
const PAGE = 12;
/** In milliseconds: V8 gives back what a start needed some 8 s after it. */
const QUIET = 12_000;

/** A server under load, and what its requests need. */
interface Stage {
  name: string;
  server: BuiltServer;
  head: string;
  pages: number;
  ids: readonly string[];
  categories: readonly string[];
  location: string;
}

interface Case {
  name: string;
  connections: number;
  request(stage: Stage): string;
}

const get = (stage: Stage, path: string): string => `GET ${path} HTTP/1.1\r\n${stage.head}\r\n`;
let made = 0;

const MANY = Number(values.connections);
const CASES: Case[] = [
  {
    name: 'A page of 12, any of them',
    connections: MANY,
    request: (stage) =>
      get(stage, `/api/items?limit=${PAGE}&page=${random.whole(1, stage.pages)}&sort_by=name`),
  },
  {
    name: 'A page of 12, one of the first ten, as people look at',
    connections: MANY,
    request: (stage) => get(stage, `/api/items?limit=${PAGE}&page=${random.whole(1, 10)}`),
  },
  {
    name: 'A page of 12 of one category, any of its first ten',
    connections: MANY,
    request: (stage) =>
      get(
        stage,
        `/api/items?limit=${PAGE}&page=${random.whole(1, 10)}&category=${encodeURIComponent(random.pick(stage.categories))}`,
      ),
  },
  {
    name: 'An item, any',
    connections: MANY,
    request: (stage) => get(stage, `/api/items/${random.pick(stage.ids)}`),
  },
  {
    // More of one person's are refused.
    name: 'A search of one or two words, 8 at once',
    connections: 8,
    request: (stage) =>
      get(
        stage,
        `/api/search?q=${encodeURIComponent(`${random.pick(WORDS)} ${random.whole(1, 999)}`)}&limit=20`,
      ),
  },
  { name: 'An item is made', connections: MANY, request: creation },
  { name: 'An item is made, one person alone', connections: 1, request: creation },
];

function creation(stage: Stage): string {
  made += 1;
  const body = JSON.stringify({
    name: `Hex bolt M8 x ${made}`,
    category: random.pick(stage.categories),
    location_id: stage.location,
    quantity: made,
  });
  return `POST /api/items HTTP/1.1\r\n${stage.head}Idempotency-Key: load-${process.pid}-${made}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Resident memory of a process, in MB; NaN where the system does not tell it. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function startStage(checkout: string, data: string): Promise<Stage> {
  const server = new BuiltServer(data, {}, join(checkout, 'dist/server/main.js'));
  const starts: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now();
    await server.start();
    await (await fetch(new URL('/api/health', server.url))).text();
    starts.push(performance.now() - began);
    idle.push(memoryOf(server.pid));
    if (round < 4) await server.stop();
  }
  await pause(QUIET);
  const quiet = memoryOf(server.pid);
  const client = new ApiClient(() => server.url);
  await client.logIn();
  const items = await client.api('GET', '/api/items?limit=100&page=3');
  const answered = decodeItems(items.json);
  const name = checkout.split('/').at(-1) ?? checkout;
  console.log(
    `${name}: start to the first answer ${median(starts).toFixed(0)} ms (${Math.min(...starts).toFixed(0)} – ${Math.max(...starts).toFixed(0)}), memory then ${median(idle).toFixed(0)} MB, after ${QUIET / 1000} s of quiet ${quiet.toFixed(0)} MB`,
  );
  const [first] = answered.items;
  return {
    name,
    server,
    head: `Host: ${new URL(server.url).host}\r\nAuthorization: Bearer ${client.token}\r\nAccept: application/json\r\n`,
    pages: Math.floor(answered.total / PAGE),
    ids: answered.items.map(({ id }) => id),
    categories: [...new Set(answered.items.map(({ category }) => category))].slice(0, 10),
    location: first?.location_id ?? '',
  };
}

async function bareServer(bytes: number): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'bareServer.mjs'), [String(bytes)]);
  const [port] = await once(child, 'message');
  return { child, port: Number(port) };
}

function line(what: string, of: readonly LoadFigures[], floor?: number): void {
  const figures = (pick: (one: LoadFigures) => number): number => median(of.map(pick));
  const rate = figures((one) => one.rate);
  const times = [
    figures((one) => one.p50),
    figures((one) => one.p95),
    figures((one) => one.p99),
    figures((one) => one.max),
  ];
  const failed = of.reduce((sum, one) => sum + one.failed, 0);
  console.log(
    `| ${what} | ${rate.toFixed(0)} | ${times.map((ms) => ms.toFixed(1)).join(' | ')} | ${floor === undefined ? '' : (floor / rate).toFixed(1)} | ${failed} |`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'stowage-load-'));
const checkouts = [
  ...(values.before === undefined ? [] : [resolve(values.before)]),
  resolve(import.meta.dirname, '../..'),
];
const stages: Stage[] = [];
try {
  const source = values.data ?? join(folder, 'source');
  if (values.data === undefined) {
    await fillGenerated(source, {
      seed: 1,
      items: Number(values.items),
      locations: Number(values.locations),
    });
  }
  for (const [number, checkout] of checkouts.entries()) {
    const data = join(folder, `data${number}`);
    await cp(source, data, { recursive: true });
    // By whom it is used: made before, so that the first start is one as others.
    await (await openData(data)).close();
    stages.push(await startStage(checkout, data));
  }
  console.log(`${ADMIN.username} asks over ${MANY} connections for ${values.seconds} s, ${rounds} rounds`);
  console.log('| What | a second | p50 ms | p95 | p99 | max | times its floor | failed |');
  for (const { name, connections, request } of CASES.filter((one) => one.name.includes(values.only))) {
    const figures = stages.map((): LoadFigures[] => []);
    const floors: LoadFigures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [number, stage] of stages.entries()) {
        const port = Number(new URL(stage.server.url).port);
        figures[number]?.push(await putLoad(port, connections, Number(values.seconds), () => request(stage)));
      }
      const [stage] = stages;
      if (!stage) continue;
      const bare = await bareServer(figures[0]?.[0]?.bytes ?? 0);
      floors.push(await putLoad(bare.port, connections, Number(values.seconds), () => request(stage)));
      bare.child.kill();
    }
    const floor = median(floors.map((one) => one.rate));
    for (const [number, stage] of stages.entries()) {
      line(stages.length > 1 ? `${name} (${stage.name})` : name, figures[number] ?? [], floor);
    }
    line(`– floor`, floors);
  }
  for (const { name, server } of stages) {
    console.log(`${name}: memory after all that ${memoryOf(server.pid).toFixed(0)} MB`);
  }
} finally {
  for (const { server } of stages) await server.stop();
  await rm(folder, { recursive: true });
}
