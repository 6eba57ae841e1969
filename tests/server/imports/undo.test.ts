import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeCategories, decodeItems } from '../../../contract/answers.ts';
import { names } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, settled } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const items = async () => decodeItems((await server.call('GET', '/api/items?limit=1000')).body).items;
const listed = async (path: string) => names((await server.call('GET', path)).body);

/** Imports a file whose rows change what they find. */
async function updating(file: string) {
  const read = await checked(server, 'update.csv', file);
  const { id } = await mapped(server, read, { duplicates: 'update' });
  await done(server, id);
  return id;
}

it('two imports that changed one item are both taken back, the last one first', async () => {
  const before = await items();
  const shelf = await server.location({ name: 'Shelf' });
  const own = await server.item({ name: 'Own', location_id: shelf, notes: 'mine' });
  const first = await updating('Name,Location,Notes\nOwn,Shelf,first\nMade,Shelf,first\n');
  const second = await updating('Name,Location,Notes\nOwn,Shelf,second\nMade,Shelf,second\n');
  const third = await updating('Name,Location,Notes\nOwn,Shelf,third\n');
  for (const id of [third, second]) {
    expect(await done(server, id, 'undo')).toMatchObject({ state: 'undone', kept: 0 });
  }
  expect(await items()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Own', notes: 'first' }),
      expect.objectContaining({ name: 'Made', notes: 'first' }),
    ]),
  );
  expect(await done(server, first, 'undo')).toMatchObject({ state: 'undone', kept: 0 });
  const after = await items();
  expect(after.map(({ name, notes }) => [name, notes])).toEqual([
    ...before.map(({ name, notes }) => [name, notes]),
    ['Own', 'mine'],
  ]);
  await server.call('DELETE', `/api/items/${String(own['id'])}`);
});

it('what somebody changed between two imports stays when both are taken back', async () => {
  await server.location({ name: 'Bench' });
  const first = await updating('Name,Location,Notes\nVice,Bench,first\n');
  const [vice] = (await items()).filter(({ name }) => name === 'Vice');
  await server.call('PATCH', `/api/items/${vice?.id}`, { description: 'heavy' });
  const second = await updating('Name,Location,Notes\nVice,Bench,second\n');
  expect(await done(server, second, 'undo')).toMatchObject({ kept: 0 });
  expect(await done(server, first, 'undo')).toMatchObject({ state: 'undone', kept: 1 });
  expect(await items()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Vice', notes: 'first', description: 'heavy' })]),
  );
});

it('an item has the name again that its category was given since, and no second category is made', async () => {
  const shelf = await server.location({ name: 'Rack' });
  await server.item({ name: 'Plug', location_id: shelf, category: 'Conectors' });
  const id = await updating('Name,Location,Category\nPlug,Rack,Audio\n');
  const list = decodeCategories((await server.call('GET', '/api/item-categories')).body);
  const number = list.find(({ name }) => name === 'Conectors')?.id;
  const renamed = await server.call('PATCH', `/api/item-categories/${number}`, { name: 'Connectors' });
  expect(renamed.status).toBe(200);
  expect(await done(server, id, 'undo')).toMatchObject({ state: 'undone', kept: 0 });
  expect((await items()).find(({ name }) => name === 'Plug')).toMatchObject({ category: 'Connectors' });
  const categories = await listed('/api/item-categories');
  expect(categories).toContain('Connectors');
  expect(categories).not.toContain('Conectors');
  expect(categories).not.toContain('Audio');
});

it('nothing is left of a category that a second row has given to the item of the first one', async () => {
  const categories = await listed('/api/item-categories');
  const id = await updating('Name,Location,Category\nOne,Here,Cat One\nOne,Here,Cat Two\n');
  expect((await items()).filter(({ name }) => name === 'One')).toMatchObject([{ category: 'Cat Two' }]);
  expect(await done(server, id, 'undo')).toMatchObject({ state: 'undone', kept: 0 });
  expect(await listed('/api/item-categories')).toEqual(categories);
});

it('a quantity that is added to is exact to the decimals of both', async () => {
  const shelf = await server.location({ name: 'Reel' });
  await server.item({ name: 'Tape', location_id: shelf, quantity: 0.1 });
  const read = await checked(server, 'add.csv', 'Name,Location,Quantity\nTape,Reel,0.2\n');
  await done(server, (await mapped(server, read, { duplicates: 'add' })).id);
  expect((await items()).find(({ name }) => name === 'Tape')).toMatchObject({ quantity: 0.3 });
});

it('what somebody has renamed since stays at the undo, and what is used by now too, and both are counted', async () => {
  const made = await checked(
    server,
    'lists.csv',
    'Name,Location,Category\nBroom,Closet > Hook,Brooms\nMop,Cellar,Mops\n',
  );
  await done(server, made.id);
  const [broom, mop] = ['Broom', 'Mop'].map((wanted) =>
    items().then((all) => all.find(({ name }) => name === wanted)),
  );
  const area = async (name: string) => {
    const { body } = await server.call('GET', '/api/location-areas');
    return decodeCategories(body).find((one) => one.name === name);
  };
  expect(await mop).toBeDefined();
  const renamed = await server.call('PATCH', `/api/location-areas/${(await area('CELLAR'))?.id}`, {
    name: 'WORKSHOP',
  });
  expect(renamed.status).toBe(200);
  // Somebody's own, in a place and with a category of the import.
  await server.item({ name: 'Own', location_id: (await broom)?.location_id ?? '', category: 'Brooms' });
  const undone = await done(server, made.id, 'undo');
  expect(await area('WORKSHOP')).toBeDefined();
  expect((await items()).map(({ name }) => name)).toEqual(expect.not.arrayContaining(['Broom', 'Mop']));
  const categories = await listed('/api/item-categories');
  expect([categories.includes('Brooms'), categories.includes('Mops')]).toEqual([true, false]);
  // The renamed area, the hook, what that is in with its area, and the category.
  expect(undone).toMatchObject({ state: 'undone', kept: 5 });
  const told = undone.left?.map(({ kind, name }) => `${kind} ${name}`);
  expect(told?.toSorted()).toEqual([
    'area CLOSET',
    'area WORKSHOP',
    'category Brooms',
    'location Closet',
    'location Hook',
  ]);
});

