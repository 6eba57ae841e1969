import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { decodeImport, decodeImports, decodePreviewRow } from '../../../contract/imports/imports.ts';
import { workbookOf } from '../../support/spreadsheets/workbook.ts';
import { names, record } from '../answers.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, preview, read, settled, upload } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const items = async (query = '') =>
  decodeItems((await server.call('GET', `/api/items?limit=1000${query}`)).body).items;
const locations = async (): Promise<unknown[]> =>
  names((await server.call('GET', '/api/locations/hierarchy')).body);
const patch = async (id: string, line: number, body: object) =>
  decodePreviewRow((await server.call('PATCH', `/api/imports/${id}/rows/${line}`, body)).body);

it('problems are shown at their cells, mended there, and then everything is imported and taken back', async () => {
  const before = { items: await items(), locations: await locations() };
  const found = await checked(
    server,
    'list.csv',
    'Name,Location,Quantity,Date,Colour\n' +
      'A name that is so long that no item of Stowage can have it,Hall,1,2024-01-01,red\n' +
      'Nail,Hall,some,2024-01-01,\nScrew,,3,,\nBolt,Hall > Box,4,sometime,blue\nNut,Hall,5,,\n',
  );
  expect(found).toMatchObject({ state: 'checked', counts: { create: 1, problem: 4, locations: 1 } });
  expect((await server.call('POST', `/api/imports/${found.id}/apply`)).body).toMatchObject({
    error: 'conflict',
    message: '4 rows have problems. Mend or skip them first.',
  });
  const problems = await preview(server, found.id, '?only=problems&limit=2');
  expect(problems.total).toBe(4);
  expect(problems.rows).toMatchObject([
    {
      line: 2,
      action: 'problem',
      problems: [
        {
          field: 'name',
          reason: 'Name must be 50 characters or less',
          suggestion: 'A name that is so long that no item of Stowage can',
        },
      ],
    },
    { line: 3, problems: [{ field: 'quantity', reason: 'Quantity must be a number.', suggestion: null }] },
  ]);
  expect((await preview(server, found.id, '?only=problems&offset=2')).rows).toMatchObject([
    { line: 4, problems: [{ field: 'location', reason: 'Location is required.', suggestion: null }] },
    { line: 5, problems: [{ field: 'acquisition_date', suggestion: null }] },
  ]);
  expect(await patch(found.id, 2, { values: { name: 'Short' } })).toMatchObject({
    action: 'create',
    edited: true,
    problems: [],
    values: { name: 'Short', notes: 'Colour: red' },
  });
  await patch(found.id, 3, { action: 'skip' });
  await patch(found.id, 4, { values: { location: 'Hall' } });
  await patch(found.id, 5, { values: { acquisition_date: '' } });
  const ready = await settled(server, found.id);
  expect(ready.counts).toEqual({
    create: 4,
    update: 0,
    add: 0,
    twice: 0,
    skip: 1,
    problem: 0,
    locations: 2,
    categories: 0,
  });
  expect(await done(server, found.id)).toMatchObject({
    state: 'imported',
    counts: { create: 4, skip: 1, locations: 2 },
  });
  const made = await items();
  expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(['Short', 'Screw', 'Bolt', 'Nut']));
  const history = record((await server.call('GET', `/api/items/${made[0]?.id}/history`)).body)['history'];
  expect(history).toMatchObject([{ kind: 'created', user: 'admin' }]);
  for (const what of ['apply', 'mapping'] as const) {
    const again = await server.call(what === 'apply' ? 'POST' : 'PUT', `/api/imports/${found.id}/${what}`, {
      ...found.mapping,
    });
    expect([what, again.status]).toEqual([what, 409]);
  }
  expect((await server.call('GET', `/api/imports/${found.id}/rows`)).status).toBe(409);
  const undone = await done(server, found.id, 'undo');
  expect(undone).toMatchObject({ state: 'undone', kept: 0 });
  expect([await items(), await locations()]).toEqual([before.items, before.locations]);
  expect((await server.call('POST', `/api/imports/${found.id}/undo`)).status).toBe(409);
});

