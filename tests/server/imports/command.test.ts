import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { decodeMadeExport } from '../../../contract/export/exports.ts';
import { decodeImports } from '../../../contract/imports/imports.ts';
import { runCommand } from '../../../server/commands/run.ts';
import type { Terminal } from '../../../server/commands/terminal.ts';
import { Ended } from '../../../server/ended.ts';
import { neutralised } from '../../../contract/sheets/spreadsheetCells.ts';
import { MESSY_SPREADSHEETS } from '../../support/spreadsheets/messy.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { done } from './uploads.ts';
import { settingsOf } from '../../support/postgres/openBeside.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const importing = (name: string, bytes: string | Uint8Array, ...args: string[]) =>
  importingWith({}, name, bytes, ...args);

async function importingWith(
  terminal: Partial<Terminal>,
  name: string,
  bytes: string | Uint8Array,
  ...args: string[]
) {
  const path = join(server.folder, name);
  await writeFile(path, bytes);
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(['import', path, ...args], {
    env: settingsOf(server.folder),
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    askPassword: undefined,
    showProgress: undefined,
    ...terminal,
  });
  return { code, out, err };
}

const items = async () => decodeItems((await server.call('GET', '/api/items?limit=1000')).body).items;

it('any spreadsheet is imported from the command line by a mapping that is guessed and printed, and undone in the app', async () => {
  const sheet = MESSY_SPREADSHEETS.find(({ name }) => name === 'prices.csv');
  const bytes = (await sheet?.bytes()) ?? Buffer.of();
  const mapping = [
    'CSV, semicolons, Windows-1252, 3 rows',
    '  Which letters it has is a guess: "encoding" in a mapping has it read as others.',
    '  name: {Artikel}',
    '  location: {Ort}',
    '  quantity: {Anzahl}',
    '  supplier: {Händler}',
    '  supplier_part_no: {Bestellnummer}',
    '  All other columns are kept in the notes.',
  ];
  expect(await importing('prices.csv', bytes, '--dry-run')).toEqual({
    code: 0,
    out: [...mapping, 'Would be done: 3 items and 1 location.'],
    err: [],
  });
  expect(await items()).toEqual([]);
  expect(decodeImports((await server.call('GET', '/api/imports')).body)).toEqual([]);
  const own = join(server.folder, 'mapping.json');
  await writeFile(own, JSON.stringify({ location: 'Lab > {Ort}', keep_unmapped: false }));
  expect(await importing('prices.csv', bytes, '--mapping', own)).toMatchObject({
    code: 0,
    out: expect.arrayContaining(['  location: Lab > {Ort}', 'Imported 3 items and 2 locations.']),
  });
  expect(await items()).toMatchObject([{ location_path: 'Lab › Büro', notes: '' }, {}, {}]);
  const [{ id, state, name } = { id: '', state: '', name: '' }] = decodeImports(
    (await server.call('GET', '/api/imports')).body,
  );
  expect([state, name]).toEqual(['imported', 'prices.csv']);
  await done(server, id, 'undo');
  expect(await items()).toEqual([]);
});

it('what cannot be imported is told by line and column, and leaves nothing', async () => {
  expect(await importing('bad.csv', 'Item;Where;Qty\nNail;Den;many\nSaw;;1\n')).toMatchObject({
    code: 1,
    err: [
      'line 2, column "quantity": Quantity must be a number.',
      'line 3, column "location": Location is required.',
      'Nothing was imported.',
    ],
  });
  const wrong = join(server.folder, 'wrong.json');
  await writeFile(wrong, '{"duplicates": "never"}');
  const { err } = await importing('good.csv', 'Item;Where\nNail;Den\n', '--mapping', wrong);
  expect(err[0]).toMatch(/wrong\.json, "duplicates": /);
  expect([await items(), decodeImports((await server.call('GET', '/api/imports')).body)]).toMatchObject([
    [],
    [{}],
  ]);
});

it('where somebody counts what its rows mean, an import from the command line is checked again by itself, a few times', async () => {
  const own = await startServer({}, { engine: 'sqlite' });
  onTestFinished(() => own.stop());
  const location_id = await own.location({ name: 'Rack' });
  await own.item({ name: 'Yarn', location_id, quantity: 20 });
  // By the end of each check somebody has taken one, as long as there are more than some.
  const takenUntil = async (left: number): Promise<void> =>
    own.store.write(async (trx) => {
      await sql`drop trigger if exists taken`.execute(trx);
      await sql`create trigger taken after update of state on imports
        when new.state = 'checked' and exists (select 1 from items where quantity > ${sql.lit(left)}) begin
          update items set quantity = quantity - 1, version = version + 1;
          insert into item_events (item_id, at, user, kind, changes)
            select id, 1, 'eva', 'quantity', '[{"field":"quantity","before":null,"after":null}]' from items;
        end`.execute(trx);
    });
  const path = join(own.folder, 'counted.csv');
  const mapping = join(own.folder, 'update.json');
  await writeFile(path, 'Name,Where,Count\nYarn,Rack,5\n');
  await writeFile(mapping, '{"duplicates":"update"}');
  const run = async () => {
    const told: string[] = [];
    const tell = (line: string): void => void told.push(line);
    const terminal = { print: tell, complain: tell, askPassword: undefined, showProgress: undefined };
    const env = settingsOf(own.folder);
    return { code: await runCommand(['import', path, '--mapping', mapping], { env, ...terminal }), told };
  };
  const quantity = async () =>
    (await own.store.read.selectFrom('items').select('quantity').executeTakeFirstOrThrow()).quantity;
  await takenUntil(17);
  const late = await run();
  expect(late).toMatchObject({ code: 1 });
  expect(late.told).toContain(
    'Line 2 means "Yarn", which somebody has changed since these rows were checked. Run the command again.',
  );
  expect(await quantity()).toBe(17);
  await takenUntil(15);
  expect(await run()).toMatchObject({ code: 0 });
  expect(await quantity()).toBe(5);
});

