import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ItemInput } from '../../../contract/requests.ts';
import { advertising, json, NOW, onHost, rejection, silence } from '../host/fakeHost.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const input: ItemInput = {
  name: 'Bolts',
  category: 'Fasteners',
  location_id: 'L1',
  description: 'M4',
  notes: '',
  quantity: 2.275,
  supplier: 'Bolt Co',
  supplier_part_no: 'B-4',
  supplier_item_url: 'https://bolt.test/4',
  acquisition_date: '2024-02-29',
};
const item = (id: string, more: object = {}) => ({ id, name: `Item ${id}`, ...more });

describe('creating', () => {
  test('CALL-16 CALL-17: sends the payload and gives the created item with its id', async () => {
    const { writes, only } = onHost(() => json({ item: item(ID) }, { status: 201 }));
    const extra = { ...input, id: 'mine', secret: 1 };
    expect((await writes.create(extra)).id).toBe(ID);
    expect(only()).toMatchObject({ method: 'POST', path: '/api/items' });
    expect(only().body).toEqual(input);
  });

  test.each([
    ['location_id', 2],
    ['name', 1],
  ])(
    'where the %s is refused, locations are read %i time(s): what is gone is not shown',
    async (field, read) => {
      const refused = { message: 'No', fields: { [field]: 'This location does not exist.' } };
      const { writes, cache } = onHost(() => json(refused, { status: 422 }));
      let reads = 0;
      const leave = cache.watch({ key: ['locations'], load: async () => (reads += 1) }, () => {});
      await vi.waitFor(() => expect(reads).toBe(1));
      expect(await rejection(writes.create(input))).toMatchObject({ kind: 'invalid' });
      await vi.waitFor(() => expect(reads).toBe(read));
      leave();
    },
  );

  test.each([
    [0, 1],
    [undefined, 1],
    [0.5, 0.5],
  ])('ENT-05: quantity %j is sent as %j', async (quantity, sent) => {
    const { writes, only } = onHost(() => json(item(ID)));
    await writes.create({ ...input, quantity });
    expect(only().body).toMatchObject({ quantity: sent });
  });

  test('ERR-30: a refusal says what failed and why, and keeps the fields', async () => {
    const { writes } = onHost(() =>
      json({ message: 'Name is odd', fields: { name: 'Odd' } }, { status: 422, statusText: 'Unprocessable' }),
    );
    expect(await rejection(writes.create(input))).toMatchObject({
      kind: 'invalid',
      status: 422,
      message: 'Failed to create item: Name is odd',
      fields: { name: 'Odd' },
    });
  });

  test('refreshes the lists', async () => {
    const { items, writes, cache, sent } = onHost(({ method }) => json(method === 'POST' ? item(ID) : []));
    const lists = [
      items.page({ page: 1, pageSize: 12, category: null }),
      items.inLocation('L1'),
      items.search('b'),
    ];
    for (const list of lists) await cache.read<unknown>(list);
    await writes.create(input);
    for (const list of lists) await cache.read<unknown>(list);
    expect(sent).toHaveLength(2 * lists.length + 1);
  });
});

describe('updating', () => {
  const whole = { ...input, created_at: '2024-01-01T00:00:00Z', updated_at: '2024-01-02T00:00:00Z' };

  test('CALL-22 CALL-23 CALL-24: sends the whole payload past every cache', async () => {
    const { writes, only } = onHost(() => json(item(ID, { name: 'Bolts' })));
    expect((await writes.update(ID, whole)).name).toBe('Bolts');
    expect(only()).toMatchObject({ method: 'PATCH', path: `/api/items/${ID}?_cb=${NOW}` });
    expect(only().body).toEqual(whole);
    expect(only().headers.get('cache-control')).toBe('no-cache');
    expect(only().headers.get('pragma')).toBe('no-cache');
  });

  test.each([
    ['VALID-18', ''],
    ['VALID-19', '123456789'],
    ['VALID-20', 'undefined'],
    ['VALID-21', 'null'],
  ])('%s: the id %j is refused before the host is asked', async (_, id) => {
    const { writes, sent } = onHost(() => json(item(ID)));
    expect(await rejection(writes.update(id, whole))).toMatchObject({
      kind: 'input',
      message: `Invalid item ID provided: ${id}`,
    });
    expect(sent).toEqual([]);
  });

  test('VALID-19: an id of 10 characters is long enough', async () => {
    const { writes, sent } = onHost(() => json(item('1234567890')));
    await writes.update('1234567890', whole);
    expect(sent).toHaveLength(1);
  });

  test.each(['', '  '])('VALID-22: the name %j is refused before the host is asked', async (name) => {
    const { writes, sent } = onHost(() => json(item(ID)));
    expect(await rejection(writes.update(ID, { ...whole, name }))).toMatchObject({
      kind: 'input',
      message: 'Item name is required for update',
    });
    expect(sent).toEqual([]);
  });

  test('EDIT-11: the next read asks the host', async () => {
    const { items, writes, cache, sent } = onHost(({ method }) =>
      json(item(ID, { name: `${method} answer` })),
    );
    await cache.read(items.one(ID));
    await writes.update(ID, whole);
    expect((await cache.read(items.one(ID))).name).toBe('GET answer');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  });
});