it('a quantity that is too small to be one is told at its cell, and 0 offered', async () => {
  const file = 'Name,Location,Quantity\nWire,Hall,5.55e-17\nRope,Hall,-4\n';
  const { id } = await checked(server, 'left.csv', file);
  const reason = 'Quantity must be 0, or at least 0.000000001.';
  const problems = [{ field: 'quantity', reason, suggestion: '0' }];
  // What is below nothing is a slip, or means something else.
  const below = [{ field: 'quantity', suggestion: null }];
  expect((await preview(server, id)).rows).toMatchObject([{ problems }, { problems: below }]);
});

it('what is there already is skipped, added to or updated, and what somebody has changed since stays at the undo', async () => {
  const shelf = await server.location({ name: 'Shelf 9', label: 'S-9' });
  const part = await server.item({
    name: 'Fuse',
    location_id: shelf,
    quantity: 5,
    supplier_part_no: 'FU-100',
    notes: 'old',
  });
  const other = await server.item({ name: 'Lamp', location_id: shelf, quantity: 2 });
  const file =
    'name,location,quantity,part number,notes\nFuse 1A,S-9,10,fu-100,new\nlamp,shelf 9,1,,\nSocket,S-9,4,,\nSOCKET,s-9,6,,\n';
  const skipped = await checked(server, 'again.csv', file);
  expect(skipped.counts).toMatchObject({ create: 1, skip: 3, locations: 0 });
  const twins = await preview(server, skipped.id, '?only=duplicates');
  expect(twins.rows.map(({ line, duplicate_of }) => [line, duplicate_of])).toEqual([
    [2, { id: part['id'], name: 'Fuse', location_path: 'Shelf 9' }],
    [3, { id: other['id'], name: 'Lamp', location_path: 'Shelf 9' }],
    [5, { id: '', name: 'Socket', location_path: 'Shelf 9' }],
  ]);
  const added = await mapped(server, skipped, { duplicates: 'add' });
  expect(added.counts).toMatchObject({ create: 1, add: 3, skip: 0 });
  expect(await patch(added.id, 2, { action: 'update' })).toMatchObject({ action: 'update' });
  expect(await done(server, added.id)).toMatchObject({ counts: { create: 1, update: 1, add: 2 } });
  const now = async (id: unknown) => (await server.call('GET', `/api/items/${String(id)}`)).body;
  expect(await now(part['id'])).toMatchObject({
    name: 'Fuse 1A',
    quantity: 10,
    notes: 'new',
    supplier_part_no: 'fu-100',
  });
  expect(await now(other['id'])).toMatchObject({ name: 'Lamp', quantity: 3 });
  expect(await items('&within=' + shelf)).toMatchObject([{}, {}, { name: 'Socket', quantity: 10 }]);
  await server.call('PATCH', `/api/items/${other['id']}`, { description: 'mine' });
  expect(await done(server, added.id, 'undo')).toMatchObject({ state: 'undone', kept: 1 });
  expect(await now(part['id'])).toMatchObject({
    name: 'Fuse',
    quantity: 5,
    notes: 'old',
    supplier_part_no: 'FU-100',
  });
  expect(await now(other['id'])).toMatchObject({ quantity: 3, description: 'mine' });
  expect(await items('&within=' + shelf)).toHaveLength(2);
});

