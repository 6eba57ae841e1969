import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleItems, sampleLocations } from '../../../src/model/samples/samples.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { createFallback } from '../../../src/services/cache/fallback.ts';
import { noAnswer, onFailingHost } from './fallback.stage.ts';
import { type Answer, HOST, json, NOW, notFound, silence } from '../host/fakeHost.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const TREE = [{ id: 'a', name: 'Barn', label: 'B1', children: [{ id: 'b', name: 'Shelf', label: 'S1' }] }];
const refused =
  (status: number): Answer =>
  () =>
    json({ message: 'No' }, { status });
const first = { page: 1, pageSize: 12, category: null };
const names = (state: WatchState<{ name: string }[]>) =>
  state.status !== 'loading' && state.data?.map(({ name }) => name);

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the hierarchy', () => {
  test('FALLB-04: after the call and its repeat one plain fetch of the same path is the live answer', async () => {
    const host = onFailingHost(noAnswer, { direct: () => json(TREE) });
    const state = await host.outcome(host.locations.hierarchy());
    expect(state).toMatchObject({ status: 'answered', at: NOW, refreshing: false });
    expect(names(state)).toEqual(['Barn', 'Shelf']);
    expect(host.sent).toHaveLength(2);
    expect(host.asked).toEqual([`${HOST}/api/locations/hierarchy`]);
    // Live, so it is fresh: nobody asks again.
    expect(names(await host.outcome(host.locations.hierarchy()))).toEqual(['Barn', 'Shelf']);
    expect(host.sent).toHaveLength(2);
  });

  test('FALLB-04: the direct fetch passes every cache and carries the token, and its answer may be nested', async () => {
    const headers: (string | null)[] = [];
    const host = onFailingHost(refused(500), {
      direct: (sent) => {
        headers.push(sent.headers.get('authorization'));
        return json({ locations: TREE });
      },
    });
    expect(names(await host.outcome(host.locations.hierarchy()))).toEqual(['Barn', 'Shelf']);
    expect(headers).toEqual(['Bearer secret']);
  });

  test('FALLB-04: the direct fetch is given up after 10 s of its own, also while its body comes', async () => {
    vi.useFakeTimers({ now: NOW });
    let signal: AbortSignal | null = null;
    const host = onFailingHost(noAnswer, {
      direct: (sent) => {
        signal = sent.signal;
        const body = new ReadableStream({
          start: (stream) =>
            sent.signal?.addEventListener('abort', () => stream.error(new Error('given up'))),
        });
        return new Response(body);
      },
    });
    let state: WatchState<unknown> | undefined;
    void host.outcome(host.locations.hierarchy()).then((told) => (state = told));
    await vi.advanceTimersByTimeAsync(0);
    expect(host.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(signal).toMatchObject({ aborted: true });
    expect(state).toMatchObject({ status: 'failed', source: 'sample' });
  });

  test.each([
    ['no answer', undefined],
    ['a refusal', () => json({}, { status: 503 })],
    ['no tree', () => json({ locations: 'none' })],
  ])('FALLB-05: with %s to the direct fetch the built-in sample locations follow', async (_, direct) => {
    const host = onFailingHost(noAnswer, direct && { direct });
    expect(await host.outcome(host.locations.hierarchy())).toMatchObject({
      status: 'failed',
      failure: { kind: 'offline' },
      source: 'sample',
      data: sampleLocations(),
    });
    expect(host.asked).toHaveLength(1);
  });

  test('FALLB-05: the last real tree comes before the samples', async () => {
    let isUp = true;
    const host = onFailingHost((sent) => (isUp ? json(TREE) : noAnswer(sent)));
    await host.outcome(host.locations.hierarchy());
    isUp = false;
    host.cache.invalidate('locations');
    const state = await host.outcome(host.locations.hierarchy());
    expect(state).toMatchObject({ status: 'failed', source: 'last-known', at: NOW });
    expect(names(state)).toEqual(['Barn', 'Shelf']);
    // Asked directly all the same: the live answer is worth more.
    expect(host.asked).toHaveLength(1);
  });

  test.each([401, 404])('a %i is an answer: nothing follows', async (status) => {
    const host = onFailingHost(refused(status), { direct: () => json(TREE) });
    const state = await host.outcome(host.locations.hierarchy());
    expect(state).toMatchObject({ status: 'failed' });
    expect(state).not.toHaveProperty('data');
    expect(host.asked).toEqual([]);
  });

  test('an answer to the direct fetch that comes after the session has ended is nobody’s', async () => {
    let answer = (_: Response): void => {};
    const host = onFailingHost(noAnswer, { direct: () => new Promise((resolve) => (answer = resolve)) });
    const stop = host.reads.watch(host.locations.hierarchy(), () => {});
    await vi.waitFor(() => expect(host.asked).toHaveLength(1));
    stop();
    host.cache.clear();
    answer(json(TREE));
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.cache.known('locations')).toEqual([]);
  });
});

