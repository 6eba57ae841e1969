import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReadingSettings, createReading, startReadingProcess } from '../../../server/reading/reading.ts';
import type { Read } from '../../../server/reading/reads.ts';
import type { Caller } from '../../../server/reading/turns.ts';
import type { DatabaseToRead } from '../../../server/store/databaseToRead.ts';
import { storageFailure } from '../../../server/store/failures.ts';
import type { Asked } from '../../../server/apart/asked.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { type TestServer, startServer } from '../startServer.ts';

const caller = (): Caller => ({ owner: '1', signal: new AbortController().signal });
const FIRST: Read = { what: 'onward', filter: {}, after: undefined };

let server: TestServer;
/** The processes of this file: each takes a second. */
const started: Asked[] = [];
let reading: ReturnType<typeof readingOf>;
beforeAll(async () => {
  server = await startServer();
  await server.location({ name: 'Room', label: 'R1' });
  const items = ['Gasket 1', 'Gasket 2', 'Gasket 10', 'Hook', 'Nail 50%'];
  await server.restart(async () => void (await fillLocation(server.folder, { name: 'Store', items })));
  reading = readingOf({ small: 0, start: fromSource });
});
afterAll(() => server.stop());

const readingOf = (how: ReadingSettings) =>
  createReading({ store: server.store, secret: new Uint8Array(32), now: () => 0, how });

function fromSource(database: DatabaseToRead): Asked {
  const child = startReadingProcess(database);
  started.push(child);
  return child;
}

/** Stands for a process: a thread that does this and knows nothing of the program. */
const doing = (code: string) => new Worker(code, { eval: true });

const textOf = async (of: typeof reading, read: Read) => {
  const { json, ...rest } = await of.once(caller(), read);
  return { ...rest, json: new TextDecoder().decode(json) };
};

it.each<Read>([
  { what: 'search', query: 'gasket', limit: 2, offset: 1 },
  { what: 'search', query: '%', limit: 10, offset: 0 },
  { what: 'page', filter: {}, order: { by: 'created', descending: true }, limit: 2, offset: 1 },
  FIRST,
  { what: 'onward', filter: {}, after: { seq: 0, name_key: 'gasket 0210' } },
  { what: 'entries', seqs: [3, 1] },
  { what: 'tree' },
  { what: 'changes', tag: 'x', ids: ['nobody'] },
])('a process reads the same as the server itself: $what', async (read) => {
  const told = await textOf(reading, read);
  expect(told).toEqual(await textOf(readingOf({ small: 1000 }), read));
  expect(told.json.length).toBeGreaterThan(2);
});

it('a process sees what was written just before', async () => {
  const { id } = await server.item({ name: 'Oldname' });
  await textOf(reading, FIRST);
  await server.call('PATCH', `/api/items/${id}`, { name: 'Newname' });
  const found = await textOf(reading, {
    what: 'search',
    query: 'newname',
    limit: 1,
    offset: 0,
  });
  expect(found).toMatchObject({ total: 1, rest: [] });
  expect(JSON.parse(found.json)).toMatchObject({ name: 'Newname' });
});

it('one process is started for all reads, and none while there is little', async () => {
  await textOf(reading, FIRST);
  await textOf(reading, FIRST);
  expect(started).toHaveLength(1);
  await textOf(readingOf({ small: 1000, start: () => expect.fail('A process was started.') }), FIRST);
});

it('a process that breaks under a read is started again, and the read is answered', async () => {
  let starts = 0;
  const broken = readingOf({
    small: 0,
    start: (database) => (++starts === 1 ? doing('process.exit(1)') : fromSource(database)),
  });
  expect((await textOf(broken, FIRST)).json).toMatch(/Gasket/);
  expect(starts).toBe(2);
});

it('a process that always breaks is a 503 after two tries', async () => {
  let starts = 0;
  const broken = readingOf({
    small: 0,
    start: () => {
      starts++;
      return doing('throw new Error("broken")');
    },
  });
  await expect(broken.once(caller(), FIRST)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '2' },
  });
  expect(starts).toBe(2);
});

it('what fails in a process fails as it does in the server: a damaged database is told as one', async () => {
  const replies = `require('node:worker_threads').parentPort.on('message', () => require('node:worker_threads')
    .parentPort.postMessage({ failure: { message: 'unknown', codes: { errcode: 11 } } }))`;
  const failing = readingOf({ small: 0, start: () => doing(replies) });
  const failed: unknown = await failing.once(caller(), FIRST).catch((thrown: unknown) => thrown);
  expect(storageFailure(failed)).toBe('damaged');
});

it('the process ends with the store, so that nothing holds its file, and a replaced file is not read', async () => {
  const own = await startServer({}, { engine: 'sqlite' });
  const held: Worker[] = [];
  const start = (database: DatabaseToRead): Worker => {
    const worker = doing(
      `require('node:worker_threads').parentPort.on('message', (asked) => require('node:worker_threads')
        .parentPort.postMessage({ answer: { json: new Uint8Array() } }))`,
    );
    held.push(worker);
    expect(database).toEqual({ engine: 'sqlite', path: join(own.folder, 'stowage.db') });
    return worker;
  };
  const reads = createReading({
    store: own.store,
    secret: new Uint8Array(32),
    now: () => 0,
    how: { small: 0, start },
  });
  await own.item();
  await reads.once(caller(), FIRST);
  const [worker] = held;
  const ended = worker && once(worker, 'exit');
  await own.stop();
  await ended;
  expect(held).toHaveLength(1);
  expect(() => own.store.toRead()).toThrow('removed or replaced');
});
