import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { doJob } from '../../../server/imports/jobs.ts';
import type { RunJob } from '../../../server/imports/runJob.ts';
import { workbookOf } from '../../support/spreadsheets/workbook.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, preview } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const HEADER = ['Name', 'Location', 'Category', 'Quantity', 'Part number', 'Supplier'];

/** The rows of the preview, each as its line and what its cells say. */
async function rowsOf(id: string) {
  const { rows } = await preview(server, id);
  return rows.map(({ line, values, problems }) => ({
    line,
    values,
    problems: problems.map(({ field }) => field),
  }));
}

it('what is merged over several rows of a workbook is the value of each, and a title across columns of none', async () => {
  const bytes = await workbookOf([
    {
      name: 'Parts',
      merged: ['A1:F1', 'B3:C5', 'E3:E5', 'D4:D5', 'B6:B9', 'A20:A900000', 'nothing', 'F9:F3'],
      rows: [
        ['Our parts'],
        HEADER,
        ['Bolt M3', 'Shelf 1', null, 40, 'B-1', 'Acme'],
        ['Bolt M4', null, 'Screws', 30, null, 'Bolts & Co'],
        ['Bolt M5', null, 'Screws', null, 'B-3'],
        ['Wire red', 'Drawer 2', 'Cable', 3],
        [],
        ['Wire blue', null, 'Cable', 2],
        ['Wire green', 'Drawer 3', 'Cable', 1],
      ],
    },
  ]);
  const found = await checked(server, 'groups.xlsx', bytes);
  const rows = await rowsOf(found.id);
  expect(
    rows.map(({ line, values }) => [
      line,
      values['name'],
      values['location'],
      values['category'],
      values['quantity'],
      values['supplier_part_no'],
    ]),
  ).toEqual([
    [3, 'Bolt M3', 'Shelf 1', undefined, '40', 'B-1'],
    [4, 'Bolt M4', 'Shelf 1', 'Screws', '30', 'B-1'],
    // What stands in a merged cell of its own stays, and a number is not made twice of it.
    [5, 'Bolt M5', 'Shelf 1', 'Screws', undefined, 'B-3'],
    [6, 'Wire red', 'Drawer 2', 'Cable', '3', undefined],
    [8, 'Wire blue', 'Drawer 2', 'Cable', '2', undefined],
    [9, 'Wire green', 'Drawer 3', 'Cable', '1', undefined],
  ]);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(await done(server, found.id)).toMatchObject({ state: 'imported', counts: { create: 6 } });
});

it('a formula that came to nothing, or that nobody has calculated, is no number of its own, and no text', async () => {
  const bytes = await workbookOf([
    {
      name: 'Parts',
      rows: [
        HEADER,
        ['Nut M3', 'Shelf 1', 'Nuts', { error: '#REF!' }, 'N-1', { error: '#N/A' }],
        ['Nut M4', 'Shelf 1', 'Nuts', { formula: 'D2*2', value: null }, 'N-2', { formula: 'A1', value: '' }],
        ['Nut M5', 'Shelf 1', 'Nuts', { formula: 'D2*2', value: 8 }, 'N-3', 'Acme'],
        [{ error: '#NAME?' }, 'Shelf 1', 'Nuts', 1, 'N-4', 'Acme'],
      ],
    },
  ]);
  const { id } = await checked(server, 'formulas.xlsx', bytes);
  const rows = await rowsOf(id);
  expect(
    rows.map(({ values, problems }) => [values['name'], values['quantity'], values['supplier'], problems]),
  ).toEqual([
    ['Nut M3', '#REF!', undefined, ['quantity']],
    ['Nut M4', '#NOT CALCULATED', undefined, ['quantity']],
    ['Nut M5', '8', 'Acme', []],
    [undefined, '1', 'Acme', ['name']],
  ]);
});

it('a row of formulas that all came to nothing is none, and a text that was never calculated is missed where one has to be', async () => {
  const open = (formula: string) => ({ formula, value: null });
  const bytes = await workbookOf([
    {
      name: 'Parts',
      merged: ['D3:D5'],
      rows: [
        HEADER,
        [{ error: '#N/A' }, { error: '#N/A' }, open('C2'), open('D2'), { error: '#REF!' }],
        [open('A2&" long"'), open('VLOOKUP(A3,X,2)'), 'Wire', '40 pcs', 'W-1', open('F2')],
        ['Wire red', 'Shelf 1', 'Wire', null, 'W-2'],
        ['Wire blue', 'Shelf 1', 'Wire', null, 'W-3'],
      ],
    },
  ]);
  const { id } = await checked(server, 'open.xlsx', bytes);
  const rows = await rowsOf(id);
  expect(
    rows.map(({ line, values, problems }) => [
      line,
      values['name'],
      values['quantity'],
      values['supplier'],
      problems,
    ]),
  ).toEqual([
    [3, undefined, '40', undefined, ['name', 'location']],
    // All 40 of them are not each of the rows.
    [4, 'Wire red', undefined, undefined, []],
    [5, 'Wire blue', undefined, undefined, []],
  ]);
});

it('a number that is shown with zeros before it has them', async () => {
  const bytes = await workbookOf([
    { name: 'Parts', rows: [HEADER, ['Fuse 2 A', 'Shelf 1', 'Fuses', { part: 12 }, { part: 602 }, 'Acme']] },
  ]);
  const found = await checked(server, 'zeros.xlsx', bytes);
  await done(server, found.id);
  const { items } = decodeItems((await server.call('GET', '/api/search?q=fuse')).body);
  expect(items).toMatchObject([{ name: 'Fuse 2 A', supplier_part_no: '000602', quantity: 12 }]);
});