describe('a host that has advertised nothing', () => {
  test('gets no Idempotency-Key', async () => {
    const { writes, only } = onHost(() => json(item(ID)));
    await writes.create(input, 'key-1');
    expect(only().headers.has('idempotency-key')).toBe(false);
  });

  test('gets no If-Match', async () => {
    const { writes, only } = onHost(() => json(item(ID)));
    await writes.update(ID, input, 3);
    expect(only().headers.has('if-match')).toBe(false);
  });

  test('gets neither for advertising something else', async () => {
    const { writes, sent } = onHost(() => advertising('paging, history', item(ID)));
    await writes.learn();
    await writes.create(input, 'key-1');
    await writes.update(ID, input, 3);
    expect(sent.map(({ headers }) => [headers.has('idempotency-key'), headers.has('if-match')])).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect([writes.isIdempotent(), writes.matchesVersions()]).toEqual([false, false]);
  });
});

describe('a host that has advertised what it knows', () => {
  test('idempotency: gets the key with a create, and with nothing else', async () => {
    const { writes, sent } = onHost(() => advertising('idempotency', item(ID)));
    await writes.learn();
    await writes.create(input, 'key-1');
    await writes.update(ID, input, 3);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'key-1', null]);
    expect(sent.some(({ headers }) => headers.has('if-match'))).toBe(false);
    expect([writes.isIdempotent(), writes.matchesVersions()]).toEqual([true, false]);
  });

  test('if-match: gets the version with an update, quoted, and with nothing else', async () => {
    const { writes, sent } = onHost(() => advertising('if-match', item(ID)));
    await writes.learn();
    await writes.create(input, 'key-1');
    await writes.update(ID, input, 3);
    await writes.update(ID, input);
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual([null, null, '"3"', null]);
    expect(sent.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
    expect([writes.isIdempotent(), writes.matchesVersions()]).toEqual([false, true]);
  });

  test('says with 412 that the item has changed since', async () => {
    const { writes } = onHost(() => advertising('if-match', { message: 'Changed' }, { status: 412 }));
    await writes.learn();
    expect(await rejection(writes.update(ID, input, 3))).toMatchObject({ kind: 'stale', status: 412 });
  });
});

describe('learning what the host knows', () => {
  afterEach(() => void vi.useRealTimers());

  test('asks once, before anything is written', async () => {
    const { writes, sent } = onHost(() => advertising('idempotency', []));
    await writes.learn();
    await writes.learn();
    expect(sent).toMatchObject([{ method: 'GET', path: '/api/item-categories', body: undefined }]);
  });

  test('is not needed once the host has answered anything', async () => {
    const { items, writes, cache, sent } = onHost(() => advertising('if-match', item(ID)));
    await cache.read(items.one(ID));
    await writes.learn();
    expect(sent.map(({ path }) => path)).toEqual([`/api/items/${ID}`]);
    expect(writes.matchesVersions()).toBe(true);
  });

  test.each([401, 404, 429, 500])('%s that advertises something is an answer of the host', async (status) => {
    const { writes, sent } = onHost(() => advertising('idempotency', {}, { status }));
    await writes.learn();
    await writes.learn();
    expect(sent).toHaveLength(1);
    expect(writes.isIdempotent()).toBe(true);
  });

  test.each([403, 404, 500, 502, 503, 504])(
    '%s that advertises nothing is none: a proxy speaks for it',
    async (status) => {
      const { writes, sent } = onHost(() =>
        sent.length === 1 ? new Response('<h1>Bad</h1>', { status }) : advertising('idempotency', []),
      );
      expect(await rejection(writes.learn())).toMatchObject({ status });
      expect(writes.isIdempotent()).toBe(false);
      await writes.learn();
      expect(sent).toHaveLength(2);
      expect(writes.isIdempotent()).toBe(true);
    },
  );

  test('rejects when nobody answers, and asks again the next time', async () => {
    const { writes, sent } = onHost(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(writes.learn())).toMatchObject({ kind: 'offline' });
    expect(await rejection(writes.learn())).toMatchObject({ kind: 'offline' });
    expect(sent).toHaveLength(2);
  });

  test('ERR-06: rejects after 5 s of silence', async () => {
    vi.useFakeTimers();
    const failing = rejection(onHost(silence).writes.learn());
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failing).toMatchObject({ kind: 'timeout' });
  });
});

describe('an answer that the host kept offline', () => {
  test('CALL-25: carries its mark, and does not count as the item', async () => {
    const { items, writes, cache } = onHost(() => json(item(ID, { name: 'New', offline_update: true })));
    cache.set(['item', ID], item(ID, { name: 'Old' }));
    expect(await writes.update(ID, input)).toMatchObject({ name: 'New', offline_update: true });
    expect(cache.peek(items.one(ID))?.data.name).toBe('Old');
  });
});
