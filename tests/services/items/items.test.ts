import { focusManager } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import type { HistoryPage } from '../../../contract/history.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { createItemReads } from '../../../src/services/items/itemReads.ts';
import { createItemRemoval } from '../../../src/services/items/itemRemoval.ts';
import { NOW, advertising, json, notFound, onHost, rejection, silence } from '../host/fakeHost.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const item = (id: string, more: object = {}) => ({ id, name: `Item ${id}`, ...more });
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('a page of items', () => {
  const query = { page: 3, pageSize: 12, category: 'Tools', sort: 'name' };

  test('CALL-12 CALL-14: is asked for with limit and offset, and the items field is it', async () => {
    const { items, cache, only } = onHost(() => json({ items: [item('a')], total: 25 }));
    expect(await cache.read(items.page(query))).toMatchObject({ items: [{ id: 'a' }], total: 25 });
    expect(only()).toMatchObject({
      method: 'GET',
      path: '/api/items?limit=12&offset=24&category=Tools&sort=name',
    });
  });

  test('every category is no category in the query', async () => {
    const { items, cache, only } = onHost(() => json({ items: [], total: 0 }));
    await cache.read(items.page({ page: 1, pageSize: 12, category: null }));
    expect(only().path).toBe('/api/items?limit=12&offset=0');
  });

  test.each([
    ['an array', (list: unknown) => list],
    ['an items field without a total', (items: unknown) => ({ items })],
  ])('CALL-13 HOME-28: from %s the page is filtered, sorted and cut in the browser', async (_, shape) => {
    const all = Array.from({ length: 30 }, (__, at) =>
      item(String(at), { name: `Bin ${30 - at}`, category: at % 2 === 0 ? 'tools' : 'Misc' }),
    );
    const { items, cache } = onHost(() => json(shape(all)));
    const first = await cache.read(items.page({ page: 1, pageSize: 12, category: 'Tools' }));
    expect(first.total).toBe(15);
    expect(first.items.map(({ name }) => name).slice(0, 5)).toEqual([
      'Bin 2',
      'Bin 4',
      'Bin 6',
      'Bin 8',
      'Bin 10',
    ]);
    expect(first.items).toHaveLength(12);
    expect((await cache.read(items.page({ page: 2, pageSize: 12, category: 'Tools' }))).items).toHaveLength(
      3,
    );
    expect((await cache.read(items.page({ page: 1, pageSize: 12, category: null }))).total).toBe(30);
  });

  test('of the table is asked for with its order and filters', async () => {
    const { items, cache, only } = onHost(() => json({ items: [], total: 0 }));
    const table = 'sort=-part&in=room&supplier=W%C3%BCrth&photo=missing';
    await cache.read(items.page({ page: 2, pageSize: 100, category: 'Tools', table }));
    expect(Object.fromEntries(new URL(only().path, 'http://host').searchParams)).toEqual({
      limit: '100',
      offset: '100',
      category: 'Tools',
      sort: '-part',
      within: 'room',
      supplier: 'Würth',
      photo: 'missing',
    });
  });

  test('of the table is of the level that Home stands at, unless its own filter names another place', async () => {
    const { items, cache, sent } = onHost(() => advertising('within', { items: [], total: 0 }));
    const query = { page: 1, pageSize: 100, category: null, within: 'hall' };
    const placeAsked = (at: number) =>
      new URL(sent[at]?.path ?? '', 'http://host').searchParams.get('within');
    const ofLevel = await cache.read(items.page({ ...query, table: 'sort=part' }));
    expect([placeAsked(0), ofLevel.within]).toEqual(['hall', 'hall']);
    const ofFilter = await cache.read(items.page({ ...query, table: 'in=room' }));
    expect([placeAsked(1), ofFilter.within]).toEqual(['room', 'room']);
  });

  test('of the table is made in the browser from a host that answers everything', async () => {
    const all = ['W-10', 'W-9', '', 'X-1'].map((part, at) =>
      item(String(at), { supplier_part_no: part, category: at === 3 ? 'Misc' : 'Tools' }),
    );
    const { items, cache } = onHost(() => json(all));
    const query = { page: 1, pageSize: 2, category: 'tools', table: 'sort=part' };
    const page = await cache.read(items.page(query));
    expect({ ids: ids(page.items), total: page.total }).toEqual({ ids: ['1', '0'], total: 3 });
    expect(ids((await cache.read(items.page({ ...query, page: 2 }))).items)).toEqual(['2']);
  });

  test('is not repeated by the cache: the grid does that itself', async () => {
    const { items, cache, sent } = onHost(() => json({}, { status: 503 }));
    await rejection(cache.read(items.page(query)));
    expect(sent).toHaveLength(1);
  });
});