const LIST = [
  ['Bezeichnung', 'Ort', 'Menge', 'Preis', 'Datum'],
  ['Schraube A', 'Regal 1', '1.250', '0,02', '03.04.24'],
  ['Schraube B', 'Regal 1', '2.500', '0,05', '05.06.24'],
  ['Kabel', 'Regal 2', '3', '1,20', '31.12.23'],
];
const LISTED = [
  ['Schraube A', '1250', '2024-04-03', 'Preis: 0,02'],
  ['Schraube B', '2500', '2024-06-05', 'Preis: 0,05'],
  ['Kabel', '3', '2023-12-31', 'Preis: 1,20'],
];
const listed = async (id: string) =>
  (await rowsOf(id)).map(({ values }) =>
    ['name', 'quantity', 'acquisition_date', 'notes'].map((field) => values[field]),
  );

it.each([1, 2])('a list that is sheet %i of a workbook is read by what stands in it', async (number) => {
  const list = { name: 'Bestand', rows: LIST };
  const cover = { name: 'Info', rows: [['Stand der Liste'], ['Werkstatt']] };
  const bytes = await workbookOf(number === 1 ? [list, cover] : [cover, list]);
  const found = await checked(server, 'cover.xlsx', bytes, { sheet: 'Bestand' });
  expect(await listed(found.id)).toEqual(LISTED);
});

it('another sheet is read as itself, also where its check is done again, as after a kill', async () => {
  const twice: RunJob = async (job, onProgress) => {
    await doJob(job, onProgress);
    return doJob(job, onProgress);
  };
  const own = await startServer({}, { runJob: twice });
  try {
    const cover = {
      name: 'Info',
      rows: [
        ['Name', 'Location', 'Quantity'],
        ['Bolt', 'Shelf 1', 2],
      ],
    };
    const bytes = await workbookOf([cover, { name: 'Bestand', rows: LIST }]);
    const first = await checked(own, 'cover.xlsx', bytes, { sheet: 'Info' });
    const { found, counts } = await mapped(own, first, { sheet: 'Bestand' });
    expect(found?.columns.map(({ name }) => name)).toEqual(LIST[0]);
    expect(counts).toMatchObject({ create: LISTED.length, problem: 0 });
  } finally {
    await own.stop();
  }
});

it('the header and the columns that were chosen of a sheet are those still, where the check of another one broke off', async () => {
  let breaksOff = false;
  const runJob: RunJob = async (job, onProgress) => {
    const done = await doJob(job, onProgress);
    if (breaksOff) throw new Error('It broke off.');
    return done;
  };
  const own = await startServer({}, { runJob });
  try {
    const rows = [
      ['Name', 'Location', 'Quantity'],
      ['Title', 'Room', 'Count'],
      ['Bolt', 'Shelf', 3],
    ];
    const other = {
      name: 'B',
      rows: [
        ['Item', 'Where'],
        ['Cup', 'Kitchen'],
      ],
    };
    const bytes = await workbookOf([{ name: 'A', rows }, other]);
    const chosen = { sheet: 'A', header_row: 1, name: '{Quantity}', quantity: '' } as const;
    const first = await checked(own, 'two.xlsx', bytes, { sheet: 'A', header_row: 1 });
    const before = await mapped(own, first, chosen);
    expect(before.mapping).toMatchObject(chosen);
    breaksOff = true;
    await mapped(own, before, { sheet: 'B' });
    breaksOff = false;
    expect((await mapped(own, before, chosen)).mapping).toMatchObject(chosen);
  } finally {
    await own.stop();
  }
});

it('how days and numbers are read that a person has chosen stays with another header', async () => {
  const rows = [
    ['Our list'],
    ['Name', 'Location', 'Quantity', 'Bought'],
    ['Bolt', 'Shelf 1', '1.250', '03.04.24'],
  ];
  const first = await checked(server, 'chosen.xlsx', await workbookOf([{ name: 'A', rows }]), {
    date_order: 'mdy',
    decimal_mark: ',',
    header_row: 1,
  });
  const { mapping } = await mapped(server, first, { header_row: 2 });
  expect(mapping).toMatchObject({ date_order: 'mdy', decimal_mark: ',' });
});

it('a file of the same columns is read by what stands in it, not by what stood in the one before', async () => {
  const as = (sign: string, rows: string[][]) => rows.map((row) => row.join(sign)).join('\n');
  const head = ['Title', 'Room', 'Count', 'Acquired on'];
  const first = as(',', [
    head,
    ['Bolt', 'Shelf 9', '2.5', '2024-01-02'],
    ['Nut', 'Shelf 9', '12.25', '2024-01-02'],
  ]);
  const before = await checked(server, 'a.csv', first);
  await done(server, before.id);
  const second = as(';', [
    head,
    ['Rod', 'Shelf 9', '1.250', '03.04.24'],
    ['Tube', 'Shelf 9', '2,5', '31.12.23'],
  ]);
  const { id } = await checked(server, 'b.csv', second);
  expect((await rowsOf(id)).map(({ values }) => [values['quantity'], values['acquisition_date']])).toEqual([
    ['1250', '2024-04-03'],
    ['2.5', '2023-12-31'],
  ]);
});
