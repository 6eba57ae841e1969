import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItem, decodeItems } from '../../../contract/answers.ts';
import { BUILT_IN_CATEGORIES } from '../../../contract/builtins.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

it('CALL-16 CALL-17 CALL-18: a created item is answered with its id and can be read back whole', async () => {
  const location_id = await server.location({
    name: 'Bin',
    label: 'BIN-READ',
    parent_id: await server.location(),
  });
  const sent = {
    name: 'Blåhaj 🦈',
    category: 'Tools',
    location_id,
    description: 'd',
    notes: 'n\nm',
    quantity: 2.275,
    supplier: 's',
    supplier_part_no: 'p',
    supplier_item_url: 'https://example.org/x',
    acquisition_date: '2024-02-29',
  };
  const created = await server.call('POST', '/api/items', sent);
  expect(created.status).toBe(201);
  expect(decodeItem(created.body)).toMatchObject({ ...sent, version: 1, location_path: 'Lab › Bin' });
  const id = String(record(created.body)['id']);
  const read = await server.call('GET', `/api/items/${id}?_cb=1`);
  expect(read.body).toEqual(created.body);
  expect(read.headers.get('ETag')).toBe('"1"');
  expect(record(read.body)['location_label']).toBe('BIN-READ');
});

it.each([
  ['a container', { name: 'Euro container 60x40', category: 'Hardware', quantity: 4 }],
  ['a bin', { name: 'Stacking bin, red', category: 'Misc', quantity: 12 }],
  ['a part', { name: 'M3 x 8 bolt', category: 'Fasteners', quantity: 240 }],
  ['a shelving unit', { name: 'Shelving unit 180', category: 'Home Improvement', quantity: 1 }],
  ['a tool chest', { name: 'Rolling tool chest', category: 'Tools', quantity: 2 }],
])('GOAL-01: %s is recorded with category, supplier, quantity and location', async (_, kind) => {
  const supplied = {
    supplier: 'Würth & Co',
    supplier_part_no: 'W-1',
    supplier_item_url: 'https://shop.example/1',
  };
  const sent = { ...kind, ...supplied, location_id: await server.location() };
  const { status, body } = await server.call('POST', '/api/items', sent);
  expect(status).toBe(201);
  const read = await server.call('GET', `/api/items/${String(record(body)['id'])}`);
  expect(read.body).toMatchObject(sent);
  // All categories that a person may choose are there to begin with.
  expect(BUILT_IN_CATEGORIES).toContain(kind.category);
});

it('ENT-05: quantity is 1 when it is left out, null or 0', async () => {
  const location_id = await server.location();
  for (const quantity of [undefined, null, 0]) {
    expect((await server.item({ location_id, quantity }))['quantity']).toBe(1);
  }
});

it('refuses an item with wrong fields, naming each', async () => {
  const { status, body } = await server.call('POST', '/api/items', {
    name: 'x',
    quantity: -1,
    supplier_item_url: 'javascript:alert(1)',
    acquisition_date: '2023-02-29',
  });
  expect(status).toBe(422);
  const fields = record(record(body)['fields']);
  expect(Object.keys(fields).sort()).toEqual([
    'acquisition_date',
    'location_id',
    'name',
    'quantity',
    'supplier_item_url',
  ]);
  expect(fields['name']).toBe('Name must be at least 2 characters.');
});

it('refuses an item in a location that does not exist', async () => {
  const body = { name: 'Screw', category: 'Misc', location_id: UNKNOWN };
  const refusal = { status: 422, body: { fields: { location_id: 'This location does not exist.' } } };
  expect(await server.call('POST', '/api/items', body)).toMatchObject(refusal);
  const { id } = await server.item();
  expect(await server.call('PATCH', `/api/items/${id}`, { location_id: UNKNOWN })).toMatchObject(refusal);
});

it('CALL-22: an update changes what was sent, keeps the rest and ignores the times', async () => {
  const item = await server.item({ notes: 'keep', description: 'keep', acquisition_date: '2020-01-02' });
  const change = { name: 'Bolt', created_at: '1999-01-01', updated_at: '1999-01-01', nonsense: 1 };
  const { status, body, headers } = await server.call('PATCH', `/api/items/${item['id']}?_cb=5`, change);
  expect(status).toBe(200);
  expect(headers.get('ETag')).toBe('"2"');
  expect(body).toEqual({ ...item, name: 'Bolt', version: 2, updated_at: record(body)['updated_at'] });
});

