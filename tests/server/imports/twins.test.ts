import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { decodeImport, decodePreviewRow } from '../../../contract/imports/imports.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, preview } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const patch = async (id: string, line: number, body: object) =>
  decodePreviewRow((await server.call('PATCH', `/api/imports/${id}/rows/${line}`, body)).body);

/** Where a part lies, and how many of it. */
async function stockOf(part: string): Promise<string[]> {
  const { items } = decodeItems((await server.call('GET', '/api/items?limit=1000')).body);
  return items
    .filter((item) => item.supplier_part_no === part)
    .map((item) => `${item.location_path}: ${item.quantity}`)
    .toSorted();
}

/** Screws of a part, so many in each of these drawers. */
async function stored(part: string, drawers: Record<string, number>): Promise<void> {
  for (const [name, quantity] of Object.entries(drawers)) {
    const location_id = await server.location({ name });
    await server.item({ name: 'Screw M3', location_id, quantity, supplier_part_no: part });
  }
}

const HEADER = 'Name,Location,Quantity,Part number';
const outcomes = async (id: string) =>
  (await preview(server, id)).rows.map(({ action, values }) => `${values['location']}: ${action}`);

it('a row whose part lies in several other drawers changes none of them, and says so', async () => {
  await stored('P-123', { 'Drawer A': 10, 'Drawer B': 5 });
  await server.location({ name: 'Drawer C' });
  const headers = { Authorization: `Bearer ${server.token}` };
  const csv = await (await fetch(`${server.url}/api/export/items.csv`, { headers })).text();
  const { id, counts } = await checked(server, 'items.csv', csv.replace('Drawer B', 'Drawer C'), {
    duplicates: 'update',
  });
  expect(counts).toMatchObject({ same: 1, problem: 1 });
  const reason =
    '2 items have this part number, none of them here. Enter the location of the one you mean, or choose New or Skip.';
  const problem = { action: 'problem', duplicate_of: null, problems: [{ field: '', reason }] };
  expect((await preview(server, id, '?only=problems')).rows).toMatchObject([
    { ...problem, values: { location: 'Drawer C' } },
  ]);
  const delivery = await checked(server, 'more.csv', `${HEADER}\nScrew M3,Drawer C,100,P-123\n`, {
    duplicates: 'add',
  });
  expect((await preview(server, delivery.id)).rows).toMatchObject([problem]);
  expect((await mapped(server, delivery, { duplicates: 'skip' })).counts).toMatchObject({ skip: 1 });
  await mapped(server, delivery, { duplicates: 'add' });
  expect(await patch(delivery.id, 2, { values: { location: 'Drawer B' } })).toMatchObject({ action: 'add' });
  expect(await patch(delivery.id, 2, { values: { location: null }, action: 'create' })).toMatchObject({
    action: 'create',
  });
  await done(server, delivery.id);
  expect(await stockOf('P-123')).toEqual(['Drawer A: 10', 'Drawer B: 5', 'Drawer C: 100']);
});

it('an item moves with the only row of its part', async () => {
  await stored('P-200', { 'Bin A': 10 });
  const { id } = await checked(server, 'moved.csv', `${HEADER}\nScrew M3,Bin B,9,P-200\n`, {
    duplicates: 'update',
  });
  await done(server, id);
  expect(await stockOf('P-200')).toEqual(['Bin B: 9']);
});

it.each([
  ['P-301', 'Box A', 'Box C'],
  ['P-302', 'Case C', 'Case A'],
])('an item that one row means where it lies is not moved by another one: %s', async (part, first, then) => {
  const home = [first, then].find((name) => name.endsWith('A')) ?? '';
  const other = [first, then].find((name) => name.endsWith('C')) ?? '';
  await stored(part, { [home]: 10 });
  const file = `${HEADER}\nScrew M3,${first},8,${part}\nScrew M3,${then},5,${part}\nScrew M3,${then},5,\n`;
  const { id } = await checked(server, 'both.csv', file, { duplicates: 'update' });
  const sorted = (await outcomes(id)).toSorted();
  expect(sorted).toContain(`${home}: update`);
  expect(sorted.filter((one) => one === `${other}: create`)).toHaveLength(1);
  await done(server, id);
  expect((await stockOf(part)).map((one) => one.replace(/: .*/, ''))).toEqual([home, other]);
});

it('rows of one part in two drawers are two items, and in one drawer they are one', async () => {
  const file = `${HEADER}\nReel,Tray 1,500,IPN-10\nReel,Tray 2,250,IPN-10\nReel 10K,Tray 2,70,IPN-10\n`;
  const { id, counts } = await checked(server, 'parts.csv', file, { duplicates: 'add' });
  expect(counts).toMatchObject({ create: 2, add: 1 });
  await done(server, id);
  expect(await stockOf('IPN-10')).toEqual(['Tray 1: 500', 'Tray 2: 320']);
});

it('an edit that names the part of an item has earlier rows leave that item where it is', async () => {
  await stored('P-400', { 'Rack A': 10 });
  const file = `${HEADER}\nScrew M3,Rack C,5,P-400\nScrew M3,Rack A,8,P-401\n`;
  const { id } = await checked(server, 'edited.csv', file, { duplicates: 'update' });
  expect(await outcomes(id)).toEqual(['Rack C: update', 'Rack A: update']);
  await patch(id, 3, { values: { supplier_part_no: 'P-400' } });
  expect(await outcomes(id)).toEqual(['Rack C: create', 'Rack A: update']);
  await patch(id, 3, { values: { supplier_part_no: null, location: 'Rack D' } });
  expect(await outcomes(id)).toEqual(['Rack C: update', 'Rack D: create']);
});

