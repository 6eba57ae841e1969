import { describe, expect, test, vi } from 'vitest';
import { unreadIn } from '../../../contract/unread.ts';
import { createCache, type QueryPersister, type QuerySpec } from '../../../src/services/cache/cache.ts';
import { withKnownRest } from '../../../src/services/items/searchRest.ts';
import { putIntoLists } from '../../../src/services/cache/optimisticLists.ts';
import { createImages } from '../../../src/services/photos/images.ts';
import { onFailingHost } from './fallback.stage.ts';
import { advertising, json } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

const item = (id: string) => hostItem({ id });

type Host = ReturnType<typeof onFailingHost>;

const OWNER = { kind: 'item', id: 'a' } as const;
/** Every list that a screen shows: one good record of it, and one that cannot be read. */
const LISTS: readonly {
  list: string;
  good: unknown;
  bad: unknown;
  query: (host: Host) => QuerySpec<unknown>;
}[] = [
  {
    list: 'a page of items',
    good: item('a'),
    bad: { ...item('b'), category: {} },
    query: ({ items }) => items.page({ page: 1, pageSize: 12, category: null }),
  },
  {
    list: 'the items of a location',
    good: item('a'),
    bad: null,
    query: ({ items }) => items.inLocation('x'),
  },
  { list: 'hits of a search', good: item('a'), bad: 7, query: ({ items }) => items.search('a') },
  {
    list: 'the locations',
    good: { id: 'a', name: 'Room' },
    bad: { id: 'b', name: {} },
    query: ({ locations }) => locations.hierarchy(),
  },
  {
    list: 'the categories',
    good: { id: 1, name: 'Tools' },
    bad: { id: 'x', name: 'Other' },
    query: ({ lookups }) => lookups.categories(),
  },
  {
    list: 'a history',
    good: { id: 'h', at: '2026-01-01T00:00:00Z', kind: 'created', changes: [] },
    bad: { id: 'i', at: null, kind: 'created', changes: [] },
    query: ({ items }) => items.history('a'),
  },
  {
    list: 'the images',
    good: { id: 'p' },
    bad: { filename: 'x.png' },
    query: ({ http, cache }) => createImages(http, cache).list(),
  },
  {
    list: 'the images of an item',
    good: { id: 'l', item_id: 'a', image_id: 'p', image: { id: 'p' } },
    bad: { id: 'm', item_id: 'a', image: { id: 'q' } },
    query: ({ http, cache }) => createImages(http, cache).ofOwner(OWNER),
  },
];

const entriesOf = (data: unknown): unknown[] | undefined =>
  Array.isArray(data) ? data : Object.values(data as Record<string, unknown>).find(Array.isArray);

/** On a host that answers `entries` to whatever is asked for as a list. */
const onHostWith = (entries: unknown) =>
  onFailingHost(
    ({ path }) => advertising('history, paging', /^\/api\/items\/a$/.test(path) ? item('a') : entries),
    { hostname: 'localhost' },
  );

describe.each(LISTS)('$list', ({ good, bad, query }) => {
  test('a bad record is left out and counted, the others are shown, and no sample stands in', async () => {
    const host = onHostWith([bad, good, bad]);
    const state = await host.outcome(query(host));
    if (state.status !== 'answered') throw new Error(JSON.stringify(state));
    expect(entriesOf(state.data)).toHaveLength(1);
    expect(unreadIn(state.data as object)).toBe(2);
  });

  test('bad records alone are an empty list', async () => {
    const host = onHostWith([bad]);
    const state = await host.outcome(query(host));
    if (state.status !== 'answered') throw new Error(JSON.stringify(state));
    expect([entriesOf(state.data), unreadIn(state.data as object)]).toEqual([[], 1]);
  });

  test.each([{ message: 'maintenance' }, null, 'soon', 7])(
    'what is no list at all (%j) is a bad answer, over which no sample stands',
    async (answer) => {
      const host = onHostWith(answer);
      const state = await host.outcome(query(host));
      expect(state).toMatchObject({ status: 'failed', failure: { kind: 'bad-answer' } });
      expect(state).not.toHaveProperty('source');
      expect(state).not.toHaveProperty('data');
    },
  );
});

test.each([400, 403, 429, 500])(
  'a host that refuses with %i is there: no sample stands over it',
  async (status) => {
    const host = onFailingHost(() => json({}, { status }), { direct: () => json({}, { status }) });
    for (const query of [
      host.items.page({ page: 1, pageSize: 12, category: null }),
      host.locations.hierarchy(),
    ] as QuerySpec<unknown>[]) {
      const state = await host.outcome(query);
      expect(state).toMatchObject({ status: 'failed', failure: { status } });
      expect(state).not.toHaveProperty('source');
    }
  },
);

test('a link whose image is null has its image read by itself', async () => {
  const link = { id: 'l', item_id: 'a', image_id: 'p', image: null };
  const host = onFailingHost(({ path }) =>
    json(path.startsWith('/api/images/') ? { id: 'p', filename: 'x' } : [link]),
  );
  const links = await host.cache.read(createImages(host.http, host.cache).ofOwner(OWNER));
  expect(links).toMatchObject([{ id: 'l', image: { id: 'p', filename: 'x' } }]);
  expect(unreadIn(links)).toBe(0);
});

test('all items of a location are read, however many of a chunk cannot be', async () => {
  const all: unknown[] = Array.from({ length: 2500 }, (_, at) => item(String(at)));
  for (let at = 900; at < 2100; at++) all[at] = null;
  const host = onFailingHost(({ query }) => {
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    return json({ items: all.slice(offset, offset + limit), total: all.length });
  });
  const items = await host.cache.read(host.items.inLocation('x'));
  expect([items.length, unreadIn(items), host.sent.length]).toEqual([1300, 1200, 3]);
});

test('the count stays with a list that an item was put into, and with hits that are joined', async () => {
  const host = onHostWith([null, item('a')]);
  const inLocation = host.items.inLocation('x');
  await host.cache.read(inLocation);
  putIntoLists(host.cache, { ...item('c'), location_id: 'x' });
  const known = host.cache.peek(inLocation)?.data;
  expect([known?.length, unreadIn(known)]).toEqual([2, 1]);
  const best = await host.cache.read(host.items.search('a'));
  await host.cache.read(host.items.searchOn('a', 2));
  const joined = withKnownRest(host.cache, host.items.searchOn, 'a', {
    status: 'answered',
    data: best,
    at: 0,
    refreshing: false,
  });
  expect(joined.status === 'answered' && unreadIn(joined.data)).toBe(2);
});

test('the count outlives the page with the answer', async () => {
  vi.useFakeTimers();
  const entries = new Map<string, { text: string; at: number }>();
  const persister: QueryPersister = {
    find: async (key) => entries.get(key),
    keep: (key, at, text) => void entries.set(key, { at, text: text() }),
    forget: (key) => void entries.delete(key),
  };
  const query = ({ items }: Host) => items.page({ page: 1, pageSize: 12, category: null });
  const host = onHostWith([null, item('a')]);
  const first = createCache({ retryDelay: 0, persister });
  await first.read(query(host));
  await vi.advanceTimersByTimeAsync(5000);
  expect(entries.size).toBe(1);
  const away = onFailingHost(() => Promise.reject(new TypeError('Failed to fetch')));
  const second = createCache({ retryDelay: 0, persister });
  const failing = second.read(query(away)).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await failing).toBe('failed');
  const known = second.peek(query(away))?.data;
  expect([known?.items.length, unreadIn(known)]).toEqual([1, 1]);
  vi.useRealTimers();
});