it('what somebody has photographed since stays at the undo, with its photos, and is counted', async () => {
  const { id } = await checked(
    server,
    'photographed.csv',
    'name,location\nKettle,Pantry > Hob\nPan,Pantry > Nail\nLid,Pantry > Nail\n',
  );
  await done(server, id);
  const made = await items();
  const one = (name: string) => made.find((item) => item.name === name);
  const photo = (await uploaded(server, await jpeg()))['id'];
  const linked = [
    await server.call('POST', '/api/item-images', { item_id: one('Kettle')?.id, image_id: photo }),
    await server.call('POST', '/api/location-images', {
      location_id: one('Lid')?.location_id,
      image_id: photo,
    }),
  ];
  expect(linked.map(({ status }) => status)).toEqual([201, 201]);
  // With both of them the hob, the pantry and its area, which they need.
  expect(await done(server, id, 'undo')).toMatchObject({ state: 'undone', kept: 5 });
  const left = await items();
  expect(
    [one('Kettle'), one('Pan'), one('Lid')].map((item) => left.some((row) => row.id === item?.id)),
  ).toEqual([true, false, false]);
  for (const address of [
    `/api/item-images?item_id=${one('Kettle')?.id}`,
    `/api/location-images?location_id=${one('Lid')?.location_id}`,
  ])
    expect((await server.call('GET', address)).body).toMatchObject([{ image: { id: photo } }]);
});

it('an edit changes what later rows of the same item become, and null takes it back', async () => {
  const { id, counts } = await checked(
    server,
    'twice.csv',
    'name,location\nHinge,Porch\nHinge,Porch\nHinge,Porch\n',
  );
  expect(counts).toMatchObject({ create: 1, skip: 2 });
  await patch(id, 2, { values: { name: 'Hinge left' } });
  expect((await settled(server, id)).counts).toMatchObject({ create: 2, skip: 1 });
  expect((await preview(server, id)).rows.map(({ action }) => action)).toEqual(['create', 'create', 'skip']);
  expect(await patch(id, 2, { values: { name: null } })).toMatchObject({
    edited: false,
    values: { name: 'Hinge' },
  });
  expect((await settled(server, id)).counts).toMatchObject({ create: 1, skip: 2 });
  expect((await server.call('PATCH', `/api/imports/${id}/rows/99`, { action: 'skip' })).status).toBe(404);
  expect((await server.call('PATCH', `/api/imports/${id}/rows/2`, { values: { nix: 'x' } })).status).toBe(
    422,
  );
});

it('another sheet or header is read anew, and columns that are gone are guessed', async () => {
  const bytes = await workbookOf([
    {
      name: 'First',
      rows: [
        ['Item', 'Place'],
        ['Saw', 'Den'],
      ],
    },
    { name: 'Second', rows: [['Tools of 2024'], ['Tool name', 'Lagerort', 'Menge'], ['Axe', 'Den', 3]] },
  ]);
  const found = await checked(server, 'two.xlsx', bytes);
  expect(found.found).toMatchObject({ format: 'Excel', sheets: ['First', 'Second'], rows: 1 });
  const second = await mapped(server, found, { sheet: 'Second', category: 'Tools' });
  expect(second).toMatchObject({
    state: 'checked',
    found: { rows: 1 },
    mapping: {
      sheet: 'Second',
      header_row: 2,
      name: '{Tool name}',
      location: '{Lagerort}',
      quantity: '{Menge}',
      category: 'Tools',
    },
  });
  const none = await mapped(server, second, { header_row: null });
  expect(none.found).toMatchObject({
    rows: 3,
    columns: [{ name: 'Column 1' }, { name: 'Column 2' }, { name: 'Column 3' }],
  });
  const wrong = { ...none.mapping, name: '{Nix}' };
  expect((await server.call('PUT', `/api/imports/${found.id}/mapping`, wrong)).body).toMatchObject({
    error: 'invalid',
    fields: { name: 'There is no column "Nix".' },
  });
});

