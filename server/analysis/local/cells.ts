import type { BoundingBox } from '../../../contract/analysis/box.ts';
import { lineAt } from './combs.ts';
import { type Homography, mapPoint } from '../../../contract/analysis/homography.ts';
import type { Lattice } from './lattice.ts';

/** A cell of a lattice; rows and columns are counted from 1 at the top left. */
export interface Cell {
  row: number;
  column: number;
  /** From middle to middle of its dividers, in pixels of the front view. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** All cells, row by row. */
export function cellsOf({ columns, rows }: Lattice): Cell[] {
  return Array.from({ length: columns.count * rows.count }, (_, n) => {
    const [row, column] = [Math.floor(n / columns.count) + 1, (n % columns.count) + 1];
    return {
      row,
      column,
      left: lineAt(columns, column - 1),
      right: lineAt(columns, column),
      top: lineAt(rows, row - 1),
      bottom: lineAt(rows, row),
    };
  });
}

const THOUSANDTHS = 1000;

/** The box around a cell in the photo, cut off at its edges. `toPhoto` leads from the front view to its pixels. */
export function boxOf(
  { left, right, top, bottom }: Cell,
  toPhoto: Homography,
  photo: { width: number; height: number },
): BoundingBox {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => mapPoint(toPhoto, { x, y })));
  const [x, farX] = span(corners.map((corner) => corner.x / photo.width));
  const [y, farY] = span(corners.map((corner) => corner.y / photo.height));
  return { x, y, width: farX - x, height: farY - y };
}

/** From the least to the most in whole thousandths, within 0 and 1000. */
function span(shares: readonly number[]): [number, number] {
  const within = (share: number): number =>
    Math.max(0, Math.min(THOUSANDTHS, Math.round(share * THOUSANDTHS)));
  return [within(Math.min(...shares)), within(Math.max(...shares))];
}
