import type { Grid, PhotoPoint } from '../../../contract/analysis/grid.ts';
import { cellsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { type Homography, mapPoint, ontoCorners } from '../../../contract/analysis/homography.ts';
import type { CellRange } from './gridCells.ts';
import {
  CORNER_NAMES,
  SIDES,
  SIDE_NAMES,
  type Side,
  inFrame,
  withCornerAt,
  withSideMoved,
} from './gridFrame.ts';
import { type Axis, type WithGrid, withLineAt } from './gridLines.ts';

/** What of a grid is worked on. */
export type GridPart =
  | { kind: 'corner'; index: number }
  | { kind: 'side'; side: Side }
  | { kind: 'line'; axis: Axis; index: number }
  | ({ kind: 'cells' } & CellRange);

/** All parts that can be moved, in the order in which the keys go through them. */
export function partsOf(grid: Grid): Exclude<GridPart, { kind: 'cells' }>[] {
  const lines = (axis: Axis) => grid[axis].map((_, index) => ({ kind: 'line' as const, axis, index }));
  return [
    ...CORNER_NAMES.map((_, index) => ({ kind: 'corner' as const, index })),
    ...SIDE_NAMES.map((side) => ({ kind: 'side' as const, side })),
    ...lines('rows'),
    ...lines('columns'),
  ];
}

/** One for each part, all cells being one. */
export function partKey(part: GridPart): string {
  if (part.kind === 'corner') return `corner ${part.index}`;
  if (part.kind === 'side') return `side ${part.side}`;
  return part.kind === 'line' ? `line ${part.axis} ${part.index}` : 'cells';
}

/** The part if it is there, else another one of its kind. */
export function partIn(grid: Grid, part: GridPart): GridPart {
  if (part.kind === 'line') {
    const { axis } = part;
    const index = Math.min(part.index, grid[axis].length - 1);
    return index >= 0
      ? { kind: 'line', axis, index }
      : { kind: 'side', side: axis === 'rows' ? 'top' : 'left' };
  }
  if (part.kind !== 'cells') return part;
  const inside = ({ row, column }: CellRange['from']): CellRange['from'] => ({
    row: Math.min(row, grid.rows.length + 1),
    column: Math.min(column, grid.columns.length + 1),
  });
  return { kind: 'cells', from: inside(part.from), to: inside(part.to) };
}

/** Where in the photo a part has its handle, and which way it can be moved: both for a corner. */
export function handleOf(grid: Grid, part: Exclude<GridPart, { kind: 'cells' }>): PhotoPoint {
  const [start, end] = endsOf(grid, part);
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
}

/** From where to where a line or side goes in the photo; of a corner, twice the same. */
export function endsOf(grid: Grid, part: Exclude<GridPart, { kind: 'cells' }>): [PhotoPoint, PhotoPoint] {
  const cornerAt = (index: number): PhotoPoint => grid.corners[index] ?? grid.corners[0];
  if (part.kind === 'corner') return [cornerAt(part.index), cornerAt(part.index)];
  if (part.kind === 'side') {
    const [from, to] = SIDES[part.side].corners;
    return [cornerAt(from), cornerAt(to)];
  }
  const toPhoto = ontoCorners(grid.corners);
  const share = grid[part.axis][part.index] ?? 0;
  return part.axis === 'columns' ? upright(toPhoto, share) : level(toPhoto, share);
}

const upright = (toPhoto: Homography, x: number): [PhotoPoint, PhotoPoint] => [
  mapPoint(toPhoto, { x, y: 0 }),
  mapPoint(toPhoto, { x, y: 1 }),
];
const level = (toPhoto: Homography, y: number): [PhotoPoint, PhotoPoint] => [
  mapPoint(toPhoto, { x: 0, y }),
  mapPoint(toPhoto, { x: 1, y }),
];

/** Which way a part goes that is moved; undefined for a corner, which goes both. */
export function axisOf(part: GridPart): Axis | undefined {
  if (part.kind === 'line') return part.axis;
  return part.kind === 'side' ? SIDES[part.side].axis : undefined;
}

/** The part moved by so many thousandths of the photo; a line or side goes across itself only. */
export function moved(given: WithGrid, part: GridPart, by: PhotoPoint): WithGrid {
  if (part.kind === 'cells') return given;
  if (part.kind === 'corner') {
    const { x, y } = handleOf(given.grid, part);
    return { ...given, grid: withCornerAt(given.grid, part.index, { x: x + by.x, y: y + by.y }) };
  }
  const along = axisOf(part) === 'columns' ? { x: by.x, y: 0 } : { x: 0, y: by.y };
  if (part.kind === 'side') return { ...given, grid: withSideMoved(given.grid, part.side, along) };
  const at = handleOf(given.grid, part);
  return lineThrough(given, part, { x: at.x + along.x, y: at.y + along.y });
}

/** The line moved to where it goes through a place of the photo. */
export function lineThrough(given: WithGrid, part: GridPart, place: PhotoPoint): WithGrid {
  if (part.kind !== 'line') return given;
  const { x, y } = inFrame(given.grid, place);
  return withLineAt(given, part.axis, part.index, part.axis === 'columns' ? x : y);
}

/** Pixels of the screen to a thousandth of the photo. */
export interface Scale {
  x: number;
  y: number;
}

/**
 * What a pointer means: a corner within `reach` pixels, else the nearest line or side within half of that many at most of
 * the way to the next one, else the cell. Undefined beside the frame.
 */
export function partAt(grid: Grid, place: PhotoPoint, scale: Scale, reach: { corner: number; line: number }) {
  const distance = (from: PhotoPoint, to: PhotoPoint): number =>
    Math.hypot((from.x - to.x) * scale.x, (from.y - to.y) * scale.y);
  let nearest: { part: GridPart; away: number } | undefined;
  for (const part of partsOf(grid)) {
    const away =
      part.kind === 'corner'
        ? // A corner before the two sides that end in it.
          distance(place, handleOf(grid, part)) - reach.corner
        : distanceToLine(place, endsOf(grid, part), scale);
    const most = part.kind === 'corner' ? 0 : reach.line;
    if (away <= most && away < (nearest?.away ?? Infinity)) nearest = { part, away };
  }
  return nearest?.part ?? cellAt(grid, place);
}

/** The cell at a place; undefined outside of the frame. */
export function cellAt(grid: Grid, place: PhotoPoint): GridPart | undefined {
  const { x, y } = inFrame(grid, place);
  const cell = cellsOfGrid(grid).find(
    ({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom,
  );
  if (!cell) return undefined;
  const at = { row: cell.row, column: cell.column };
  return { kind: 'cells', from: at, to: at };
}

function distanceToLine(place: PhotoPoint, [from, to]: [PhotoPoint, PhotoPoint], scale: Scale): number {
  const [ax, ay] = [(place.x - from.x) * scale.x, (place.y - from.y) * scale.y];
  const [bx, by] = [(to.x - from.x) * scale.x, (to.y - from.y) * scale.y];
  const along = Math.max(0, Math.min(1, (ax * bx + ay * by) / (bx * bx + by * by || 1)));
  return Math.hypot(ax - along * bx, ay - along * by);
}
