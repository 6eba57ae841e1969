import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { decodeCategories, decodeLocationAreas, decodeLocationTypes } from '../../../contract/answers.ts';
import { BUILT_IN_CATEGORIES, BUILT_IN_LOCATION_TYPES } from '../../../contract/builtins.ts';
import { RENAMED_ITEMS_MAX } from '../../../contract/limits.ts';
import { settleLeft } from '../../../server/store/items/unsettled.ts';
import { insertItem } from '../../../server/store/items/write.ts';
import { addLookup } from '../../../server/store/lookups.ts';
import { searchIndexOf } from '../../../server/store/search/searchIndex.ts';
import { type SqliteStatement, loadSqlite } from '../../../server/store/sqlite/api.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { turnsDuring } from '../turns.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const PLAIN = {
  description: '',
  notes: '',
  quantity: 1,
  supplier: '',
  supplier_part_no: '',
  supplier_item_url: '',
  acquisition_date: null,
};

const LISTS = ['/api/location-types', '/api/location-areas', '/api/item-categories'];

it('CALL-69 CALL-72 CALL-75: a fresh server has the built-in lists, by name and with ids', async () => {
  const own = await startServer();
  try {
    const [types, areas, categories] = await Promise.all(LISTS.map((path) => own.call('GET', path)));
    expect(names(decodeLocationTypes(types?.body))).toEqual([...BUILT_IN_LOCATION_TYPES].sort());
    expect(names(decodeLocationAreas(areas?.body))).toEqual(['GARAGE', 'HANGAR', 'HOUSE']);
    expect(names(decodeCategories(categories?.body))).toEqual([...BUILT_IN_CATEGORIES].sort());
  } finally {
    await own.stop();
  }
});

it('ENT-18: the name of a new area is stored uppercase', async () => {
  const { status, body } = await server.call('POST', '/api/location-areas', { name: ' loft-é ' });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number), name: 'LOFT-É' });
  // Of each of these there are two in capitals.
  for (const method of ['POST', 'PATCH']) {
    const path = method === 'POST' ? '' : `/${record(body)['id']}`;
    expect(await server.call(method, `/api/location-areas${path}`, { name: 'ß'.repeat(41) })).toMatchObject({
      status: 422,
      body: { fields: { name: 'Area name must be 80 characters or less' } },
    });
  }
});

it.each(LISTS)('in %s names that differ by kinds of blanks alone are one', async (path) => {
  const { status, body } = await server.call('POST', path, { name: ' Tabby\ttwo' });
  expect([status, String(record(body)['name']).toLowerCase()]).toEqual([201, 'tabby two']);
  for (const name of ['Tabby two', 'Tabby  two', 'Tabby\u00a0two']) {
    expect([name, (await server.call('POST', path, { name })).status]).toEqual([name, 409]);
  }
  await server.call('DELETE', `${path}/${String(record(body)['id'])}`);
});

it('items bring no category that differs by kinds of blanks alone, nor one with a line end', async () => {
  for (const category of [
    'Power drills',
    'Power\u00a0drills',
    ' Power  drills',
    'Power\r\ndrills',
    'Power\tdrills',
  ])
    expect(await server.item({ category })).toMatchObject({ category: 'Power drills' });
  const { body } = await server.call('GET', '/api/item-categories');
  expect(names(body).filter((name) => /^power\s+drills$/i.test(String(name)))).toEqual(['Power drills']);
});

it('a category that an older Stowage has listed with other blanks stays that of its items, and no other one is made beside it', async () => {
  const { id } = await server.item({ category: 'Placeholder' });
  const name = 'Hex  keys';
  await server.store.write(async (trx) => {
    await trx
      .updateTable('item_categories')
      .set({ name, name_key: 'hex  keys' })
      .where('name', '=', 'Placeholder')
      .execute();
    await trx.updateTable('items').set({ category: name }).where('id', '=', String(id)).execute();
  });
  const saved = await server.call('PATCH', `/api/items/${id}`, { quantity: 3, category: name });
  expect(saved.body).toMatchObject({ category: name });
  expect(await server.item({ category: name })).toMatchObject({ category: name });
  const { body } = await server.call('GET', '/api/item-categories');
  expect(names(body).filter((one) => /^hex\s+keys$/i.test(String(one)))).toEqual([name]);
});

it('an area that an import of an earlier version has given a longer name can be renamed', async () => {
  const long = 'A'.repeat(100);
  const { id } = await server.store.write((trx) => addLookup(trx, 'location_areas', long));
  const renamed = await server.call('PATCH', `/api/location-areas/${id}`, { name: 'Attic', was: long });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'ATTIC' } });
});

