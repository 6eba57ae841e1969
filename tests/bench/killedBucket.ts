import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { variablesFor } from '../support/s3/key.ts';
import { hasVersitygw, startVersitygw } from '../support/s3/versitygw.ts';

/**
 * Uploads and reads photos through a built server whose store is a real one behind a proxy, while the store is killed
 * (kill -9) and started again, and connections to it are cut, held and refused at random moments:
 * `npm run bench -- killedBucket [--kills 20] [--cuts 20]`. The server is never started again. Ends with 1 when a photo
 * that was acknowledged is not read back byte by byte, when any answer is another one than it should be, or when what was
 * asked while the store was away waited longer for its 503 than 2 s and a second more for a busy machine. What was asked
 * before has been received and decoded first.
 */

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, cuts: { type: 'string', default: '20' } },
});
if (!hasVersitygw()) throw new Error('versitygw is not built here: run `npm run test:s3` first.');
const WRITERS = 4;
const READERS = 2;
const PATIENCE = 3000;
const ALLOWED = new Set([200, 201, 503]);

const folder = await mkdtemp(join(tmpdir(), 'stowage-killed-bucket-'));
const store = await startVersitygw();
const sockets = new Set<Socket>();
let isRefusing = false;
let isHolding = false;
const proxy = createServer((client) => {
  if (isRefusing) return void client.destroy();
  const upstream = connect(Number(new URL(store.url).port), '127.0.0.1');
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes) => !isHolding && to.write(bytes));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
// A server that listens on a port has an address that says so.
const { port } = proxy.address() as AddressInfo;
const server = new BuiltServer(
  join(folder, 'data'),
  variablesFor(`http://127.0.0.1:${port}`, { timeout: null }),
);
await server.start();
const login = await fetch(`${server.url}/api/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(ADMIN),
});
const { token } = (await login.json()) as { token: string };
const headers = { Authorization: `Bearer ${token}` };

const acknowledged = new Map<string, string>();
const counts = { uploads: 0, refused: 0, read: 0, unread: 0, broken: 0, wrong: 0 };
/** How long a 503 took, of what was asked while the store was away and of what was asked before; and a 201. */
const waits = { away: [] as number[], before: [] as number[], taken: [] as number[] };
/** The number of the outage that there is; 0 for none. */
let away = 0;
let outages = 0;
const begins = (): void => void (away = ++outages);
const ends = (): void => void (away = 0);
let isOver = false;
const photos = await Promise.all(
  Array.from({ length: 12 }, (_each, hue) =>
    sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: `hsl(${hue * 30}, 60%, 50%)`,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer(),
  ),
);
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function judged(status: number, began: number, what: string, asked: number): void {
  const took = performance.now() - began;
  // One that began in an outage and ended in the next was received and decoded between.
  const isOne = asked > 0 && asked === outages;
  if (status === 503) waits[isOne ? 'away' : 'before'].push(took);
  if (status === 201) waits.taken.push(took);
  if (ALLOWED.has(status) && (status !== 503 || !isOne || took < PATIENCE)) return;
  counts.wrong++;
  console.log(`${what}: ${status} after ${took.toFixed(0)} ms`);
}

async function write(at: number): Promise<void> {
  for (let turn = at; !isOver; turn++) {
    const bytes = photos[turn % photos.length] ?? Buffer.alloc(0);
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    const [began, outage] = [performance.now(), away];
    const answer = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form });
    const body = (await answer.json()) as { id?: string };
    judged(answer.status, began, 'upload', outage);
    if (answer.status === 201 && body.id !== undefined) {
      acknowledged.set(body.id, digest(bytes));
      counts.uploads++;
    } else {
      counts.refused++;
      await pause(50);
    }
  }
}

/** What came of reading one photo: its digest, or undefined where it was refused or broke off. */
async function read(id: string, file = ''): Promise<string | undefined> {
  const [began, outage] = [performance.now(), away];
  try {
    const answer = await fetch(`${server.url}/images/${id}${file}`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    judged(answer.status, began, 'read', outage);
    if (answer.status === 200) return digest(bytes);
    counts.unread++;
  } catch {
    counts.broken++;
  }
  return undefined;
}

async function readOn(): Promise<void> {
  while (!isOver) {
    const known = [...acknowledged];
    const [id, expected] = known[Math.floor(Math.random() * known.length)] ?? [];
    if (id === undefined) await pause(20);
    else {
      const found = await read(id);
      if (found !== undefined) counts.read++;
      if (found !== undefined && found !== expected) counts.wrong++;
      if (found === undefined) await pause(20);
    }
  }
}

const working = [
  ...Array.from({ length: WRITERS }, (_each, at) => write(at)),
  ...Array.from({ length: READERS }, readOn),
];
const recoveries: number[] = [];

async function recovered(): Promise<void> {
  const began = performance.now();
  const before = counts.uploads;
  while (counts.uploads === before) await pause(10);
  recoveries.push(performance.now() - began);
}

for (let kill = 0; kill < Number(values.kills); kill++) {
  await pause(300 + Math.random() * 1200);
  await store.kill();
  begins();
  await pause(Math.random() * 1500);
  ends();
  await store.start();
  await recovered();
}
const cuts = [
  () => {
    for (const socket of sockets) socket.destroy();
  },
  async () => {
    isHolding = true;
    begins();
    await pause(500 + Math.random() * 2500);
    for (const socket of sockets) socket.destroy();
    isHolding = false;
    ends();
  },
  async () => {
    isRefusing = true;
    begins();
    for (const socket of sockets) socket.destroy();
    await pause(Math.random() * 1500);
    isRefusing = false;
    ends();
  },
];
for (let cut = 0; cut < Number(values.cuts); cut++) {
  await pause(200 + Math.random() * 800);
  await cuts[cut % cuts.length]?.();
  await recovered();
}
isOver = true;
await Promise.all(working);

let lost = 0;
for (const [id, expected] of acknowledged) if ((await read(id)) !== expected) lost++;
const health = await (await fetch(`${server.url}/api/health`)).json();
const most = (list: number[]): string => `${Math.max(0, ...list).toFixed(0)} ms`;
const at95 = (list: number[]): string =>
  `${(list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0).toFixed(0)} ms`;
console.log(
  `${values.kills} kills, ${values.cuts} cuts; ${counts.uploads} photos acknowledged, ${lost} lost, ${counts.refused} uploads refused`,
);
console.log(
  `${counts.read} read whole, ${counts.unread} refused, ${counts.broken} cut; ${counts.wrong} wrong answers`,
);
console.log(
  `503 while it was away after at most ${most(waits.away)} (p95 ${at95(waits.away)}, ${waits.away.length} of them), asked before that ${most(waits.before)} (${waits.before.length}); 201 at most ${most(waits.taken)} (p95 ${at95(waits.taken)})`,
);
console.log(`the next upload after at most ${most(recoveries)}`);
console.log(`health: ${JSON.stringify(health)}; server still the same process: ${server.isRunning}`);
await server.stop();
proxy.close();
await store.close();
await rm(folder, { recursive: true });
process.exitCode = lost + counts.wrong > 0 ? 1 : 0;