it('an update with an old If-Match is refused and changes nothing', async () => {
  const { id } = await server.item();
  const patch = (quantity: number, tag: string) =>
    server.call('PATCH', `/api/items/${id}`, { quantity }, { 'If-Match': tag });
  expect((await patch(5, '"1"')).status).toBe(200);
  expect(await patch(6, '"1"')).toMatchObject({ status: 412, body: { error: 'stale' } });
  expect((await server.call('GET', `/api/items/${id}`)).body).toMatchObject({ quantity: 5, version: 2 });
  expect((await patch(7, '*')).status).toBe(200);
});

it('an update that changes nothing keeps an older one of its writer, which comes late, from undoing it', async () => {
  const { id, quantity, updated_at } = await server.item();
  const patch = (value: unknown, headers = {}) =>
    server.call('PATCH', `/api/items/${id}`, { quantity: value }, headers);
  // Sent first, but still on its way: back to what it was.
  expect(await patch(quantity, { 'If-Match': '"1"' })).toMatchObject({
    status: 200,
    body: { version: 2, updated_at },
  });
  expect((await patch(9, { 'If-Match': '"1"' })).status).toBe(412);
  // Whoever names no version has nothing that it could be compared with.
  expect(await patch(quantity)).toMatchObject({ body: { version: 2 } });
  expect((await server.call('GET', `/api/items/${id}/history`)).body).toMatchObject({
    history: [{}],
    next: null,
  });
});

it('CALL-26: a deleted item is gone everywhere', async () => {
  const { id, location_id } = await server.item({ name: 'Doomed thing' });
  expect((await server.call('DELETE', `/api/items/${id}`)).status).toBe(204);
  for (const method of ['GET', 'DELETE']) {
    expect(await server.call(method, `/api/items/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Item not found' },
    });
  }
  expect((await server.call('GET', `/locations/${location_id}/items`)).body).toEqual([]);
  expect((await server.call('GET', '/api/search?q=doomed')).body).toEqual([]);
});

it('history tells who changed what, newest first, with paths of locations', async () => {
  const shelf = await server.location({ name: 'Shelf', parent_id: await server.location() });
  const { id } = await server.item();
  const patch = (body: object) => server.call('PATCH', `/api/items/${id}`, body);
  await patch({ quantity: 4 });
  await patch({ location_id: shelf });
  await patch({ name: 'Bolt', notes: 'new' });
  await patch({ name: 'Bolt' });
  const { body } = await server.call('GET', `/api/items/${id}/history`);
  const told = { id: expect.any(String), at: expect.any(String), user: 'admin' };
  const history = [
    {
      ...told,
      kind: 'updated',
      changes: [
        { field: 'name', before: 'Screw', after: 'Bolt' },
        { field: 'notes', before: null, after: 'new' },
      ],
    },
    { ...told, kind: 'moved', changes: [{ field: 'location', before: 'Lab', after: 'Lab › Shelf' }] },
    { ...told, kind: 'quantity', changes: [{ field: 'quantity', before: '1', after: '4' }] },
    { ...told, kind: 'created', changes: [] },
  ];
  expect(body).toEqual({ history, next: null });
});

it('a category that the list lacks is added to it, one that differs in case only is not', async () => {
  await server.item({ category: 'Widgets' });
  const item = await server.item({ category: 'WIDGETS' });
  expect(item['category']).toBe('WIDGETS');
  const listed = names((await server.call('GET', '/api/item-categories')).body);
  expect(listed.filter((name) => /widgets/i.test(String(name)))).toEqual(['Widgets']);
});

it('CALL-08 CALL-10: a location answers its own items, as an array or as a page', async () => {
  const location_id = await server.location();
  for (const name of ['Part 10', 'Part 2', 'part 1']) await server.item({ name, location_id });
  const inside = await server.location({ name: 'Inside', parent_id: location_id });
  await server.item({ name: 'Deeper', location_id: inside });
  const all = await server.call('GET', `/locations/${location_id}/items`);
  expect(names(all.body)).toEqual(['part 1', 'Part 2', 'Part 10']);
  const page = await server.call('GET', `/locations/${location_id}/items?limit=2&offset=1&sort=-name`);
  expect(names(page.body)).toEqual(['Part 2', 'part 1']);
  expect(decodeItems(page.body)).toMatchObject({ total: 3, paged: true });
  expect((await server.call('GET', `/locations/${UNKNOWN}/items`)).status).toBe(404);
});

it('CALL-12 CALL-14: all items are an array, or a page with a total in the wanted order', async () => {
  const own = await startServer();
  try {
    const location_id = await own.location();
    await own.store.write(async (trx) => void (await trx.deleteFrom('items').execute()));
    for (const [name, quantity, category] of [
      ['Bb', 3, 'Tools'],
      ['Aa', 7, 'tools'],
      ['Cc', 5, 'Misc'],
    ] as const) {
      await own.item({ name, quantity, category, location_id });
      own.pass(1000);
    }
    const list = async (query: string) => names((await own.call('GET', `/api/items${query}`)).body);
    expect(await list('')).toEqual(['Aa', 'Bb', 'Cc']);
    expect(await list('?sort=-name')).toEqual(['Cc', 'Bb', 'Aa']);
    expect(await list('?sort=created')).toEqual(['Bb', 'Aa', 'Cc']);
    expect(await list('?sort=-updated')).toEqual(['Cc', 'Aa', 'Bb']);
    expect(await list('?sort=quantity')).toEqual(['Bb', 'Cc', 'Aa']);
    expect(await list('?limit=1&offset=1')).toEqual(['Bb']);
    const tools = (await own.call('GET', '/api/items?category=TOOLS&limit=1')).body;
    expect(tools).toMatchObject({ total: 2 });
    expect((await own.call('GET', `/locations/${location_id}/items?category=tools`)).body).toMatchObject({
      total: 2,
    });
  } finally {
    await own.stop();
  }
});

it('the counts follow creating, moving, renaming the category and deleting', async () => {
  const [from, to] = [await server.location(), await server.location()];
  const { id } = await server.item({ location_id: from, category: 'Counted A' });
  const totals = async () => {
    const paths = [`/locations/${from}/items?limit=1`, `/locations/${to}/items?limit=1`];
    const categories = ['Counted A', 'Counted B'].map(
      (name) => `/api/items?limit=1&category=${encodeURIComponent(name)}`,
    );
    const pages = await Promise.all([...paths, ...categories].map((path) => server.call('GET', path)));
    return pages.map(({ body }) => record(body)['total']);
  };
  expect(await totals()).toEqual([1, 0, 1, 0]);
  await server.call('PATCH', `/api/items/${id}`, { location_id: to, category: 'counted b' });
  expect(await totals()).toEqual([0, 1, 0, 1]);
  await server.call('DELETE', `/api/items/${id}`);
  expect(await totals()).toEqual([0, 0, 0, 0]);
});

it('refuses a page that makes no sense', async () => {
  for (const query of [
    'limit=0',
    'limit=x',
    'limit=10001',
    'offset=-1',
    'limit=1.5',
    'sort=colour',
    'sort=__proto__',
  ]) {
    expect(await server.call('GET', `/api/items?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'malformed' },
    });
  }
});

