import { cellsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import type { Grid, JoinedCells } from '../../../contract/analysis/grid.ts';
import type { WithGrid } from './gridLines.ts';

/** A cell, by row and column, counted from 1. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Cells from one to another; of a joined compartment, all of its cells. */
export interface CellRange {
  from: CellPlace;
  to: CellPlace;
}

const endOf = ({ row, column, rows, columns }: JoinedCells): CellPlace => ({
  row: row + rows - 1,
  column: column + columns - 1,
});

/** Whether a cell lies within a span. */
export function isWithin({ row, column }: CellPlace, span: JoinedCells): boolean {
  const end = endOf(span);
  return row >= span.row && row <= end.row && column >= span.column && column <= end.column;
}

/** The compartment that a cell belongs to; its own where it is joined with none. */
export function spanAt({ joined }: Pick<Grid, 'joined'>, { row, column }: CellPlace): JoinedCells {
  return joined.find((span) => isWithin({ row, column }, span)) ?? { row, column, rows: 1, columns: 1 };
}

/** The cells from one corner of a range to the other, and as many around as no compartment is cut through. */
export function spanOver(grid: Pick<Grid, 'joined'>, { from, to }: CellRange): JoinedCells {
  let [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  let [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  // Each span that is taken in may reach to the next one.
  for (let round = 0; round <= grid.joined.length; round++) {
    for (const span of grid.joined) {
      const end = endOf(span);
      const isApart = span.row > bottom || end.row < top || span.column > right || end.column < left;
      if (isApart) continue;
      [top, bottom] = [Math.min(top, span.row), Math.max(bottom, end.row)];
      [left, right] = [Math.min(left, span.column), Math.max(right, end.column)];
    }
  }
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** All cells of a range as one compartment. */
export function withJoined({ grid, names }: WithGrid, range: CellRange): WithGrid {
  const span = spanOver(grid, range);
  if (span.rows * span.columns < 2) return { grid, names };
  const joined = [...grid.joined.filter((other) => !isWithin(other, span)), span];
  return tidy({ grid: { ...grid, joined }, names });
}

/** Every compartment of a range as the cells that it was joined of. */
export function withoutJoined({ grid, names }: WithGrid, range: CellRange): WithGrid {
  const over = spanOver(grid, range);
  const joined = grid.joined.filter((span) => !isWithin(span, over));
  return joined.length === grid.joined.length ? { grid, names } : { grid: { ...grid, joined }, names };
}

/** With this name for the compartment at a cell; '' for what was read there. */
export function withName({ grid, names }: WithGrid, cell: CellPlace, name: string): WithGrid {
  const { row, column } = spanAt(grid, cell);
  const others = names.filter((other) => other.row !== row || other.column !== column);
  return { grid, names: name === '' ? others : [...others, { row, column, name }] };
}

/** Without names of places that are no compartment's. */
export function tidy<Given extends Corrected>({ grid, names }: Given): Given {
  const places = new Set((grid ? cellsOfGrid(grid) : []).map(({ row, column }) => `${row} ${column}`));
  // What is left of the names is all that differs.
  return { grid, names: names.filter(({ row, column }) => places.has(`${row} ${column}`)) } as Given;
}

/** The cell that an arrow leads to, past the compartment that the first one belongs to. */
export function cellBeside(
  grid: Grid,
  cell: CellPlace,
  { across, down }: { across: number; down: number },
): CellPlace {
  const span = spanAt(grid, cell);
  const end = endOf(span);
  const within = (value: number, most: number): number => Math.min(most, Math.max(1, value));
  const row = down > 0 ? end.row + 1 : down < 0 ? span.row - 1 : cell.row;
  const column = across > 0 ? end.column + 1 : across < 0 ? span.column - 1 : cell.column;
  return { row: within(row, grid.rows.length + 1), column: within(column, grid.columns.length + 1) };
}
