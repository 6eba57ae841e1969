import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { jsonRequest } from './startServer.ts';

const ROOT = join(import.meta.dirname, '../..');
const START = 30_000;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-process-'))));
afterAll(() => rm(folder, { recursive: true }));

/** The server as a process of its own, with everything it wrote so far. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      STOWAGE_STATIC: join(folder, 'none'),
      NODE_NO_WARNINGS: '1',
      ...env,
    },
  });
  const written = { out: '', err: '' };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stderr.on('data', (chunk) => (written.err += String(chunk)));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      written.out += String(chunk);
      const url = /^Stowage is ready at (http:\/\/\S+)$/m.exec(written.out)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`It ended: ${written.err}`)));
  });
  ready.catch(() => undefined);
  return { child, written, ended, ready };
}

/** What a server says that cannot start: one line, exit code 1, nothing on stdout. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { written, ended } = start(env);
  expect(await ended).toBe(1);
  expect(written.out).toBe('');
  expect(written.err).toMatch(/^[^\n]+\n$/);
  return written.err.trim();
}

it(
  'says where it is ready and how to log in the first time only, and stops when told',
  { timeout: START },
  async () => {
    const data = join(folder, 'first');
    const first = start({ STOWAGE_DATA: data });
    const url = await first.ready;
    const [, username, password] = /^First login: (\S+) \/ (\S+)$/m.exec(first.written.out) ?? [];
    const login = await fetch(`${url}/api/login`, jsonRequest('POST', { username, password }));
    expect(login.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.written.err).not.toContain(password);
    const second = start({ STOWAGE_DATA: data });
    await second.ready;
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.written.out).not.toContain('First login');
  },
);

it('finishes the request that runs when it is told to stop', { timeout: START }, async () => {
  const server = start({ STOWAGE_DATA: join(folder, 'stop'), STOWAGE_ADMIN_PASSWORD: 'given' });
  const url = await server.ready;
  expect(server.written.out).toContain('First login: admin (password from STOWAGE_ADMIN_PASSWORD)\n');
  let send: (() => void) | undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"username":"admin",'));
      send = () => {
        controller.enqueue(new TextEncoder().encode('"password":"given"}'));
        controller.close();
      };
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  // `duplex` is what fetch asks for with a stream; TypeScript's DOM types do not know it.
  const login = fetch(`${url}/api/login`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  // Another request has come back: the first is surely there too, or comes on the same accepted connection.
  await fetch(`${url}/api/health`);
  server.child.kill('SIGTERM');
  await expect.poll(() => server.written.err).toContain('stopping');
  send?.();
  expect((await login).status).toBe(200);
  expect(await server.ended).toBe(0);
});

it('refuses settings that make no sense, naming the setting', { timeout: 2 * START }, async () => {
  const data = { STOWAGE_DATA: join(folder, 'settings') };
  for (const [name, value] of [
    ['PORT', '70000'],
    ['STOWAGE_SESSION_DAYS', 'x'],
    ['STOWAGE_LOG_LEVEL', 'loud'],
    ['STOWAGE_CORS_ORIGINS', 'https://a.example/path'],
    ['STOWAGE_ADMIN_USERNAME', 'a\tb\u0007'],
    ['STOWAGE_ADMIN_PASSWORD', 'x'.repeat(1001)],
  ] as const) {
    expect(await refusal({ ...data, [name]: value })).toContain(name);
  }
});

it('refuses a port in use', { timeout: START }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a text.
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ STOWAGE_DATA: join(folder, 'port'), PORT: String(port) })).toBe(
    `Port ${port} is already in use. Set PORT to another one.`,
  );
  other.close();
});

it('refuses a data folder that cannot be one', { timeout: START }, async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await refusal({ STOWAGE_DATA: join(file, 'data') })).toMatch(/^The data folder .* cannot be used: /);
});

it.skipIf(process.getuid?.() === 0)(
  'refuses a data folder that it may not write',
  { timeout: START },
  async () => {
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o500);
    expect(await refusal({ STOWAGE_DATA: locked })).toMatch(/^The data folder .* cannot be used: /);
  },
);

it('refuses a database of a newer version and leaves it as it is', { timeout: START }, async () => {
  const data = join(folder, 'newer');
  await mkdir(data);
  const store = await openStore(join(data, 'stowage.db'));
  const { sql } = await import('kysely');
  await store.write((trx) => sql`pragma user_version = 99`.execute(trx));
  await store.close();
  expect(await refusal({ STOWAGE_DATA: data })).toMatch(/^The database is of version 99, /);
});