it('a text whose letters were guessed wrong is read anew as a person says, with its edits, and the next one is guessed again', async () => {
  const bytes = Buffer.from('Item;Place;\xd6\xe2\xe5\xf2\n\xc3\xe0\xe9\xea\xe0;Den;red\n', 'latin1');
  const found = await checked(server, 'russian.csv', bytes);
  expect(found.found).toMatchObject({ encoding: 'windows-1252', columns: [{ samples: ['Ãàéêà'] }, {}, {}] });
  await server.call('PATCH', `/api/imports/${found.id}/rows/2`, { values: { location: 'Loft' } });
  const chosen = { encoding: 'windows-1251', category: '{Öâåò}' } as const;
  const again = await mapped(server, found, chosen);
  expect(again).toMatchObject({
    state: 'checked',
    found: {
      format: 'CSV, semicolons, Windows-1251',
      encoding: 'windows-1251',
      columns: [{ samples: ['Гайка'] }, {}, { name: 'Цвет' }],
    },
    mapping: { name: '{Item}', category: '{Цвет}', encoding: 'windows-1251' },
  });
  expect((await preview(server, found.id)).rows).toMatchObject([
    { values: { name: 'Гайка', location: 'Loft', category: 'red' } },
  ]);
  await done(server, found.id);
  expect(await read(server, 'again.csv', bytes)).toMatchObject({ found: { encoding: 'windows-1252' } });
  const same = await read(server, 'same.csv', 'Item;Place;Цвет\nГайка;Den;red\n');
  expect([same.found?.encoding, same.mapping?.encoding]).toEqual(['utf-8', undefined]);
});

it('a header and columns that a person chose stay when the letters are read otherwise, and what was only guessed is guessed of them', async () => {
  const other = { encoding: 'windows-1250' } as const;
  const bare = await checked(
    server,
    'bare.csv',
    Buffer.from('Item;Place;Qty\nM3 Mutter;Lade \xe4;5\nM4 Mutter;Lade \xf6;7\n', 'latin1'),
    { header_row: null },
  );
  expect(bare).toMatchObject({ found: { rows: 3 }, mapping: { quantity: '{Column 3}' } });
  expect(await mapped(server, bare, { ...other, quantity: '', notes: '{Column 3} of {{it}}' })).toMatchObject(
    {
      state: 'checked',
      found: { rows: 3 },
      mapping: {
        ...other,
        header_row: null,
        name: '{Column 1}',
        quantity: '',
        notes: '{Column 3} of {{it}}',
      },
    },
  );
  const titled = await checked(
    server,
    'titled.csv',
    Buffer.from('Name;Ort;Datum\nA;B;C\nArtikel \xf5;Kiste \xf5;Anz\nM3;K1;5\nM4;K2;6\n', 'latin1'),
    { header_row: 3 },
  );
  const columns = { name: '{Kiste õ} {Artikel õ}', location: 'Den > {Anz}', category: '{Kiste õ}' };
  expect(await mapped(server, titled, { ...columns, ...other })).toMatchObject({
    found: { rows: 2 },
    mapping: {
      ...other,
      header_row: 3,
      name: '{Kiste ő} {Artikel ő}',
      location: 'Den > {Anz}',
      category: '{Kiste ő}',
    },
  });
  // Its header is none in the letters of the guess.
  const french = await checked(
    server,
    'french.csv',
    Buffer.from('Cat\x8egorie;D\x8esignation\nTool;Vis\nTool;Clou\n', 'latin1'),
  );
  expect(french.mapping).toMatchObject({ header_row: null, name: '{Column 2}', location: '{Column 1}' });
  expect(await mapped(server, french, { encoding: 'macintosh', notes: '{Column 1}' })).toMatchObject({
    found: { rows: 2 },
    mapping: {
      header_row: 1,
      name: '{Désignation}',
      location: '',
      category: '{Catégorie}',
      notes: '{Catégorie}',
    },
  });
});

