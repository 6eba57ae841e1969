import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellName } from '../../../contract/analysis/corrected.ts';
import { type Grid, gridProblem } from '../../../contract/analysis/grid.ts';
import { cellsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { gridAround, gridToCorrect, sizeIn } from '../../../src/model/analysis/gridFrame.ts';
import { withJoined } from '../../../src/model/analysis/gridCells.ts';
import { withLine, withoutLine } from '../../../src/model/analysis/gridLines.ts';
import { cellAt, handleOf, partAt, partsOf } from '../../../src/model/analysis/gridParts.ts';
import { type GridStep, type Stepped, stepped } from '../../../src/model/analysis/gridSteps.ts';
import { aGrid, aText, grids } from '../../support/grids.ts';
import { aCompartment } from '../../machines/analysis/samples.ts';

const axis = fc.constantFrom('rows' as const, 'columns' as const);
const cell = fc.record({ row: fc.integer({ min: 1, max: 10 }), column: fc.integer({ min: 1, max: 10 }) });
const place = fc.record({
  x: fc.integer({ min: -2000, max: 3000 }),
  y: fc.integer({ min: -2000, max: 3000 }),
});

/** Any step, at any part, also at one that is not there. */
const steps: fc.Arbitrary<{ step: GridStep; part: Stepped['part'] }> = fc
  .record({
    part: fc.oneof(
      fc.record({ kind: fc.constant('corner' as const), index: fc.nat(3) }),
      fc.record({
        kind: fc.constant('side' as const),
        side: fc.constantFrom('top' as const, 'left' as const, 'right' as const, 'bottom' as const),
      }),
      fc.record({ kind: fc.constant('line' as const), axis, index: fc.nat(9) }),
      fc.record({ kind: fc.constant('cells' as const), from: cell, to: cell }),
    ),
    at: place,
    which: fc.nat(8),
    axis,
    size: cell,
  })
  .map(({ part, at, which, axis: along, size }) => {
    const all: readonly GridStep[] = [
      { type: 'part.moved', part, by: at },
      { type: 'part.dragged', part, to: at, drag: 1 },
      { type: 'size.typed', rows: size.row, columns: size.column },
      { type: 'line.added', axis: along },
      { type: 'line.removed', part },
      { type: 'cells.joined' },
      { type: 'cells.split' },
      { type: 'name.typed', name: 'Bolts' },
      { type: 'frame.drawn', from: at, to: { x: 500, y: 500 }, drag: 1 },
    ];
    return { part, step: all[which] ?? { type: 'grid.removed' } };
  });

const placesOf = (grid: Grid) => cellsOfGrid(grid).map(({ row, column }) => `${row} ${column}`);

describe('a correction', () => {
  it('is a grid that can be kept after any steps, with names at its compartments alone', () => {
    fc.assert(
      fc.property(grids(), fc.array(steps, { maxLength: 12 }), (grid, taken) => {
        let at: Stepped = { corrected: { grid, names: [] }, part: undefined };
        for (const { step, part } of taken) {
          at = stepped({ ...at, part }, step, []);
          const { corrected } = at;
          if (!corrected.grid) continue;
          expect(gridProblem(corrected.grid), step.type).toBeUndefined();
          const places = placesOf(corrected.grid);
          for (const { row, column } of corrected.names)
            expect(places, step.type).toContain(`${row} ${column}`);
        }
      }),
    );
  });

  it('is as before once a line that was added is removed again', () => {
    fc.assert(
      fc.property(grids(), axis, fc.integer({ min: 1, max: 999 }), (grid, along, at) => {
        // Cells joined along one row or column alone are divided by the line: what is joined then is another question.
        const whole = { ...grid, joined: grid.joined.filter((span) => span[along] > 1) };
        const given = { grid: whole, names: [] };
        const added = withLine(given, along, at / 1000 + 0.0003);
        if (!added) return;
        expect(added.given.grid[along]).toHaveLength(grid[along].length + 1);
        expect(withoutLine(added.given, along, added.index).grid).toEqual(whole);
      }),
    );
  });

  it('joins any range into one compartment, whatever was joined before, and splits it again', () => {
    fc.assert(
      fc.property(grids(), cell, cell, (grid, from, to) => {
        const size = { row: grid.rows.length + 1, column: grid.columns.length + 1 };
        const within = (one: typeof from) => ({
          row: Math.min(one.row, size.row),
          column: Math.min(one.column, size.column),
        });
        const range = { from: within(from), to: within(to) };
        const joined = withJoined({ grid, names: [] }, range);
        expect(gridProblem(joined.grid)).toBeUndefined();
        const part = { kind: 'cells' as const, ...range };
        const before = { corrected: joined, part };
        const split = stepped(before, { type: 'cells.split' }, []).corrected.grid;
        const count = split ? cellsOfGrid(split).length : 0;
        expect(count).toBeGreaterThanOrEqual(cellsOfGrid(joined.grid).length);
      }),
    );
  });

  it('carries names and joined cells along where a line is added before them', () => {
    const names: CellName[] = [{ row: 2, column: 3, name: 'Nuts' }];
    const grid = aGrid({ joined: [{ row: 1, column: 2, rows: 2, columns: 1 }] });
    const before = { corrected: { grid, names }, part: { kind: 'line', axis: 'rows', index: 0 } as const };
    const first = stepped({ ...before, part: undefined }, { type: 'line.added', axis: 'rows' }, []);
    expect(first.corrected).toMatchObject({
      grid: { rows: [0.25, 0.5], joined: [{ row: 1, column: 2, rows: 3, columns: 1 }] },
      names: [{ row: 3, column: 3, name: 'Nuts' }],
    });
    expect(first.part).toEqual({ kind: 'line', axis: 'rows', index: 0 });
    // Behind the line that is worked on.
    expect(stepped(before, { type: 'line.added', axis: 'rows' }, []).corrected.grid?.rows).toEqual([
      0.5, 0.75,
    ]);
  });

  it('keeps lines at equal distances so with one more, where no cell or line is aimed at', () => {
    const grid = aGrid({ rows: [0.26, 0.5, 0.75] });
    const before = { corrected: { grid, names: [] }, part: { kind: 'corner', index: 0 } as const };
    const add = (at: Stepped) => stepped(at, { type: 'line.added', axis: 'rows' }, []).corrected.grid?.rows;
    expect(add(before)).toEqual([0.2, 0.4, 0.6, 0.8]);
    const cell = { row: 4, column: 1 };
    expect(add({ ...before, part: { kind: 'cells', from: cell, to: cell } })).toEqual([
      0.26, 0.5, 0.75, 0.875,
    ]);
    expect(add({ ...before, corrected: { grid: aGrid({ rows: [0.2] }), names: [] } })).toEqual([0.2, 0.6]);
  });

  it('keeps a line between its neighbours, and a frame a frame', () => {
    const before = { corrected: { grid: aGrid(), names: [] }, part: undefined };
    const line = { kind: 'line', axis: 'columns', index: 0 } as const;
    const far = stepped(before, { type: 'part.dragged', part: line, to: { x: 900, y: 500 }, drag: 1 }, []);
    expect(far.corrected.grid?.columns[0]).toBeLessThan(0.6);
    expect(far.corrected.grid?.columns[0]).toBeGreaterThan(0.59);
    const crossed = stepped(
      before,
      { type: 'part.dragged', part: { kind: 'corner', index: 0 }, to: { x: 990, y: 990 }, drag: 1 },
      [],
    );
    expect(crossed.corrected.grid?.corners[0]).toEqual({ x: 0, y: 0 });
  });

  it('without a grid begins around what was read, as many rows and columns as are typed', () => {
    const texts = [200, 400, 600].flatMap((x) =>
      [300, 500].map((y) => aText('label', { x: x - 20, y: y - 5, width: 40, height: 10 })),
    );
    const grid = gridAround(texts, { rows: 2, columns: 3 });
    expect([grid.corners[0], grid.corners[2]]).toEqual([
      { x: 100, y: 200 },
      { x: 700, y: 600 },
    ]);
    // Too few labels say nothing about the frame.
    expect(gridAround(texts.slice(0, 1), { rows: 4, columns: 3 }).corners[0]).toEqual({ x: 50, y: 50 });
    const typed = stepped(
      { corrected: { grid: null, names: [] }, part: undefined },
      { type: 'size.typed', rows: 2, columns: 3 },
      texts,
    );
    expect(typed).toEqual({ corrected: { grid, names: [] }, part: { kind: 'corner', index: 0 } });
  });

  it.each([
    ['6x4', 6, 4],
    [' 6 × 4 ', 6, 4],
    ['6 4', 6, 4],
    ['6.4', 6, 4],
    ['1X12', 1, 12],
  ])('reads %s as rows and columns', (text, rows, columns) =>
    expect(sizeIn(text)).toEqual({ rows, columns }),
  );

  it.each(['', '6', '0x4', '6x', 'six by four', '301x1', '100x100', '6x4x2', '-6x4'])(
    'reads %s as no size',
    (text) => expect(sizeIn(text)).toBeUndefined(),
  );

  it('begins with the compartments of one who tells of no lines, where they have rows and columns', () => {
    const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
    const compartments = [
      aCompartment({ row: 1, column: 1, bounding_box: box(100, 200) }),
      aCompartment({ row: 3, column: 2, bounding_box: box(300, 400) }),
    ];
    expect(gridToCorrect({ grid: null, compartments })).toMatchObject({
      rows: [1 / 3, 2 / 3],
      columns: [0.5],
      corners: [{ x: 100, y: 200 }, {}, { x: 400, y: 450 }, {}],
    });
    expect(gridToCorrect({ grid: null, compartments: [aCompartment({ row: null })] })).toBeNull();
  });
});

describe('a pointer', () => {
  const scale = { x: 1, y: 1 };
  const reach = { corner: 20, line: 10 };

  it('means a corner before a line, a line before a cell, and nothing beside the grid', () => {
    const grid = aGrid({
      corners: [
        { x: 100, y: 100 },
        { x: 900, y: 100 },
        { x: 900, y: 900 },
        { x: 100, y: 900 },
      ],
    });
    const hit = (x: number, y: number) => partAt(grid, { x, y }, scale, reach);
    expect(hit(110, 110)).toEqual({ kind: 'corner', index: 0 });
    expect(hit(200, 105)).toEqual({ kind: 'side', side: 'top' });
    expect(hit(345, 200)).toEqual({ kind: 'line', axis: 'columns', index: 0 });
    const middle = { row: 1, column: 2 };
    expect(hit(460, 300)).toEqual({ kind: 'cells', from: middle, to: middle });
    expect(hit(50, 500)).toBeUndefined();
    expect(cellAt(grid, { x: 460, y: 300 })).toEqual(hit(460, 300));
  });

  it('finds every corner of any grid', () => {
    fc.assert(
      fc.property(grids(), (grid) => {
        const corners = partsOf(grid).filter(({ kind }) => kind === 'corner');
        expect(corners.map((part) => partAt(grid, handleOf(grid, part), scale, reach))).toEqual(corners);
      }),
      { numRuns: 30 },
    );
  });
});
