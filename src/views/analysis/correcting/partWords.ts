import type { Compartment } from '../../../../contract/analysis/analysis.ts';
import type { Grid } from '../../../../contract/analysis/grid.ts';
import { spanAt, spanOver } from '../../../model/analysis/gridCells.ts';
import { CORNER_NAMES, SIDES } from '../../../model/analysis/gridFrame.ts';
import { type GridPart, handleOf } from '../../../model/analysis/gridParts.ts';

type Movable = Exclude<GridPart, { kind: 'cells' }>;

/** What a part is called. */
export function partName(part: Movable): string {
  if (part.kind === 'corner') return `${CORNER_NAMES[part.index]} corner`;
  if (part.kind === 'side') return `${part.side[0]?.toUpperCase()}${part.side.slice(1)} side`;
  const what = part.axis === 'rows' ? 'rows' : 'columns';
  return `Line between ${what} ${part.index + 1} and ${part.index + 2}`;
}

const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** Where a corner is: '12 % across, 8 % down'. */
export function cornerPlace(grid: Grid, part: Movable): string {
  const { x, y } = handleOf(grid, part);
  return `${percent(x)} % across, ${percent(y)} % down`;
}

/** How far across or down the photo a line or side is, 0 to 100. */
export function linePlace(grid: Grid, part: Movable): number {
  const { x, y } = handleOf(grid, part);
  const isUpright =
    part.kind === 'line'
      ? part.axis === 'columns'
      : part.kind === 'side' && SIDES[part.side].axis === 'columns';
  return percent(isUpright ? x : y);
}

const reach = (what: string, from: number, count: number): string =>
  count === 1 ? `${what} ${from}` : `${what}s ${from} to ${from + count - 1}`;

/** What is selected, in words for who does not see it: 'Row 2, column 3: M4 nuts'. */
export function selectionText(grid: Grid, part: GridPart, compartments: readonly Compartment[]): string {
  if (part.kind !== 'cells') return partName(part);
  const { row, column, rows, columns } = spanOver(grid, part);
  const first = spanAt(grid, part.from);
  if (rows * columns > first.rows * first.columns) {
    return `${reach('Row', row, rows)}, ${reach('column', column, columns)} selected`;
  }
  const name = compartments.find((one) => one.row === row && one.column === column)?.name ?? '';
  return `Row ${row}, column ${column}: ${name}`;
}
