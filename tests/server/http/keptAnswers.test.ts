import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseIn } from '../../../server/dataFolder.ts';
import { type DatabaseConstructor, loadSqlite, type SqliteValue } from '../../../server/store/sqlite/api.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

/** What the server asks of its tables; the number of the last commit is none of them. */
const asked: string[] = [];

let now = Date.now();
let server: TestServer;
let Database: DatabaseConstructor;
let location: string;
let item: Record<string, unknown>;
beforeAll(async () => {
  Database = await loadSqlite();
  class Listening extends Database {
    override prepare(sql: string) {
      const statement = super.prepare(sql);
      return {
        run: statement.run.bind(statement),
        columns: statement.columns.bind(statement),
        all(...values: SqliteValue[]) {
          if (!sql.startsWith('pragma')) asked.push(sql);
          return statement.all(...values);
        },
      };
    }
  }
  // The clock stands still: that a session is used is noted each minute, by a statement of its own.
  server = await startServer({ now: () => now }, { Database: Listening });
  location = await server.location({ name: 'Shelf', label: 'S1' });
  item = await server.item({ name: 'Bolts', location_id: location });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked.length = 0;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.call('GET', path, undefined, headers);
const rename = async (name: string) =>
  expect((await server.call('PATCH', `/api/items/${String(item['id'])}`, { name })).status).toBe(200);

const pages = (): string[] => [
  '/api/items?limit=12',
  '/api/items?limit=12&category=Misc',
  `/locations/${location}/items?limit=12`,
  `/api/items/${String(item['id'])}`,
  `/api/locations/${location}`,
  '/api/location/S1',
  '/api/item-categories',
  '/api/search?q=bolts&limit=12',
];

it('who asks for the same again is answered the same without a query, and where its tag is of all of it by 304 alone', async () => {
  for (const path of pages()) {
    const first = await get(path);
    expect([path, first.status]).toEqual([path, 200]);
    asked.length = 0;
    const again = await get(path);
    expect(asked, path).toEqual([]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect([again.headers.get('ETag'), again.headers.get('Content-Type')]).toEqual([tag, 'application/json']);
    const unchanged = await get(path, { 'If-None-Match': tag });
    expect(asked, path).toEqual([]);
    // A record's version is not of its places and photos, which stand in the answer as well.
    const isVersion = tag === '"1"';
    expect([path, unchanged.status, unchanged.headers.get('ETag')]).toEqual([
      path,
      isVersion ? 200 : 304,
      tag,
    ]);
    expect(unchanged.body).toEqual(isVersion ? first.body : undefined);
  }
});

it('an item whose place was renamed is answered anew, whatever version of it is known', async () => {
  const [path = ''] = pages().filter((one) => /items\/[\w-]{36}$/.test(one));
  const tag = (await get(path)).headers.get('ETag') ?? '';
  const named = await server.call('PATCH', `/api/locations/${location}`, { name: 'Renamed' });
  expect(named.status).toBe(200);
  const { status, body } = await get(path, { 'If-None-Match': tag });
  expect(status).toBe(200);
  expect(body).toMatchObject({ location_path: 'Renamed' });
});

it('after any commit all is read anew, also after one of another process', async () => {
  const names = async () => {
    const { body } = await get('/api/items?limit=12');
    return (record(body)['items'] as Record<string, unknown>[]).map(({ name }) => name);
  };
  for (const name of ['Nuts', 'Rings', 'Nuts']) {
    await rename(name);
    expect(await names()).toEqual([name]);
    expect(await names()).toEqual([name]);
  }
  const before = await get('/api/items?limit=12');
  const other = new Database(databaseIn(server.folder), { timeout: 1000 });
  other.exec("update items set name = 'Pins'");
  other.close();
  expect(await names()).toEqual(['Pins']);
  const tag = before.headers.get('ETag') ?? '';
  expect((await get('/api/items?limit=12', { 'If-None-Match': tag })).status).toBe(200);
});

it('a login that has ended opens nothing that is kept, and a refusal or a missing thing is not kept', async () => {
  const login = await server.call('POST', '/api/login', { username: 'admin', password: 'correct horse' });
  const headers = { Authorization: `Bearer ${String(record(login.body)['token'])}` };
  expect((await get('/api/items?limit=12', headers)).status).toBe(200);
  expect((await get('/api/items?limit=12', headers)).status).toBe(200);
  expect((await server.call('POST', '/api/logout', undefined, headers)).status).toBe(204);
  expect((await get('/api/items?limit=12', headers)).status).toBe(401);
  expect((await get('/api/items?limit=0')).status).toBe(400);
  expect((await get('/api/location/LATER')).status).toBe(404);
  await server.location({ name: 'Later', label: 'LATER' });
  expect((await get('/api/location/LATER')).status).toBe(200);
});

it('a login is over when its time is, although nothing was written since', async () => {
  const login = await server.call('POST', '/api/login', { username: 'admin', password: 'correct horse' });
  const headers = { Authorization: `Bearer ${String(record(login.body)['token'])}` };
  expect((await get('/api/items?limit=12', headers)).status).toBe(200);
  now += 400 * 24 * 3600_000;
  expect((await get('/api/items?limit=12', headers)).status).toBe(401);
});

it('compressed and plain answers of what is kept say the same', async () => {
  const login = await server.call('POST', '/api/login', { username: 'admin', password: 'correct horse' });
  const headers = { Authorization: `Bearer ${String(record(login.body)['token'])}` };
  const notes = 'Thread of the left hand. '.repeat(200);
  const made = await server.call(
    'POST',
    '/api/items',
    { name: 'Long', category: 'Misc', location_id: location, notes },
    headers,
  );
  const path = `/api/items/${String(record(made.body)['id'])}`;
  const answers = [];
  for (const encoding of ['gzip', 'identity', 'gzip', 'identity']) {
    const answer = await fetch(server.url + path, { headers: { ...headers, 'Accept-Encoding': encoding } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    answers.push(await answer.json());
  }
  for (const answer of answers) expect(answer).toEqual(made.body);
});
