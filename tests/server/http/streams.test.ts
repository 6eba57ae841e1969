import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '../../../server/http/environment.ts';
import { streamed } from '../../../server/http/streaming.ts';
import { FILES } from '../../../server/images/files.ts';
import { listen } from '../../../server/listen.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { startProcess } from '../startProcess.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';

const START = 30_000;
const LOGIN = { username: 'admin', password: 'correct horse' };
const BOUNDARY = 'xxBOUNDARYxx';

/** A part that says it is a file; without the rest it breaks off. */
const part = (name: string, filename: string, bytes: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `Content-Type: image/jpeg\r\n\r\n${bytes}`;

/** Bodies that end in the middle of a file: of one that nobody asked for, of a second photo, of the photo itself. */
const BROKEN = {
  'a file part that means nothing here': part('other', 'a.jpg', 'half of'),
  'a second photo': `${part('image', 'a.jpg', 'all of it')}\r\n${part('image', 'b.jpg', 'half of')}`,
  'the photo': part('image', 'a.jpg', 'half of'),
  'the header of a part': `--${BOUNDARY}\r\nContent-Disp`,
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-streams-'));
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Address {
  url: string;
  token: string;
}

/** POST /api/images by hand: `length` is what the request says, `body` what it sends before it ends or is cut. */
async function send(to: Address, body: string, length: number, isCut: boolean): Promise<string> {
  const { hostname, port } = new URL(to.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST /api/images HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${to.token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nConnection: close\r\n` +
      `Content-Length: ${length}\r\n\r\n${body}`,
  );
  if (!isCut) return text(socket);
  // Another request has come back: what was sent before has surely arrived.
  await fetch(`${to.url}/api/health`);
  socket.resetAndDestroy();
  return '';
}

async function breakEverywhere(to: Address): Promise<void> {
  for (const [what, body] of Object.entries(BROKEN)) {
    const answer = await send(to, body, Buffer.byteLength(body), false);
    expect(answer, what).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*"error":"malformed"/);
    await send(to, body, 1000, true);
  }
  expect((await fetch(`${to.url}/api/health`)).status).toBe(200);
}

it('an upload that ends or breaks off within a file part is refused, and the next one is taken', async () => {
  await breakEverywhere(server);
  expect((await uploaded(server, await jpeg()))['id']).toBeTypeOf('string');
});

it(
  'a started server outlives uploads that break off, and says nothing but that',
  { timeout: START },
  async () => {
    const started = startProcess({
      STOWAGE_DATA: join(folder, 'started'),
      STOWAGE_ADMIN_PASSWORD: LOGIN.password,
      STOWAGE_LOG_LEVEL: 'warn',
    });
    const url = await started.ready;
    await breakEverywhere({ url, token: await tokenOf(url, LOGIN) });
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.written.err).toBe('');
  },
);

it('a photo whose file cannot be read cuts its answer short and harms nothing else', async () => {
  const image = await uploaded(server, await jpeg());
  const row = await server.store.read
    .selectFrom('images')
    .select('storage_path')
    .where('id', '=', String(image['id']))
    .executeTakeFirstOrThrow();
  // A folder can be opened as a file can, and fails when it is read: as a file on a broken disk does.
  const file = join(server.folder, 'photos', row.storage_path, FILES.full);
  await rm(file);
  await mkdir(file);
  const answer = await fetch(server.url + String(image['url']));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(
    server.logged.filter((line) => line.includes('an answer broke off') && line.includes('EISDIR')),
  ).toHaveLength(1);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

it('a reader that goes away in the middle of a photo leaves no file open', async () => {
  const image = await uploaded(server, await jpeg('#3c3', 1200, 900));
  const { hostname, port } = new URL(server.url);
  for (let n = 0; n < 5; n++) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${String(image['url'])} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await once(socket, 'data');
    socket.resetAndDestroy();
  }
  expect((await server.call('GET', `/api/images/${image['id']}`)).status).toBe(200);
});

it('a reader who goes away in the middle of a long answer is no failure, and nothing is logged', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const app = new Hono<Environment>();
  const over = new Promise<void>((resolve) => {
    app.get('/', (c) => {
      c.set('log', log);
      const { signal } = c.req.raw;
      let isFirst = true;
      const next = async () => {
        if (isFirst) {
          isFirst = false;
          return new Uint8Array(1000);
        }
        if (!signal.aborted) await once(signal, 'abort');
        resolve();
        // As a read does that nobody waits for any more.
        throw new Error('The reader has gone.');
      };
      return c.body(streamed(c, { next }));
    });
  });
  const listening = await listen(app, 0, '127.0.0.1');
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await over;
  await setImmediate();
  expect(logged).toEqual([]);
  await listening.stop(1000);
});

it.skipIf(process.platform !== 'linux')(
  'a server whose log cannot be written, on a full disk for example, goes on',
  { timeout: START },
  async () => {
    const full = await open('/dev/full', 'w');
    const env = { STOWAGE_DATA: join(folder, 'log'), STOWAGE_ADMIN_PASSWORD: LOGIN.password };
    const started = startProcess(env, { stderr: full.fd });
    const url = await started.ready;
    const login = async () => record({ token: await tokenOf(url, LOGIN) });
    for (let n = 0; n < 3; n++) expect((await login())['token']).toBeTypeOf('string');
    expect(started.child.exitCode).toBeNull();
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    await full.close();
  },
);
