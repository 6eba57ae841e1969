import { describe, expect, test } from 'vitest';
import type { Item, Location } from '../../../contract/entities.ts';
import { orderIn, orderText } from '../../../contract/itemOrder.ts';
import {
  COLUMNS,
  columnsIn,
  filterParameters,
  filterText,
  NO_FILTERS,
  orderAfter,
  requestOf,
  setFilters,
  tableOf,
} from '../../../src/model/items/itemTable.ts';
import { tableIn } from '../../../src/model/items/tableAddress.ts';
import { tableRows } from '../../../src/model/items/tableRows.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { anItem } from '../../machines/kit/samples.ts';

const query = (text: string) => new URLSearchParams(text);
const table = (text: string) => tableOf(query(text));

describe('the address of the table', () => {
  test.each([
    ['', 'cards', undefined],
    ['', 'table', ''],
    ['view=table', 'cards', ''],
    ['view=cards', 'table', undefined],
    // Another word says nothing.
    ['view=tiles', 'cards', undefined],
    ['page=2&category=Tools&at=x', 'cards', undefined],
    // What only the table has is a table for whoever is given the address.
    ['sort=-updated', 'cards', 'sort=-updated'],
    ['supplier=W%C3%BCrth&sort=name&q=x', 'cards', 'sort=name&supplier=W%C3%BCrth'],
    ['view=cards&sort=name', 'table', undefined],
    ['sort=&in=', 'cards', undefined],
  ] as const)('%j shows, for who likes %s, %j', (address, preferred, shown) => {
    expect(tableIn(query(address), preferred)).toBe(shown);
  });

  test('says order and filters, and nothing where it makes no sense', () => {
    expect(
      table('sort=-part&category=Tools&in=room&supplier= W%C3%BC &photo=missing&since=2026-11-01'),
    ).toEqual({
      order: { by: 'part', descending: true },
      filters: { category: 'Tools', within: 'room', supplier: 'Wü', noPhoto: true, since: '2026-11-01' },
    });
    for (const nonsense of ['sort=colour', 'sort=__proto__', 'photo=1', 'since=2026-02-30', 'since=soon'])
      expect(table(nonsense)).toEqual({ order: undefined, filters: NO_FILTERS });
  });

  test('is what the filters are put into it as', () => {
    const filters = { category: 'Tools', within: 'room', supplier: 'Wü', noPhoto: true, since: '2026-11-01' };
    const said = filterParameters(filters);
    expect(
      tableOf(new URLSearchParams(Object.entries(said).map(([name, value]) => [name, value ?? '']))),
    ).toMatchObject({ filters });
    expect(filterParameters(NO_FILTERS)).toEqual({
      category: null,
      in: null,
      supplier: null,
      photo: null,
      since: null,
    });
    expect(filterParameters({ noPhoto: false })).toEqual({ photo: null });
  });

  test('is what the host is asked with, a day as its first moment here', () => {
    expect(requestOf(table('sort=-updated&in=r&supplier=W&photo=missing&since=2026-11-01'))).toEqual({
      sort: '-updated',
      within: 'r',
      supplier: 'W',
      photo: 'missing',
      changed_since: new Date(2026, 10, 1).toISOString(),
    });
    expect(Object.values(requestOf(table(''))).filter((value) => value !== undefined)).toEqual([]);
  });

  test('names the columns, else all are there that nobody has hidden, and the name always', () => {
    expect(columnsIn(query(''), [])).toEqual(COLUMNS);
    expect(columnsIn(query(''), ['photo', 'name', 'part'])).toEqual(
      COLUMNS.filter((column) => !['photo', 'part'].includes(column)),
    );
    expect(columnsIn(query('columns=quantity,colour'), ['quantity'])).toEqual(['name', 'quantity']);
  });
});

