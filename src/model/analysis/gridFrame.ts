import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { BOX_SIDE } from '../../../contract/analysis/box.ts';
import {
  type Corners,
  GRID_LINES_MAX,
  type Grid,
  type PhotoPoint,
  type ReadText,
  areCorners,
} from '../../../contract/analysis/grid.ts';
import { COMPARTMENTS_MAX } from '../../../contract/analysis/analysisLimits.ts';
import { inverse, mapPoint, ontoCorners } from '../../../contract/analysis/homography.ts';
import { type Axis, evenly } from './gridLines.ts';

/** The corners in the order of a grid. */
export const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;
/** The sides of the frame, each with the numbers of its two corners. */
export const SIDES = {
  top: { corners: [0, 1], axis: 'rows' },
  right: { corners: [1, 2], axis: 'columns' },
  bottom: { corners: [2, 3], axis: 'rows' },
  left: { corners: [3, 0], axis: 'columns' },
} as const satisfies Record<string, { corners: readonly [number, number]; axis: Axis }>;
export type Side = keyof typeof SIDES;
/** Round the frame. */
export const SIDE_NAMES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

const withinPhoto = (value: number): number => Math.min(BOX_SIDE, Math.max(0, value));

/** Corners in the photo; the given ones where those would be no frame any more. */
function framed(corners: Corners, before: Corners): Corners {
  return areCorners(corners) ? corners : before;
}

/** The corner moved to a place, as far as the four stay a frame within the photo. */
export function withCornerAt(grid: Grid, index: number, { x, y }: PhotoPoint): Grid {
  const [a, b, c, d] = grid.corners.with(index, { x: withinPhoto(x), y: withinPhoto(y) });
  return a && b && c && d ? { ...grid, corners: framed([a, b, c, d], grid.corners) } : grid;
}

/** Both corners of a side moved by so many thousandths. */
export function withSideMoved(grid: Grid, side: Side, { x, y }: PhotoPoint): Grid {
  const moved: readonly number[] = SIDES[side].corners;
  const [a, b, c, d] = grid.corners.map((corner, n) =>
    moved.includes(n) ? { x: withinPhoto(corner.x + x), y: withinPhoto(corner.y + y) } : corner,
  );
  return a && b && c && d ? { ...grid, corners: framed([a, b, c, d], grid.corners) } : grid;
}

/** A place of the photo as shares of the frame. */
export function inFrame(grid: Grid, place: PhotoPoint): PhotoPoint {
  return mapPoint(inverse(ontoCorners(grid.corners)), place);
}

/** How many rows and columns: '6x4', '6 × 4', '6 4' or '6,4'; undefined for what is none. */
export function sizeIn(text: string): { rows: number; columns: number } | undefined {
  const [, first, second] = /^\s*(\d{1,3})\s*[x×*.,;:\s]\s*(\d{1,3})\s*$/i.exec(text) ?? [];
  const [rows, columns] = [Number(first), Number(second)];
  const isPossible =
    rows >= 1 &&
    columns >= 1 &&
    rows * columns <= COMPARTMENTS_MAX &&
    Math.max(rows, columns) <= GRID_LINES_MAX + 1;
  return isPossible ? { rows, columns } : undefined;
}

export const sizeOf = ({ rows, columns }: Pick<Grid, 'rows' | 'columns'>): string =>
  `${rows.length + 1} × ${columns.length + 1}`;

/** As many rows and columns at equal distances, none joined, in the same frame. */
export function resized({ corners }: Grid, size: { rows: number; columns: number }): Grid {
  return { corners, rows: evenly(size.rows), columns: evenly(size.columns), joined: [] };
}

/** Where nothing is known, the frame is this far from the photo's edges, in thousandths. */
const INSET = 50;

/** A grid of so many rows and columns around what was read: labels stand in the middle of their compartments. */
export function gridAround(texts: readonly ReadText[], size: { rows: number; columns: number }): Grid {
  const [left, right] = reachOf(
    texts.map(({ box }) => box.x + box.width / 2),
    size.columns,
  );
  const [top, bottom] = reachOf(
    texts.map(({ box }) => box.y + box.height / 2),
    size.rows,
  );
  return resized({ corners: rectangle(left, top, right, bottom), rows: [], columns: [], joined: [] }, size);
}

/** From half a pitch before the first middle to half of one behind the last. */
function reachOf(middles: readonly number[], count: number): [number, number] {
  const [least, most] = [Math.min(...middles), Math.max(...middles)];
  const half = (most - least) / (count - 1) / 2;
  // Fewer labels than lines, or one beside the other: they say nothing about where the frame is.
  if (count < 2 || middles.length < count || half < 5) return [INSET, BOX_SIDE - INSET];
  return [withinPhoto(least - half), withinPhoto(most + half)];
}

function rectangle(left: number, top: number, right: number, bottom: number): Corners {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** A frame from one corner to the one across, in the photo, with nothing in it; undefined for what is no more than a line. */
export function frameBetween(from: PhotoPoint, to: PhotoPoint): Grid | undefined {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map(withinPhoto);
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map(withinPhoto);
  const corners = rectangle(left ?? 0, top ?? 0, right ?? 0, bottom ?? 0);
  return areCorners(corners) ? { corners, rows: [], columns: [], joined: [] } : undefined;
}

/**
 * The grid that a correction begins with: that of the analysis, or else one around the compartments that were found with
 * rows and columns; null where there is nothing to begin with.
 */
export function gridToCorrect({
  grid,
  compartments,
}: Pick<ImageAnalysis, 'grid' | 'compartments'>): Grid | null {
  if (grid) return grid;
  const placed = compartments.flatMap(({ row, column, bounding_box: box }) =>
    row !== null && column !== null && box ? [{ row, column, box }] : [],
  );
  if (placed.length < 2) return null;
  const size = {
    rows: Math.max(...placed.map(({ row }) => row)),
    columns: Math.max(...placed.map(({ column }) => column)),
  };
  if (!sizeIn(`${size.rows}x${size.columns}`)) return null;
  const corners = rectangle(
    Math.min(...placed.map(({ box }) => box.x)),
    Math.min(...placed.map(({ box }) => box.y)),
    Math.max(...placed.map(({ box }) => box.x + box.width)),
    Math.max(...placed.map(({ box }) => box.y + box.height)),
  );
  return areCorners(corners) ? resized({ corners, rows: [], columns: [], joined: [] }, size) : null;
}
