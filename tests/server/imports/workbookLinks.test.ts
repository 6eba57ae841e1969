import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MadeSheet, workbookOf } from '../../support/spreadsheets/workbook.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { checked, done, mapped, preview, read } from './uploads.ts';

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

it('what is behind # is part of an address, and a link in the middle of others ends none of them', async () => {
  const bytes = await workbookOf([
    {
      name: 'Parts',
      rows: [
        ['Name', 'Room', 'Box', 'Page'],
        ['Bolt', 'Den', 'Box 1', 'https://x.example/a.pdf#page=3'],
        ['Nut', 'Den', 'Box 2', 'https://x.example/b c'],
        ['Pin', 'Den', 'Box 3', 'see there'],
        ['Key', 'Den', 'Box 4', 'see there'],
      ],
      links: [
        { ref: 'C2:D5', address: 'https://x.example/app', place: '/boxes' },
        { ref: 'C4', address: 'https://x.example/own' },
        { ref: 'D2', address: 'https://x.example/a.pdf', place: 'page=3' },
        { ref: 'D3', address: 'https://x.example/b%20c' },
      ],
    },
  ]);
  const { found, mapping } = await checked(server, 'places.xlsx', bytes);
  expect(found?.columns.slice(4).map(({ name, samples }) => [name, samples])).toEqual([
    ['Box (link)', ['https://x.example/app#/boxes', 'https://x.example/own']],
    ['Page (link)', ['https://x.example/app#/boxes']],
  ]);
  // An address is no box inside of a box.
  expect(mapping).toMatchObject({ location: '{Room} > {Box}', supplier_item_url: '{Page}' });
});

it('an address that is too long is left out, and never cut to another one', async () => {
  const long = `https://x.example/${'a'.repeat(2500)}`;
  const bytes = await workbookOf([
    {
      name: 'Parts',
      rows: [
        ['Name', 'Location', 'Paper', 'Page'],
        ['Bolt', 'Den', { formula: `HYPERLINK("${long}","PDF")`, value: 'PDF' }, 'there'],
        ['Nut', 'Den', 'PDF', 'there'],
      ],
      links: [
        { ref: 'C3', address: long },
        { ref: 'D2', address: 'https://x.example/', place: long },
        { ref: 'D3', address: 'https://x.example/short' },
      ],
    },
  ]);
  const { found } = await checked(server, 'long.xlsx', bytes);
  expect(found?.columns.slice(4).map(({ name, samples }) => [name, samples])).toEqual([
    ['Page (link)', ['https://x.example/short']],
  ]);
});

it('of addresses behind cells that of a supplier is where a thing is bought', async () => {
  const bytes = await workbookOf([
    {
      name: 'Parts',
      rows: [
        ['Name', 'Location', 'Datasheet', 'Supplier'],
        ['Bolt', 'Den', 'PDF', 'Acme'],
        ['Nut', 'Den', 'PDF', 'Acme'],
      ],
      links: [
        { ref: 'C2:C3', address: 'https://x.example/data' },
        { ref: 'D2:D3', address: 'https://x.example/shop' },
      ],
    },
  ]);
  const { mapping } = await checked(server, 'shop.xlsx', bytes);
  expect(mapping).toMatchObject({ supplier: '{Supplier}', supplier_item_url: '{Supplier (link)}' });
});

it('another row with the names of the columns names those of addresses, too, and a choice is remembered without them', async () => {
  const made = (links: NonNullable<MadeSheet['links']>) =>
    workbookOf([
      {
        name: 'Parts',
        rows: [
          ['Gadget', 'Where', 'Paper'],
          ['Name', 'Location', 'Datasheet'],
          ['Bolt', 'Den', 'PDF'],
          ['Nut', 'Den', 'PDF'],
        ],
        links,
      },
    ]);
  const links = [
    { ref: 'C2', address: 'https://x.example/header' },
    { ref: 'C3', address: 'https://x.example/bolt' },
  ];
  const first = await checked(server, 'first.xlsx', await made(links));
  expect(first.found?.columns.at(-1)).toMatchObject({ name: 'Datasheet (link)', filled: 1 });
  const other = await mapped(server, first, { header_row: 1 });
  expect(other.found?.columns.at(-1)).toMatchObject({ name: 'Paper (link)', filled: 2 });
  expect((await mapped(server, other, { header_row: null })).found?.columns.at(-1)?.name).toBe(
    'Column 3 (link)',
  );

  await done(
    server,
    (await checked(server, 'chosen.xlsx', await made(links), { notes: 'See {Datasheet}' })).id,
  );
  const again = await read(server, 'again.xlsx', await made([]));
  expect(again.mapping?.notes).toBe('See {Datasheet}');
});

it('of more links than one asks for in memory each has its column', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [`Part ${at}`, 'Shelf', 'PDF']);
  const links = rows.map((_, at) => ({ ref: `C${at + 2}`, address: `https://x.example/${at}` }));
  const bytes = await workbookOf([{ name: 'Parts', rows: [HEADER.slice(0, 3), ...rows], links }]);
  const { id, found } = await checked(server, 'many.xlsx', bytes);
  expect(found?.columns.at(-1)).toMatchObject({ name: 'Supplier (link)', filled: 3000 });
  const page = await preview(server, id, '?offset=2990&limit=10');
  expect(page.rows.at(-1)?.values['supplier_item_url']).toBe('https://x.example/2999');
});
