import { ITEM_NAME } from '../limits.ts';
import type { Compartment } from './analysis.ts';
import { type BoundingBox, withinPhoto } from './box.ts';
import type { Grid, JoinedCells, PhotoPoint, ReadText } from './grid.ts';
import { type Homography, inverse, mapPoint, ontoCorners } from './homography.ts';

/** One compartment of a grid: its top left cell, counted from 1, and its sides as shares of the frame. */
export interface GridCell extends JoinedCells {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The compartments of a grid, row by row, each joined one at the place of its top left cell. */
export function cellsOfGrid({
  columns,
  rows,
  joined,
}: Pick<Grid, 'columns' | 'rows' | 'joined'>): GridCell[] {
  const [across, down] = [
    [0, ...columns, 1],
    [0, ...rows, 1],
  ];
  const spans = new Map(joined.map((span) => [`${span.row} ${span.column}`, span]));
  const covered = new Set(joined.flatMap(cellsWithin));
  const cells: GridCell[] = [];
  for (let row = 1; row < down.length; row++) {
    for (let column = 1; column < across.length; column++) {
      const span = spans.get(`${row} ${column}`) ?? { row, column, rows: 1, columns: 1 };
      if (span.rows * span.columns === 1 && covered.has(`${row} ${column}`)) continue;
      cells.push({
        ...span,
        left: across[column - 1] ?? 0,
        right: across[column + span.columns - 1] ?? 1,
        top: down[row - 1] ?? 0,
        bottom: down[row + span.rows - 1] ?? 1,
      });
    }
  }
  return cells;
}

function cellsWithin({ row, column, rows, columns }: JoinedCells): string[] {
  return Array.from(
    { length: rows * columns },
    (_, n) => `${row + Math.floor(n / columns)} ${column + (n % columns)}`,
  );
}

/** The corners of a compartment in the photo, in thousandths, clockwise from its top left. */
export function cellCorners(
  { left, right, top, bottom }: Pick<GridCell, 'left' | 'right' | 'top' | 'bottom'>,
  toPhoto: Homography,
): [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint] {
  return [
    mapPoint(toPhoto, { x: left, y: top }),
    mapPoint(toPhoto, { x: right, y: top }),
    mapPoint(toPhoto, { x: right, y: bottom }),
    mapPoint(toPhoto, { x: left, y: bottom }),
  ];
}

/**
 * The compartments of a grid with the names of the labels in them, row by row; row and column are those of the top left
 * cell. A text belongs to the compartment that holds its middle; rings beside a label name nothing. One without is named
 * after its place: 'R1C2'.
 */
export function compartmentsOfGrid(grid: Grid, texts: readonly ReadText[]): Compartment[] {
  const toPhoto = ontoCorners(grid.corners);
  const fromPhoto = inverse(toPhoto);
  const placed = texts.map((text): PlacedLabel => {
    const [at, low] = [middleOf(text.box), { x: 0, y: text.box.height / 2 }];
    const [top, bottom] = [mapPoint(fromPhoto, minus(at, low)), mapPoint(fromPhoto, plus(at, low))];
    return { text, at: mapPoint(fromPhoto, at), height: Math.abs(bottom.y - top.y) };
  });
  const areNumbered = texts.filter(({ text }) => NUMBER.test(text)).length >= NUMBERS_MIN;
  return cellsOfGrid(grid).map((cell) => {
    const within = placed.filter(
      ({ at }) => at.x >= cell.left && at.x < cell.right && at.y >= cell.top && at.y < cell.bottom,
    );
    const labels = areNumbered ? within : within.filter(({ text }) => !RINGS.test(text.text));
    const named = labels.length > 0 ? labels : within;
    return compartmentOf(cell, boxOf(cellCorners(cell, toPhoto)), inReadingOrder(named));
  });
}

/** A label, its middle and its height as shares of the frame. */
interface PlacedLabel {
  text: ReadText;
  at: PhotoPoint;
  height: number;
}

/** Beside a label this is the head of a screw or a hole, alone it may be a number. */
const RINGS = /^[08Oo°]+$/u;
/** Where drawers are numbered an 8 is a number like the others. */
const NUMBER = /^(?:[1-79]|[1-9]\d)$/u;
const NUMBERS_MIN = 3;

const plus = (one: PhotoPoint, other: PhotoPoint): PhotoPoint => ({ x: one.x + other.x, y: one.y + other.y });
const minus = (one: PhotoPoint, other: PhotoPoint): PhotoPoint => ({
  x: one.x - other.x,
  y: one.y - other.y,
});
const middleOf = ({ x, y, width, height }: BoundingBox): PhotoPoint => ({
  x: x + width / 2,
  y: y + height / 2,
});

function compartmentOf(
  cell: GridCell,
  bounding_box: BoundingBox | null,
  texts: readonly ReadText[],
): Compartment {
  const { row, column } = cell;
  const confidences = texts.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  const words = texts.map(({ text }) => text).join(' ');
  return {
    name: texts.length > 0 ? cutName(words) : `R${row}C${column}`,
    contents: texts.flatMap(({ lines }) => lines),
    items: [],
    description: `${placeOf('Row', row, cell.rows)}, ${placeOf('column', column, cell.columns)}`,
    bounding_box,
    row,
    column,
    confidence: confidences.length > 0 ? Math.min(...confidences) : null,
  };
}

/** VALID-32: no item may have a longer name. */
const cutName = (words: string): string => [...words].slice(0, ITEM_NAME.max).join('').trim();

const placeOf = (what: string, from: number, count: number): string =>
  count === 1 ? `${what} ${from}` : `${what}s ${from} to ${from + count - 1}`;

/**
 * Line by line from the top of the compartment, each from the left, however the photo is turned: what is less than half
 * of its height below another text is on its line.
 */
function inReadingOrder(labels: readonly PlacedLabel[]): ReadText[] {
  const left = labels.toSorted((one, other) => one.at.y - other.at.y);
  const ordered: ReadText[] = [];
  for (let first = left[0]; first !== undefined; first = left[0]) {
    const { at, height } = first;
    const count = left.findIndex((other) => other.at.y - at.y >= Math.min(height, other.height) / 2);
    const line = left.splice(0, count === -1 ? left.length : Math.max(1, count));
    ordered.push(...line.toSorted((one, other) => one.at.x - other.at.x).map(({ text }) => text));
  }
  return ordered;
}

/** The box around four corners, as far as it lies within the photo. */
function boxOf(corners: readonly PhotoPoint[]): BoundingBox | null {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return withinPhoto(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