it.each(LISTS)('%s refuses blank and double names and removes what is not used', async (path) => {
  expect((await server.call('POST', path, { name: '  ' })).body).toMatchObject({
    error: 'invalid',
    fields: { name: expect.stringMatching(/ name cannot be empty$/) },
  });
  const { id } = record((await server.call('POST', path, { name: 'Öther' })).body);
  expect(await server.call('POST', path, { name: 'öTHER' })).toMatchObject({
    status: 409,
    body: { error: 'conflict' },
  });
  expect((await server.call('DELETE', `${path}/${id}`)).status).toBe(204);
  for (const unknown of [id, 'x', '-1', '99999999999999999999']) {
    expect((await server.call('DELETE', `${path}/${unknown}`)).status).toBe(404);
  }
});

it.each(LISTS)(
  '%s: who removes an entry that somebody else has renamed is told, and who says no name removes it',
  async (path) => {
    const added = await server.call('POST', path, { name: 'Küvette' });
    const { id, name } = record(added.body);
    const renamed = await server.call('PATCH', `${path}/${id}`, { name: 'Schale & Co', was: name });
    const now = String(record(renamed.body)['name']);
    expect(
      await server.call('DELETE', `${path}/${id}?was=${encodeURIComponent(String(name))}`),
    ).toMatchObject({
      status: 409,
      body: {
        error: 'conflict',
        message: expect.stringMatching(/^Somebody else has renamed .*: it is .* now\.$/),
      },
    });
    expect((await server.call('DELETE', `${path}/${id}?was=${encodeURIComponent(now)}`)).status).toBe(204);
    const other = record((await server.call('POST', path, { name: 'Küvette' })).body)['id'];
    await server.call('PATCH', `${path}/${other}`, { name: 'Schale' });
    expect((await server.call('DELETE', `${path}/${other}`)).status).toBe(204);
  },
);

it('what is in use is not removed, and the message says by how many', async () => {
  const added = async (path: string, name: string) =>
    record((await server.call('POST', path, { name })).body)['id'];
  const type = await added('/api/location-types', 'Crate');
  const area = await added('/api/location-areas', 'Barn');
  const category = await added('/api/item-categories', 'Ropes');
  const location_id = await server.location({ location_type_id: type, location_area_id: area });
  await server.item({ location_id, category: 'ropes' });
  await server.item({ location_id, category: 'Ropes' });
  for (const [path, message] of [
    [`/api/location-types/${type}`, 'The type Crate is used by 1 location.'],
    [`/api/location-areas/${area}`, 'The area BARN is used by 1 location.'],
    [`/api/item-categories/${category}`, 'The category Ropes is used by 2 items.'],
  ] as const) {
    expect(await server.call('DELETE', path)).toMatchObject({
      status: 409,
      body: { error: 'in-use', message },
    });
  }
});

it('an entry of each list is renamed, with all that have it, as their histories and the search tell', async () => {
  const added = async (path: string, name: string) =>
    record((await server.call('POST', path, { name })).body)['id'];
  const type = await added('/api/location-types', 'Trunk');
  const area = await added('/api/location-areas', 'Shed');
  const category = await added('/api/item-categories', 'Cordage');
  const location = await server.location({ location_type_id: type, location_area_id: area });
  const item = await server.item({ location_id: location, category: 'CORDAGE', notes: 'hemp' });
  const untouched = await server.item({ location_id: location, category: 'Misc' });

  for (const [path, name] of [
    [`/api/location-types/${type}`, 'Coffer'],
    [`/api/location-areas/${area}`, 'Barnyard'],
    [`/api/item-categories/${category}`, 'Twine'],
  ] as const) {
    const stored = path.includes('areas') ? name.toUpperCase() : name;
    expect(await server.call('PATCH', path, { name: ` ${name} ` })).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), name: stored },
    });
  }
  expect((await server.call('GET', `/api/locations/${location}`)).body).toMatchObject({
    location_type_name: 'Coffer',
    location_area_name: 'BARNYARD',
  });
  expect((await server.call('GET', `/api/items/${item['id']}`)).body).toMatchObject({
    category: 'Twine',
    version: Number(item['version']) + 1,
  });
  expect((await server.call('GET', `/api/items/${item['id']}/history`)).body).toMatchObject({
    history: [
      { kind: 'updated', user: 'admin', changes: [{ field: 'category', before: 'CORDAGE', after: 'Twine' }] },
      { kind: 'created' },
    ],
  });
  expect((await server.call('GET', '/api/items?category=twine')).body).toMatchObject({ total: 1 });
  expect((await server.call('GET', '/api/items?category=Cordage')).body).toMatchObject({ total: 0 });
  expect((await server.call('GET', '/api/search?q=twine')).body).toMatchObject([{ id: item['id'] }]);
  expect((await server.call('GET', '/api/search?q=cordage')).body).toEqual([]);
  expect((await server.call('GET', `/api/items/${untouched['id']}`)).body).toEqual(untouched);
});