describe('one item', () => {
  test('CALL-18: is read by its id', async () => {
    const { items, cache, only } = onHost(() => json(item('a/b', { category: { name: 'Tools' } })));
    expect(await cache.read(items.one('a/b'))).toMatchObject({ id: 'a/b', category: 'Tools' });
    expect(only()).toMatchObject({ method: 'GET', path: '/api/items/a%2Fb' });
    expect(only().headers.has('cache-control')).toBe(false);
  });

  test('CALL-19 CALL-20: read fresh, it passes every cache by and is the cached answer then', async () => {
    const { items, cache, sent } = onHost(() => json(item('a', { name: `Read ${sent.length}` })));
    await cache.read(items.one('a'));
    expect((await items.readFresh('a')).name).toBe('Read 2');
    expect(sent[1]?.path).toBe(`/api/items/a?_cb=${NOW}`);
    expect(sent[1]?.headers.get('cache-control')).toBe('no-cache');
    expect(sent[1]?.headers.get('pragma')).toBe('no-cache');
    expect((await cache.read(items.one('a'))).name).toBe('Read 2');
  });

  test('VALID-23: without an id nothing is asked', async () => {
    const { items, cache, sent } = onHost(notFound);
    expect(await rejection(cache.read(items.one('')))).toMatchObject({
      kind: 'input',
      message: 'No item ID provided',
    });
    expect(sent).toEqual([]);
  });

  test.each(['.', '..', '\ud800'])('the id %j is not asked for: it would be another address', async (id) => {
    const { items, cache, sent } = onHost(() => json(item('a')));
    expect(await rejection(cache.read(items.one(id)))).toMatchObject({ kind: 'not-found' });
    expect(sent).toEqual([]);
  });

  test('CACHE-05: is not read again when the window is looked at, however old it is', async () => {
    vi.useFakeTimers();
    const { items, cache, sent } = onHost(() => json(item('a')));
    const stop = cache.watch(items.one('a'), () => {});
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    focusManager.onFocus();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    stop();
    vi.useRealTimers();
  });
});

describe('the items in a location', () => {
  test.each([
    ['that takes any offset', true, [0, 999, 1998]],
    ['that advertises nothing and may make pages of it', false, [0, 1000, 2000]],
  ])(
    'CALL-08 CALL-10 LOC-48: are read completely of a host %s, in chunks, and sorted by name',
    async (_, isOurs, offsets) => {
      const all = Array.from({ length: 2345 }, (__, at) => item(String(at), { name: `Bin ${2345 - at}` }));
      const { items, cache, sent } = onHost(({ query }) => {
        const [limit, asked] = [Number(query.get('limit')), Number(query.get('offset'))];
        const offset = isOurs ? asked : Math.floor(asked / limit) * limit;
        const answer = { items: all.slice(offset, offset + limit), total: all.length };
        return isOurs ? advertising('paging', answer) : json(answer);
      });
      const read = await cache.read(items.inLocation('L 1'));
      expect(read.map(({ name }) => name)).toEqual(Array.from({ length: 2345 }, (__, at) => `Bin ${at + 1}`));
      expect(sent.map(({ path }) => path)).toEqual(
        offsets.map((offset) => `/locations/L%201/items?limit=1000&offset=${offset}`),
      );
    },
  );

  test('CALL-09: an array is all of them', async () => {
    const { items, cache, sent } = onHost(() => json([item('b'), item('a')]));
    expect(ids(await cache.read(items.inLocation('L1')))).toEqual(['a', 'b']);
    expect(sent).toHaveLength(1);
  });

  test('CALL-10: an items field without a total is all of them', async () => {
    const { items, cache, sent } = onHost(() => json({ items: [item('a')] }));
    expect(ids(await cache.read(items.inLocation('L1')))).toEqual(['a']);
    expect(sent).toHaveLength(1);
  });

  test('a host that ignores the offset does not keep us asking', async () => {
    const { items, cache, sent } = onHost(() => json({ items: [item('a')], total: 5 }));
    expect(ids(await cache.read(items.inLocation('L1')))).toEqual(['a']);
    expect(sent).toHaveLength(2);
  });
});