describe('the order of the table', () => {
  test('is that of the column that is pressed, then the other way round; the newest comes first', () => {
    const first = orderAfter(undefined, 'quantity');
    expect(first).toEqual({ by: 'quantity', descending: false });
    expect(orderAfter(first, 'quantity')).toEqual({ by: 'quantity', descending: true });
    expect(orderAfter(first, 'name')).toEqual({ by: 'name', descending: false });
    expect(orderAfter(first, 'updated')).toEqual({ by: 'updated', descending: true });
  });

  test('is read as it is written', () => {
    for (const text of ['name', '-updated', 'part', '-location']) {
      const order = orderIn(text);
      expect(order && orderText(order)).toBe(text);
    }
  });
});

test('a set filter says what it lets through', () => {
  const { filters } = table('category=Tools&in=room&supplier=W&photo=missing&since=2026-11-01');
  expect(setFilters(NO_FILTERS)).toEqual([]);
  expect(setFilters(filters).map((name) => filterText(name, filters, 'Workshop'))).toEqual([
    'Category: Tools',
    'In Workshop and inside',
    'Supplier: “W”',
    'Without photo',
    `Changed since ${new Date(2026, 10, 1).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })}`,
  ]);
});

describe('the rows of a list that is here as a whole', () => {
  const place = (id: string, name: string, label: string, parent_id: string | null) =>
    ({ id, name, label, parent_id }) as Location;
  const tree = createTree([
    place('ws', 'Workshop', 'WS', null),
    place('at', 'Attic', 'ZZ', null),
    place('cab', 'Cabinet', 'WS-2', 'ws'),
    place('shelf', 'Shelf', 'WS-1', 'ws'),
    place('d10', 'Drawer 10', '', 'cab'),
    place('d9', 'Drawer 9', '', 'cab'),
  ]);
  const item = (name: string, fields: Partial<Item>) => anItem({ id: name, name, ...fields });
  // As the tests of the server have them: both sort alike.
  const items = [
    item('Drill', {
      location_id: 'at',
      category: 'Tools',
      supplier: '',
      supplier_part_no: 'A',
      quantity: 10,
    }),
    item('Bolt', {
      location_id: 'd10',
      category: 'Tools',
      supplier: 'Würth',
      supplier_part_no: 'W-10',
      quantity: null,
      thumbnail_url: '/bolt',
      updated_at: '2026-11-02T12:00:00.000Z',
    }),
    item('Axle', {
      location_id: 'd9',
      category: 'misc',
      supplier: 'würth',
      supplier_part_no: 'W-9',
      quantity: 9,
    }),
    item('Clamp', {
      location_id: 'shelf',
      category: 'Misc',
      supplier: 'Bosch',
      supplier_part_no: '',
      quantity: 0.5,
    }),
  ];
  const shown = (address: string) =>
    tableRows(items, table(address), tree)
      .map(({ name }) => name[0])
      .join('');

  test.each([
    ['', 'DBAC'],
    ['sort=name', 'ABCD'],
    ['sort=-name', 'DCBA'],
    ['sort=category', 'ACBD'],
    ['sort=part', 'DABC'],
    ['sort=-part', 'BADC'],
    ['sort=supplier', 'CABD'],
    ['sort=location', 'DCAB'],
    ['sort=-location', 'BACD'],
    ['sort=quantity', 'CADB'],
    ['sort=-quantity', 'DACB'],
    ['in=ws', 'BAC'],
    ['in=cab&sort=name', 'AB'],
    ['in=nowhere', ''],
    ['supplier=WUR&sort=name', 'AB'],
    ['category=MISC&sort=name', 'AC'],
    ['photo=missing', 'DAC'],
    ['since=2026-11-02', 'B'],
    ['since=2999-01-01', ''],
    ['in=ws&category=tools', 'B'],
  ])('of %j are %s', (address, expected) => {
    expect(shown(address)).toBe(expected);
  });

  test('without order and filter are the list itself', () => {
    expect(tableRows(items, table(''), tree)).toBe(items);
  });
});
