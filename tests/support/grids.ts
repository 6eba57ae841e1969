import fc from 'fast-check';
import type { BoundingBox } from '../../contract/analysis/box.ts';
import { type Grid, type ReadText, areCorners, gridProblem } from '../../contract/analysis/grid.ts';

/** A grid of 2 rows and 3 columns over nearly the whole photo. */
export function aGrid(change: Partial<Grid> = {}): Grid {
  return {
    corners: [
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 1000, y: 1000 },
      { x: 0, y: 1000 },
    ],
    columns: [0.3, 0.6],
    rows: [0.5],
    joined: [],
    ...change,
  };
}

export function aText(text: string, box: BoundingBox, confidence: number | null = null): ReadText {
  return { text, lines: [text], box, confidence };
}

const lines = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 9 })
  .map((shares) => shares.toSorted((a, b) => a - b).map((share) => share / 100));
const near = (x: number, y: number) =>
  fc.record({ x: fc.integer({ min: x - 150, max: x + 150 }), y: fc.integer({ min: y - 150, max: y + 150 }) });

/** Any grid that can be kept, some of its cells joined. */
export const grids = (): fc.Arbitrary<Grid> =>
  fc
    .record({
      corners: fc
        .tuple(near(200, 200), near(800, 200), near(800, 800), near(200, 800))
        .filter((corners) => areCorners(corners)),
      columns: lines,
      rows: lines,
      spans: fc.array(
        fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
        {
          maxLength: 4,
        },
      ),
    })
    .map(({ spans, ...lined }) => {
      const grid: Grid = { ...lined, joined: [] };
      for (const [row, column, rows, columns] of spans) {
        const joined = [...grid.joined, { row: row + 1, column: column + 1, rows, columns }];
        if (gridProblem({ ...grid, joined }) === undefined) grid.joined = joined;
      }
      return grid;
    });