it('what an undo has left is undone too once the later import that had changed it is', async () => {
  const first = await updating('Name,Location,Notes\nLamp,Porch,first\n');
  const second = await updating('Name,Location,Notes\nLamp,Porch,second\n');
  expect(await done(server, first, 'undo')).toMatchObject({ state: 'undone', kept: 3 });
  expect(await done(server, first, 'undo')).toMatchObject({ state: 'undone', kept: 3 });
  await done(server, second, 'undo');
  expect((await items()).find(({ name }) => name === 'Lamp')).toMatchObject({ notes: 'first' });
  expect(await done(server, first, 'undo')).toMatchObject({ state: 'undone', kept: 0 });
  expect((await items()).find(({ name }) => name === 'Lamp')).toBeUndefined();
  expect(await listed('/api/location-areas')).not.toContain('PORCH');
  expect(await server.call('POST', `/api/imports/${first}/undo`)).toMatchObject({ status: 409 });
});

it('an import that was checked before what an undo had left was undone has to be checked again', async () => {
  const first = await updating('Name,Location,Notes\nLantern,Quay,first\n');
  const second = await updating('Name,Location,Notes\nLantern,Quay,second\n');
  await done(server, first, 'undo');
  await done(server, second, 'undo');
  const file = 'Name,Location\nLantern,Quay\nOar,Quay\n';
  const found = await checked(server, 'quay.csv', file, { duplicates: 'skip' });
  expect(found.counts).toMatchObject({ create: 1, skip: 1 });
  expect(await done(server, first, 'undo')).toMatchObject({ kept: 0 });
  expect(await server.call('POST', `/api/imports/${found.id}/apply`)).toMatchObject({ status: 409 });
});

it('of very many records that an undo has left those are told that are still there', async () => {
  const lines = Array.from({ length: 150 }, (_, at) => `Thing ${at},Hall\n`);
  const made = await checked(server, 'many.csv', `Name,Location\n${lines.join('')}`);
  await done(server, made.id);
  await server.store.write((trx) =>
    trx.updateTable('items').set({ version: 7 }).where('name', 'like', 'Thing %').execute(),
  );
  const { left = [] } = await done(server, made.id, 'undo');
  expect(left.map(({ kind }) => kind)).toEqual(Array.from({ length: 100 }, () => 'item'));
  for (const { id } of left) await server.call('DELETE', `/api/items/${id}`);
  const now = (await settled(server, made.id)).left?.map(({ kind }) => kind);
  expect(now?.filter((kind) => kind === 'item')).toHaveLength(50);
  expect(now).toContain('location');
});

it('what an import has left that was cancelled in its midst is told and undone as well', async () => {
  const made = await checked(server, 'beads.csv', 'Name,Location\nBead,Jar\nPearl,Jar\n');
  await done(server, made.id);
  const bead = (await items()).find(({ name }) => name === 'Bead')?.id;
  await server.call('PATCH', `/api/items/${bead}`, { notes: 'Mine.' });
  // As it stands in its midst.
  await server.store.write((trx) =>
    trx.updateTable('imports').set({ state: 'importing', position: 2 }).where('id', '=', made.id).execute(),
  );
  await server.call('DELETE', `/api/imports/${made.id}`);
  const cancelled = await settled(server, made.id);
  expect(cancelled).toMatchObject({ state: 'cancelled', kept: 3, left: [{ id: bead }, {}, {}] });
  await server.call('DELETE', `/api/items/${bead}`);
  expect(await done(server, made.id, 'undo')).toMatchObject({ state: 'cancelled', kept: 0 });
  expect(await listed('/api/location-areas')).not.toContain('JAR');
});

it('an undo tells which items it has left, first and in the order of the file, while they are there', async () => {
  const made = await checked(server, 'left.csv', 'Name,Location\nOne,Attic\nTwo,Attic\nThree,Attic\n');
  await done(server, made.id);
  const idOf = async (wanted: string) => (await items()).find(({ name }) => name === wanted)?.id;
  const [one, three] = [await idOf('One'), await idOf('Three')];
  for (const id of [three, one]) await server.call('PATCH', `/api/items/${id}`, { notes: 'Mine.' });
  const undone = await done(server, made.id, 'undo');
  const attic = expect.objectContaining({ kind: 'location', name: 'Attic' });
  const area = expect.objectContaining({ kind: 'area', name: 'ATTIC' });
  const left = [
    { kind: 'item', id: one, name: 'One' },
    { kind: 'item', id: three, name: 'Three' },
  ];
  expect(undone.kept).toBe(4);
  expect(undone.left).toEqual([...left, attic, area]);
  await server.call('DELETE', `/api/items/${three}`);
  expect((await settled(server, made.id)).left).toEqual([left[0], attic, area]);
});
