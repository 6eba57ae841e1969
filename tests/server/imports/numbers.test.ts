import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { decodePreviewRow } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { openRowsFile } from '../../../server/imports/rowsFile.ts';
import { loadSqlite } from '../../../server/store/sqlite/api.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, preview, read, settled } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const csv = (header: string, ...rows: string[]): string => `${[header, ...rows].join('\n')}\n`;

/** The rows of a file as they are checked by this rule. */
async function rowsOf(file: string, duplicates: ImportMapping['duplicates'] = 'skip') {
  const { id } = await checked(server, 'list.csv', file, { duplicates });
  const { rows } = await preview(server, id);
  // Nobody may have many that are not done.
  await server.call('DELETE', `/api/imports/${id}`);
  return rows;
}

/** What each of them comes to. */
const actionsOf = async (...list: Parameters<typeof rowsOf>) =>
  (await rowsOf(...list)).map(({ action }) => action);

async function imported(file: string, duplicates: ImportMapping['duplicates'] = 'skip'): Promise<void> {
  await done(server, (await checked(server, 'list.csv', file, { duplicates })).id);
}

/** The numbers in the notes of what lies in a location, one item a line. */
async function notesIn(location: string): Promise<string[]> {
  const { items } = decodeItems((await server.call('GET', '/api/items?limit=1000')).body);
  const there = items.filter(({ location_path }) => location_path === location);
  const all = await Promise.all(there.map(({ id }) => server.call('GET', `/api/items/${id}`)));
  return all.map(({ body }) => String(Reflect.get(Object(body), 'notes'))).toSorted();
}

const HOMEBOX = 'HB.location,HB.name,HB.quantity,HB.asset_id,HB.serial_number,HB.model_number';

it.each([
  [
    'of Homebox',
    HOMEBOX,
    'Workshop H,Cordless drill,1,000-001,S1,GSR 12',
    'Workshop H,Cordless drill,1,000-002,S2,GSR 12',
  ],
  [
    'of Homebox without asset IDs',
    HOMEBOX,
    'Workshop Z,Cordless drill,1,000-000,S1,',
    'Workshop Z,Cordless drill,1,000-000,S2,',
  ],
  ['by serial numbers', 'Name,Location,Serial No.', 'Drill,Workshop S,A-1', 'Drill,Workshop S,A-2'],
  ['by their asset tags', 'Name,Location,Asset Tag', 'Drill,Workshop T,17', 'Drill,Workshop T,18'],
  ['by their batches', 'Name;Ort;Menge;Charge', 'Leim;Werkstatt B;2;L1', 'Leim;Werkstatt B;3;L2'],
  [
    'of InvenTree',
    'ID,Part Name,Part IPN,Location Name,Quantity',
    '7,R 10K,IPN-1,Tube I,500',
    '8,R 10K,IPN-1,Tube I,250',
  ],
])(
  'two things that are numbered one by one are two, and the same file once more means each of them: %s',
  async (_what, header, one, other) => {
    const file = csv(header, one, other);
    expect(await actionsOf(file)).toEqual(['create', 'create']);
    await imported(file);
    expect(await actionsOf(csv(header, other, one))).toEqual(['skip', 'skip']);
    const meant = (await rowsOf(file)).map(({ duplicate_of }) => duplicate_of?.id);
    expect(new Set(meant).size).toBe(2);
  },
);

it.each([
  ['no number', 'Name,Location,Serial', 'Saw,Shed 1,-', 'Saw,Shed 1,n/a'],
  ['the same number', 'Name,Location,Serial', 'Saw,Shed 2,X1', 'Saw,Shed 2,x1 '],
  ['a number of the line', 'ID,Name,Location,Nr.', '1,Saw,Shed 3,1', '2,Saw,Shed 3,2'],
  ['a batch that is their category', 'Name,Location,Batch', 'Saw,Shed 4,B1', 'Saw,Shed 4,B2'],
])('rows of one thing are one, though they have %s', async (what, header, one, other) => {
  const found = await checked(server, 'one.csv', csv(header, one, other), { duplicates: 'skip' });
  const { counts } = what.includes('category') ? await mapped(server, found, { category: '{Batch}' }) : found;
  expect(counts).toMatchObject({ create: 1, skip: 1, twice: 1 });
});

