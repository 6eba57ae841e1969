import { describe, expect, test } from 'vitest';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { nextProblem, noRows, standing, withPage } from '../../../src/model/imports/previewRows.ts';
import { aRow } from '../../machines/imports/samples.ts';

const wrong = (field: 'name' | 'quantity' | ''): PreviewRow['problems'][number] => ({
  field,
  reason: 'No',
  suggestion: null,
});
const COLUMNS = ['action', 'name', 'quantity'] as const;

test('a cell goes with its row where that stands elsewhere once rows are read anew, and else stays where it was', () => {
  const asked = { only: 'problems', offset: 0, limit: 3, place: 0 } as const;
  const rows = [aRow({ line: 5 }), aRow({ line: 9 })];
  const list = withPage(noRows('problems'), asked, { rows, total: 2 }, { from: 0, to: 1 });
  const cell = { place: 1, column: 'name' } as const;
  const at = (line?: number) => standing(list, cell, line);
  expect([at(9), at(5).place, at(7).place, at().place]).toEqual([cell, 0, 1, 1]);
  expect(standing(list, { ...cell, place: 4 }, 5).place).toBe(4);
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
