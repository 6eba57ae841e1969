import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import type { LocationCreateRequest } from '../../../contract/requests.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { json, notFound, onHost, rejection, silence } from '../host/fakeHost.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const found = { id: ID, name: 'Shelf', label: 'S1' };
const input: LocationCreateRequest = {
  name: 'Shelf',
  description: '',
  location_type_id: 3,
  location_area_id: 1,
  label: 'S1',
  parent_id: null,
};

describe('the tree', () => {
  const nodes = [
    {
      id: '1',
      name: 'Hangar',
      children: [{ id: '2', name: 'Rack', label: 'R1', children: [{ id: '3', name: 'Bin' }] }],
    },
  ];

  test.each([
    ['CALL-41 CALL-42 CALL-45: an array of nodes', nodes],
    ['CALL-43 CALL-45: a locations field', { locations: nodes }],
  ])('%s becomes one list in which each knows its parent', async (_, answer) => {
    const { locations, cache, only } = onHost(() => json(answer));
    const list = await cache.read(locations.hierarchy());
    expect(list.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '2'],
    ]);
    expect(only()).toMatchObject({ method: 'GET', path: '/api/locations/hierarchy', cache: 'no-cache' });
  });
});

describe('freshness', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['CALL-46 CACHE-03: the tree', () => json([]), 'hierarchy'],
    ['CACHE-04: a location', () => json(found), 'one'],
  ] as const)('%s is used again for 10 minutes, then asked for again', async (_, answer, what) => {
    const { locations, cache, sent } = onHost(answer);
    const read = () => cache.read<unknown>(what === 'one' ? locations.one(ID) : locations.hierarchy());
    await read();
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    await read();
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await read();
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['CALL-44 ERR-06: the tree', 10_000, (app: ReturnType<typeof onHost>) => app.locations.hierarchy().load],
    [
      'CALL-35 ERR-06: a location by its id',
      4000,
      (app: ReturnType<typeof onHost>) => (signal: AbortSignal) => app.locations.find(ID, signal),
    ],
    [
      'a location by its label',
      4000,
      (app: ReturnType<typeof onHost>) => (signal: AbortSignal) => app.locations.find('S1', signal),
    ],
  ] as const)('%s is given up after %i ms, not before', async (_, timeout, ask) => {
    const failing = rejection(ask(onHost(silence))(new AbortController().signal));
    const settled = vi.fn<(error: unknown) => void>();
    void failing.then(settled);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({
      kind: 'timeout',
      message: 'Request timed out. Server may be unavailable.',
    });
  });
});

describe('finding one', () => {
  test.each([
    ['CALL-34', found],
    ['CALL-33', { location: found }],
  ])('IDRES-02 CALL-32 %s: the UUID pattern is an id', async (_, answer) => {
    const { locations, only } = onHost(() => json(answer));
    expect(await locations.find(ID)).toMatchObject(found);
    expect(only()).toMatchObject({ method: 'GET', path: `/api/locations/${ID}` });
  });

  test('IDRES-02: an upper-case UUID is an id too, and a label if no id', async () => {
    const { locations, sent } = onHost(({ path }) =>
      path.startsWith('/api/location/') ? json(found) : notFound(),
    );
    expect(await locations.find(ID.toUpperCase())).toMatchObject(found);
    expect(sent.map(({ path }) => path)).toEqual([`/api/locations/${ID}`, `/api/location/${ID}`]);
  });

  test('IDRES-03 CALL-31: anything else is a label first', async () => {
    const { locations, only } = onHost(() => json(found));
    expect(await locations.find('Rack 1/ä')).toMatchObject(found);
    expect(only()).toMatchObject({ method: 'GET', path: '/api/location/Rack%201%2F%C3%A4' });
  });

  test('IDRES-03: a label that nothing has is tried as an id', async () => {
    const { locations, sent } = onHost(({ path }) =>
      path === '/api/locations/42' ? json(found) : notFound(),
    );
    expect(await locations.find('42')).toMatchObject(found);
    expect(sent.map(({ path }) => path)).toEqual(['/api/location/42', '/api/locations/42']);
  });

  test.each([
    ['404', notFound],
    ['400 for a malformed id', () => json({}, { status: 400 })],
    ['an empty object', () => json({})],
  ])('ERR-08: when both lookups give %s it is not found', async (_, answer) => {
    const { locations, sent } = onHost(answer);
    expect(await rejection(locations.find('S1'))).toMatchObject({
      kind: 'not-found',
      message: 'Location not found',
    });
    expect(sent).toHaveLength(2);
  });

  test.each(['', '..'])('ERR-08: %j is not found without asking', async (identifier) => {
    const { locations, sent } = onHost(() => json(found));
    expect(await rejection(locations.find(identifier))).toMatchObject({ message: 'Location not found' });
    expect(sent).toEqual([]);
  });

  test('another failure is told as it is, without a second lookup', async () => {
    const { locations, sent } = onHost(() => json({ message: 'Out of order' }, { status: 500 }));
    expect(await rejection(locations.find('S1'))).toMatchObject({ kind: 'server', message: 'Out of order' });
    expect(sent).toHaveLength(1);
  });
});

