import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { decodeAnalysis } from '../../contract/analysis/analysisAnswer.ts';
import { answered, record } from '../server/answers.ts';
import { answering, startFakeProvider } from '../server/analysis/fakeProvider.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { TemporaryPostgres } from '../support/postgres/temporaryPostgres.ts';

/**
 * Built servers on one PostgreSQL, behind a proxy that asks them in turn: how soon what is changed through one is shown
 * through another, and whether each analysis of photos ends once while servers are killed:
 * `npm run bench -- roundRobin [--servers 2] [--changes 200] [--photos 100] [--kills 20]`. Ends with 1 when an analysis
 * was lost or ended twice.
 */

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '2' },
    changes: { type: 'string', default: '200' },
    photos: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
  },
});

const postgres = await TemporaryPostgres.start();
if (!postgres) throw new Error('This machine has no PostgreSQL. Install the package postgresql.');
await postgres.run('postgres', 'create database stowage');
const folder = await mkdtemp(join(tmpdir(), 'stowage-round-robin-'));
const provider = await startFakeProvider();
const settings = {
  DATABASE_URL: postgres.urlOf('stowage'),
  STOWAGE_LOG_LEVEL: 'silent',
  STOWAGE_ANALYSIS: 'openai',
  STOWAGE_ANALYSIS_URL: provider.url,
  STOWAGE_ANALYSIS_MODEL: 'fake',
  STOWAGE_ANALYSIS_DAILY: '100000',
};
const servers = Array.from(
  { length: Number(values.servers) },
  () => new BuiltServer(folder, settings, undefined, ['--beside']),
);
for (const server of servers) await server.start();

let turn = 0;
/** Hands each request to the next server that takes it; one that breaks off later is answered with 502. */
const proxy = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => hand(Buffer.concat(chunks), servers.length));
  function hand(body: Buffer, left: number): void {
    const { url } = servers[turn++ % servers.length] ?? {};
    const { method, headers, url: path } = request;
    const on = ask(`${url}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    on.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED' && left > 1) hand(body, left - 1);
      else if (!response.headersSent) response.writeHead(502).end();
    });
    on.end(body);
  }
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
// A TCP server's address is never a text.
const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

const json = { 'Content-Type': 'application/json' };
const login = await fetch(`${origin}/api/login`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify(ADMIN),
});
const Authorization = `Bearer ${String(record(await login.json())['token'])}`;

async function call(base: string, method: string, path: string, body?: object) {
  const init = { method, headers: { Authorization, ...(body && json) } };
  return answered(await fetch(base + path, { ...init, ...(body && { body: JSON.stringify(body) }) }));
}
const share = (list: readonly number[], part: number): string =>
  (list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? 0).toFixed(0);

const place = { name: 'Lab', location_type_id: 1, location_area_id: 1, parent_id: null };
const location_id = String(record((await call(origin, 'POST', '/api/locations', place)).body)['id']);
const times: number[] = [];
for (let number = 0; number < Number(values.changes); number++) {
  const [one, other] = [number, number + 1].map((which) => servers[which % servers.length]?.url ?? '');
  const name = `Thing ${number}`;
  const item = { name, category: 'Misc', location_id };
  // What the other one has answered before is kept in its memory.
  await call(String(other), 'GET', '/api/items?limit=12&sort=-created');
  const { status } = await call(String(one), 'POST', '/api/items', item);
  if (status !== 201) throw new Error(`Not created: ${status}`);
  const began = performance.now();
  for (;;) {
    const { status: shown, body } = await call(String(other), 'GET', '/api/items?limit=12&sort=-created');
    if (shown !== 200) throw new Error(`Not shown: ${shown}`);
    if (JSON.stringify(body).includes(`"${name}"`)) break;
  }
  times.push(performance.now() - began);
}
console.log(
  `${times.length} changes through one server, shown through another: p50 ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, slowest ${share(times, 0.9999)} ms`,
);

// Each photo is its own picture: none is taken for another one.
const photos: string[] = [];
for (let number = 0; number < Number(values.photos); number++) {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 77 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${number}.png`);
  const sent = await fetch(`${origin}/api/images`, {
    method: 'POST',
    headers: { Authorization },
    body: form,
  });
  photos.push(String(record(await sent.json())['id']));
}
let open = 0;
let most = 0;
provider.reply((response, asked) => {
  most = Math.max(most, ++open);
  let isOver = false;
  const over = (): void => {
    if (!isOver) open--;
    isOver = true;
  };
  response.once('close', over);
  setTimeout(
    () => answering('openai', '{"summary":"Done.","compartments":[]}')(response, asked),
    20 + Math.random() * 400,
  );
});
const began = performance.now();
let isOver = false;
const killing = (async () => {
  for (let kill = 0; kill < Number(values.kills) && !isOver; kill++) {
    await pause(200 + Math.random() * 1000);
    const server = servers[Math.floor(Math.random() * servers.length)];
    await server?.stop('SIGKILL');
    await pause(Math.random() * 500);
    await server?.start();
  }
})();
for (const photo of photos) {
  for (;;) {
    const asked = await call(origin, 'POST', `/api/images/${photo}/analyze`).catch(() => undefined);
    if (asked && asked.status < 300) break;
    // So many may wait; or nobody knows whether it was started: asked again before it has ended, it is the same one.
    await pause(100);
  }
}
const states = new Map<string, string>();
const limit = Date.now() + 600_000;
while (states.size < photos.length && Date.now() < limit) {
  for (const photo of photos.filter((one) => !states.has(one))) {
    const found = await call(origin, 'GET', `/api/images/${photo}/analyze`).catch(() => undefined);
    if (found?.status !== 200) continue;
    const { status } = decodeAnalysis(found.body);
    if (status === 'completed' || status === 'failed') states.set(photo, status);
  }
  await pause(50);
}
isOver = true;
await killing;
const { rows } = await postgres.run(
  'stowage',
  'select image_id, count(*) as times from analyses group by image_id',
);
const twice = rows.filter((row: Record<string, unknown>) => Number(row['times']) > 1).length;
const completed = [...states.values()].filter((state) => state === 'completed').length;
console.log(
  `${photos.length} analyses, servers killed ${values.kills} times: ${completed} completed, ${states.size - completed} failed, ` +
    `${photos.length - states.size} lost, ${twice} twice; the provider was asked ${provider.asked.length} times, at most ${most} at once; ` +
    `${((performance.now() - began) / 1000).toFixed(0)} s`,
);
proxy.close();
proxy.closeAllConnections();
for (const server of servers) await server.stop();
await provider.stop();
await postgres.remove();
await rm(folder, { recursive: true, force: true });
process.exit(states.size < photos.length || twice > 0 ? 1 : 0);