describe('deleting', () => {
  test('CALL-26: asks for it by id; the item is no longer in the cache', async () => {
    const { items, cache, only } = onHost(() => new Response(null, { status: 204 }));
    cache.set(['item', ID], item(ID));
    await items.remove({ id: ID, name: 'Anvil' });
    expect(only()).toMatchObject({ method: 'DELETE', path: `/api/items/${ID}`, body: undefined });
    expect(cache.peek(items.one(ID))).toBeUndefined();
  });

  test('whoever looks at it, as on its page after the undo of its adding, is told that it is gone', async () => {
    const { items, cache } = onHost(({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : json(item(ID)),
    );
    const states: WatchState<Item>[] = [];
    const stop = cache.watch(items.one(ID), (state) => states.push(state));
    const histories: WatchState<HistoryPage>[] = [];
    const stopHistory = cache.watch(items.history(ID), (state) => histories.push(state));
    await cache.read(items.one(ID));
    await cache.read(items.history(ID));
    await items.remove({ id: ID, name: 'Anvil' });
    const gone = { status: 'failed', failure: { kind: 'not-found', message: '“Anvil” was deleted.' } };
    expect(states.at(-1)).toMatchObject(gone);
    expect(histories.at(-1)).toMatchObject(gone);
    // Brought back, both are read anew.
    for (const query of ['item', 'item-history']) cache.invalidate(query, ID);
    await vi.waitFor(() =>
      expect([states.at(-1)?.status, histories.at(-1)?.status]).toEqual(['answered', 'answered']),
    );
    stop();
    stopHistory();
  });

  test('what this browser has of it without the server goes as well', async () => {
    const { http, cache } = onHost(() => new Response(null, { status: 204 }));
    const forgotten: string[] = [];
    const removal = createItemRemoval(http, cache, undefined, (id) => forgotten.push(id));
    await removal.remove({ id: ID, name: 'Anvil' });
    expect(forgotten).toEqual([ID]);
  });

  test('by somebody else is told as soon as the host has the item no more, and not where it is away', async () => {
    let answer = (): Response => json({}, { status: 503 });
    const { http, cache } = onHost(() => answer());
    const gone: string[] = [];
    const reads = createItemReads(http, cache, { onGone: (id) => gone.push(id) });
    await rejection(cache.read(reads.one(ID)));
    expect(gone).toEqual([]);
    answer = notFound;
    await rejection(cache.read(reads.one(ID), { fresh: true }));
    expect(gone).toEqual([ID]);
  });

  test('ERR-31: a refusal says what failed and why', async () => {
    const { items } = onHost(() => json({ message: 'Not yours' }, { status: 403 }));
    expect(await rejection(items.remove({ id: ID, name: 'Anvil' }))).toMatchObject({
      kind: 'forbidden',
      message: 'Failed to delete item: Not yours',
    });
  });

  test('one that somebody else has deleted before is deleted', async () => {
    const { items, cache } = onHost(notFound);
    cache.set(['item', ID], item(ID));
    await items.remove({ id: ID, name: 'Anvil' });
    expect(cache.peek(items.one(ID))).toBeUndefined();
  });
});

describe('searching', () => {
  test('CALL-27 CALL-29: asks with the text, encoded', async () => {
    const { items, cache, only } = onHost(() => json({ items: [item('a')], total: 1 }));
    expect(ids((await cache.read(items.search('M4 & 50%'))).items)).toEqual(['a']);
    expect(only().path.startsWith('/api/search?q=')).toBe(true);
    expect(only().query.get('q')).toBe('M4 & 50%');
  });

  test('of a text of 100,000 characters as much is asked for as a host looks at: more would be refused', async () => {
    const { items, cache, only } = onHost(() => json({ items: [], total: 0 }));
    await cache.read(items.search(`${'x'.repeat(999)}${'\u{1f529}'.repeat(50_000)}`));
    expect(only().query.get('q')).toMatch(/^x{999}.$/);
  });

  test('CALL-27: the hits below the best are asked for in chunks', async () => {
    const { items, cache, only } = onHost(() => json({ items: [item('b')], total: 101 }));
    expect(ids((await cache.read(items.searchOn('M4', 100))).items)).toEqual(['b']);
    expect(Object.fromEntries(only().query)).toEqual({ q: 'M4', limit: '500', offset: '100' });
    expect(cache.known('search')).toHaveLength(1);
  });

  test('CALL-28: an array is the hits', async () => {
    const { items, cache } = onHost(() => json([item('a'), item('b')]));
    expect(await cache.read(items.search('x'))).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }],
      total: 2,
    });
  });
});

