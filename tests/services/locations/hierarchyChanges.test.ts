import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeHierarchyChanges } from '../../../contract/hierarchyChanges.ts';
import { unreadIn } from '../../../contract/unread.ts';
import { createCache } from '../../../src/services/cache/cache.ts';
import { fetchCarrier } from '../../../src/services/host/fetchCarrier.ts';
import { createHttp } from '../../../src/services/host/http.ts';
import { createLocations } from '../../../src/services/locations/locations.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { openBeside } from '../../support/postgres/openBeside.ts';
import { startServer, type TestServer } from '../../server/startServer.ts';
import { advertising, json, onHost, rejection } from '../host/fakeHost.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The browser's cache of a server that really runs, with the addresses that it asked for. */
function browserOf(server: TestServer) {
  const asked: string[] = [];
  const session = createSessionStore(memoryStorage({ auth_token: server.token }), new EventTarget());
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push(String(input instanceof Request ? input.url : input).replace(server.url, ''));
    return globalThis.fetch(input, init);
  };
  const http = createHttp({ baseUrl: server.url, fetch, session }).carriedBy(fetchCarrier);
  const cache = createCache({ retryDelay: 0 });
  const locations = createLocations(http);
  return {
    asked,
    /** What is known after one more read, and what was asked for it. */
    async next() {
      const before = asked.length;
      cache.invalidate('locations');
      const list = await cache.read(locations.hierarchy());
      return { list, asked: asked.slice(before) };
    },
  };
}

/** The whole tree as somebody reads it who knows nothing. */
const wholeOf = async (server: TestServer) => (await browserOf(server).next()).list;
const isDifference = (path: string | undefined) =>
  path?.startsWith('/api/locations/hierarchy?since=') === true;

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

test('After a change only the difference is asked for, and gives what a whole read gives', async () => {
  const browser = browserOf(server);
  const root = await server.location({ name: 'Root' });
  const [one, two] = [await server.location({ parent_id: root, name: 'One' }), await server.location()];
  const below = await server.location({ parent_id: one, name: 'Below' });
  const first = await browser.next();
  expect(first.asked).toEqual(['/api/locations/hierarchy']);
  expect(first.list).toHaveLength(4);
  const patch = (id: string, body: object) => server.call('PATCH', `/api/locations/${id}`, body);
  const changes: (() => Promise<unknown>)[] = [
    () => patch(one, { name: 'Renamed' }),
    () => patch(one, { parent_id: two }),
    () => server.location({ parent_id: below, name: 'New' }),
    async () => {
      await patch(below, { parent_id: null, label: 'B1' });
      await patch(two, { description: 'Changed, too' });
    },
    () => server.call('DELETE', `/api/locations/${one}`),
    () => server.call('POST', `/api/locations/${one}/restore`),
    // No location shows it.
    () => server.call('POST', '/api/location-types', { name: 'Crate' }),
    () =>
      server.store.write(async (trx) => {
        await trx.insertInto('images').values(photo()).execute();
        const link = { id: 'l1', owner_id: two, image_id: 'i1', created_at: 0 };
        await trx.insertInto('location_images').values(link).execute();
      }),
    () => server.store.write((trx) => trx.updateTable('images').set({ status: 'missing' }).execute()),
    () => server.store.write((trx) => trx.updateTable('images').set({ status: 'ready' }).execute()),
    () => server.store.write((trx) => trx.deleteFrom('images').execute()),
    async () => {
      const other = await openBeside(server.folder);
      await other.write((trx) =>
        trx
          .updateTable('locations')
          .set({ name: 'Another', name_key: 'another' })
          .where('id', '=', root)
          .execute(),
      );
      await other.close();
    },
  ];
  for (const change of changes) {
    await change();
    const { list, asked } = await browser.next();
    expect(asked.map(isDifference), String(change)).toEqual([true]);
    expect(list, String(change)).toEqual(await wholeOf(server));
  }
});

test('An unchanged tree is the very same list, and 20 changes come in one small answer', async () => {
  const browser = browserOf(server);
  const { list } = await browser.next();
  const same = await browser.next();
  expect(same.asked.map(isDifference)).toEqual([true]);
  expect(same.list).toBe(list);
  const { headers } = await server.call('GET', '/api/locations/hierarchy');
  const tag = encodeURIComponent(headers.get('etag') ?? '');
  const made = await Promise.all(Array.from({ length: 20 }, () => server.location()));
  const { body } = await server.call('GET', `/api/locations/hierarchy?since=${tag}`);
  const changes = decodeHierarchyChanges(body);
  expect(changes?.changed.map(({ id }) => id).sort()).toEqual(made.sort());
  expect(changes?.gone).toEqual([]);
});

