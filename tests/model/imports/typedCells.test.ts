import { expect, test } from 'vitest';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { isGone, noRows, type PreviewRows } from '../../../src/model/imports/previewRows.ts';
import {
  cellEdit,
  cellsOfGoneRow,
  offeredCells,
  type TypedCell,
  typedText,
  withCell,
} from '../../../src/model/imports/typedCells.ts';

const aCell = (change: Partial<TypedCell> = {}): TypedCell => ({
  line: 3,
  place: 1,
  column: 'quantity',
  text: '7',
  only: undefined,
  sheet: null,
  ...change,
});

test('a cell has the text that was typed into it last, beside the others, until it is saved or given up', () => {
  const one = withCell([], aCell(), aCell());
  const two = withCell(one, aCell({ line: 4 }), aCell({ line: 4 }));
  const again = withCell(two, aCell(), aCell({ text: '70' }));
  expect(again).toEqual([aCell({ line: 4 }), aCell({ text: '70' })]);
  expect(withCell(again, aCell(), undefined)).toEqual([aCell({ line: 4 })]);
});

test('what was typed becomes a value, or what happens with the row', () => {
  expect(cellEdit(aCell())).toEqual({ values: { quantity: '7' } });
  expect(cellEdit({ column: 'action', text: 'skip' })).toEqual({ action: 'skip' });
  expect(cellEdit({ column: 'action', text: 'problem' })).toEqual({ action: null });
  // With what was seen as it was opened.
  expect(cellEdit({ column: 'action', text: 'skip', was: 'add' })).toEqual({
    action: 'skip',
    was: { action: ['add'] },
  });
});

test('a cell is gone once its row or its column is no part of the list, and not before that is here', () => {
  const columns = ['action', 'quantity'] as const;
  const there = { place: 1, column: 'quantity' } as const;
  expect(isGone({ total: undefined }, columns, undefined)).toBe(false);
  expect(isGone({ total: 2 }, columns, there)).toBe(false);
  expect(isGone({ total: 1 }, columns, there)).toBe(true);
  expect(isGone({ total: 2 }, columns, undefined)).toBe(true);
  expect(isGone({ total: 2 }, ['action'], there)).toBe(true);
});

const HINGE: PreviewRow = {
  line: 3,
  action: 'create',
  values: { name: 'Hinge' },
  problems: [],
  duplicate_of: null,
  edited: false,
};
const list: PreviewRows = { ...noRows(), total: 1, rows: new Map([[0, HINGE]]) };
const shown = { sheet: null, header: 1, list };

test('what was typed into another sheet is no text of the same line and field of this one', () => {
  const other = aCell({ sheet: 'Latch', text: '8' });
  const both = withCell([aCell()], other, other);
  expect(both).toEqual([aCell(), other]);
  expect(withCell(both, aCell(), undefined)).toEqual([other]);
});

test('of what was typed all is offered but the cell that is open', () => {
  const cells = [aCell(), aCell({ column: 'name' })];
  expect(offeredCells(cells, undefined, shown).map(({ cell }) => cell)).toEqual(cells);
  expect(offeredCells(cells, aCell(), shown).map(({ cell }) => cell)).toEqual([cells[1]]);
  expect(offeredCells(cells, aCell({ sheet: 'Latch' }), shown).map(({ cell }) => cell)).toEqual(cells);
});

test('what was typed into a row of another sheet, or one that is no row any more, cannot be saved', () => {
  const why = (change: Partial<TypedCell>, now: Partial<typeof shown> = {}) =>
    offeredCells([aCell(change)], undefined, { ...shown, ...now })[0]?.why;
  expect(why({})).toBeUndefined();
  expect(why({ sheet: 'Latch' })).toBe('other-sheet');
  expect(why({}, { header: 3 })).toBe('no-row');
  expect(why({ line: 4 })).toBe('no-row');
  // It may be one of those that are not read, or that this list leaves out.
  expect(why({ line: 4 }, { list: { ...list, total: 2 } })).toBeUndefined();
  expect(why({ line: 4 }, { list: { ...list, only: 'problems' } })).toBeUndefined();
  expect(why({ line: 4 }, { list: noRows() })).toBeUndefined();
});

test('what was typed is told with its cell, its sheet where that is another, and why it cannot be saved', () => {
  const told = (change: Partial<TypedCell>, why?: 'other-sheet' | 'no-row') =>
    typedText({ cell: aCell(change), why });
  expect(told({})).toBe('“Quantity” of row 3 was to become “7”.');
  expect(told({ text: '' })).toBe('“Quantity” of row 3 was emptied.');
  expect(told({ column: 'action', text: 'add' })).toBe(
    '“What happens” of row 3 was to become “Add to quantity”.',
  );
  expect(told({ sheet: 'Latch' }, 'other-sheet')).toBe(
    '“Quantity” of row 3 of the sheet “Latch” was to become “7”. Another sheet is chosen now.',
  );
  expect(told({}, 'no-row')).toBe(
    '“Quantity” of row 3 was to become “7”. Row 3 is not among the rows any more.',
  );
});

test('of a row that the host does not have any more each text is told that was saved', () => {
  const cells = cellsOfGoneRow({
    line: 5,
    edit: { values: { name: 'Nut', quantity: null, notes: '' }, action: 'skip' },
  });
  expect(cells.map(typedText)).toEqual([
    '“Name” of row 5 was to become “Nut”. Row 5 is not among the rows any more.',
    '“Notes” of row 5 was emptied. Row 5 is not among the rows any more.',
    '“What happens” of row 5 was to become “Skip”. Row 5 is not among the rows any more.',
  ]);
  expect(cellsOfGoneRow({ line: 5, edit: { action: null } })).toEqual([]);
});
