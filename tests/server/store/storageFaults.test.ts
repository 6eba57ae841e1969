import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultySqlite, FAULT_CODES, createFaultySqlite } from '../../support/faults/sqliteFaults.ts';
import { jpeg, upload, uploaded } from '../images/samples.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let sqlite: FaultySqlite;
let server: TestServer;
let location: string;
beforeAll(async () => {
  sqlite = await createFaultySqlite();
  // The clock stands still: each minute of use is noted, and that commit would fail in the place of the one that is meant.
  const at = Date.now();
  server = await startServer({ now: () => at }, { Database: sqlite.Database });
  location = await server.location();
});
afterAll(() => server.stop());

const ANSWERS = {
  FULL: [507, 'storage-full', 'The disk of the server is full. Whoever runs the server has to make room.'],
  IOERR_SHMSIZE: [
    507,
    'storage-full',
    'The disk of the server is full. Whoever runs the server has to make room.',
  ],
  IOERR: [
    503,
    'unavailable',
    'The disk of the server cannot be read or written. Whoever runs the server has to look at it.',
  ],
  BUSY: [503, 'unavailable', 'The database is busy. Try again in a moment.'],
  READONLY: [503, 'unavailable', 'The server cannot write its data now: it may only read it.'],
  NOMEM: [503, 'unavailable', 'The server is short of memory. Try again in a moment.'],
  CORRUPT: [
    503,
    'unavailable',
    'The database of the server is damaged. Whoever runs the server has to restore a backup.',
  ],
} as const;
const PLACES = ['prepare', 'step', 'begin', 'commit'] as const;
const PASSING = FAULT_CODES.filter((code) => code !== 'CORRUPT');

let made = 0;
/** Another statement each time, so that there is something to prepare. */
const item = (key?: string) =>
  server.call(
    'POST',
    '/api/items',
    { name: `Item ${made++}`, category: 'Misc', location_id: location },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const total = async (): Promise<unknown> =>
  record((await server.call('GET', '/api/items?limit=1')).body)['total'];

for (const code of PASSING) {
  for (const at of PLACES) {
    for (const isUndone of [false, true]) {
      it(`${code} at ${at}${isUndone ? ', the transaction undone by SQLite,' : ''} is answered as what it is, and the server works on`, async () => {
        const before = await total();
        // Prepared statements are kept: a server that has just started has none.
        await server.restart();
        const [status, error, message] = ANSWERS[code];
        // In the transaction, past what finds the session. A busy begin is tried again for as long as a writer waits.
        const times = at === 'begin' && code === 'BUSY' ? Infinity : 1;
        sqlite.fail({ code, at, isUndone, times, nth: at === 'step' || at === 'prepare' ? 3 : 1 });
        const refused = await item('again');
        expect(sqlite.hits()).toBeGreaterThan(0);
        expect(refused).toMatchObject({ status, body: { error, message } });
        expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
        sqlite.heal();
        expect(await total()).toBe(before);
        expect((await item()).status).toBe(201);
        expect(await total()).toBe(Number(before) + 1);
      });
    }
  }
}

it('a transaction that cannot be undone leaves nothing behind, and the next one is done', async () => {
  const before = await total();
  for (const at of ['commit', 'step'] as const) {
    const failing = server.store.write(async (trx) => {
      await trx.deleteFrom('items').execute();
      sqlite.fail({ code: 'IOERR', at: 'rollback', times: 1 });
      throw new Error(`the ${at}`);
    });
    await expect(failing).rejects.toThrow(`the ${at}`);
    expect(sqlite.hits()).toBe(1);
    sqlite.heal();
    expect(await total()).toBe(before);
    await server.store.write(async (trx) => void (await trx.selectFrom('items').select('id').execute()));
  }
  expect((await item()).status).toBe(201);
});

it('the key of a write that failed serves for the next try, and no item is there twice', async () => {
  const before = Number(await total());
  const one = { name: 'Once', category: 'Misc', location_id: location };
  const send = () => server.call('POST', '/api/items', one, { 'Idempotency-Key': 'tried' });
  for (const at of ['begin', 'step', 'commit'] as const) {
    sqlite.fail({ code: 'FULL', at, isUndone: true, nth: at === 'step' ? 4 : 1 });
    expect((await send()).status).toBe(507);
  }
  sqlite.heal();
  const first = await send();
  expect(first.status).toBe(201);
  expect((await send()).body).toEqual(first.body);
  expect(await total()).toBe(before + 1);
});

it('a login is possible although it cannot be kept, and a photo that cannot be entered leaves no files', async () => {
  await uploaded(server, await jpeg());
  const before = await files();
  sqlite.fail({ code: 'FULL', at: 'commit', isUndone: true, times: 3 });
  expect((await upload(server, await jpeg('#33c'))).status).toBe(507);
  const login = await server.call('POST', '/api/login', { username: 'admin', password: 'correct horse' });
  expect(login.status).toBe(200);
  sqlite.heal();
  expect((await files()).filter((path) => !before.includes(path) && path.length > 'ab'.length)).toEqual([]);
  const Authorization = `Bearer ${record(login.body)['token']}`;
  expect((await server.call('GET', '/api/items?limit=1', undefined, { Authorization })).status).toBe(200);
});

const files = async (): Promise<string[]> =>
  (await readdir(join(server.folder, 'photos'), { recursive: true })).toSorted();

it('folders of photos that are removed while the server runs are made again', async () => {
  for (const folder of ['photos', 'photos/unfinished']) {
    await rm(join(server.folder, folder), { recursive: true });
    expect((await upload(server, await jpeg('#3cc'))).status).toBe(201);
  }
});

it('damage that is found while the server runs ends its writing, and reading goes on', async () => {
  sqlite.fail({ code: 'CORRUPT', at: 'step', nth: 3 });
  const [status, error, message] = ANSWERS.CORRUPT;
  expect(await item()).toMatchObject({ status, body: { error, message } });
  sqlite.heal();
  expect(await item()).toMatchObject({ status, body: { error, message } });
  expect((await server.call('GET', '/api/items')).status).toBe(200);
  expect(server.store.condition.troubles()).toEqual(['damaged']);
});