describe('the history', () => {
  const entry = { id: 1, at: '2026-01-01T00:00:00Z', user: 'ada', kind: 'created', changes: [] };
  const answering = (features: string) =>
    onHost(({ path }) =>
      json(path.endsWith('/history') ? { history: [entry] } : item('a'), {
        headers: { 'Stowage-Features': features },
      }),
    );

  test('is asked of a host that keeps one, even as the first question of all', async () => {
    const { items, cache, sent } = answering('history');
    expect(await cache.read(items.history('a'))).toMatchObject({
      history: [{ id: '1', user: 'ada', kind: 'created' }],
      next: null,
    });
    expect(sent.map(({ path }) => path)).toEqual(['/api/items/a', '/api/items/a/history']);
  });

  test('is read anew once the item turns out to have been changed elsewhere, and only then', async () => {
    const host = { version: 1 };
    const { items, cache, sent } = onHost(({ path }) =>
      advertising(
        'history',
        path.endsWith('/history') ? { history: [entry] } : item('a', { version: host.version }),
      ),
    );
    await cache.read(items.one('a'));
    const stop = cache.watch(items.history('a'), () => {});
    const asked = () => sent.filter(({ path }) => path.endsWith('/history')).length;
    await vi.waitFor(() => expect(asked()).toBe(1));
    await items.readFresh('a');
    await cache.read(items.history('a'));
    expect(asked()).toBe(1);
    host.version = 2;
    await items.readFresh('a');
    await vi.waitFor(() => expect(asked()).toBe(2));
    stop();
  });

  test('is empty from another host, which is not asked', async () => {
    const { items, cache, sent } = answering('paging');
    expect(await cache.read(items.history('a'))).toEqual({ history: [], next: null });
    expect(sent.map(({ path }) => path)).toEqual(['/api/items/a']);
  });
});

describe('what a history leaves out', () => {
  test('older entries are asked for with what the page before them gave', async () => {
    const { items, only } = onHost(() => json({ history: [], next: '3' }));
    expect(await items.olderHistory({ id: 'a/b', before: '5' })).toEqual({
      before: '5',
      page: { history: [], next: '3' },
    });
    expect([only().path, Object.fromEntries(only().query)]).toEqual([
      '/api/items/a%2Fb/history?before=5',
      { before: '5' },
    ]);
  });

  test('the whole text of a change is asked for by its entry and field', async () => {
    const change = { field: 'notes', before: null, after: 'n'.repeat(20_000) };
    const { items, only } = onHost(() => json(change));
    expect(await items.wholeChange({ itemId: 'a', entryId: '7', field: 'notes' })).toEqual(change);
    expect(only().path).toBe('/api/items/a/history/7/notes');
  });
});

describe('a host that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  type App = ReturnType<typeof onHost>;
  test.each<[string, (app: App) => Promise<unknown>]>([
    [
      'CALL-11 ERR-06: the items of a location',
      ({ items }) => items.inLocation('L1').load(new AbortController().signal),
    ],
    [
      'CALL-15 ERR-06: the items',
      ({ items }) => items.page({ page: 1, pageSize: 12, category: null }).load(new AbortController().signal),
    ],
    ['CALL-21 ERR-06: an item', ({ items }) => items.one('a').load(new AbortController().signal)],
    ['CALL-30 ERR-07: a search', ({ items }) => items.search('a').load(new AbortController().signal)],
  ])('%s is given up after 5 s, not before', async (title, ask) => {
    const failing = rejection(ask(onHost(silence)));
    const settled = vi.fn<(error: unknown) => void>();
    void failing.then(settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({
      kind: 'timeout',
      message: title.includes('ERR-07')
        ? 'Search request timed out. Server may be unavailable.'
        : 'Request timed out. Server may be unavailable.',
    });
  });
});

describe('a page within a location', () => {
  const query = { page: 1, pageSize: 12, category: null, within: 'hangar' };
  const answer = { items: [], total: 3 };

  test('says so where the host has said that it heeds that', async () => {
    const { items, cache, only } = onHost(() => advertising('paging, within', answer));
    expect(await cache.read(items.page(query))).toMatchObject({ total: 3, within: 'hangar' });
    expect(only().query.get('within')).toBe('hangar');
  });

  test('is one of everywhere where it has not', async () => {
    const { items, cache } = onHost(() => advertising('paging', answer));
    const page = await cache.read(items.page(query));
    expect(page).not.toHaveProperty('within');
    expect(items.page(query).kept?.(JSON.parse(JSON.stringify(page)))).not.toHaveProperty('within');
  });
});
