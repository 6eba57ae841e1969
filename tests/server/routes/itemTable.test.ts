import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { names } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
const places: Record<string, string> = {};
/** When the last item was made. */
let late = '';

beforeAll(async () => {
  server = await startServer();
  await server.store.write(async (trx) => void (await trx.deleteFrom('items').execute()));
  const place = async (name: string, label?: string, parent?: string) => {
    places[name] = await server.location({ name, label, parent_id: parent && places[parent] });
  };
  await place('Workshop', 'WS');
  await place('Attic', 'ZZ');
  await place('Cabinet', 'WS-2', 'Workshop');
  // Its label puts it before the cabinet, its name behind it.
  await place('Shelf', 'WS-1', 'Workshop');
  await place('Drawer 10', undefined, 'Cabinet');
  await place('Drawer 9', undefined, 'Cabinet');
  const item = async (name: string, where: string, fields: object) => {
    const made = await server.item({ name, location_id: places[where], ...fields });
    late = String(made['updated_at']);
    server.pass(60_000);
    return made['id'];
  };
  await item('Bolt', 'Drawer 10', { category: 'Tools', supplier: 'Würth', supplier_part_no: 'W-10' });
  await item('Axle', 'Drawer 9', { category: 'misc', supplier: 'würth', supplier_part_no: 'W-9' });
  await item('Drill', 'Attic', { category: 'Tools', supplier: '', supplier_part_no: 'A' });
  await item('Clamp', 'Shelf', { category: 'Misc', supplier: 'Bosch', supplier_part_no: '' });
});
afterAll(() => server.stop());

const list = async (query: string) => names((await server.call('GET', `/api/items?${query}`)).body);
const initials = async (query: string) => (await list(query)).map((name) => String(name)[0]).join('');

it.each([
  ['category', 'ACBD'],
  ['-category', 'DBCA'],
  // By number, not by letter, and what has none is last both ways.
  ['part', 'DABC'],
  ['-part', 'BADC'],
  ['supplier', 'CABD'],
  ['-supplier', 'ABCD'],
  // As the places stand: the attic, then in the workshop first what has the first label.
  ['location', 'DCAB'],
  ['-location', 'BACD'],
])('all items are sorted by %s', async (sort, expected) => {
  expect(await initials(`sort=${sort}`)).toBe(expected);
});

it('a sorted list has every item on exactly one page', async () => {
  for (const sort of ['supplier', '-location', 'category']) {
    const pages = await Promise.all([0, 1, 2, 3].map((at) => initials(`sort=${sort}&limit=1&offset=${at}`)));
    expect(pages.toSorted().join(''), sort).toBe('ABCD');
  }
});

it('each part of a list in the order of places is that part of the whole, names deciding within a place and between places of one name', async () => {
  const twins = [
    await server.location({ name: 'Twin', parent_id: places['Attic'] }),
    await server.location({ name: 'Twin', parent_id: places['Attic'] }),
  ];
  const made: unknown[] = [];
  for (const at of [5, 2, 7, 1, 4, 6, 3]) {
    const fields = { location_id: twins[at % 2], category: at < 4 ? 'Tools' : 'Misc', name: `Twin ${at}` };
    made.push((await server.item(fields))['id']);
  }
  const attic = ['Drill', ...[1, 2, 3, 4, 5, 6, 7].map((at) => `Twin ${at}`)];
  const whole = {
    'sort=location': [...attic, 'Clamp', 'Axle', 'Bolt'],
    'sort=-location': ['Bolt', 'Axle', 'Clamp', ...attic.slice(1), 'Drill'],
    [`sort=location&within=${places['Attic']}`]: attic,
    'sort=location&category=tools': [...attic.slice(0, 4), 'Bolt'],
  };
  try {
    for (const [query, all] of Object.entries(whole)) {
      for (let offset = 0; offset <= all.length; offset += 1) {
        for (const limit of [1, 3, 20]) {
          const part = await list(`${query}&limit=${limit}&offset=${offset}`);
          expect(part, `${query} ${offset} ${limit}`).toEqual(all.slice(offset, offset + limit));
        }
      }
    }
  } finally {
    for (const id of made) await server.call('DELETE', `/api/items/${String(id)}`);
  }
});

it('the list is narrowed down to a place with all that is inside of it', async () => {
  expect(await initials(`within=${places['Workshop']}`)).toBe('ABC');
  expect(await initials(`within=${places['Cabinet']}&sort=-name`)).toBe('BA');
  expect(await initials('within=nowhere')).toBe('');
});

it('the list is narrowed down to a part of the name of a supplier, whatever its case and accents', async () => {
  expect(await initials('supplier=WUR')).toBe('AB');
  expect(await initials('supplier=%25')).toBe('');
});

it('the list is narrowed down to what has changed since a moment', async () => {
  expect(await initials(`changed_since=${encodeURIComponent(late)}`)).toBe('C');
  expect(await initials('changed_since=2999-01-01')).toBe('');
});

it('the list is narrowed down to what has no photo that can be shown', async () => {
  const [axle, bolt] = decodeItems((await server.call('GET', '/api/items')).body).items;
  await server.store.write(async (trx) => {
    for (const [image, status, owner] of [
      ['ready', 'ready', axle?.id],
      ['lost', 'missing', bolt?.id],
    ] as const) {
      const times = { created_at: 0, updated_at: 0 };
      const kind = { filename: 'a.jpg', mime_type: 'image/jpeg', bytes: 1, width: 1, height: 1 };
      await trx
        .insertInto('images')
        .values({ id: image, ...kind, status, storage_path: image, ...times })
        .execute();
      await trx
        .insertInto('item_images')
        .values({ id: `of ${image}`, owner_id: owner ?? '', image_id: image, created_at: 0 })
        .execute();
    }
  });
  expect(await initials('photo=missing')).toBe('BCD');
});

it('filters are joined, and the total counts what they let through', async () => {
  const query = `within=${places['Workshop']}&category=misc&sort=supplier&limit=1`;
  const page = decodeItems((await server.call('GET', `/api/items?${query}`)).body);
  expect(page).toMatchObject({ total: 2, paged: true, items: [{ name: 'Clamp' }] });
});

it('a filter or an order that makes no sense is refused', async () => {
  for (const query of [
    'sort=--name',
    'sort=colour',
    'photo=blue',
    'changed_since=yesterday',
    'changed_since=1e9',
  ]) {
    const { status, body } = await server.call('GET', `/api/items?${query}`);
    expect({ status, body }, query).toMatchObject({ status: 400, body: { error: 'malformed' } });
  }
});