it('an own export with labels comes back with them, field by field', async () => {
  const hostile = ["'=1+1", '=1+1', '+49', '-', '@x', ' spaced ', 'a\r\nb', '"q"', 'ä🔩'];
  const header =
    'name,location,category,quantity,description,notes,supplier,supplier_part_no,supplier_item_url,acquisition_date,location_label,location_type,location_area';
  const cell = (text: string): string => `"${neutralised(text).replaceAll('"', '""')}"`;
  const rows = hostile.map((text, at) =>
    [
      `Thing ${at}`,
      'Top > "In/side"',
      'Misc',
      String(at / 2),
      text,
      text,
      text.trim(),
      text.trim(),
      '',
      '2024-02-29',
      'L-1',
      'Shelf',
      'HOUSE',
    ]
      .map(cell)
      .join(','),
  );
  // The same name at the same place: in an export each row is an item of its own.
  const file = `\uFEFF${[header, ...rows, rows[0]].join('\r\n')}\r\n`;
  expect((await importing('items.csv', file)).out.at(-1)).toBe('Imported 10 items and 2 locations.');
  const made = await items();
  for (const [at, text] of hostile.entries()) {
    expect(made.find(({ name }) => name === `Thing ${at}`)).toMatchObject({
      description: text,
      notes: text,
      supplier: text.trim(),
      supplier_part_no: text.trim(),
      quantity: at / 2,
      acquisition_date: '2024-02-29',
      location_path: 'Top › In/side',
      location_label: 'L-1',
    });
  }
});

it('one that is told to end leaves neither an import nor files in the folder for what is temporary', async () => {
  const temporary = join(server.folder, 'temporary');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const imports = async () => decodeImports((await server.call('GET', '/api/imports')).body);
  const [before, known] = [await items(), await imports()];
  const ending = new AbortController();
  const { code, err } = await importingWith(
    {
      untilEnded: (work) => work(ending.signal),
      // Of the mapping: it is read by then, and not checked.
      print: () => ending.abort(new Ended('SIGTERM')),
    },
    'ended.csv',
    'Artikel;Ort\nSchraube;Regal\n',
  );
  expect({ code, err }).toEqual({ code: 143, err: ['Stopped.'] });
  expect(await readdir(temporary)).toEqual([]);
  expect(await items()).toEqual(before);
  expect(await imports()).toEqual(known);
});

it('an import of own columns that is told to end says so, and nothing of it is there; a large one says that nobody else can save', async () => {
  const before = await items();
  const ending = new AbortController();
  const file = ['name,location', ...Array.from({ length: 5000 }, (_, row) => `Bolt ${row},Den`)].join('\n');
  const { code, err } = await importingWith(
    {
      untilEnded: (work) => work(ending.signal),
      showProgress(text) {
        if (text === '1,000 rows imported') ending.abort(new Ended('SIGTERM'));
      },
    },
    'ended.csv',
    file,
  );
  expect({ code, err }).toEqual({
    code: 143,
    err: ['Nobody else can save until all 5,000 rows are written.', 'Stopped.'],
  });
  expect(await items()).toEqual(before);
});

it('an import of everything that is told to end says so', async () => {
  const ended = AbortSignal.abort(new Ended('SIGINT'));
  const own = await startServer();
  onTestFinished(() => own.stop());
  const path = join(own.folder, 'everything.json');
  const exported = await server.call('POST', '/api/export/everything.json');
  const { address } = decodeMadeExport(exported.body);
  await writeFile(path, await (await fetch(server.url + address)).text());
  const err: string[] = [];
  const code = await runCommand(['import', path], {
    env: settingsOf(own.folder),
    print: () => undefined,
    complain: (line) => void err.push(line),
    askPassword: undefined,
    showProgress: undefined,
    untilEnded: (work) => work(ended),
  });
  expect({ code, err }).toEqual({ code: 130, err: ['Stopped.'] });
});

it('an export of everything is only imported whole: what would be done of a table with it is refused, and nothing is made', async () => {
  for (const option of [['--dry-run'], ['--mapping', 'own.json'], ['--images', 'photos']]) {
    const { code, out, err } = await importing('all.json', '{}', ...option);
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err.join('\n')).toContain('stowage import FILE.json');
  }
});
