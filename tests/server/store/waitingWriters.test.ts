import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { type SqliteDatabase, loadSqlite } from '../../../server/store/sqlite/api.ts';
import { WRITE_WAIT } from '../../../server/store/store.ts';
import { jpeg, upload } from '../images/samples.ts';
import { type Answered, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
let other: SqliteDatabase;
beforeAll(async () => {
  server = await startServer({}, { engine: 'sqlite' });
  const Database = await loadSqlite();
  other = new Database(join(server.folder, 'stowage.db'), { timeout: 0 });
});
afterAll(async () => {
  other.close();
  await server.stop();
});

const total = async (): Promise<unknown> =>
  record((await server.call('GET', '/api/items?limit=1')).body)['total'];

it('a writer waits less long than any browser does', () => {
  expect(WRITE_WAIT).toBeLessThanOrEqual(2000);
  expect(2 * WRITE_WAIT).toBeLessThan(Math.min(...Object.values(TIMEOUTS)));
});

const refused = {
  status: 503,
  body: { error: 'unavailable', message: 'The database is busy. Try again in a moment.' },
};

/** Every kind of write, sent at once; reads are answered meanwhile. */
async function writeEverywhere(): Promise<Answered[]> {
  const location = await server.location();
  const { id } = await server.item({ location_id: location });
  const before = await total();
  other.exec('begin immediate');
  const one = { name: 'Held up', category: 'Misc', location_id: location };
  const writes = [
    ...Array.from({ length: 10 }, (_, n) =>
      server.call('POST', '/api/items', one, { 'Idempotency-Key': `held-${location}-${n}` }),
    ),
    server.call('PATCH', `/api/items/${id}`, { name: 'Held up' }),
    server.call('DELETE', `/api/items/${id}`),
    server.call('POST', '/api/locations', { name: 'Held up', location_type_id: 1, location_area_id: 1 }),
    server.call('PATCH', `/api/locations/${location}`, { name: 'Held up' }),
    server.call('POST', '/api/item-categories', { name: `Held up ${location}` }),
    upload(server, await jpeg()),
  ];
  expect(await total()).toBe(before);
  const answers = await Promise.all(writes);
  other.exec('rollback');
  return answers;
}

it('while another process writes, a write is refused with 503 and Retry-After, and not done later', async () => {
  for (const answer of await writeEverywhere()) {
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get('Retry-After')).toBe('2');
  }
  // Done by now: whatever would have been carried out late stands before it.
  const made = await server.item({ name: 'Afterwards' });
  const { body } = await server.call('GET', '/api/items');
  expect(JSON.stringify(body)).not.toContain('Held up');
  expect(JSON.stringify(body)).toContain(String(made['id']));
  expect(JSON.stringify((await server.call('GET', '/api/locations/hierarchy')).body)).not.toContain(
    'Held up',
  );
  expect((await server.store.read.selectFrom('images').select('id').execute()).length).toBe(0);
});

it('a write that waits for the ones before it is refused with 503 too, and not done later', async () => {
  const location = await server.location();
  const before = await total();
  let release = (): void => undefined;
  const holding = server.store.write(() => new Promise<void>((resolve) => (release = resolve)));
  const one = { name: 'Waiting', category: 'Misc', location_id: location };
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('POST', '/api/items', one)));
  for (const answer of answers) {
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get('Retry-After')).toBe('2');
  }
  release();
  await holding;
  await server.store.write(async () => undefined);
  expect(await total()).toBe(before);
});

it('a write that can begin in time is done, although others have waited too long', async () => {
  const location = await server.location();
  other.exec('begin immediate');
  const late = server.call('POST', '/api/items', { name: 'Late', category: 'Misc', location_id: location });
  expect((await late).status).toBe(503);
  const next = server.call('POST', '/api/items', { name: 'Next', category: 'Misc', location_id: location });
  // It waits by now: the read came back after it was sent.
  await total();
  other.exec('rollback');
  expect((await next).status).toBe(201);
});
