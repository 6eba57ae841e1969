import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { LOCATION_NAME, LOOKUP_NAME_MAX } from '../../../contract/limits.ts';
import { createLocationFinder } from '../../../server/imports/command/locationFinder.ts';
import { addLookup } from '../../../server/store/lookups.ts';
import { names } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

it('categories of a file that differ by blanks or line ends alone are one', async () => {
  const file =
    'Name,Location,Category\nSaw A,Saw loft,Power saws\nSaw B,Saw loft,Power\u00a0saws\nSaw C,Saw loft,"Power\r\nsaws"\n';
  const found = await checked(server, 'blanks.csv', file);
  expect(found.counts).toMatchObject({ create: 3, categories: 1 });
  expect((await done(server, found.id)).counts).toMatchObject({ create: 3, categories: 1 });
  const { body } = await server.call('GET', '/api/item-categories');
  expect(JSON.stringify(body).match(/Power[^"]*saws/g)).toEqual(['Power saws']);
});

it('a list by hand with everyday names is no export of Stowage: nothing of it is left out', async () => {
  const head = 'Name,Location,Quantity,Category,Description,Supplier,Notes,Part number,Price';
  const { id, mapping, found } = await checked(
    server,
    'hand.csv',
    `${head}\nResistor 10k,Loft by hand,5,Parts,0805,Reichelt,,RC0805FR-0710KL,0.02\n`,
  );
  expect(found?.preset).toBeNull();
  expect(mapping).toMatchObject({ supplier_part_no: '{Part number}', keep_unmapped: true });
  await done(server, id);
  const { body } = await server.call('GET', '/api/search?q=RC0805FR-0710KL');
  expect(decodeItems(body).items).toMatchObject([
    { name: 'Resistor 10k', supplier_part_no: 'RC0805FR-0710KL', notes: 'Price: 0.02' },
  ]);
});

it('a column that somebody has added to an export of Stowage is kept in the notes', async () => {
  const head =
    'name,location,category,quantity,description,notes,supplier,supplier_part_no,location_label,Price';
  const { id, found } = await checked(
    server,
    'own.csv',
    `${head}\nOwn fuse,Loft by hand,Parts,5,,spare,,F1,,0.30\n`,
  );
  expect(found?.preset).toBe('stowage');
  await done(server, id);
  const { body } = await server.call('GET', '/api/search?q=own+fuse');
  expect(decodeItems(body).items).toMatchObject([{ supplier_part_no: 'F1', notes: 'spare\nPrice: 0.30' }]);
});

it('an export of Stowage of which columns were deleted is one, also with a number before each row', async () => {
  const preset = async (head: string, row: string) => {
    const { found, mapping } = await checked(server, 'fewer.csv', `${head}\n${row}\n`);
    return [found?.preset, mapping?.keep_unmapped];
  };
  const seven = 'name,location,category,quantity,description,notes,supplier';
  expect(await preset(seven, 'Wire,Loft,Parts,5,,,')).toEqual(['stowage', false]);
  expect(await preset(`${seven},location_label`, 'Wire,Loft,Parts,5,,,,B-1')).toEqual(['stowage', false]);
  expect(await preset(`,${seven},location_label`, '1,Wire,Loft,Parts,5,,,,B-1')).toEqual(['stowage', false]);
  // What somebody has written behind it counts no rows.
  expect(await preset(`${seven},location_label,`, 'Wire,Loft,Parts,5,,,,B-1,0.30 EUR')).toEqual([
    'stowage',
    true,
  ]);
  expect(await preset(`${seven},price`, 'Wire,Loft,Parts,5,,,,3')).toEqual([null, true]);
});

const listed = async (list: 'types' | 'areas'): Promise<string[]> =>
  names((await server.call('GET', `/api/location-${list}`)).body).map(String);

it.each([
  [
    'a name that is longer than the name of an area',
    'x'.repeat(LOOKUP_NAME_MAX - 1) + ' and more',
    'X'.repeat(LOOKUP_NAME_MAX - 1),
  ],
  ['a name that is longer in capitals', 'ß'.repeat(LOCATION_NAME.max / 2), 'S'.repeat(LOOKUP_NAME_MAX)],
])('the area of a place at the top is no longer than one may be: %s', async (_what, name, area) => {
  const { id } = await checked(server, 'long.csv', `name,location\nScrew,${name}\n`);
  await done(server, id);
  expect(await listed('areas')).toContain(area);
  await done(server, id, 'undo');
  expect(await listed('areas')).not.toContain(area);
  await server.store.write(async (trx) => void (await createLocationFinder(trx, 1).at([name])));
  expect(await listed('areas')).toContain(area);
});

it('the type of a place has no blanks around it', async () => {
  const { id } = await checked(
    server,
    'types.csv',
    'name,location,location_type\nScrew,Hall,"  Wall rack "\n',
    {
      location_type: '{location_type}',
    },
  );
  await done(server, id);
  expect(await listed('types')).toContain('Wall rack');
});

it('a type that an import of before has left with blanks around it can be renamed', async () => {
  const { id } = await server.store.write((trx) => addLookup(trx, 'location_types', '  Old rack '));
  const address = `/api/location-types/${id}`;
  expect((await server.call('PATCH', address, { name: 'Rack', was: 'Older rack' })).status).toBe(409);
  expect((await server.call('PATCH', address, { name: 'Rack', was: '  Old rack ' })).body).toMatchObject({
    name: 'Rack',
  });
});
