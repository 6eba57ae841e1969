import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeImport } from '../../../contract/imports/imports.ts';
import { startServer, type TestServer } from '../startServer.ts';
import { checked, done, preview } from './uploads.ts';

let server: TestServer;
let location_id: string;
beforeAll(async () => {
  server = await startServer();
  location_id = await server.location({ name: 'Shed' });
});
afterAll(async () => server.stop());

const HEADER = 'Name,Location,Category,Quantity,Notes\n';
const updating = { duplicates: 'update' } as const;
const add = async (name: string) =>
  server.item({ name, location_id, category: 'Tools', quantity: 2, notes: 'oiled' });
const numbersOf = async (id: string) => {
  const { counts } = decodeImport((await server.call('GET', `/api/imports/${id}`)).body);
  return [counts?.update, counts?.same ?? 0];
};
const edited = async (id: string, line: number, values: object) =>
  server.call('PATCH', `/api/imports/${id}/rows/${line}`, { values });

it('a row that would leave its item as it is counts as none that is updated, before and after', async () => {
  const [saw, file] = [await add('Saw'), await add('File')];
  const csv = 'Saw,Shed,Tools,2,oiled\nFile,Shed,Tools,3,oiled\nRasp,Shed,Tools,1,\n';
  const { id, counts } = await checked(server, 'a.csv', HEADER + csv, updating);
  expect(counts).toMatchObject({ create: 1, update: 1, same: 1, skip: 0, problem: 0 });
  expect((await preview(server, id)).rows.map(({ action, same }) => [action, same])).toEqual([
    ['update', true],
    ['update', undefined],
    ['create', undefined],
  ]);
  expect((await done(server, id)).counts).toMatchObject({ create: 1, update: 1, same: 1, skip: 0 });
  const versionOf = async ({ id: of }: typeof saw) =>
    Reflect.get(Object((await server.call('GET', `/api/items/${String(of)}`)).body), 'version');
  expect([await versionOf(saw), await versionOf(file)]).toEqual([1, 2]);
});

it.each([
  ['category', 'Misc'],
  ['quantity', '2.5'],
  ['notes', 'rusty'],
  ['location', 'Attic'],
] as const)(
  'a row is such a one no more once its %s is edited, and is again as it was',
  async (field, value) => {
    const name = `Plane ${field}`;
    await add(name);
    const { id } = await checked(server, 'a.csv', `${HEADER}${name},Shed,Tools,2,oiled\n`, updating);
    expect(await numbersOf(id)).toEqual([0, 1]);
    const isMoved = field === 'location';
    expect((await edited(id, 2, { [field]: value })).body).toMatchObject({
      action: isMoved ? 'create' : 'update',
    });
    expect(await numbersOf(id)).toEqual([isMoved ? 0 : 1, 0]);
    expect((await edited(id, 2, { [field]: null })).body).toMatchObject({ action: 'update', same: true });
    expect(await numbersOf(id)).toEqual([0, 1]);
  },
);

it('a row that leaves cells empty says nothing of these fields, and one that only adds a line to the notes changes them', async () => {
  await add('Vice');
  const csv = 'Name,Location,Shelf life\nVice,Shed,\n';
  const { id, counts } = await checked(server, 'a.csv', csv, updating);
  expect(counts).toMatchObject({ update: 0, same: 1 });
  expect((await server.call('DELETE', `/api/imports/${id}`)).status).toBe(204);
  const told = await checked(server, 'b.csv', csv.replace('Shed,', 'Shed,2 years'), updating);
  expect(told.counts).toMatchObject({ update: 1 });
  await done(server, told.id);
  const again = await checked(server, 'b.csv', csv.replace('Shed,', 'Shed,2 years'), updating);
  expect(again.counts).toMatchObject({ update: 0, same: 1 });
});

it.each([
  ['a row above that changes the item', [3, 2], [2, 0]],
  ['a row above that asks for the same', [3, 3], [2, 0]],
  ['a row above that changes nothing either', [2, 2], [0, 2]],
  ['a row below that changes the item', [2, 3], [1, 1]],
])('with %s a row is told as it will be', async (what, quantities, numbers) => {
  const name = `Chisel ${what.length}`;
  await add(name);
  const csv = quantities.map((quantity) => `${name},Shed,Tools,${quantity},oiled\n`).join('');
  const { id } = await checked(server, 'a.csv', HEADER + csv, updating);
  expect(await numbersOf(id)).toEqual(numbers);
});

it('a row that updates its item tells what the item has now, and nothing where a row above changes that', async () => {
  await add('Chisel');
  const csv = 'Chisel,Shed,Tools,3,sharp\nChisel,Shed,Tools,4,blunt\nMallet,Shed,Tools,1,\n';
  const { id } = await checked(server, 'a.csv', HEADER + csv, updating);
  const told = async () => (await preview(server, id)).rows.map(({ replaces }) => replaces);
  expect(await told()).toEqual([{ quantity: '2', notes: 'oiled' }, undefined, undefined]);
  const { body } = await edited(id, 2, { category: 'Wood', notes: 'oiled' });
  expect(body).toMatchObject({ replaces: { quantity: '2', category: 'Tools' } });
  expect(Reflect.get(Object(body), 'replaces')).not.toHaveProperty('notes');
});

