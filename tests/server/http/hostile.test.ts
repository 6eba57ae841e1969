import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { Environment } from '../../../server/http/environment.ts';
import { listen } from '../../../server/listen.ts';
import { BODIES_EACH } from '../../../server/http/unfinishedBodies.ts';
import { answerHeaders } from '../../../server/network/answerHeaders.ts';
import { trustedProxies } from '../../../server/network/clientAddress.ts';
import { refuse } from '../../../server/network/refusing.ts';
import { selfSigned } from '../../support/selfSigned.ts';
import { startProcess } from '../startProcess.ts';
import { ADMIN, type TestServer, startServer } from '../startServer.ts';

/** Milliseconds: a limit that a test waits for. */
const SHORT = 50;
const FORM = 'multipart/form-data; boundary=b';
const HALF_A_PHOTO =
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhalf';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** A connection by hand; what a cut one throws is no matter. */
function open(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return socket.on('error', () => undefined);
}

it('a connection that says nothing is answered 408 and cut', async () => {
  server = await startServer({}, { limits: { headers: SHORT } });
  const silent = open(server.url);
  const closed = once(silent, 'close');
  expect(await text(silent)).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*"error":"timeout"\}$/);
  await closed;
});

it('headers that come drop by drop are cut, however often something comes', async () => {
  server = await startServer({}, { limits: { headers: SHORT } });
  const slow = open(server.url);
  slow.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const drops = setInterval(() => slow.writable && slow.write('a: b\r\n'), 5);
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(drops);
});

it('a connection that was refused is cut, even if its other side never ends it', async () => {
  const other = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  // A TCP server's address is never a text.
  const { port } = other.address() as AddressInfo;
  const stubborn = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [refused] = await once(other, 'connection');
  refuse(new Error('nonsense'), refused, SHORT, answerHeaders());
  let answer = '';
  // Not read as a whole, which would end it on this side too.
  stubborn.on('data', (chunk) => (answer += String(chunk)));
  await once(stubborn, 'end');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  await once(refused, 'close');
  stubborn.destroy();
  other.close();
});

it('headers of more than 32 kB are refused, a few kilobytes less are taken', async () => {
  server = await startServer();
  const get = async (length: number): Promise<string> => {
    const socket = open(server?.url ?? '');
    socket.write(`GET /api/health?${'x'.repeat(length)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  expect(await get(33 * 1024)).toMatch(/^HTTP\/1.1 413 [^]*"error":"too-large"/);
  expect(await get(31 * 1024)).toMatch(/^HTTP\/1.1 200 /);
});

it.each([
  ['JSON', '/api/items', 'application/json', '{"name":'],
  ['a photo', '/api/images', FORM, HALF_A_PHOTO],
])('a body that stalls is answered 408 with the headers of all answers: %s', async (_, path, type, body) => {
  server = await startServer({ bodyStall: SHORT });
  const socket = open(server.url);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${body}`,
  );
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 [^]*"error":"timeout"/);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/connection: close/i);
});

it('the body of a login that comes drop by drop is given up, however often something comes', async () => {
  server = await startServer({ strangerBody: SHORT });
  const slow = open(server.url);
  slow.write(
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
  );
  const drops = setInterval(() => slow.writable && slow.write(' '), 5);
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 [^]*"error":"timeout"/);
  clearInterval(drops);
});

