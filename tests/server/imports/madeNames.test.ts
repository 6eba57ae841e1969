import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeImport } from '../../../contract/imports/imports.ts';
import { createResembling } from '../../../server/imports/checking/resembling.ts';
import { startServer, type TestServer } from '../startServer.ts';
import { checked } from './uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const workshop = await server.location({ name: 'Workshop' });
  await server.location({ name: 'Drawer 1', parent_id: workshop });
  await server.location({ name: 'Electronics', parent_id: workshop });
  await server.call('POST', '/api/item-categories', { name: 'Fasteners' });
});
afterAll(async () => server.stop());

const HEADER = 'Name,Location,Category,Quantity\n';
const of = async (rows: readonly string[]) => checked(server, 'a.csv', HEADER + rows.join('\n') + '\n');

it('what an import would make is told by name, first what resembles something that is there, or is made for more rows', async () => {
  const { counts, made } = await of([
    'Bolt,Workhsop,Fasteners,1',
    'Nut,Workshop / Drawer 2,Fastners,1',
    'Washer,Workshop / Drawer 2,Fastners,1',
    'Rivet,Electornics,Adhesives,1',
    'Glue,Workshop / Shed / Left,Adhesives,1',
    'Tape,Workshop / Shed / Left,Adhesive,1',
  ]);
  expect(counts).toMatchObject({ locations: 5, categories: 3, problem: 0 });
  const there = (name: string) => ({ name, isMade: false });
  expect(made).toEqual([
    { kind: 'location', name: 'Electornics', rows: 1, line: 5, like: there('Electronics') },
    { kind: 'location', name: 'Workhsop', rows: 1, line: 2, like: there('Workshop') },
    { kind: 'category', name: 'Adhesive', rows: 1, line: 7, like: { name: 'Adhesives', isMade: true } },
    { kind: 'category', name: 'Fastners', rows: 2, line: 3, like: there('Fasteners') },
    { kind: 'location', name: 'Workshop › Drawer 2', rows: 2, line: 3, like: null },
    { kind: 'location', name: 'Workshop › Shed', rows: 2, line: 6, like: null },
    { kind: 'location', name: 'Workshop › Shed › Left', rows: 2, line: 6, like: null },
    { kind: 'category', name: 'Adhesives', rows: 2, line: 5, like: null },
  ]);
});

it('a location that is made at the top, for its name alone was told, is told beside the one of that name within another', async () => {
  const { made } = await of([
    'Ink,Hall / Printer corner,Fasteners,1',
    'Paper,printer corner,Fasteners,1',
    'Hook,Loft / Printer corner,Fasteners,1',
  ]);
  expect(made?.filter(({ like }) => like !== null)).toEqual([
    {
      kind: 'location',
      name: 'printer corner',
      rows: 1,
      line: 3,
      like: { name: expect.stringMatching(/^(Hall|Loft) › Printer corner$/), isMade: true },
    },
  ]);
});

it('a name is told no more once no row needs it, and no row is named as its first that does not need it', async () => {
  const { id } = await of(['Saw,Workhsop,Fasteners,1', 'File,Workhsop,Fasteners,1']);
  const madeAfter = async (line: number) => {
    await server.call('PATCH', `/api/imports/${id}/rows/${line}`, { values: { location: 'Workshop' } });
    return decodeImport((await server.call('GET', `/api/imports/${id}`)).body).made;
  };
  expect(await madeAfter(2)).toMatchObject([{ name: 'Workhsop', rows: 1, line: null }]);
  expect(await madeAfter(3)).toEqual([]);
});

it('a row that is edited later than the first one is not told as the first', async () => {
  const { id } = await of([2, 3, 4].map((at) => `Awl ${at},Workhsop,Fasteners,1`));
  await server.call('PATCH', `/api/imports/${id}/rows/2`, { values: { location: 'Workshop' } });
  await server.call('PATCH', `/api/imports/${id}/rows/4`, { values: { quantity: '5' } });
  const { made } = decodeImport((await server.call('GET', `/api/imports/${id}`)).body);
  expect(made).toMatchObject([{ name: 'Workhsop', rows: 2, line: null }]);
});

it('a misspelt name is told beside however many drawers there are', async () => {
  const cabinet = await server.location({ name: 'Cabinet' });
  await server.store.write(async (trx) => {
    const [model] = await trx.selectFrom('locations').selectAll().where('id', '=', cabinet).execute();
    if (!model) throw new Error('It is there.');
    const { seq: _, ...columns } = { seq: 0, ...model };
    for (let at = 0; at < 1100; at++) {
      await trx
        .insertInto('locations')
        .values({ ...columns, id: crypto.randomUUID(), name: `Drawer ${at}x`, parent_id: cabinet })
        .execute();
    }
  });
  const { made } = await of([
    'A1,Attic,Fasteners,1',
    'A2,Workhsop,Fasteners,1',
    'A3,Workshop / Electornics,Fasteners,1',
  ]);
  const likes = made?.map(({ name, like }) => [name, like?.name]);
  expect(likes).toContainEqual(['Workhsop', 'Workshop']);
  expect(likes).toContainEqual(['Workshop › Electornics', 'Electronics']);
});

it('very many names are told in part, and each says what it resembles', async () => {
  const rows = Array.from({ length: 700 }, (_, at) => `Part ${at},Hall / Rack ${at},Fasteners,1`);
  const { counts, made } = await of(rows);
  expect(counts?.locations).toBe(701);
  expect(made).toHaveLength(50);
  expect(made?.every(({ like }) => like === null)).toBe(true);
});

it.each([
  ['Workhsop', 'Workshop'],
  ['Screw', 'Screws'],
  ['work shop', 'Workshop'],
  ['Café-Bar', 'Cafe Bar'],
  ['Blue electronis box', 'Blue electronics box'],
  ['Werkstat', 'Werkstatt'],
])('%s may have been meant to be %s', (name, other) => {
  expect(createResembling(['Nets', other, name])(name)).toBe(other);
});

it.each([
  ['Shelf 1', 'Shelf 2'],
  ['Shelf 1 1', 'Shelf 11'],
  ['Drawer A', 'Drawer B'],
  ['Nuts', 'Nets'],
  ['M3 bolts', 'M4 bolts'],
  ['***', '---'],
  ['Box', 'Box'],
  ['Left upper drawer', 'Right lower drawer'],
])('%s is not meant to be %s', (name, other) => {
  expect(createResembling([other, name])(name)).toBeUndefined();
});
