import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { create } from 'superstruct';
import { RowEdit } from '../../../contract/imports/imports.ts';
import { checkFile, optionsOf } from '../../../server/imports/checking/checkFile.ts';
import { countRows, countsIn } from '../../../server/imports/checking/counts.ts';
import { editRow } from '../../../server/imports/checking/edits.ts';
import { createRowCheck } from '../../../server/imports/checking/rowCheck.ts';
import { type Imports, openImports } from '../../../server/imports/imports.ts';
import { doJob, rowsIn } from '../../../server/imports/jobs.ts';
import { type RowsFile, openRowsFile } from '../../../server/imports/rowsFile.ts';
import { describe } from '../../../server/imports/reading/describe.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { turnsDuring } from '../turns.ts';
import { plannedOn } from './plans.ts';

let server: TestServer;
let folder: string;
let imports: Imports;

beforeEach(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'stowage-import-editing-'));
  imports = await openImports({ store: server.store, dataFolder: folder, run: doJob });
  onTestFinished(async () => {
    await imports.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });
});

/** An import of these lines, checked. */
async function checked(header: string, lines: readonly string[]): Promise<string> {
  const { id } = await imports.add({
    user: 'admin',
    async receive(path) {
      await writeFile(path, [header, ...lines, ''].join('\n'));
      return { filename: 'a.csv' };
    },
    enter: (_, row) => server.store.write(row),
  });
  await imports.idle();
  const { mapping } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  await imports.map(id, mapping);
  await imports.idle();
  return id;
}

/** Its file of rows, with what edits need. */
async function opened(id: string) {
  const file = await openRowsFile(rowsIn(join(folder, 'imports', id)));
  onTestFinished(() => file.close());
  const { found, mapping } = await imports.find(id);
  if (!found || !mapping) throw new Error('It was not checked.');
  return { file, wish: { found, mapping, onProgress: () => undefined } };
}

const named = (name: string): RowEdit => create({ values: { name } }, RowEdit);
const within = (location: string): RowEdit => create({ values: { location } }, RowEdit);
const alike = (count: number): string[] =>
  Array.from({ length: count }, () => 'Fuse,Box of all,Misc,PART-777');
const HEADER = 'name,location,category,supplier_part_no';

it('an edit asks for nothing that grows with the file', async () => {
  const others = Array.from({ length: 20 }, (_, at) => `Part ${at},Hall > Shelf ${at},Kind ${at},P-${at}x`);
  const { file, wish } = await opened(await checked(HEADER, [...others, ...alike(5)]));
  const { planned, plans } = plannedOn(file);
  const other = create({ values: { name: 'Fuse 1A', supplier_part_no: 'PART-1' } }, RowEdit);
  await editRow(planned, createRowCheck(planned, optionsOf(wish)), 22, other, server.store.read);
  expect(countsIn(planned)).toMatchObject({ create: 22, locations: 22, categories: 20 });
  const whole = plans().filter(
    ({ detail }) =>
      /SCAN (made|checked|rows|places|present|categories)\b/.test(detail) || /\(kind=\?\)/.test(detail),
  );
  expect(whole).toEqual([]);
});

it('a row among many of the same item is compared with none that makes nothing', async () => {
  const { file, wish } = await opened(await checked(HEADER, alike(5)));
  const { planned, plans } = plannedOn(file);
  await checkFile(planned, server.store.read, wish);
  expect(countsIn(planned)).toMatchObject({ create: 1, skip: 4 });
  const found = plans().filter(({ sql }) => /from checked where .* = \? and line < \?/.test(sql));
  expect(found.map(({ detail }) => detail)).toEqual([
    'SEARCH checked USING INDEX checked_makers_by_part_at (<expr>=? AND line<?)',
    'SEARCH checked USING COVERING INDEX checked_makers_by_place (place_key=? AND number_key=? AND line<?)',
  ]);
});

it('others have their turns while rows are checked, so that the command line can tell that it goes on', async () => {
  const { file, wish } = await opened(await checked(HEADER, alike(1500)));
  expect(await turnsDuring(() => checkFile(file, server.store.read, wish))).toBeGreaterThan(10);
  expect(await turnsDuring(() => describe(file, 1))).toBeGreaterThan(1);
});

it('others have their turns while the rows that mean the item of an edited one are checked anew', async () => {
  const id = await checked(HEADER, alike(150));
  expect(await turnsDuring(() => imports.edit(id, 2, named('Fuse 1A')))).toBeGreaterThan(5);
});