describe('the list of all items', () => {
  test('FALLB-06: falls back to the six sample items', async () => {
    const host = onFailingHost(noAnswer);
    const state = await host.outcome(host.items.page(first));
    expect(state).toMatchObject({
      status: 'failed',
      failure: { kind: 'offline' },
      source: 'sample',
      data: { items: sampleItems(), total: 6 },
    });
  });

  test('FALLB-06: the list of one category does not', async () => {
    const host = onFailingHost(noAnswer);
    const tools = await host.outcome(host.items.page({ ...first, category: 'Tools' }));
    expect(tools).toMatchObject({ status: 'failed' });
    expect(tools).not.toHaveProperty('data');
  });

  test('FALLB-06: the last real page comes before the samples', async () => {
    let isUp = true;
    const host = onFailingHost((sent) =>
      isUp ? json({ items: [{ id: ID, name: 'Vice' }], total: 1 }) : noAnswer(sent),
    );
    await host.outcome(host.items.page(first));
    isUp = false;
    host.cache.invalidate('items');
    expect(await host.outcome(host.items.page(first))).toMatchObject({
      status: 'failed',
      source: 'last-known',
      at: NOW,
      data: { total: 1, items: [{ name: 'Vice' }] },
    });
  });
});

describe.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['preview.test', true],
  ['stowage.lan', false],
  ['localhost.example.org', false],
])('on %s', (hostname, hasSamples) => {
  const told = hasSamples ? 'a sample stands in for' : 'no sample stands in for';

  test(`FALLB-07: ${told} a single item that cannot be read`, async () => {
    const host = onFailingHost(noAnswer, { hostname });
    const state = await host.outcome(host.items.one(ID));
    expect(state).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    if (hasSamples) expect(state).toMatchObject({ source: 'sample', data: sampleItems()[0] });
    else expect(state).not.toHaveProperty('data');
  });

  test(`FALLB-08: ${told} a location that cannot be read`, async () => {
    const host = onFailingHost(noAnswer, { hostname });
    const state = await host.outcome(host.locations.one('WS-9'));
    if (hasSamples) expect(state).toMatchObject({ source: 'sample', data: sampleLocations()[0] });
    else expect(state).not.toHaveProperty('data');
  });

  test(`FALLB-09: ${told} a location's items that cannot be read`, async () => {
    const host = onFailingHost(noAnswer, { hostname });
    const state = await host.outcome(host.items.inLocation(ID));
    if (hasSamples) expect(state).toMatchObject({ source: 'sample', data: [{ name: 'Red tool chest' }] });
    else expect(state).not.toHaveProperty('data');
  });
});

describe('samples', () => {
  test('FALLB-07 FALLB-08 FALLB-09: are those with the id that was asked for, where there are any', async () => {
    const host = onFailingHost(noAnswer, { hostname: 'localhost' });
    const chosen = sampleItems()[3];
    expect(await host.outcome(host.items.one(chosen?.id ?? ''))).toMatchObject({ data: chosen });
    const shelf = sampleLocations().find(({ type }) => type === 'Shelf');
    expect(await host.outcome(host.locations.one(shelf?.id ?? ''))).toMatchObject({ data: shelf });
    const inShelf = await host.outcome(host.items.inLocation(shelf?.id ?? ''));
    expect(names(inShelf)).toEqual(['Bolts and nuts', 'Blind rivets']);
  });

  test.each([
    ['an item', 'item'],
    ['a location', 'location'],
    ["a location's items", 'items'],
  ])('never stand in for %s that the host says is not there', async (_, what) => {
    const host = onFailingHost(notFound, { hostname: 'localhost' });
    const query = {
      item: () => host.outcome<unknown>(host.items.one(ID)),
      location: () => host.outcome<unknown>(host.locations.one(ID)),
      items: () => host.outcome<unknown>(host.items.inLocation(ID)),
    }[what];
    const state = await query?.();
    expect(state).toMatchObject({ status: 'failed', failure: { kind: 'not-found' } });
    expect(state).not.toHaveProperty('data');
  });

  test('are never asked of the host, nor told to it', async () => {
    const host = onFailingHost(noAnswer, { hostname: 'localhost' });
    await host.outcome(host.items.page(first));
    await host.outcome(host.items.one(ID));
    expect(host.sent.map(({ path }) => path).join()).not.toContain('sample');
    expect(host.cache.known('items')).toEqual([]);
  });
});

