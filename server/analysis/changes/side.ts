import type { Compartment } from '../../../contract/analysis/analysis.ts';
import type { BoundingBox } from '../../../contract/analysis/box.ts';
import type { Corners, Grid, PhotoPoint, ReadText } from '../../../contract/analysis/grid.ts';
import { cellCorners, cellsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { ontoCorners } from '../../../contract/analysis/homography.ts';

/** What an analysis has found in one of the two photos. */
export interface Side {
  compartments: readonly Compartment[];
  texts: readonly ReadText[];
  grid: Grid | null;
}

/** A compartment as it is compared. */
export interface Cell {
  compartment: Compartment;
  /** Clockwise from the top left, in thousandths of its photo. */
  corners: Corners;
  /** Null where it has none. */
  label: string | null;
  /** Where that stands; empty where the analysis does not say. */
  labelBoxes: readonly BoundingBox[];
}

/** What the finder calls a compartment without a label. */
const UNNAMED = /^R\d+C\d+$/i;

/** The compartments that have a place in the photo. */
export function cellsOf({ compartments, texts, grid }: Side): Cell[] {
  const quads = new Map<string, Corners>();
  if (grid) {
    const toPhoto = ontoCorners(grid.corners);
    for (const cell of cellsOfGrid(grid)) {
      quads.set(`${cell.row} ${cell.column}`, cellCorners(cell, toPhoto));
    }
  }
  return compartments.flatMap((compartment): Cell[] => {
    const { bounding_box: box, row, column } = compartment;
    const corners = quads.get(`${row} ${column}`) ?? (box && cornersOf(box));
    if (!corners) return [];
    return [
      {
        compartment,
        corners,
        label: labelOf(compartment),
        labelBoxes: texts.filter((text) => isWithin(middleOf(text.box), corners)).map((text) => text.box),
      },
    ];
  });
}

function labelOf({ name }: Compartment): string | null {
  const label = name.trim();
  return label === '' || UNNAMED.test(label) ? null : label;
}

export const cornersOf = ({ x, y, width, height }: BoundingBox): Corners => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

export const middleOf = ({ x, y, width, height }: BoundingBox): PhotoPoint => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The middle of four corners. */
export function centreOf(corners: Corners): PhotoPoint {
  const [x, y] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / 4;
  return { x: mean(x), y: mean(y) };
}

/** Whether a point lies within corners that go round clockwise. */
export function isWithin(point: PhotoPoint, corners: Corners): boolean {
  return corners.every((from, n) => {
    const to = corners[(n + 1) % 4] ?? from;
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0;
  });
}

/** How long a side of four corners is, about. */
export function sideOf([p, q, r]: Corners): number {
  return Math.min(Math.hypot(q.x - p.x, q.y - p.y), Math.hypot(r.x - q.x, r.y - q.y));
}