it.each([
  ['an order that several things came with', 'Order Number', ['PO-1001', 'PO-1001', 'PO-1001']],
  ['no number', 'SKU', ['none', 'unknown', 'none']],
  ['no number in other words', 'SKU', ['TBD', 'unbekannt', 'Unbekannt']],
])('things that lie in one place are no twins by %s', async (_what, column, numbers) => {
  const rows = numbers.map((number, at) => `Thing ${at} of ${number},Desk,1,${number}`);
  const { counts } = await checked(
    server,
    'things.csv',
    `Name,Location,Quantity,${column}\n${rows.join('\n')}\n`,
  );
  expect(counts).toMatchObject({ create: 3, skip: 0, twice: 0 });
});

it('rows that are twice in the file are counted apart from those that are there already, after edits too', async () => {
  await stored('P-500', { 'Crate A': 1 });
  const file = `${HEADER}\nScrew M3,Crate A,1,P-500\nNail,Crate A,1,\nNail,Crate A,2,\nNail,Crate A,3,\n`;
  const { id, counts } = await checked(server, 'twice.csv', file, { duplicates: 'skip' });
  expect(counts).toMatchObject({ create: 1, skip: 3, twice: 2 });
  await patch(id, 4, { values: { name: 'Long nail' } });
  const { body } = await server.call('GET', `/api/imports/${id}`);
  expect(decodeImport(body).counts).toMatchObject({ create: 2, skip: 2, twice: 1 });
});

it('the columns of InvenTree that no field takes are kept in the notes', async () => {
  const file = 'Part Name,Part IPN,Location Name,Quantity,Batch\nR_10K,IPN-77,Tube 1,500,B1\n';
  const { id, found } = await checked(server, 'stock.csv', file);
  expect(found?.preset).toBe('inventree');
  expect((await preview(server, id)).rows).toMatchObject([{ values: { notes: 'Batch: B1' } }]);
});

it('a place whose name several locations have is asked for by its path, and no other one is made', async () => {
  for (const name of ['Garage', 'House']) {
    await server.location({ name: 'Box 1', parent_id: await server.location({ name }) });
  }
  const file = 'Name,Location\nGlue,Box 1\nTape,House > Box 1\n';
  const { id, counts } = await checked(server, 'boxes.csv', file);
  expect(counts).toMatchObject({ create: 1, problem: 1, locations: 0 });
  const reason =
    '2 locations are called Box 1: Garage › Box 1, House › Box 1. Enter the whole path of the one you mean.';
  expect((await preview(server, id, '?only=problems')).rows).toMatchObject([
    { values: { location: 'Box 1' }, problems: [{ field: 'location', reason, suggestion: null }] },
  ]);
  const edit = { values: { location: 'Garage › Box 1' } };
  expect(await patch(id, 2, edit)).toMatchObject({ action: 'create', problems: [] });
});

it('an arrow stands between the names of a path in a file of Part-DB, and in every other it is part of a name', async () => {
  await server.location({ name: 'Old → Crate' });
  const rows = 'R1,Shelf 1 → Box/3,4\nR2,Old → Crate,5\n';
  const partDb = await checked(server, 'parts.csv', `name,storage_location,instock\n${rows}`);
  expect(partDb).toMatchObject({ found: { preset: 'partdb' }, counts: { create: 2, locations: 2 } });
  expect((await preview(server, partDb.id)).rows).toMatchObject([
    { values: { location: 'Shelf 1 › Box/3' }, problems: [] },
    { values: { location: 'Old → Crate' }, problems: [] },
  ]);
  // What a person enters is a name as everywhere.
  expect(await patch(partDb.id, 2, { values: { location: 'USB → Serial' } })).toMatchObject({
    values: { location: 'USB → Serial' },
  });
  const others = await checked(server, 'others.csv', `name,location,quantity\n${rows.replace('/', ' ')}`);
  expect((await preview(server, others.id)).rows).toMatchObject([
    { values: { location: 'Shelf 1 → Box 3' } },
    { values: { location: 'Old → Crate' } },
  ]);
});

it('an item and a location are those that are there, whichever blanks stand in their names', async () => {
  const blank = '\u00A0';
  const location_id = await server.location({ name: 'Shelf 9 left' });
  await server.item({ name: 'Wood screw 4 mm', location_id, quantity: 3 });
  const file = [
    'Name,Location,Quantity',
    `Wood${blank}screw 4\u202Fmm,Shelf${blank}9  left,5`,
    `Nail,Cellar${blank}> Box${blank}1,1`,
    'Tack,Cellar > Box 1,1',
  ].join('\n');
  const { id, counts } = await checked(server, 'blanks.csv', file, { duplicates: 'add' });
  expect(counts).toMatchObject({ create: 2, add: 1, locations: 2 });
  expect(await done(server, id)).toMatchObject({ counts: { create: 2, add: 1, locations: 2 } });
  const { items } = decodeItems((await server.call('GET', `/api/items?limit=9&within=${location_id}`)).body);
  expect(items).toMatchObject([{ name: 'Wood screw 4 mm', quantity: 8 }]);
});