describe('a single item', () => {
  const item = (more: object) => ({ id: ID, name: 'Vice', ...more });

  test('FALLB-10: falls back to the copy that this browser keeps of it', async () => {
    const host = onFailingHost(noAnswer, { hostname: 'localhost' });
    host.storage.setItem(`api_item_${ID}`, JSON.stringify({ ...item({}), cached: { at: 5, user: 'ada' } }));
    expect(await host.outcome(host.items.one(ID))).toMatchObject({
      status: 'failed',
      failure: { kind: 'offline' },
      source: 'last-known',
      at: 5,
      data: { id: ID, name: 'Vice' },
    });
  });

  test("FALLB-10: not to another person's copy", async () => {
    const host = onFailingHost(noAnswer);
    host.storage.setItem(`api_item_${ID}`, JSON.stringify({ ...item({}), cached: { at: 5, user: 'bob' } }));
    expect(await host.outcome(host.items.one(ID))).not.toHaveProperty('data');
  });

  test.each([
    ['a page of items', '/api/items'],
    ['the items of a location', `/locations/${ID}/items`],
    ['search results', '/api/search'],
  ])('FALLB-11: falls back to %s that it is in', async (_, path) => {
    const host = onFailingHost((sent) =>
      sent.path.startsWith(path) ? json([item({}), { id: 'other', name: 'Other' }]) : noAnswer(sent),
    );
    const query = {
      '/api/items': () => host.outcome<unknown>(host.items.page(first)),
      '/api/search': () => host.outcome<unknown>(host.items.search('v')),
    }[path];
    await (query ?? (() => host.outcome<unknown>(host.items.inLocation(ID))))();
    expect(await host.outcome(host.items.one(ID))).toMatchObject({
      status: 'failed',
      source: 'last-known',
      at: NOW,
      data: { id: ID, name: 'Vice' },
    });
    expect(await host.outcome(host.items.one('nowhere'))).not.toHaveProperty('data');
  });

  test('FALLB-10 FALLB-11: of a copy and a list the newer one counts', async () => {
    const host = onFailingHost((sent) =>
      sent.path.startsWith('/api/items?') ? json([item({})]) : noAnswer(sent),
    );
    await host.outcome(host.items.page(first));
    host.itemCache.write({ ...hostCopy(), name: 'Older' }, 'ada', NOW - 1);
    expect(await host.outcome(host.items.one(ID))).toMatchObject({ data: { name: 'Vice' } });
    host.itemCache.write({ ...hostCopy(), name: 'Newer' }, 'ada', NOW + 1);
    expect(await host.outcome(host.items.one(ID))).toMatchObject({ data: { name: 'Newer' } });
  });

  test('FALLB-10: not when the host says that it is gone', async () => {
    const host = onFailingHost(notFound);
    host.itemCache.write(hostCopy(), 'ada', 5);
    expect(await host.outcome(host.items.one(ID))).not.toHaveProperty('data');
  });
});

test('a location that cannot be read is the one of the known hierarchy, by id or label', async () => {
  const host = onFailingHost((sent) => (sent.path.endsWith('hierarchy') ? json(TREE) : noAnswer(sent)), {
    hostname: 'localhost',
  });
  await host.outcome(host.locations.hierarchy());
  for (const identifier of ['b', 's1', 'Ｓ\u200B1']) {
    expect(await host.outcome(host.locations.one(identifier))).toMatchObject({
      status: 'failed',
      source: 'last-known',
      at: NOW,
      data: { id: 'b', name: 'Shelf' },
    });
  }
});

describe('the order', () => {
  test('a failure with the last answer is told at once, whatever code is on its way', async () => {
    const host = onFailingHost(refused(500));
    const reads = createFallback(host.cache, () => new Promise(() => {}));
    host.cache.set(['lookups', 'types'], [{ id: 1, name: 'Shelf' }]);
    host.cache.invalidate('lookups');
    const states: WatchState<unknown>[] = [];
    const stop = reads.watch(host.lookups.types(), (state) => states.push(state));
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'failed', source: 'last-known' }));
    stop();
  });

  test('code that does not arrive leaves the failure', async () => {
    const host = onFailingHost(noAnswer);
    const reads = createFallback(host.cache, () => Promise.reject(new Error('no code')));
    const states: WatchState<unknown>[] = [];
    const stop = reads.watch(host.items.page(first), (state) => states.push(state));
    await vi.waitFor(() =>
      expect(states.at(-1)).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }),
    );
    expect(states.at(-1)).not.toHaveProperty('data');
    stop();
  });

  test('what was found for a failure that is over is not told', async () => {
    let isUp = false;
    const host = onFailingHost((sent) => (isUp ? json({ items: [], total: 0 }) : noAnswer(sent)));
    let arrive = (): void => {};
    const code = new Promise<never>((_, reject) => (arrive = () => reject(new Error('late'))));
    const reads = createFallback(host.cache, () => code);
    const states: WatchState<unknown>[] = [];
    const stop = reads.watch(host.items.page(first), (state) => states.push(state));
    await vi.waitFor(() => expect(host.sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    isUp = true;
    host.cache.invalidate('items');
    await host.cache.read(host.items.page(first));
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(states.at(-1)).toMatchObject({ status: 'answered' });
    expect(states.some(({ status }) => status === 'failed')).toBe(false);
    stop();
  });

  test('a host that never answers is a failed one too', async () => {
    vi.useFakeTimers({ now: NOW });
    const host = onFailingHost(silence);
    let state: WatchState<unknown> | undefined;
    void host.outcome(host.items.page(first)).then((told) => (state = told));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state).toMatchObject({ status: 'failed', failure: { kind: 'timeout' }, source: 'sample' });
  });
});

/** The item as the browser keeps it. */
function hostCopy() {
  return { ...sampleItems()[0], id: ID, name: 'Vice' } as ReturnType<typeof sampleItems>[number];
}