test.each<[string, (own: TestServer) => Promise<unknown>]>([
  [
    'a type has another name',
    (own) => own.store.write((trx) => trx.updateTable('location_types').set({ name: 'Casket' }).execute()),
  ],
  ['the addresses of photos have expired', async (own) => own.pass(DAY)],
  [
    'more has changed than is remembered',
    (own) =>
      own.store.write((trx) =>
        sql`insert into locations with recursive many (at) as (select 1 union all select at + 1 from many where at < 4500)
          select 'l' || at, 'L', 'l', '', null, null, 1, 1, null, 1, 0, 0 from many`.execute(trx),
      ),
  ],
  ['the server has started again, perhaps with a backup', (own) => own.restart()],
])('The whole tree is answered where %s', async (_, happens) => {
  const own = await startServer();
  try {
    await own.location();
    const { headers } = await own.call('GET', '/api/locations/hierarchy');
    const ofTree = headers.get('etag') ?? '';
    const ask = (tag: string) => own.call('GET', `/api/locations/hierarchy?since=${encodeURIComponent(tag)}`);
    const ofDifference = decodeHierarchyChanges((await ask(ofTree)).body)?.tag ?? '';
    expect(ofDifference).not.toBe('');
    await happens(own);
    for (const tag of [ofTree, ofDifference, 'unknown', '', `${ofDifference.split('.')[0]}.x.y`]) {
      expect((await ask(tag)).body, tag).toBeInstanceOf(Array);
    }
    const { count } = await own.store.read
      .selectFrom('location_changes')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeLessThanOrEqual(4000);
  } finally {
    await own.stop();
  }
});

const TREE = [{ id: 'a', name: 'A', children: [{ id: 'b', name: 'B' }] }];

/** Reads twice on a host that answers `second` when it is asked for the difference. */
async function twice(second: () => Response, first: unknown = TREE, features = 'hierarchy-changes') {
  const host = onHost(({ query }) =>
    query.has('since') ? second() : advertising(features, first, { headers: { etag: '"t1"' } }),
  );
  await host.cache.read(host.locations.hierarchy());
  host.cache.invalidate('locations');
  const list = await host.cache.read(host.locations.hierarchy());
  return { list, paths: host.sent.map(({ path }) => path.replace('/api/locations/hierarchy', '')) };
}

test.each<[string, unknown, number]>([
  ['a parent that nobody knows', { tag: 't2', changed: [{ id: 'c', parent_id: 'x' }], gone: [] }, 200],
  ['a record that cannot be read', { tag: 't2', changed: [{ id: 'c' }, 7], gone: [] }, 200],
  ['no tag', { changed: [], gone: [] }, 200],
  ['a list that is none', { tag: 't2', changed: {}, gone: [] }, 200],
  ['a refusal', { message: 'since?' }, 400],
])('The whole tree is read after a difference with %s', async (_, body, status) => {
  const { list, paths } = await twice(() => json(body, { status }));
  expect(paths).toEqual(['', '?since=%22t1%22', '']);
  expect(list.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('A whole tree that is answered instead of a difference is taken, without a further call', async () => {
  const { list, paths } = await twice(() => json([{ id: 'c' }]));
  expect(paths).toEqual(['', '?since=%22t1%22']);
  expect(list.map(({ id }) => id)).toEqual(['c']);
});

test('A host that does not advertise it is never asked for a difference', async () => {
  const { paths } = await twice(() => json([]), TREE, 'paging');
  expect(paths).toEqual(['', '']);
});

test('A tree of which a record could not be read is read whole again, and the count stays', async () => {
  const { list, paths } = await twice(() => json({ tag: 't', changed: [], gone: [] }), [...TREE, 7]);
  expect(paths).toEqual(['', '']);
  expect(unreadIn(list)).toBe(1);
});

test('A server in trouble is not asked for everything on top', async () => {
  const host = onHost(({ query }) =>
    query.has('since')
      ? json({}, { status: 503 })
      : advertising('hierarchy-changes', TREE, { headers: { etag: '"t1"' } }),
  );
  await host.cache.read(host.locations.hierarchy());
  host.cache.invalidate('locations');
  expect(await rejection(host.cache.read(host.locations.hierarchy()))).toMatchObject({ status: 503 });
  expect(host.sent.filter(({ query }) => !query.has('since'))).toHaveLength(1);
});

function photo() {
  const size = { bytes: 1, width: 1, height: 1, created_at: 0, updated_at: 0 };
  return {
    id: 'i1',
    filename: 'a.jpg',
    mime_type: 'image/jpeg',
    status: 'ready' as const,
    storage_path: 'a',
    ...size,
  };
}