it('an update changes each thing by its own row, and what was numbered since comes in as new', async () => {
  const header = 'Name,Location,Serial,Price';
  await imported(csv(header, 'Drill,Bench U,S1,10', 'Drill,Bench U,S2,20'));
  const newer = csv(header, 'Drill,Bench U,S2,25', 'Drill,Bench U,S3,30', 'Drill,Bench U,S1,15');
  expect(await actionsOf(newer, 'update')).toEqual(['update', 'create', 'update']);
  await imported(newer, 'update');
  expect(await notesIn('Bench U')).toEqual([
    'Serial: S1\nPrice: 15',
    'Serial: S2\nPrice: 25',
    'Serial: S3\nPrice: 30',
  ]);
});

it('the strongest number that both have tells whether a row means an item', async () => {
  const header = 'Name,Location,Asset ID,Serial';
  await imported(csv(header, 'Lamp,Hall,A1,S1', 'Lamp,Hall,,S2', 'Lamp,Hall,A3,'));
  expect(
    await actionsOf(
      csv(header, 'Lamp,Hall,A1,S9', 'Lamp,Hall,A2,S1', 'Lamp,Hall,A9,S2', 'Lamp,Hall,,S3', 'Lamp,Hall,,S1'),
    ),
  ).toEqual(['skip', 'create', 'skip', 'create', 'skip']);
});

it('an item without a number is meant by one numbered row alone, and by rows without one before those with', async () => {
  const location_id = await server.location({ name: 'Attic N' });
  await server.item({ name: 'Fan', location_id });
  const header = 'Name,Location,Serial';
  const file = csv(header, 'Fan,Attic N,F1', 'Fan,Attic N,F2', 'Fan,Attic N,F1');
  expect(await actionsOf(file)).toEqual(['skip', 'create', 'skip']);
  await imported(file, 'update');
  expect(await notesIn('Attic N')).toEqual(['Serial: F1', 'Serial: F2']);
  expect(await actionsOf(csv(header, 'Fan,Attic N,', 'Fan,Attic N,F3'))).toEqual(['skip', 'create']);
  const { id: bare } = await server.item({ name: 'Fan', location_id });
  const rows = await rowsOf(csv(header, 'Fan,Attic N,', 'Fan,Attic N,F4'));
  expect(rows).toMatchObject([
    { action: 'skip', duplicate_of: { id: bare } },
    { action: 'create', duplicate_of: null },
  ]);
});

it('a file whose numbers are kept nowhere makes nothing double, however often it comes', async () => {
  const header = 'Name,Location,Serial';
  const file = csv(header, 'Chair,Room K,C1', 'Chair,Room K,C2', 'Chair,Room K,C3');
  for (const counts of [{ create: 3 }, { create: 0, skip: 3 }]) {
    const found = await checked(server, 'chairs.csv', file, { duplicates: 'skip', keep_unmapped: false });
    expect(found.counts).toMatchObject(counts);
    await done(server, found.id);
  }
});

it('a number that is the part number of an item tells it from others, also where it has been moved', async () => {
  const header = 'Name,Location,Serial';
  const by = { duplicates: 'update', supplier_part_no: '{Serial}' } as const;
  const first = await checked(server, 'a.csv', csv(header, 'Radio,Van 1,RAD-1', 'Radio,Van 1,RAD-2'), by);
  await done(server, first.id);
  const swapped = csv(header, 'Radio,Van 2,RAD-1', 'Radio,Van 1,RAD-2', 'Radio,Van 1,RAD-3');
  const { counts } = await checked(server, 'b.csv', swapped, by);
  expect(counts).toMatchObject({ update: 1, same: 1, create: 1 });
});

it('things of one part that have changed their places are each moved by the row of their number', async () => {
  const header = 'Name,Location,Part number,Serial';
  await imported(csv(header, 'Drill,Van A,GSR-12,D1', 'Drill,Van B,GSR-12,D2'));
  const file = csv(header, 'Drill,Van B,GSR-12,D1', 'Drill,Van A,GSR-12,D2', 'Drill,Van C,GSR-12,D3');
  expect(await actionsOf(file, 'update')).toEqual(['update', 'update', 'create']);
  await imported(file, 'update');
  expect([await notesIn('Van A'), await notesIn('Van B'), await notesIn('Van C')]).toEqual([
    ['Serial: D2'],
    ['Serial: D1'],
    ['Serial: D3'],
  ]);
});