it('edits of one import are done one after the other, and an import that is begun meanwhile has them all', async () => {
  const id = await checked(HEADER, alike(60));
  const edits = [
    imports.edit(id, 2, named('Fuse 1A')),
    imports.edit(id, 3, named('Fuse 2A')),
    imports.edit(id, 3, create({ values: { supplier_part_no: 'PART-778' } }, RowEdit)),
  ];
  await imports.apply(id, 'admin', (begun) => server.store.write(begun));
  await Promise.all(edits);
  imports.begin(id);
  await imports.idle();
  expect(await imports.find(id)).toMatchObject({ state: 'imported', counts: { create: 2, skip: 58 } });
  const items = await server.store.read.selectFrom('items').select('name').orderBy('seq').execute();
  expect(items.map(({ name }) => name)).toEqual(['Fuse 1A', 'Fuse 2A']);
});

/** The same imports as of a database whose answers do not arrive until `goOn` is called. */
async function heldUp() {
  let goOn = (): void => undefined;
  let arrives = Promise.resolve();
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => arrives.then(() => result),
  };
  const store = { ...server.store, read: server.store.read.withPlugin(late) };
  const held = await openImports({ store, dataFolder: folder, run: doJob });
  onTestFinished(() => held.close());
  arrives = new Promise((resolve) => (goOn = resolve));
  return { held, goOn };
}

it('an import that waits for edits before it begins holds up nobody who writes something else', async () => {
  const id = await checked(HEADER, alike(3));
  const { held, goOn } = await heldUp();
  const other = create({ values: { name: 'Nail', supplier_part_no: 'N-1' } }, RowEdit);
  const edit = held.edit(id, 2, other);
  const begun = held.apply(id, 'admin', (begins) => server.store.write(begins));
  const others = await server.store.write((trx) => trx.selectFrom('items').select('id').execute());
  expect(others).toEqual([]);
  goOn();
  await edit;
  expect(await begun).toMatchObject({ state: 'importing', counts: { create: 2, skip: 1 } });
});

it('no more than twenty edits of an import wait for each other', async () => {
  const id = await checked(HEADER, alike(3));
  const { held, goOn } = await heldUp();
  const edits = Array.from({ length: 20 }, (_, at) => held.edit(id, 2, named(`Fuse ${at}`)));
  await expect(held.edit(id, 3, named('Fuse'))).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '1' },
  });
  goOn();
  await Promise.all(edits);
  expect(await held.edit(id, 3, named('Nail'))).toMatchObject({ values: { name: 'Nail' } });
});

it('a check that is asked for right after an edit takes it along, or the edit is refused and changes nothing', async () => {
  const id = await checked(HEADER, alike(60));
  const { mapping, counts } = await imports.find(id);
  if (!mapping) throw new Error('It was not read.');
  const placeOf = (file: RowsFile) =>
    file.all(`select row ->> '$.values.location' as place from checked where line = 2`)[0]?.['place'];
  const before = await imports.preview(id, placeOf);
  const edit = imports.edit(id, 2, within('Drawer'));
  await imports.map(id, mapping);
  // Whichever comes first at the database.
  const isTaken = await edit.then(
    () => true,
    () => false,
  );
  await imports.idle();
  // The part there is another one than that of all other rows.
  const locations = isTaken ? 2 : counts?.locations;
  expect(await imports.find(id)).toMatchObject({ state: 'checked', counts: { locations } });
  const { file } = await opened(id);
  expect(placeOf(file)).toBe(isTaken ? 'Drawer' : before);
});

it('after each edit places and categories count as they do when all rows are counted', async () => {
  const header = 'name,location,location label,category';
  const lines = [
    'Nut,Hall > Rack,R-1,Small',
    'Bolt,Hall > Rack,R-2,Small',
    'Saw,Hall > Rack > Left,,Large',
    'Axe,Loft,,Large',
  ];
  const { file, wish } = await opened(await checked(header, lines));
  // As a file of Stowage's own, whose labels tell places of one path apart.
  const own = { ...wish, found: { ...wish.found, preset: 'stowage' as const } };
  await checkFile(file, server.store.read, own);
  const rows = createRowCheck(file, optionsOf(own));
  const edits: [line: number, edit: RowEdit][] = [
    [2, create({ action: 'skip' }, RowEdit)],
    [3, create({ action: 'skip' }, RowEdit)],
    [3, create({ action: null }, RowEdit)],
    [4, within('Cellar')],
    [2, create({ action: null }, RowEdit)],
    [4, create({ values: { location: null, category: 'New' } }, RowEdit)],
    [5, within('Hall > Rack > Left')],
  ];
  const seen = new Set<string>();
  for (const [line, edit] of edits) {
    await editRow(file, rows, line, edit, server.store.read);
    const kept = countsIn(file);
    countRows(file);
    expect([line, edit, kept]).toEqual([line, edit, countsIn(file)]);
    seen.add(`${kept.locations} ${kept.categories}`);
  }
  expect(seen.size).toBeGreaterThan(3);
});
