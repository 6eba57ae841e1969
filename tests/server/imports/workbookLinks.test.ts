import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbookOf } from '../../support/spreadsheets/workbook.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, preview } from './uploads.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const HEADER = ['Name', 'Location', 'Supplier', 'Datasheet', 'Home page'];
const SHOP = 'https://shop.example/b3?a=1&b="2"';

it('an address behind a cell of a workbook has a column of its own, and what says its address itself none', async () => {
  const bytes = await workbookOf([
    {
      name: 'Parts',
      merged: ['B3:B5'],
      rows: [
        ['Our parts'],
        HEADER,
        [
          'Bolt M3',
          'Shelf 1',
          'Acme',
          { formula: 'HYPERLINK("https://data.example/b3.pdf","PDF")', value: 'PDF' },
          'www.example.com',
        ],
        ['Bolt M4', null, 'Acme', 'none'],
        [
          'Bolt M5',
          null,
          'Bolts & Co',
          { formula: 'hyperlink("#Sheet2!A1";"there")', value: 'there' },
          'old.example',
        ],
        ['Bolt M6', 'Shelf 2', 'Acme'],
      ],
      links: [
        { ref: 'A2', address: 'https://header.example/' },
        { ref: 'C3', address: SHOP },
        { ref: 'C5:C6', address: 'https://shop.example/both' },
        { ref: 'E3', address: 'http://www.example.com/' },
        { ref: 'E5', address: 'https://new.example/page' },
        // Of an empty cell, of no cell, and of a row that is not there.
        { ref: 'C4:C4', address: '' },
        { ref: 'D6', address: 'https://empty.example/' },
        { ref: 'somewhere', address: 'https://nowhere.example/' },
        { ref: 'A900:B900000', address: 'https://below.example/' },
      ],
    },
  ]);
  const { id, found } = await checked(server, 'links.xlsx', bytes);
  expect(found?.columns.map(({ name, filled, samples }) => [name, filled, samples])).toEqual([
    ['Name', 4, ['Bolt M3', 'Bolt M4', 'Bolt M5']],
    ['Location', 4, ['Shelf 1', 'Shelf 2']],
    ['Supplier', 4, ['Acme', 'Bolts & Co']],
    ['Datasheet', 3, ['PDF', 'none', 'there']],
    ['Home page', 2, ['www.example.com', 'old.example']],
    ['Supplier (link)', 3, [SHOP, 'https://shop.example/both']],
    ['Datasheet (link)', 1, ['https://data.example/b3.pdf']],
    ['Home page (link)', 1, ['https://new.example/page']],
  ]);
  // The first one of addresses is where it is bought.
  const { rows } = await preview(server, id);
  expect(rows.map(({ values }) => values['supplier_item_url'])).toEqual([
    SHOP,
    undefined,
    'https://shop.example/both',
    'https://shop.example/both',
  ]);
});

it('links laid over a whole sheet many times cost no more than one of them', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => [`Part ${at}`, 'Shelf', 'Acme']);
  const links = Array.from({ length: 2000 }, () => ({
    ref: 'C2:C1048576',
    address: 'https://shop.example/',
  }));
  const bytes = await workbookOf([{ name: 'Parts', rows: [HEADER.slice(0, 3), ...rows], links }]);
  const { found } = await checked(server, 'laid.xlsx', bytes);
  expect(found?.columns.at(-1)).toMatchObject({ name: 'Supplier (link)', filled: 2000 });
});