it('an edit that frees an item without a number has a later row mean it, and none is meant by two numbers', async () => {
  const location_id = await server.location({ name: 'Loft E' });
  await server.item({ name: 'Tent', location_id });
  const file = csv('Name,Location,Serial', 'Tent,Loft E,T1', 'Tent,Loft E,T2', 'Tent,Loft E,T2');
  const { id } = await checked(server, 'tents.csv', file, { duplicates: 'skip' });
  const actions = async () => (await preview(server, id)).rows.map(({ action }) => action);
  const patch = async (line: number, body: object) =>
    decodePreviewRow((await server.call('PATCH', `/api/imports/${id}/rows/${line}`, body)).body);
  expect(await actions()).toEqual(['skip', 'create', 'skip']);
  await patch(2, { values: { name: 'Big tent' } });
  expect(await actions()).toEqual(['create', 'skip', 'skip']);
  await patch(2, { values: { name: null } });
  expect(await actions()).toEqual(['create', 'skip', 'skip']);
  await patch(3, { action: 'create' });
  await patch(2, { action: 'skip' });
  expect(await actions()).toEqual(['skip', 'create', 'skip']);
});

it('what somebody does between the check and the import is in the way where it is the thing of a row by its number', async () => {
  const location_id = await server.location({ name: 'Bench O' });
  const { id: bare } = await server.item({ name: 'Saw', location_id, quantity: 1 });
  const header = 'Name,Location,Quantity,Serial';
  const file = csv(header, 'Saw,Bench O,1,N1', 'Saw,Bench O,1,N2');
  const begun = async (meanwhile: () => Promise<unknown>) => {
    const { id, counts } = await checked(server, 'saws.csv', file, { duplicates: 'add' });
    expect(counts).toMatchObject({ add: 1, create: 1 });
    await meanwhile();
    const { status, body } = await server.call('POST', `/api/imports/${id}/apply`);
    if (status === 409) await server.call('DELETE', `/api/imports/${id}`);
    return status === 409 ? Reflect.get(Object(body), 'message') : (await settled(server, id)).state;
  };
  const noted = (notes: string) => server.call('PATCH', `/api/items/${String(bare)}`, { notes });
  const since = 'since these rows were checked. They have to be checked again.';
  // The row means another thing than this one by now.
  const changed = await begun(() => noted('Serial: N7'));
  expect(changed).toBe(`Line 2 means "Saw", which somebody has changed ${since}`);
  await noted('');
  const added: unknown[] = [];
  const add = async (serial: string) => {
    added.push((await server.item({ name: 'Saw', location_id, notes: `Serial: ${serial}` }))['id']);
  };
  expect(await begun(() => add('N2'))).toBe(`Line 3 means "Saw", which somebody has added ${since}`);
  for (const id of added) await server.call('DELETE', `/api/items/${String(id)}`);
  // What was counted is meant by its row still, and by no other one.
  const counted = () => server.call('PATCH', `/api/items/${String(bare)}`, { quantity: 5 });
  expect(await begun(() => Promise.all([add('N9'), counted()]))).toBe('imported');
  expect(await notesIn('Bench O')).toEqual(['', 'Serial: N2', 'Serial: N9']);
});

it('a file of rows that an older Stowage has checked is gone on with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-import-older-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'rows.db');
  const Database = await loadSqlite();
  const older = new Database(path, { timeout: 2000 });
  older.exec(`create table checked (line integer primary key, at integer not null, action text not null, is_duplicate integer not null,
    row text not null, place text, target_line integer, place_key text, part_key text, supplier_key text) strict;
    create table present (id text primary key, name text not null, place_id text not null, place_key text not null, part_key text,
    supplier_key text not null) strict, without rowid;
    insert into checked values (2, 0, 'create', 0, '{}', null, null, 'k', null, '');
    insert into present values ('i', 'Saw', 'p', 'k', null, '');`);
  older.close();
  for (const _ of ['altered', 'opened again']) {
    const file = await openRowsFile(path);
    expect(file.all('select number_key, numbers, claims from checked')).toEqual([
      { number_key: '', numbers: null, claims: null },
    ]);
    expect(file.all('select is_numbered, meant_as, meant_rows from present')).toEqual([
      { is_numbered: 0, meant_as: null, meant_rows: 0 },
    ]);
    file.close();
  }
});