it('what is Stowage’s own and holds no table of items is told to be that, with how it is brought in', async () => {
  await server.item({ location_id: await server.location({ name: 'Vault', label: 'V-1' }) });
  const refused = async (name: string) => {
    const headers = { Authorization: `Bearer ${server.token}` };
    const file = await fetch(`${server.url}/api/export/${name}`, { headers });
    return read(server, name, new Uint8Array(await file.arrayBuffer()));
  };
  expect(await refused('everything.json')).toMatchObject({
    state: 'failed',
    problem:
      "This is Stowage's export of everything, not a table of items. Whoever runs the server brings it into an empty Stowage with this command: npm run stowage -- import FILE.json",
  });
  for (const name of ['locations.csv', 'locations.xlsx']) {
    expect(await refused(name)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(
        /^This is Stowage's list of locations\. .* import items\.csv instead\. /,
      ),
    });
  }
  expect(await refused('items.csv')).toMatchObject({ state: 'read', found: { preset: 'stowage' } });
  expect((await read(server, 'list.json', '[\n  {"name": "Saw"}]')).problem).toMatch(
    /^This is JSON, not a table\./,
  );
  // Others may call their columns so, too, and have more of them.
  const others = 'name,path,label,type,area,description,quantity\nSaw,Den,L,Tool,Home,Sharp,1\n';
  expect(await read(server, 'others.csv', others)).toMatchObject({ state: 'read' });
});

it('what was chosen for columns of the same names is chosen again', async () => {
  const file = (name: string): string => `Gizmo,Whereabouts,Colour\n${name},Loft,red\n`;
  const first = await checked(server, 'a.csv', file('Widget one'), {
    name: '{Gizmo} {Colour}',
    location: '{Whereabouts}',
    keep_unmapped: false,
  });
  await done(server, first.id);
  expect((await read(server, 'b.csv', file('Widget two'))).mapping).toMatchObject({
    name: '{Gizmo} {Colour}',
    location: '{Whereabouts}',
    keep_unmapped: false,
  });
});

it('two people with the same file do not make everything twice', async () => {
  const file = 'name,location\nPaint,Store\nBrush,Store\n';
  const [one, other] = [await checked(server, 'p.csv', file), await checked(server, 'p.csv', file)];
  await done(server, one.id);
  const late = await server.call('POST', `/api/imports/${other.id}/apply`);
  expect([late.status, record(late.body)['message']]).toEqual([
    409,
    'Something else was imported since these rows were checked. They have to be checked again.',
  ]);
  expect((await mapped(server, other)).counts).toMatchObject({ create: 0, skip: 2 });
});

it('labels, types and areas are of the places that are made', async () => {
  const file =
    'name,location,location label,location type,location area\nAnvil,Smithy > Rack,SM\u20111,Rack type,forge\nTongs,Smithy > Hook,sm-1,,\n';
  const found = await checked(server, 'places.csv', file);
  expect((await preview(server, found.id, '?only=problems')).rows).toMatchObject([
    {
      line: 3,
      problems: [{ field: 'location_label', reason: 'This label is already used by Smithy › Rack.' }],
    },
  ]);
  await patch(found.id, 3, { values: { location_label: '' } });
  await done(server, found.id);
  expect((await server.call('GET', '/api/location/SM-1')).body).toMatchObject({
    name: 'Rack',
    // As a form keeps it, whichever hyphen the spreadsheet has.
    label: 'SM-1',
    location_type_name: 'Rack type',
    location_area_name: 'FORGE',
  });
  await done(server, found.id, 'undo');
  expect((await server.call('GET', '/api/location/SM-1')).status).toBe(404);
  const types = (await server.call('GET', '/api/location-types')).body;
  expect(JSON.stringify(types)).not.toContain('Rack type');
});

it('a text that is too long is cut at a word on request, and kept whole in the notes', async () => {
  const long = 'Set of combination spanners with ratchet, chrome vanadium, 8 to 19 mm';
  const { id } = await checked(server, 'long.csv', `name,location\n"${long}",Den\n`, { too_long: 'shorten' });
  expect((await preview(server, id)).rows).toMatchObject([
    {
      action: 'create',
      values: { name: 'Set of combination spanners with ratchet, chrome', notes: `Name: ${long}` },
    },
  ]);
});