it('through a proxy, who keeps many requests half sent is answered 429, and holds up nobody else', async () => {
  server = await startServer({ trustedProxies: trustedProxies('127.0.0.1') });
  const { url } = server;
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const login = JSON.stringify(ADMIN);
  const half = (): { socket: Socket; answer: Promise<string> } => {
    const socket = open(url);
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.9\r\n` +
        `Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n{`,
    );
    return { socket, answer: text(socket).catch(() => '') };
  };
  const answers: string[] = [];
  const many = Array.from({ length: BODIES_EACH + 12 }, half);
  many.forEach(({ answer }) => void answer.then((said) => answers.push(said)));
  await expect.poll(() => answers.length).toBe(12);
  for (const said of answers) {
    expect(said).toMatch(/^HTTP\/1.1 429 [^]*"error":"too-many"/);
    expect(said).toMatch(/connection: close/i);
  }
  expect((await server.call('POST', '/api/login', ADMIN)).status).toBe(200);
  // Who has logged in is not counted with strangers of the same address.
  const location_id = await server.location();
  const item = { name: 'Screw', category: 'Misc', location_id };
  expect((await server.call('POST', '/api/items', item, from)).status).toBe(201);
  const [left] = many.filter(({ socket }) => !socket.destroyed);
  left?.socket.write(login.slice(1));
  expect(await left?.answer).toMatch(/^HTTP\/1.1 200 /);
  expect((await server.call('POST', '/api/login', ADMIN, from)).status).toBe(200);
  many.forEach(({ socket }) => socket.destroy());
});

it('a body that nobody reads does not keep its connection open', async () => {
  server = await startServer();
  const socket = open(server.url);
  socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});

it('an answer that nobody reads is given up', async () => {
  const app = new Hono<Environment>();
  const given = new Promise<void>((resolve) => {
    app.get('/', (c) => {
      c.env.outgoing.once('close', resolve);
      return c.body(new Uint8Array(50 * 1024 * 1024));
    });
  });
  const listening = await listen(app, 0, '127.0.0.1', { limits: { idle: SHORT } });
  const deaf = open(`http://127.0.0.1:${listening.port}`).pause();
  deaf.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await given;
  expect(deaf.bytesRead).toBeLessThan(50 * 1024 * 1024);
  deaf.destroy();
  await listening.stop(1000);
});

it('a started server keeps to the number of connections it was told, and says that it cut some', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-hostile-'));
  const started = startProcess({ STOWAGE_DATA: folder, STOWAGE_CONNECTIONS: '10' });
  const url = await started.ready;
  const many = Array.from({ length: 20 }, () => open(url).resume());
  let cut = 0;
  many.forEach((socket) => socket.once('close', () => (cut += 1)));
  await expect.poll(() => cut).toBe(10);
  many.forEach((socket) => socket.destroy());
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  // One line for all of them: a flood must not flood the log.
  expect(
    started.written.err.match(/"count":1,"address":"127.0.0.1","msg":"connections were cut/g),
  ).toHaveLength(1);
  expect(started.written.err.match(/connections were cut/g)).toHaveLength(1);
  await rm(folder, { recursive: true });
});

it('a person gets in while one address holds all its connections, and the longest silent one goes', async () => {
  server = await startServer({}, { limits: { connectionsPerAddress: 3, chance: 0 } });
  const silent = [];
  for (let n = 0; n < 3; n++) {
    const socket = open(server.url);
    await once(socket, 'connect');
    silent.push(socket);
  }
  const [first, second] = silent;
  if (!first || !second) throw new Error('There are none.');
  const gone = once(first.resume(), 'close');
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await gone;
  second.write('GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(second)).toMatch(/^HTTP\/1.1 200 /);
  silent.forEach((socket) => socket.destroy());
});

it('by itself a server leaves a new connection its place, and cuts who comes too many right after it', async () => {
  const app = new Hono<Environment>().get('/', (c) => c.text('here'));
  const listening = await listen(app, 0, '127.0.0.1', { limits: { connectionsPerAddress: 2 } });
  const url = `http://127.0.0.1:${listening.port}`;
  const [first, second] = [open(url), open(url)];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  await once(open(url).resume(), 'close');
  first.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(first)).toMatch(/here$/);
  second.destroy();
  await listening.stop(1000);
});

it.each([
  ['HTTP', undefined],
  ['TLS', selfSigned()],
])(
  'over %s, an upload under way outlives any number of new connections, and then rests as they do',
  async (_, tls) => {
    const app = new Hono<Environment>().get('/', (c) => c.text('here'));
    const begun = new Promise<void>((resolve) => {
      app.post('/', async (c) => {
        resolve();
        return c.text(await c.req.text());
      });
    });
    const limits = { connectionsPerAddress: 3, chance: 0 };
    const listening = await listen(app, 0, '127.0.0.1', { tls, limits });
    const { port } = listening;
    const reach = (): Socket => {
      const to = { port, host: '127.0.0.1' };
      return (tls ? connectTls({ ...to, ca: tls.cert }) : connect(to)).on('error', () => undefined);
    };
    const others: Socket[] = [];
    const another = async (): Promise<void> => {
      const socket = reach();
      others.push(socket);
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'data');
    };
    let answer = '';
    const upload = reach().on('data', (chunk) => (answer += String(chunk)));
    upload.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\nhalf');
    await begun;
    for (let n = 0; n < 6; n++) await another();
    expect(upload.destroyed).toBe(false);
    upload.write('half');
    await expect.poll(() => answer).toMatch(/^HTTP\/1.1 200 [^]*halfhalf$/);
    const closed = once(upload, 'close');
    for (let n = 0; n < 3; n++) await another();
    await closed;
    others.forEach((socket) => socket.destroy());
    await listening.stop(1000);
  },
);
