import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openStore } from '../../server/store/store.ts';

/**
 * Uploads, links and deletes at random, the server killed again and again in the middle of it. Afterwards no file may
 * be without a row a minute later, no row without its files, and what was answered has to hold.
 * `npx tsx tests/bench/imageCrashes.ts [--calls 1000] [--kills 10] [--seed 1]`; it ends with code 1 when not.
 */

const WORKERS = 4;
/** Until the server's second sweep is surely through, in milliseconds. */
const SWEPT_AFTER = 70_000;
const FILES = ['photo.jpg', '320.webp', '960.webp'];
const PASSWORD = 'correct horse battery staple';
const MAIN = join(import.meta.dirname, '../../server/main.ts');

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const [calls, kills, seed] = [Number(values.calls), Number(values.kills), Number(values.seed)];

/** Mulberry32: 0 <= x < 1. */
let state = seed;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

const folder = await mkdtemp(join(tmpdir(), 'stowage-crashes-'));
let child: ChildProcess | undefined;
let url = '';
let token = '';

async function start(): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    STOWAGE_DATA: folder,
    STOWAGE_ADMIN_PASSWORD: PASSWORD,
    STOWAGE_LOG_LEVEL: 'warn',
    STOWAGE_STATIC: join(import.meta.dirname, '../support/emptyApp'),
    NODE_NO_WARNINGS: '1',
  };
  const started = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  url = await new Promise<string>((resolve, reject) => {
    let text = '';
    started.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = /ready at (http:\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    started.once('exit', () => reject(new Error('The server ended.')));
  });
  token = String((await call('POST', '/api/login', { username: 'admin', password: PASSWORD })).body['token']);
}

async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill(signal);
  await gone;
}

interface Answer {
  /** 0: none came, so nobody knows whether it was done. */
  status: number;
  body: Record<string, unknown>;
}

async function call(method: string, path: string, body?: object | FormData): Promise<Answer> {
  const isForm = body instanceof FormData;
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body && !isForm && { 'Content-Type': 'application/json' }),
  };
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    // Every answer of the API with a body is an object here.
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
  } catch {
    return { status: 0, body: {} };
  }
}

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photos = await Promise.all(
  [200, 900, 1600, 2400].map((side) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#777', noise } })
      .jpeg({ quality: 60 })
      .toBuffer(),
  ),
);

/** What was answered and has to hold: images that are there, images that are gone, links by pair. */
const present: string[] = [];
const deleted: string[] = [];
const linked = new Set<string>();
/** Images that a call is on its way for: two at once would leave open which of them came last. */
const inFlight = new Set<string>();
const counts = { uploads: 0, links: 0, unlinks: 0, deletes: 0, unanswered: 0 };
let done = 0;
let down: Promise<void> | undefined;

await start();
const location = { name: 'Bench', location_type_id: 1, location_area_id: 1, parent_id: null };
const location_id = String((await call('POST', '/api/locations', location)).body['id']);

async function step(): Promise<void> {
  const kind = random();
  if (kind < 0.5 || present.length === 0) {
    const form = new FormData();
    form.set(
      'image',
      new Blob([new Uint8Array(photos[Math.floor(random() * photos.length)] ?? [])]),
      'a.jpg',
    );
    const { status, body } = await call('POST', '/api/images', form);
    if (status === 201) present.push(String(body['id']));
    tell('uploads', status);
    return;
  }
  const image_id = present[Math.floor(random() * present.length)] ?? '';
  if (inFlight.has(image_id)) return;
  inFlight.add(image_id);
  if (kind < 0.75) {
    const { status } = await call('POST', '/api/location-images', { location_id, image_id });
    if (status === 200 || status === 201) linked.add(image_id);
    tell('links', status);
  } else if (kind < 0.82) {
    // From now on nobody can say whether it is linked.
    linked.delete(image_id);
    tell('unlinks', (await call('DELETE', `/api/location-images/${location_id}/${image_id}`)).status);
  } else {
    present.splice(present.indexOf(image_id), 1);
    linked.delete(image_id);
    const { status } = await call('DELETE', `/api/images/${image_id}`);
    if (status === 204) deleted.push(image_id);
    tell('deletes', status);
  }
  inFlight.delete(image_id);
}

function tell(kind: 'uploads' | 'links' | 'unlinks' | 'deletes', status: number): void {
  counts[kind]++;
  if (status === 0) counts.unanswered++;
  if (status >= 500) throw new Error(`${kind} answered ${status}`);
}

async function worker(): Promise<void> {
  while (done < calls) {
    await down;
    done++;
    await step();
  }
}

async function killer(): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const at = Math.floor((calls * kill) / (kills + 1));
    while (done < at) await pause(5);
    // Anywhere within the work of the calls on their way.
    await pause(random() * 60);
    await end('SIGKILL');
    down = start();
    await down;
    down = undefined;
  }
}

const began = performance.now();
await Promise.all([killer(), ...Array.from({ length: WORKERS }, worker)]);
const seconds = (performance.now() - began) / 1000;
// Killed once more, so that the last start has something to sweep too.
await end('SIGKILL');
const filesBefore = await keptFiles();
await start();
await pause(SWEPT_AFTER);
await end('SIGTERM');

async function keptFiles(): Promise<Map<string, string[]>> {
  const sets = new Map<string, string[]>();
  for (const shelf of await readdir(join(folder, 'photos'))) {
    for (const name of await readdir(join(folder, 'photos', shelf))) {
      sets.set(`${shelf}/${name}`, await readdir(join(folder, 'photos', shelf, name)));
    }
  }
  return sets;
}

const sets = await keptFiles();
const store = await openStore(join(folder, 'stowage.db'));
const rows = await store.read
  .selectFrom('images')
  .select(['id', 'storage_path', 'bytes', 'status'])
  .execute();
const links = await store.read.selectFrom('location_images').select('image_id').execute();
await store.close();

const paths = new Set(rows.map((row) => row.storage_path));
const ids = new Set(rows.map((row) => row.id));
const linkedNow = new Set(links.map((link) => link.image_id));
const wrong = {
  'files without a row': [...sets.keys()].filter((key) => !paths.has(key)).length,
  'rows without their files': rows.filter(({ storage_path }) => {
    const found = sets.get(storage_path) ?? [];
    return found.length !== FILES.length || FILES.some((file) => !found.includes(file));
  }).length,
  'files cut short': (
    await Promise.all(
      rows.map(async ({ storage_path, bytes }) => {
        const { size } = await stat(join(folder, 'photos', storage_path, 'photo.jpg')).catch(() => ({
          size: -1,
        }));
        return size === bytes ? 0 : 1;
      }),
    )
  ).filter((bad) => bad === 1).length,
  'rows marked missing': rows.filter(({ status }) => status !== 'ready').length,
  'uploads that were answered and are not there': present.filter((id) => !ids.has(id)).length,
  'deletions that were answered and did not hold': deleted.filter((id) => ids.has(id)).length,
  'links that were answered and are not there': [...linked].filter((id) => !linkedNow.has(id)).length,
};
const leftovers = [...filesBefore.keys()].filter((key) => !paths.has(key)).length;
console.log(
  `Seed ${seed}: ${done} calls in ${seconds.toFixed(0)} s, ${kills} kills; ` +
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
);
console.log(`${rows.length} images at the end; the last sweep had ${leftovers} leftovers to remove.`);
for (const [what, count] of Object.entries(wrong)) console.log(`  ${what}: ${count}`);
await rm(folder, { recursive: true });
process.exitCode = Object.values(wrong).some((count) => count > 0) ? 1 : 0;
