import { describe, expect, it } from 'vitest';
import { wholeGrid } from '../../../../server/analysis/local/lines/wholeGrid.ts';

const rated = (rows: number[], columns: number[], value: number, support = 0.99) => ({
  rows,
  columns,
  support,
  weakest: 0.95,
  alike: 0.8,
  value,
});

describe('A single column that is sure', () => {
  const sides = [50, 300];
  const sure = rated([100, 140, 180, 220, 300], sides, 300);

  it('has more drawers where sides and dividers go on, and where a divider was left out', () => {
    const longer = rated([103, 140, 178, 220, 300, 420], sides, 340);
    expect(wholeGrid(sure, [sure, longer])).toBe(longer);
    const divided = rated([100, 140, 180, 220, 260, 300], [58, 307], 280);
    expect(wholeGrid(sure, [sure, divided])).toBe(divided);
  });

  it('has no frame, no lip and nothing beyond it that edges make worse', () => {
    const others = [
      rated([80, 100, 140, 180, 220, 300], sides, 340),
      rated([100, 140, 180, 220, 240, 300], sides, 340),
      rated([100, 140, 180, 220, 300, 420], sides, 290),
      rated([100, 140, 180, 220, 300, 420], sides, 340, 0.95),
      rated([100, 140, 180, 300, 420, 540], sides, 340),
      rated([100, 140, 180, 220, 260, 300], [50, 175, 300], 340),
    ];
    expect(wholeGrid(sure, [sure, ...others])).toBe(sure);
  });
});

describe('Rows and columns that are sure', () => {
  const rows = [20, 100, 150, 200];
  const sure = rated(rows, [0, 200, 400, 500], 800);

  it('have the lines that make equal cells of them, however unlike these are', () => {
    const even = rated(rows, [0, 100, 200, 300, 400, 500], 300);
    expect(wholeGrid(sure, [sure, even])).toBe(even);
  });

  it('have no others, and none beyond', () => {
    const others = [
      rated(rows, [0, 100, 200, 400, 500], 900),
      rated(rows, [0, 100, 200, 300, 400, 500, 600], 900),
    ];
    expect(wholeGrid(sure, [sure, ...others])).toBe(sure);
  });
});
