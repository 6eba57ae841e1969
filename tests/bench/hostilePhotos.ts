import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HOSTILE_PHOTOS, deep, plain } from '../support/hostilePhotos.ts';
import { type Peak, residentMemory, watchMemory } from '../support/processes.ts';
import { noise } from '../server/images/samples.ts';

/**
 * Uploads pictures that cost much, and ordinary ones, to a really started server: what is answered, how long that takes,
 * and the peak of the server's memory and of all processes that it has started. Only Linux tells the memory.
 * `npx tsx tests/bench/hostilePhotos.ts [--main FILE] [--rounds 5]`; FILE is a built server/main.js, of another version too.
 */

const PASSWORD = 'correct horse battery staple';
const MAIN = join(import.meta.dirname, '../../dist/server/main.js');
const MB = 1024 * 1024;

const { values } = parseArgs({
  options: { main: { type: 'string', default: MAIN }, rounds: { type: 'string', default: '5' } },
});

const HONEST: Record<string, () => Promise<Buffer>> = {
  'JPEG, 12 megapixels': () => noise(4000, 3000).jpeg({ quality: 60 }).toBuffer(),
  'JPEG, 1536 px, as the app sends it': () => noise(1536, 1152).jpeg({ quality: 80 }).toBuffer(),
  'AVIF, 12 megapixels': () => noise(4000, 3000).avif({ effort: 0, quality: 40 }).toBuffer(),
  'PNG, 12 megapixels, 16 bits': () => deep(plain(4000, 3000)).png().toBuffer(),
  'JPEG, 100 megapixels': () => plain(10_000, 10_000).jpeg().toBuffer(),
};

/** Looks at the memory until `work` is done. */
async function watched<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peak: Peak }> {
  const { peak, stop } = watchMemory(pid, 5);
  try {
    return { result: await work(), peak };
  } finally {
    stop();
  }
}

async function started(folder: string): Promise<{ server: ChildProcess; pid: number; url: string }> {
  const server = spawn(process.execPath, [values.main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STOWAGE_DATA: folder,
      STOWAGE_ADMIN_PASSWORD: PASSWORD,
      STOWAGE_ANALYSIS: 'off',
      STOWAGE_STATIC: join(import.meta.dirname, '../support/emptyApp'),
      STOWAGE_LOG_LEVEL: 'error',
      NODE_NO_WARNINGS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      const found = /ready at (http\S+)/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  return { server, pid: server.pid ?? 0, url };
}

async function loginAt(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return /"token":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
}

async function upload(url: string, token: string, bytes: Buffer) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)]), 'photo');
  const headers = { Authorization: `Bearer ${token}` };
  const began = performance.now();
  const response = await fetch(`${url}/api/images`, { method: 'POST', headers, body: form });
  const text = await response.text();
  const told = response.ok ? '' : (/"message":"([^"]+)"/.exec(text)?.[1] ?? text);
  return { status: response.status, told, seconds: (performance.now() - began) / 1000 };
}

const folder = await mkdtemp(join(tmpdir(), 'stowage-hostile-'));
const { server, pid, url } = await started(folder);
try {
  const token = await loginAt(url);
  console.log(`The server begins with ${Math.round(residentMemory(pid))} MB.`);
  for (const [samples, rounds] of [
    [HONEST, Number(values.rounds)],
    [HOSTILE_PHOTOS, 1],
  ] as const) {
    for (const [name, make] of Object.entries(samples)) {
      const bytes = await make();
      if (bytes.length > 6 * MB) console.log(`${name} is too large a file for this.`);
      const times: number[] = [];
      for (let n = 0; n < rounds; n++) {
        const { result, peak } = await watched(pid, () => upload(url, token, bytes));
        times.push(result.seconds);
        if (n < rounds - 1) continue;
        const [first = NaN, ...rest] = times;
        const middle = rest.toSorted((a, b) => a - b)[Math.floor(rest.length / 2)];
        const after = middle === undefined ? '' : `, then ${middle.toFixed(2)} s`;
        console.log(
          `${name} (${bytes.length} bytes): ${result.status} after ${first.toFixed(2)} s${after}; ` +
            `server ${Math.round(peak.server)} MB, children ${Math.round(peak.children)} MB. ${result.told}`,
        );
      }
    }
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
