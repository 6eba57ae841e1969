import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { BadSetting } from '../../server/setting.ts';
import { openStore } from '../../server/store/store.ts';
import { refusalOf, startProcess } from './startProcess.ts';
import { jsonRequest, record } from './answers.ts';

const START = 30_000;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-process-'))));
afterAll(() => rm(folder, { recursive: true }));

it(
  'says where it is ready and how to log in the first time only, and stops when told',
  { timeout: START },
  async () => {
    const data = join(folder, 'first');
    const first = startProcess({ STOWAGE_DATA: data });
    const url = await first.ready;
    const [, username, password] = /^First login: (\S+) \/ (\S+)$/m.exec(first.written.out) ?? [];
    const login = await fetch(`${url}/api/login`, jsonRequest('POST', { username, password }));
    expect(login.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.written.err).not.toContain(password);
    const second = startProcess({ STOWAGE_DATA: data });
    await second.ready;
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.written.out).not.toContain('First login');
  },
);

it('whoever hears for the first time that it is well can log in', { timeout: START }, async () => {
  const PORT = String(await freePort());
  const env = { STOWAGE_DATA: join(folder, 'early'), STOWAGE_ADMIN_PASSWORD: 'a given one', PORT };
  startProcess(env);
  const url = `http://127.0.0.1:${PORT}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { interval: 5 },
    )
    .toBe(200);
  const given = { username: 'admin', password: 'a given one' };
  expect((await fetch(`${url}/api/login`, jsonRequest('POST', given))).status).toBe(200);
});

it('finishes the request that runs when it is told to stop', { timeout: START }, async () => {
  const server = startProcess({ STOWAGE_DATA: join(folder, 'stop'), STOWAGE_ADMIN_PASSWORD: 'a given one' });
  const url = await server.ready;
  expect(server.written.out).toContain('First login: admin (password from STOWAGE_ADMIN_PASSWORD)\n');
  let send: (() => void) | undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"username":"admin",'));
      send = () => {
        controller.enqueue(new TextEncoder().encode('"password":"a given one"}'));
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

it('makes an export in the process that is built beside it', { timeout: START }, async () => {
  const password = 'a given one';
  const { ready } = startProcess({
    STOWAGE_DATA: join(folder, 'export'),
    STOWAGE_ADMIN_PASSWORD: password,
  });
  const url = await ready;
  const login = await fetch(`${url}/api/login`, jsonRequest('POST', { username: 'admin', password }));
  const headers = { Authorization: `Bearer ${String(record(await login.json())['token'])}` };
  // Of a little data backups alone are made there.
  const { status } = await fetch(`${url}/api/export/backup.zip`, { method: 'POST', headers });
  expect(status).toBe(201);
});

it('refuses settings that make no sense, naming the setting', { timeout: START }, async () => {
  for (const [name, value] of [
    ['STOWAGE_SESSION_DAYS', 'x'],
    ['STOWAGE_SESSION_MAX_DAYS', '0'],
    ['STOWAGE_HSTS', 'on'],
    ['STOWAGE_LOG_LEVEL', 'loud'],
    ['STOWAGE_CONNECTIONS', '0'],
    ['STOWAGE_CONNECTIONS_PER_ADDRESS', '9'],
    ['STOWAGE_CORS_ORIGINS', 'https://a.example/path'],
    ['STOWAGE_URL', 'stowage.lan'],
    ['STOWAGE_URL', 'https://stowage.lan/app'],
    ['STOWAGE_URL', 'https://me:secret@stowage.lan'],
    ['STOWAGE_URL', 'ftp://stowage.lan'],
    ['STOWAGE_URL', 'https://stowage.lan/?a'],
    ['STOWAGE_ADMIN_USERNAME', 'a\tb\u0007'],
    ['STOWAGE_ADMIN_PASSWORD', 'x'.repeat(1001)],
    ['STOWAGE_DATA', 'postgres://me:secret@db/stowage'],
  ] as const) {
    const reading = (): unknown => readConfig({ [name]: value });
    expect(reading, name).toThrow(BadSetting);
    expect(reading).toThrow(name);
    if (name === 'STOWAGE_DATA') expect(reading).not.toThrow('secret');
  }
  // One of them as a person sees it.
  const data = { STOWAGE_DATA: join(folder, 'settings') };
  expect(await refusalOf({ ...data, PORT: '70000' })).toContain('PORT');
});

it('refuses a folder of the app that has none, where somebody has named it', { timeout: START }, async () => {
  const none = join(folder, 'no-app');
  expect(await refusalOf({ STOWAGE_DATA: join(folder, 'static'), STOWAGE_STATIC: none })).toBe(
    `STOWAGE_STATIC: there is no app in ${none}.`,
  );
  expect(readConfig({}).isAppRequired).toBe(false);
});

it('ends what it says of a setting with one full stop', () => {
  for (const env of [{ STOWAGE_ADMIN_USERNAME: 'a\u202Eb' }, { STOWAGE_ADMIN_USERNAME: 'a'.repeat(300) }]) {
    expect(() => readConfig(env)).toThrow(/[^.]\.$/);
  }
});

/** A server on a port that was free. */
async function listening() {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is never a text.
  const { port } = other.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => other.close(resolve)) };
}

async function freePort(): Promise<number> {
  const { port, close } = await listening();
  await close();
  return port;
}

it('refuses a port in use', { timeout: START }, async () => {
  const { port, close } = await listening();
  expect(await refusalOf({ STOWAGE_DATA: join(folder, 'port'), PORT: String(port) })).toBe(
    `Port ${port} is already in use. Set PORT to another one.`,
  );
  await close();
});

it('refuses a data folder that cannot be one', { timeout: START }, async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await refusalOf({ STOWAGE_DATA: join(file, 'data') })).toMatch(
    /^The data folder .* cannot be used: /,
  );
});

it.skipIf(process.getuid?.() === 0)(
  'refuses a data folder that it may not write',
  { timeout: START },
  async () => {
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o500);
    expect(await refusalOf({ STOWAGE_DATA: locked })).toMatch(/^The data folder .* cannot be used: /);
  },
);

it('refuses a database of a newer version and leaves it as it is', { timeout: START }, async () => {
  const data = join(folder, 'newer');
  await mkdir(data);
  const store = await openStore(join(data, 'stowage.db'));
  const { sql } = await import('kysely');
  await store.write((trx) => sql`pragma user_version = 99`.execute(trx));
  await store.close();
  expect(await refusalOf({ STOWAGE_DATA: data })).toMatch(/^The database is of version 99, /);
});