it('an import that is cancelled leaves nothing behind, whatever is under way', async () => {
  const before = { items: await items(), locations: await locations() };
  const rows = Array.from({ length: 100 }, (_, at) => `Part ${at},Annex > Box ${at % 5}`);
  const bytes = ['name,location', ...rows].join('\n');
  const { id } = await checked(server, 'parts.csv', bytes);
  await server.call('POST', `/api/imports/${id}/apply`);
  const folder = join(server.folder, 'imports', id);
  expect(existsSync(folder)).toBe(true);
  expect((await server.call('DELETE', `/api/imports/${id}`)).status).toBe(204);
  expect(await settled(server, id)).toMatchObject({ state: 'cancelled' });
  expect([await items(), await locations()]).toEqual([before.items, before.locations]);
  expect(existsSync(folder)).toBe(false);
  const uploaded = decodeImport((await upload(server, 'x.csv', bytes)).body);
  await server.call('DELETE', `/api/imports/${uploaded.id}`);
  expect((await settled(server, uploaded.id)).state).toBe('cancelled');
  await server.call('DELETE', `/api/imports/${uploaded.id}`);
  const { body } = await server.call('GET', '/api/imports');
  expect(decodeImports(body)[0]).toMatchObject({ id, state: 'cancelled', name: 'parts.csv' });
});

it('what was under way when the server was killed goes on at the next start, and nothing is done twice', async () => {
  const own = await startServer();
  try {
    const rows = Array.from({ length: 60 }, (_, at) => `Part ${at},Hall > Box ${at % 5}`);
    const { id } = await checked(own, 'parts.csv', ['name,location', ...rows].join('\n'));
    // As it is between the answer and the first row, and in the middle.
    const begun = (state: 'reading' | 'checking' | 'importing' | 'undoing') =>
      own.store.write((trx) =>
        trx
          .updateTable('imports')
          // So long ago that nobody can be at it any more.
          .set({
            state,
            then_state: 'undone',
            position: state === 'importing' ? 31 : 0,
            updated_at: Date.now() - 2 * 60 * 60_000,
          })
          .where('id', '=', id)
          .execute(),
      );
    const totals = { reading: 0, checking: 0, importing: 30, undoing: 0 };
    for (const [state, next] of [
      ['reading', 'read'],
      ['checking', 'checked'],
      ['importing', 'imported'],
      ['undoing', 'undone'],
    ] as const) {
      await begun(state);
      await own.restart();
      expect((await settled(own, id)).state).toBe(next);
      expect(record((await own.call('GET', '/api/items?limit=1')).body)['total']).toBe(totals[state]);
    }
    expect(names((await own.call('GET', '/api/locations/hierarchy')).body)).toEqual([]);
  } finally {
    await own.stop();
  }
});

it('an upload that broke off is cleared at the next start, and so is an import whose files are gone', async () => {
  const own = await startServer();
  try {
    const { id } = await checked(own, 'a.csv', 'name,location\nA1,Den\n');
    const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,loc`;
    const answer = await fetch(`${own.url}/api/imports`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${own.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: form,
    });
    expect(answer.status).toBe(400);
    await own.restart(async () => {
      // As after a backup was restored, which has no such files.
      await rm(join(own.folder, 'imports', id), { recursive: true });
      await mkdir(join(own.folder, 'imports', 'left'), { recursive: true });
      await writeFile(join(own.folder, 'imports', 'left', 'upload'), 'half');
      const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
      for (const name of ['upload', '.'])
        await utimes(join(own.folder, 'imports', 'left', name), longAgo, longAgo);
    });
    expect(await readdir(join(own.folder, 'imports'))).toEqual([]);
    expect((await own.call('GET', `/api/imports/${id}`)).body).toMatchObject({ state: 'cancelled' });
  } finally {
    await own.stop();
  }
});