it('what it tells is what the item has as it is asked for', async () => {
  const item = await add('Gouge');
  const { id } = await checked(server, 'a.csv', `${HEADER}Gouge,Shed,Tools,3,\n`, updating);
  const told = async () => (await preview(server, id)).rows[0]?.replaces;
  expect(await told()).toEqual({ quantity: '2' });
  await server.call('PATCH', `/api/items/${String(item.id)}`, { quantity: 9, supplier: 'Smith' });
  expect(await told()).toEqual({ quantity: '9' });
  await server.call('DELETE', `/api/items/${String(item.id)}`);
  expect(await told()).toBeUndefined();
});

it('a place that it tells is where the item lies as it is asked for, by its name of then', async () => {
  const item = await server.item({ name: 'Froe', location_id, supplier_part_no: 'FR-1' });
  const csv = 'Name,Location,Supplier part number\nFroe,Loft,FR-1\n';
  const { id } = await checked(server, 'a.csv', csv, updating);
  const told = async () => (await preview(server, id)).rows[0]?.replaces;
  expect(await told()).toEqual({ location: 'Shed' });
  const cellar = await server.location({ name: 'Cellar' });
  await server.call('PATCH', `/api/items/${String(item['id'])}`, { location_id: cellar });
  expect(await told()).toEqual({ location: 'Cellar' });
  await server.call('PATCH', `/api/locations/${cellar}`, { name: 'Vault' });
  expect(await told()).toEqual({ location: 'Vault' });
});

it('whoever edits a row hears that rows of the same item behind it replace something else then', async () => {
  await add('Scorp');
  const csv = 'Scorp,Shed,Tools,3,\nScorp,Shed,Tools,4,\n';
  const { id } = await checked(server, 'a.csv', HEADER + csv, updating);
  const before = (await preview(server, id)).revision ?? 0;
  const { body } = await server.call('PATCH', `/api/imports/${id}/rows/2`, { action: 'skip' });
  expect(body).toMatchObject({ action: 'skip', revision: before + 2 });
  expect((await preview(server, id)).rows[1]?.replaces).toEqual({ quantity: '2' });
});

it('so it is where that row means the item by another key', async () => {
  await server.item({ name: 'Gimlet', location_id, quantity: 2, supplier: 'X', supplier_part_no: 'GIM-1' });
  const csv = 'Name,Location,Quantity,Supplier,Supplier part number\nGimlet,Shed,3,,\nBorer,Shed,2,X,GIM-1\n';
  const { id, counts } = await checked(server, 'a.csv', csv, updating);
  expect(counts).toMatchObject({ update: 2 });
  const { revision = 0, rows } = await preview(server, id);
  expect(rows.map(({ replaces }) => replaces)).toEqual([{ quantity: '2' }, undefined]);
  const { body } = await server.call('PATCH', `/api/imports/${id}/rows/2`, { action: 'skip' });
  expect(body).toMatchObject({ revision: revision + 2 });
  expect((await preview(server, id)).rows[1]?.replaces).toEqual({ name: 'Gimlet' });
});

it('an edit of a row of another sheet than the one that was checked changes nothing', async () => {
  await add('Bodkin');
  const { id } = await checked(server, 'a.csv', `${HEADER}Bodkin,Shed,Tools,3,\n`, updating);
  const edit = (sheet: string | null) =>
    server.call('PATCH', `/api/imports/${id}/rows/2`, { values: { quantity: '9' }, sheet });
  expect(await edit('Beta')).toMatchObject({
    status: 409,
    body: { message: 'Another sheet of this file is chosen by now.' },
  });
  expect((await preview(server, id)).rows[0]?.values['quantity']).toBe('3');
  expect(await edit(null)).toMatchObject({ status: 200, body: { values: { quantity: '9' } } });
});

it('lines that are added to the notes replace none of them', async () => {
  await add('Rule');
  const { id } = await checked(server, 'a.csv', 'Name,Location,Shelf life\nRule,Shed,2 years\n', updating);
  const [row] = (await preview(server, id)).rows;
  expect(row).toMatchObject({ action: 'update', values: { notes: 'Shelf life: 2 years' } });
  expect(row?.replaces).toEqual({});
});

it('the rows that change an item are those of a filter', async () => {
  for (const name of ['Awl', 'Adze']) await add(name);
  const csv = 'Awl,Shed,Tools,2,oiled\nAdze,Shed,Tools,5,\nFroe,Shed,Tools,1,\n';
  const { id } = await checked(server, 'a.csv', HEADER + csv, updating);
  const { body } = await server.call('GET', `/api/imports/${id}/rows?only=updates`);
  expect(body).toMatchObject({ total: 1, rows: [{ line: 3, replaces: { quantity: '2' } }] });
});