it('CALL-12: a list longer than one chunk arrives whole and in order', async () => {
  const own = await startServer();
  try {
    const location_id = await own.location();
    const { insertItem } = await import('../../../server/store/items/write.ts');
    await own.store.write(async (trx) => {
      for (let n = 0; n < 1203; n++) {
        const texts = {
          description: '',
          notes: '',
          supplier: '',
          supplier_part_no: '',
          supplier_item_url: '',
        };
        const item = {
          ...texts,
          name: `Part ${n}`,
          category: 'Misc',
          quantity: 1,
          acquisition_date: null,
          location_id,
        };
        await insertItem(trx, item, { user: '', now: 0 });
      }
    });
    const expected = Array.from({ length: 1203 }, (_, n) => `Part ${n}`);
    expect(names((await own.call('GET', '/api/items')).body)).toEqual(expected);
  } finally {
    await own.stop();
  }
});

it('a page within a location has what is in it and inside of what is in it, by name, counted, also by category', async () => {
  const hall = await server.location({ name: 'Hall' });
  const rack = await server.location({ name: 'Rack', parent_id: hall });
  const box = await server.location({ name: 'Box', parent_id: rack });
  const other = await server.location({ name: 'Other hall' });
  for (const [name, location_id, category] of [
    ['Within c', hall, 'Misc'],
    ['Within a', box, 'Tools'],
    ['Within b', rack, 'Misc'],
    ['Without', other, 'Misc'],
  ] as const) {
    await server.item({ name, location_id, category });
  }
  const page = async (query: string) => {
    const { items, total } = decodeItems((await server.call('GET', `/api/items?${query}`)).body);
    return [total, ...names(items)];
  };
  expect(await page(`within=${hall}`)).toEqual([3, 'Within a', 'Within b', 'Within c']);
  expect(await page(`within=${hall}&limit=1&offset=1`)).toEqual([3, 'Within b']);
  expect(await page(`within=${rack}`)).toEqual([2, 'Within a', 'Within b']);
  expect(await page(`within=${hall}&category=misc&limit=12`)).toEqual([2, 'Within b', 'Within c']);
  expect(await page(`within=${UNKNOWN}&limit=12`)).toEqual([0]);
  expect(await page(`within=x'%20or%201=1&limit=12`)).toEqual([0]);
});