it('of two that rename the same entry the second one is told, and what cannot be renamed keeps its name', async () => {
  const path = '/api/item-categories';
  const added = async (name: string) => record((await server.call('POST', path, { name })).body)['id'];
  const id = await added('Paint');
  await added('Varnish');
  expect((await server.call('PATCH', `${path}/${id}`, { name: 'Paints', was: 'Paint' })).status).toBe(200);
  expect(await server.call('PATCH', `${path}/${id}`, { name: 'Colours', was: 'Paint' })).toMatchObject({
    status: 409,
    body: { message: 'Somebody else has renamed the category Paint: it is Paints now.' },
  });
  expect(await server.call('PATCH', `${path}/${id}`, { name: 'VARNISH' })).toMatchObject({
    status: 409,
    body: { fields: { name: 'The category Varnish already exists.' } },
  });
  expect((await server.call('PATCH', `${path}/${id}`, { name: 'paints' })).body).toEqual({
    id,
    name: 'paints',
  });
  expect((await server.call('PATCH', `${path}/${id}`, { name: ' ' })).status).toBe(422);
  expect((await server.call('PATCH', `${path}/9999999`, { name: 'Nothing' })).status).toBe(404);
  for (const [list, name] of [
    ['/api/item-categories', 'Misc'],
    ['/api/location-types', 'Container'],
    ['/api/location-areas', 'HANGAR'],
  ] as const) {
    const entries = (await server.call('GET', list)).body;
    const entry = (Array.isArray(entries) ? entries : []).map(record).find((one) => one['name'] === name);
    expect(await server.call('PATCH', `${list}/${entry?.['id']}`, { name: 'Other' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`${name} keeps its name.`) },
    });
  }
});

it('a category of more items than are written at once is refused, and of many everybody else has turns between', async () => {
  const path = '/api/item-categories';
  const { id } = record((await server.call('POST', path, { name: 'Rope' })).body);
  const location_id = await server.location();
  for (let n = 0; n < 120; n++) await server.item({ location_id, category: 'Rope', name: `Rope ${n}` });
  const count = (by: number) =>
    server.store.write((trx) =>
      sql`update item_counts set count = count + ${by} where kind = 'category' and key = 'rope'`.execute(trx),
    );
  await count(RENAMED_ITEMS_MAX);
  expect(await server.call('PATCH', `${path}/${id}`, { name: 'Line' })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Rope is the category of 10,?120 items: too many/) },
  });
  await count(-RENAMED_ITEMS_MAX);
  const turns = await turnsDuring(() => server.call('PATCH', `${path}/${id}`, { name: 'Line' }));
  expect(turns).toBeGreaterThanOrEqual(3);
  expect((await server.call('GET', '/api/items?category=line&limit=1')).body).toMatchObject({ total: 120 });
});

it('while a category of many items is renamed others write, and each item is found by the name that it has', async () => {
  const MANY = 205;
  const own = await startServer();
  try {
    const path = '/api/item-categories';
    const { id } = record((await own.call('POST', path, { name: 'Hawser' })).body);
    const location_id = await own.location();
    await own.store.write(async (trx) => {
      for (let n = 0; n < MANY; n++) {
        const coil = { ...PLAIN, name: `Coil ${n}`, category: 'Hawser', location_id };
        await insertItem(trx, coil, { user: 'admin', now: 0 });
      }
    });
    const changed = await own.item({ location_id, category: 'Hawser', name: 'Changed meanwhile' });
    const found = async (phrase: string) => {
      const match = { phrase, isWhole: true };
      return (await searchIndexOf(own.store.read).matching(own.store.read, match, { limit: 1000 })).length;
    };
    const ofCategory = async (name: string) =>
      record((await own.call('GET', `/api/items?category=${name}&limit=1`)).body)['total'];

    const write = own.store.write.bind(own.store);
    const seen: unknown[] = [];
    own.store.write = async (work, options) => {
      // Between two transactions of the renaming: what others see, and that they have their turn.
      const [before, after] = [await ofCategory('hawser'), await ofCategory('painter')];
      seen.push(after === 0 ? [before, await found('hawser')] : [after, await found('painter')]);
      if (seen.length === 3) {
        own.store.write = write;
        const notes = { notes: 'frayed' };
        expect((await own.call('PATCH', `/api/items/${String(changed['id'])}`, notes)).status).toBe(200);
        own.store.write = writing;
      }
      return write(work, options);
    };
    const writing = own.store.write;
    expect((await own.call('PATCH', `${path}/${String(id)}`, { name: 'Painter' })).status).toBe(200);
    own.store.write = write;

    expect(seen.length).toBeGreaterThanOrEqual(2 * (MANY / 50));
    expect(seen).toEqual(seen.map(() => [MANY + 1, MANY + 1]));
    expect([await found('hawser'), await found('painter')]).toEqual([0, MANY + 1]);
    // Nothing is left for the next start.
    const notes = own.store.read.selectFrom('secrets').select('name').where('name', 'like', 'unsettled%');
    expect(await notes.execute()).toEqual([]);
    expect(record((await own.call('GET', `/api/items/${String(changed['id'])}`)).body)).toMatchObject({
      category: 'Painter',
      notes: 'frayed',
    });
  } finally {
    await own.stop();
  }
});

