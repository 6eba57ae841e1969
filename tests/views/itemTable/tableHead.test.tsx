import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ItemOrder } from '../../../contract/itemOrder.ts';
import { type Column, COLUMNS } from '../../../src/model/items/itemTable.ts';
import { TableHead } from '../../../src/views/itemTable/TableHead.tsx';
import { placeOfCell } from '../../../src/views/lists/rows.ts';

/** The heads by their names, with how each says that it is sorted. */
function heads(columns: readonly Column[], order: ItemOrder | undefined): string[] {
  const html = renderToStaticMarkup(
    <TableHead columns={columns} order={order} onSort={() => {}} onLeave={() => {}} />,
  );
  return html
    .split('role="columnheader"')
    .slice(1)
    .map((head) => {
      const sort = /aria-sort="(\w+)"/.exec(head)?.[1] ?? '';
      return `${/<span[^>]*>([^<]+)</.exec(head)?.[1] ?? ''} ${sort}`.trim();
    });
}

describe('the head of the table', () => {
  test('names each column, and says of each whether the rows are sorted by it', () => {
    expect(heads(COLUMNS, { by: 'quantity', descending: true })).toEqual([
      'Photo',
      'Name none',
      'Category none',
      'Quantity descending',
      'Location none',
      'Supplier none',
      'Part number none',
      'Changed none',
      'Actions',
    ]);
  });

  test('has the chosen columns, and one to select rows with where photos are left out', () => {
    expect(heads(['name', 'updated'], { by: 'name', descending: false })).toEqual([
      'Select',
      'Name ascending',
      'Changed none',
      'Actions',
    ]);
  });

  test('says of no column that the rows are sorted where the best match is first', () => {
    expect(heads(['name'], undefined)).toEqual(['Select', 'Name none', 'Actions']);
  });
});

test('a row of the table tells its number among all, the head being the first', () => {
  expect(placeOfCell({ layout: 'table', index: 0, count: 100, rowsBefore: 200 })).toEqual({
    'data-place': 1,
    role: 'row',
    'aria-rowindex': 202,
  });
  expect(placeOfCell({ layout: 'rows', index: 4, count: 9 })).toEqual({
    'data-place': 5,
    'aria-setsize': 9,
    'aria-posinset': 5,
  });
});
