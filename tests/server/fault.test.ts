import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endOnFault } from '../../server/lastResort.ts';
import { startProcess } from './startProcess.ts';
import { answered } from './answers.ts';

const START = 30_000;
const PLANTED = pathToFileURL(join(import.meta.dirname, 'plantedFault.mjs')).href;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-fault-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A started server that fails in this way at SIGUSR2. */
function started(way: 'exception' | 'rejection') {
  return startProcess({
    STOWAGE_DATA: join(folder, way),
    STOWAGE_ADMIN_PASSWORD: 'a given one',
    NODE_OPTIONS: `--import ${PLANTED}`,
    PLANTED: way,
  });
}

it.skipIf(process.platform === 'win32').each(['exception', 'rejection'] as const)(
  'after an uncaught %s the server says so, answers what is under way, begins nothing and ends with a code',
  { timeout: START },
  async (way) => {
    const server = started(way);
    const url = await server.ready;
    let finish = (): void => undefined;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"username":"admin",'));
        finish = () => {
          controller.enqueue(new TextEncoder().encode('"password":"a given one"}'));
          controller.close();
        };
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    // `duplex` is what fetch asks for with a stream; TypeScript's DOM types do not know it.
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const login = fetch(`${url}/api/login`, init);
    // Another request has come back: the first is surely there too.
    await fetch(`${url}/api/health`);
    server.child.kill('SIGUSR2');
    await expect
      .poll(async () => (await fetch(`${url}/api/health`)).json())
      .toMatchObject({ status: 'trouble', problems: [{ code: 'fault' }] });
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
    const late = await answered(await fetch(`${url}/api/items`));
    expect(late).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect(late.headers.get('Retry-After')).toBe('5');
    finish();
    expect((await login).status).toBe(200);
    expect(await server.ended).toBe(1);
    expect(server.written.err).toMatch(/"level":60.*planted.*unexpected fault/);
  },
);

it('what cannot be closed after a fault, or not in time, does not keep the process from ending', async () => {
  for (const close of [() => Promise.reject(new Error('no')), () => new Promise<void>(() => undefined)]) {
    const exit = vi.fn<(code: number) => void>();
    const source = Object.assign(new EventEmitter(), { exit });
    const log = pino({ enabled: false });
    const tell = vi.fn<() => void>();
    endOnFault(source, { log, tell, close, limit: 50 });
    source.emit('unhandledRejection', new Error('first'));
    source.emit('uncaughtException', new Error('second'));
    await expect.poll(() => exit.mock.calls[0]).toEqual([1]);
    expect(tell).toHaveBeenCalledOnce();
  }
});
