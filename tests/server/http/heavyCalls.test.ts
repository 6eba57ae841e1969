import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { addUser } from '../../../server/store/users.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { answered } from '../answers.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';

/** As many heavy calls one person may have under way. */
const MOST = 12;
/** A thread that answers nothing until it is told to, then everything, with the number of what it was asked, which it counts for all to see. */
const HELD = `const { parentPort, workerData: asked } = require('node:worker_threads');
  let [isOpen, isWaiting] = [false, false];
  const answer = () => parentPort.postMessage({ answer: { json: new TextEncoder().encode(String(asked[0])) } });
  parentPort.on('message', (message) => {
    if (message === 'open') {
      isOpen = true;
      if (isWaiting) answer();
    } else {
      Atomics.add(asked, 0, 1);
      isWaiting = !isOpen;
      if (isOpen) answer();
    }
  });`;

/** `open` tells the thread to answer; false while nothing has been asked for. `asked`: of how much it was asked. */
async function startHeld(): Promise<TestServer & { open: () => boolean; asked: () => number }> {
  let thread: Worker | undefined;
  const counted = new Int32Array(new SharedArrayBuffer(4));
  const start = (): Worker => (thread = new Worker(HELD, { eval: true, workerData: counted }));
  const server = await startServer({ reading: { small: 0, start } });
  onTestFinished(() => server.stop());
  const items = Array.from({ length: 51 }, (_, n) => `Hook ${n}`);
  await server.restart(async () => void (await fillLocation(server.folder, { name: 'Store', items })));
  return Object.assign(server, {
    open: () => {
      thread?.postMessage('open');
      return thread !== undefined;
    },
    asked: () => Atomics.load(counted, 0),
  });
}

function search(
  server: TestServer,
  { token = server.token, signal = new AbortController().signal, q = 'm' } = {},
) {
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(`${server.url}/api/search?q=${q}`, { headers, signal }).then(answered);
}

/** How many calls were answered so far with this status. */
const told = ({ logged }: TestServer, status: number): number =>
  logged.filter((line) => line.includes(`"status":${status},`)).length;

it('one person has a few heavy calls at a time and is told 429 beyond; others and light calls go on', async () => {
  const server = await startHeld();
  const password = 'correct horse battery';
  const hash = await createPasswords().hash(password);
  await server.store.write((trx) => addUser(trx, 'other', hash, 0));
  const token = await tokenOf(server.url, { username: 'other', password });
  const calls = Array.from({ length: MOST + 3 }, () => search(server));
  await expect.poll(() => told(server, 429)).toBe(3);
  const other = search(server, { token });
  expect((await server.call('GET', '/api/items?limit=12')).status).toBe(200);
  for (const heavy of [
    '/api/items',
    '/api/items?limit=51',
    '/api/items?limit=12&offset=1001',
    '/api/items?limit=12&category=Misc&sort=updated',
    '/api/locations/hierarchy',
  ]) {
    expect((await server.call('GET', heavy)).status, heavy).toBe(429);
  }
  server.open();
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({
    error: 'too-many',
    message: expect.stringContaining('Try again'),
  });
  expect(refused[0]?.headers.get('Retry-After')).toBe('1');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
  // Of the other person's turn at the latest after one of the first one's.
  expect((await other).body).toEqual([2]);
});

it('a search whose browser has gone on to the next letter frees its place at once, and is not done later', async () => {
  const server = await startHeld();
  const typing = new AbortController();
  const { signal } = typing;
  const given = Array.from({ length: MOST + 1 }, () => search(server, { signal }).catch(() => undefined));
  // The first one is being done by then.
  await expect.poll(() => [told(server, 429), server.asked()]).toEqual([1, 1]);
  typing.abort();
  await Promise.all(given);
  await expect.poll(() => told(server, 408)).toBe(MOST - 1);
  // For something else: the answer to the first one is kept, and may be there before this one is.
  const last = search(server, { q: 'mo' });
  server.open();
  expect(await last).toMatchObject({ status: 200, body: [2] });
});

/** Sends this many searches in one piece on one connection; what comes back, once it is closed. */
async function pipelined(server: TestServer, count: number, more = ''): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = `GET /api/search?q=m HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.token}\r\n${more}`;
  socket.write(`${`${head}\r\n`.repeat(count - 1)}${head}Connection: close\r\n\r\n`);
  return text(socket);
}

it('requests that are sent all at once on one connection are answered one after another', async () => {
  const server = await startHeld();
  const answers = pipelined(server, MOST + 2);
  // Let in all at once, two of them would be too many.
  await expect.poll(() => server.open()).toBe(true);
  expect((await answers).match(/HTTP\/1.1 \d+/g)).toEqual(Array(MOST + 2).fill('HTTP/1.1 200'));
});

it('a connection with far more requests than anybody sends before an answer is cut', async () => {
  const server = await startHeld();
  expect(await pipelined(server, 100)).toBe('');
  // Few, and long.
  expect(await pipelined(server, 10, `X: ${'x'.repeat(10_000)}\r\n`)).toBe('');
  expect((await server.call('GET', '/api/items?limit=12')).status).toBe(200);
});

it('a long list that nobody reads to its end keeps no place', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const items = Array.from({ length: 501 }, (_, n) => `Hook ${n}`);
  await server.restart(async () => void (await fillLocation(server.folder, { name: 'Store', items })));
  for (let n = 0; n <= MOST; n++) expect((await server.call('HEAD', '/api/items')).status).toBe(200);
  expect((await server.call('GET', '/api/items')).body).toHaveLength(501);
});
