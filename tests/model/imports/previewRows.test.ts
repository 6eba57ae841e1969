import { describe, expect, test } from 'vitest';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import {
  nextProblem,
  noRows,
  renewedWith,
  standing,
  withPage,
  withRow,
} from '../../../src/model/imports/previewRows.ts';
import { togglingEdit } from '../../../src/model/imports/rowEdit.ts';
import { aRow } from '../../machines/imports/samples.ts';

const wrong = (field: 'name' | 'quantity' | ''): PreviewRow['problems'][number] => ({
  field,
  reason: 'No',
  suggestion: null,
});
const COLUMNS = ['action', 'name', 'quantity'] as const;

test('a cell goes with its row where that stands elsewhere once rows are read anew, and is none where another one is there', () => {
  const asked = { only: 'problems', offset: 0, limit: 3, place: 0 } as const;
  const rows = [aRow({ line: 5 }), aRow({ line: 9 })];
  const list = withPage(noRows('problems'), asked, { rows, total: 2 }, { from: 0, to: 1 });
  const cell = { place: 1, column: 'name' } as const;
  const at = (line?: number) => standing(list, cell, line);
  expect([at(9), at(5)?.place, at(7), at()]).toEqual([cell, 0, undefined, cell]);
  // While no row is there it stays.
  expect(standing(list, { ...cell, place: 4 }, 5)?.place).toBe(4);
});

test('rows that were put right stay in a list that is read anew: before what was read, among it and after it', () => {
  const wanted = (offset: number) => ({ only: 'problems', offset, limit: 100, place: 0 }) as const;
  const lines = (...given: number[]) => given.map((line) => aRow({ line, action: 'problem' }));
  const all = { rows: lines(2, 3, 4, 5, 6, 7, 8, 9), total: 8 };
  let list = withPage(noRows('problems'), wanted(0), all, { from: 0, to: 7 });
  for (const line of [3, 6, 8]) list = withRow(list, aRow({ line, action: 'skip' }));
  const placed = (offset: number, rows: PreviewRow[], total: number) => {
    const renewed = renewedWith(list, wanted(offset), { rows, total });
    const byPlace = [...renewed.rows].toSorted(([one], [other]) => one - other);
    return [
      renewed.total,
      [...renewed.mended],
      byPlace.map(([place, { line }]) => `${place}:${line}`).join(' '),
    ];
  };
  expect(placed(0, lines(2, 4, 5, 7, 9), 5)).toEqual([8, [1, 4, 6], '0:2 1:3 2:4 3:5 4:6 5:7 6:8 7:9']);
  expect(placed(2, lines(5, 7), 5)).toEqual([8, [1, 4, 6], '1:3 3:5 4:6 5:7 6:8']);
  expect(placed(2, lines(7, 9), 4)).toEqual([7, [1, 3, 5], '1:3 3:6 4:7 5:8 6:9']);
  // All others are gone, or those that were asked for.
  expect(placed(0, [], 0)).toEqual([3, [0, 1, 2], '0:3 1:6 2:8']);
  expect(placed(2, [], 1)).toEqual([4, [1, 2, 3], '1:3 2:6 3:8']);
});

test('a row is taken back also while the edit that leaves it out is on its way', () => {
  const row = aRow({ action: 'problem' });
  expect(togglingEdit(row, undefined)).toEqual({ action: 'skip' });
  expect(togglingEdit(row, { action: 'skip' })).toEqual({ action: null });
  expect(togglingEdit(row, { values: { name: 'Bolt' } })).toEqual({ action: 'skip' });
  const skipped = aRow({ action: 'skip' });
  expect(togglingEdit(skipped, undefined)).toEqual({ action: null });
  expect(togglingEdit(skipped, { action: null })).toEqual({ action: 'skip' });
});

describe('the next problem', () => {
  const rows = [
    aRow({ line: 2, action: 'skip', problems: [wrong('name')] }),
    aRow({ line: 3, action: 'problem', problems: [wrong('quantity'), wrong('name')] }),
    aRow({ line: 4, action: 'problem', problems: [wrong('')] }),
  ];
  const range = { from: 0, to: 2 };
  const list = withPage(
    noRows(),
    { only: undefined, offset: 0, limit: 3, place: 0 },
    { rows, total: 3 },
    range,
  );
  const from = (place: number, column: (typeof COLUMNS)[number]) =>
    nextProblem(list, COLUMNS, { place, column });

  test('is that of the next cell, then of the next row, then the first again', () => {
    expect(nextProblem(list, COLUMNS, undefined)).toEqual({ place: 1, column: 'name' });
    expect(from(1, 'name')).toEqual({ place: 1, column: 'quantity' });
    // One of the whole row stands with what becomes of it.
    expect(from(1, 'quantity')).toEqual({ place: 2, column: 'action' });
    expect(from(2, 'action')).toEqual({ place: 1, column: 'name' });
  });

  test('is none where there is no other', () => {
    expect(nextProblem(noRows(), COLUMNS, undefined)).toBeUndefined();
    const single = withPage(
      noRows(),
      { only: undefined, offset: 0, limit: 3, place: 0 },
      { rows: rows.slice(2), total: 1 },
      range,
    );
    expect(nextProblem(single, COLUMNS, { place: 0, column: 'action' })).toBeUndefined();
  });
});