it('what a renaming that was cut off has left in the search is put right at the next start', async () => {
  const MANY = 205;
  const own = await startServer();
  onTestFinished(() => own.stop());
  const path = '/api/item-categories';
  const { id } = record((await own.call('POST', path, { name: 'Hawser' })).body);
  const location_id = await own.location();
  await own.store.write(async (trx) => {
    for (let n = 0; n < MANY; n++) {
      const coil = { ...PLAIN, name: `Coil ${n}`, category: 'Hawser', location_id };
      await insertItem(trx, coil, { user: 'admin', now: 0 });
    }
  });
  const found = async (phrase: string) => {
    const match = { phrase, isWhole: true };
    return (await searchIndexOf(own.store.read).matching(own.store.read, match, { limit: 1000 })).length;
  };
  const ofCategory = async (name: string) =>
    record((await own.call('GET', `/api/items?category=${name}&limit=1`)).body)['total'];
  const start = async () => {
    await own.restart();
    await settleLeft(own.store, new AbortController().signal);
  };
  /** Renames it; once `isOver` nothing is written any more, as if the process were killed. */
  const cutOff = async (name: string, isOver: () => Promise<boolean>) => {
    const write = own.store.write.bind(own.store);
    own.store.write = async (work, options) => {
      if (await isOver()) throw new Error('killed');
      return write(work, options);
    };
    await own.call('PATCH', `${path}/${String(id)}`, { name });
    own.store.write = write;
  };

  await cutOff('Painter', async () => (await found('painter')) > 0);
  expect([await ofCategory('hawser'), await found('hawser')]).toEqual([MANY, MANY]);
  expect(await found('painter')).toBeGreaterThan(0);
  await start();
  expect([await found('hawser'), await found('painter')]).toEqual([MANY, 0]);

  await cutOff('Painter', async () => (await ofCategory('painter')) === MANY);
  expect([await ofCategory('painter'), await found('hawser')]).toEqual([MANY, MANY]);
  await start();
  expect([await found('hawser'), await found('painter')]).toEqual([0, MANY]);
});

it('a category of many items of one name is renamed without reading more than a thousand of them at once, each as its history tells', async () => {
  const MANY = 1100;
  const Real = await loadSqlite();
  let most = 0;
  class Counting extends Real {
    override prepare(text: string): SqliteStatement {
      const statement = super.prepare(text);
      return {
        all(...values) {
          const rows = statement.all(...values);
          most = Math.max(most, rows.length);
          return rows;
        },
        run: (...values) => statement.run(...values),
        columns: () => statement.columns(),
      };
    }
  }
  const own = await startServer({}, { Database: Counting });
  onTestFinished(() => own.stop());
  const path = '/api/item-categories';
  const { id } = record((await own.call('POST', path, { name: 'Hawser' })).body);
  const location_id = await own.location();
  await own.store.write(async (trx) => {
    for (let n = 0; n < MANY; n++) {
      const coil = { ...PLAIN, name: 'Coil', category: n % 2 ? 'Hawser' : 'HAWSER', location_id };
      await insertItem(trx, coil, { user: 'admin', now: 0 });
    }
  });
  most = 0;
  expect((await own.call('PATCH', `${path}/${String(id)}`, { name: 'Painter' })).status).toBe(200);
  expect(most).toBe(1000);
  const told = await own.store.read
    .selectFrom('item_events')
    .innerJoin('items', 'items.id', 'item_events.item_id')
    .select(({ fn }) => ['category', 'version', 'kind', 'changes', fn.countAll<number>().as('count')])
    .where('kind', '=', 'updated')
    .groupBy(['category', 'version', 'kind', 'changes'])
    .orderBy('changes')
    .execute();
  const changes = (before: string) => JSON.stringify([{ field: 'category', before, after: 'Painter' }]);
  expect(told).toEqual(
    ['HAWSER', 'Hawser'].map((before) => ({
      category: 'Painter',
      version: 2,
      kind: 'updated',
      changes: changes(before),
      count: MANY / 2,
    })),
  );
});
