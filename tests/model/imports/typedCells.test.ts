import { expect, test } from 'vitest';
import { isGone } from '../../../src/model/imports/previewRows.ts';
import { cellEdit, type TypedCell, withCell } from '../../../src/model/imports/typedCells.ts';

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
