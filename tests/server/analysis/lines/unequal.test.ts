import { describe, expect, it } from 'vitest';
import type { JoinedCells } from '../../../../contract/analysis/grid.ts';
import { levelEvidence, uprightEvidence } from '../../../../server/analysis/local/evidence.ts';
import { findCompartments } from '../../../../server/analysis/local/find.ts';
import { joinedCells } from '../../../../server/analysis/local/lines/joinedCells.ts';
import { bestPath } from '../../../../server/analysis/local/lines/path.ts';
import type { Picture } from '../../../../server/analysis/local/picture.ts';
import { type Random, createRandom } from '../../../support/generator/random.ts';

/** Drawers of these sizes in pixels, dividers of 4, a lip at the top of each; some joined. */
function drawers(random: Random, rows: number[], columns: number[], joined: JoinedCells[] = []): Picture {
  const [left, top] = [30, 24];
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const [width, height] = [sum(columns) + 2 * left + 4, sum(rows) + 2 * top + 4];
  const data = Float32Array.from({ length: width * height }, () => 150 + (random.next() - 0.5) * 12);
  const fill = (x: number, y: number, wide: number, high: number, grey: number): void => {
    for (let row = y; row < y + high; row++) {
      for (let at = x; at < x + wide; at++) data[row * width + at] = grey + (random.next() - 0.5) * 12;
    }
  };
  fill(left, top, sum(columns) + 4, sum(rows) + 4, 110);
  for (const [r, high] of rows.entries()) {
    for (const [c, wide] of columns.entries()) {
      const span = joined.find((one) => one.row === r + 1 && one.column === c + 1);
      const [x, y] = [left + 4 + sum(columns.slice(0, c)), top + 4 + sum(rows.slice(0, r))];
      const isCovered = joined.some(({ row, column, columns }) => row === r + 1 && c + 1 > column && c + 1 < column + columns); // oxfmt-ignore
      if (isCovered) continue;
      const own = span ? sum(columns.slice(c, c + span.columns)) : wide;
      fill(x, y, own - 4, high - 4, 60);
      fill(x, y, own - 4, 12, 190);
    }
  }
  return { data, width, height };
}

/** What is told to be joined in such a picture, whose lines are known. */
function joinedIn(rows: number[], columns: number[], joined: JoinedCells[]): JoinedCells[] {
  const picture = drawers(createRandom(6), rows, columns, joined);
  const after = (start: number, sizes: number[]): number[] =>
    sizes.reduce((lines, size) => [...lines, (lines.at(-1) ?? 0) + size], [start]);
  const directions = { upright: uprightEvidence(picture), level: levelEvidence(picture) };
  return joinedCells({ columns: after(32, columns), rows: after(26, rows) }, directions, []);
}

describe('Drawers of unequal size', () => {
  it.each([1, 6])('are counted: rows of two heights in a random cabinet (%d)', (seed) => {
    const random = createRandom(seed);
    const [tall, wide] = [random.whole(66, 90), random.whole(60, 80)];
    const rows = Array.from({ length: random.whole(3, 5) }, (_, n) => (n < 2 ? 46 : tall));
    const columns = Array.from({ length: random.whole(3, 5) }, () => wide);
    const grid = findCompartments(drawers(random, rows, columns), [])?.grid;
    expect([grid?.rows.length, grid?.columns.length]).toEqual([rows.length - 1, columns.length - 1]);
    const all = rows.reduce((sum, row) => sum + row, 0);
    expect(Math.abs((grid?.rows[0] ?? 0) - 46 / all)).toBeLessThan(0.03);
  });

  it('joined cells are told from those with a divider', () => {
    const joined = [{ row: 2, column: 2, rows: 1, columns: 2 }];
    const picture = drawers(createRandom(4), [60, 60, 60, 60], [70, 70, 70, 70, 70], joined);
    expect(findCompartments(picture, [])?.grid).toMatchObject({ rows: { length: 3 }, columns: { length: 4 }, joined }); // oxfmt-ignore
  });

  it('a wide one is told though a single divider is left of its line', () => {
    const joined = [{ row: 1, column: 2, rows: 1, columns: 2 }];
    expect(joinedIn([60, 60], [70, 70, 70, 70], joined)).toEqual(joined);
  });

  it('none is wide where a line has no divider at all: it may be no line', () => {
    const joined = [1, 2, 3, 4].map((row) => ({ row, column: 2, rows: 1, columns: 2 }));
    expect(joinedIn([60, 60, 60, 60], [70, 70, 70, 70], joined)).toEqual([]);
  });

  it('equal ones are counted where every inner line lacks dividers', () => {
    const joined = [
      { row: 1, column: 1, rows: 1, columns: 4 },
      { row: 2, column: 3, rows: 1, columns: 4 },
      { row: 3, column: 1, rows: 1, columns: 2 },
      { row: 4, column: 5, rows: 1, columns: 2 },
    ];
    const picture = drawers(createRandom(5), [52, 52, 52, 52], [60, 60, 60, 60, 60, 60], joined);
    expect(findCompartments(picture, [])?.grid).toMatchObject({ rows: { length: 3 }, columns: { length: 5 } }); // oxfmt-ignore
  });

  it('the lowest of a single column is counted though it is the tallest', () => {
    const grid = findCompartments(drawers(createRandom(2), [44, 44, 44, 60, 104], [240]), [])?.grid;
    expect(grid).toMatchObject({ rows: { length: 4 }, columns: [] });
  });
});

describe('The path through lines', () => {
  it('takes those with the largest sum, from and to wherever it likes', () => {
    const lines = [10, 40, 55, 70, 100, 130].map((at) => ({ at, share: at === 55 ? 0.6 : 1 }));
    const judge = {
      most: 0.5,
      line: ({ share }: { share: number }) => share - 0.7,
      band: (from: number, to: number) => (to - from < 20 ? -Infinity : 0),
      pair: (from: number, middle: number, to: number) => (to - middle === middle - from ? 0.5 : -0.5),
    };
    expect(bestPath(lines, judge)?.lines.map(({ at }) => at)).toEqual([10, 40, 70, 100, 130]);
    expect(bestPath(lines.slice(0, 1), judge)).toBeUndefined();
  });
});