it.each([
  ['their own names', ['Printer 1', 'Printer 2'], '{Asset Name}'],
  ['names of a few', ['', 'Printer 2'], '{Model} {Asset Name}'],
  ['no names', ['', ''], '{Model}'],
])(
  'things of a list from Snipe-IT are called by their model where they have none of their own: %s',
  async (_what, [one, other], name) => {
    const header = 'Asset Name,Asset Tag,Serial,Model,Category,Location';
    const file = csv(
      header,
      `${one},T-1,S-1,LaserJet 9,Printers,Office`,
      `${other},T-2,S-2,LaserJet 9,Printers,Office`,
    );
    const { id, mapping } = await read(server, 'assets.csv', file);
    await server.call('DELETE', `/api/imports/${id}`);
    expect(mapping).toMatchObject({ name, location: '{Location}', supplier_part_no: '' });
  },
);

it('what numbers one thing is no name where another text is there', async () => {
  const { id, mapping } = await read(
    server,
    'a.csv',
    csv('Inventory no.,Make,Room', 'I-A,Bosch,Hall', 'I-B,Bosch,Hall'),
  );
  await server.call('DELETE', `/api/imports/${id}`);
  expect(mapping).toMatchObject({ name: '{Make}' });
});

/** What each row means: the number of the item that it would write to, or nothing for a new one. */
async function meantBy(file: string, duplicates: ImportMapping['duplicates'] = 'update') {
  const rows = await rowsOf(file, duplicates);
  const meant = rows.map(({ duplicate_of }) => duplicate_of?.id ?? undefined);
  return { actions: rows.map(({ action }) => action), meant };
}

it('a row with a batch alone means the item that has no more, before one with a serial number of the same batch', async () => {
  const header = 'Name,Location,Quantity,Serial,Batch';
  const file = csv(header, 'Glue,Rack G,5,S1,B7', 'Glue,Rack G,9,,B7');
  await imported(file);
  const { actions, meant } = await meantBy(csv(header, 'Glue,Rack G,9,,B7', 'Glue,Rack G,5,S1,B7'));
  expect(actions).toEqual(['update', 'update']);
  expect(new Set(meant).size).toBe(2);
  await imported(file, 'update');
  expect(await notesIn('Rack G')).toEqual(['Batch: B7', 'Serial: S1\nBatch: B7']);
});

it('two rows of other serial numbers do not both mean the one item of their batch', async () => {
  await imported(csv('Name,Location,Batch', 'Tape,Rack T,B7'));
  const { actions } = await meantBy(
    csv('Name,Location,Serial,Batch', 'Tape,Rack T,S1,B7', 'Tape,Rack T,S2,B7'),
  );
  expect(actions).toEqual(['update', 'create']);
});

it('a column that means the same under another name, or in small letters, finds its items again in whatever order', async () => {
  await imported(csv('Name,Location,Serial No', 'Lamp,Rack L,F1', 'Lamp,Rack L,F2'));
  await imported(csv('Name,Location,serial number', 'Lamp,Rack L,F2', 'Lamp,Rack L,F1'), 'update');
  const all = await notesIn('Rack L');
  expect(all).toHaveLength(2);
  for (const notes of all) expect(new Set(notes.match(/F\d/g)).size).toBe(1);
});

it('a number that is the description is found there, and one of a line of one’s own notes is none', async () => {
  const mapped = async (file: string) => {
    const { id } = await checked(server, 'list.csv', file, { duplicates: 'update', description: '{Serial}' });
    const { rows } = await preview(server, id);
    return { id, actions: rows.map(({ action }) => action) };
  };
  const first = await mapped(csv('Name,Location,Serial', 'Fan,Rack F,F1', 'Fan,Rack F,F2'));
  await done(server, first.id);
  const second = await mapped(csv('Name,Location,Serial', 'Fan,Rack F,F2', 'Fan,Rack F,F3'));
  expect(second.actions).toEqual(['update', 'create']);
  await server.call('DELETE', `/api/imports/${second.id}`);

  const noted = csv('Name,Location,Notes,Serial', 'Vise,Rack V,Serial: see sticker,A1');
  await imported(noted);
  expect(await actionsOf(noted)).toEqual(['skip']);
});
