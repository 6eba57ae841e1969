import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { workbookOf } from '../../support/spreadsheets/workbook.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, preview } from './uploads.ts';

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
    ['Nut M4', '#VALUE!', undefined, ['quantity']],
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