describe('saving', () => {
  test('CALL-36 CALL-37 CALL-38 CALL-39: creating sends integers, and null for no parent', async () => {
    const { locations, only } = onHost(() => json(found, { status: 201 }));
    expect((await locations.create({ ...input, parent_id: '' })).id).toBe(ID);
    expect(only()).toMatchObject({ method: 'POST', path: '/api/locations' });
    expect(only().body).toEqual(input);
  });

  test.each([
    ['no body', () => new Response(null, { status: 201 })],
    ['no id', () => json({ name: 'Shelf' })],
  ])('a creation that is answered with %s has the id ""', async (_, answer) => {
    const { locations } = onHost(answer);
    expect((await locations.create(input)).id).toBe('');
  });

  test('a refused creation says what failed and why', async () => {
    const { locations } = onHost(() => json({ message: 'Label is taken' }, { status: 409 }));
    expect(await rejection(locations.create(input))).toMatchObject({
      kind: 'conflict',
      message: 'Failed to create location: Label is taken',
    });
  });

  test.each(['location_type_id', 'location_area_id', 'label'])(
    'a refusal of its %s has the lists of types and areas read again where one of them is meant',
    async (field) => {
      const fields = { [field]: 'This does not exist.' };
      const { locations, cache } = onHost(() => json({ error: 'invalid', fields }, { status: 422 }));
      const invalidate = vi.spyOn(cache, 'invalidate');
      await rejection(locations.create(input));
      await rejection(locations.update(ID, input));
      const both = field === 'label' ? [] : [['lookups'], ['lookups']];
      expect(invalidate.mock.calls.filter(([kind]) => kind === 'lookups')).toEqual(both);
    },
  );

  test('CALL-40: updating sends the same fields', async () => {
    const { locations, only } = onHost(() => json({ location: found }));
    expect(await locations.update(ID, input)).toMatchObject(found);
    expect(only()).toMatchObject({ method: 'PATCH', path: `/api/locations/${ID}` });
    expect(only().body).toEqual(input);
  });

  test('LOC-17: the description can be sent alone', async () => {
    const { locations, only } = onHost(() => json(found));
    await locations.update(ID, { description: 'New' });
    expect(only().body).toEqual({ description: 'New' });
  });

  test('an update without an id is refused before the host is asked', async () => {
    const { locations, sent } = onHost(() => json(found));
    expect(await rejection(locations.update('', input))).toMatchObject({
      kind: 'input',
      message: 'Missing location ID',
    });
    expect(sent).toEqual([]);
  });

  test.each([
    [{ message: 'Its own ancestor' }, 'Failed to update location: Its own ancestor (422)'],
    [{}, 'Failed to update location: Unprocessable (422)'],
  ])('a refused update with %j says what failed, why, and the status once', async (body, message) => {
    const { locations } = onHost(() => json(body, { status: 422, statusText: 'Unprocessable' }));
    expect(await rejection(locations.update(ID, input))).toMatchObject({ kind: 'invalid', message });
  });

  test('an update without an answer has the words of the network', async () => {
    const { locations } = onHost(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(locations.update(ID, input))).toMatchObject({
      kind: 'offline',
      message: 'Network error: Unable to connect to the server. Please check your internet connection.',
    });
  });

  test.each([
    ['creating', (app: ReturnType<typeof onHost>) => app.locations.create(input)],
    ['updating', (app: ReturnType<typeof onHost>) => app.locations.update(ID, input)],
    ['deleting', (app: ReturnType<typeof onHost>) => app.locations.remove({ id: ID, name: 'Lab' })],
  ])('%s refreshes the tree and the location', async (_, save) => {
    const app = onHost(({ path, method }) =>
      method === 'DELETE'
        ? new Response(null, { status: 204 })
        : json(path.endsWith('hierarchy') ? [] : found),
    );
    const read = async () => {
      await app.cache.read(app.locations.hierarchy());
      await app.cache.read(app.locations.one(ID));
    };
    await read();
    await read();
    expect(app.sent).toHaveLength(2);
    await save(app);
    await read();
    expect(app.sent).toHaveLength(5);
  });

  test('deleting what is in a location leaves its page hearing of what changes there; that of what is gone is asked for no more', async () => {
    const CHILD = ID.replace('5', '6');
    let description = 'as it was';
    const { cache, locations, sent } = onHost(({ path, method }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      return json(path.endsWith(CHILD) ? { ...found, id: CHILD } : { ...found, description });
    });
    const shown: unknown[] = [];
    const show = (state: WatchState<Location>): void => {
      if (state.status === 'answered') shown.push(state.data.description);
    };
    cache.watch(locations.one(ID), show);
    cache.watch(locations.one(CHILD), () => {});
    await expect.poll(() => shown).toEqual(['as it was']);
    await locations.remove({ id: CHILD, name: 'Tray' });
    description = 'as others wrote it';
    cache.invalidate('location');
    await expect.poll(() => shown.at(-1)).toBe('as others wrote it');
    expect(sent.filter(({ method, path }) => method === 'GET' && path.endsWith(CHILD))).toHaveLength(1);
  });
});
