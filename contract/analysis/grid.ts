import { type Struct, coerce, create, define, type, unknown } from 'superstruct';
import { LooseLine, LooseNumber, LooseTexts, fieldOf, looseNumber } from '../loose.ts';
import { ANALYSIS_TEXTS, COMPARTMENTS_MAX, READ_TEXTS_MAX } from './analysisLimits.ts';
import { BOX_SIDE, type BoundingBox, looseBox } from './box.ts';

/** A point of a photo in thousandths of its width and height; a corner may lie beyond the photo's edge. */
export interface PhotoPoint {
  x: number;
  y: number;
}

/** One label as it was read: its lines joined by a space; the box in thousandths, `lines` as they stand. */
export interface ReadText {
  text: string;
  lines: string[];
  box: BoundingBox;
  /** 0 to 1; null when the reader does not say. */
  confidence: number | null;
}

/** Some cells that are one compartment; row and column of the top left one are counted from 1. */
export interface JoinedCells {
  row: number;
  column: number;
  /** How many of each it spans; one of them is more than 1. */
  rows: number;
  columns: number;
}

export type Corners = [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];

/** Compartments as sorted lines inside a four-cornered frame. */
export interface Grid {
  /** Top left, top right, bottom right, bottom left: clockwise, and no corner points inwards. */
  corners: Corners;
  /**
   * Inner lines, ascending, as shares (0 to 1, exclusive) of the way across (columns) and down (rows) in the frame seen
   * straight (projective).
   */
  columns: number[];
  rows: number[];
  /** Spans of more than one cell, not overlapping. */
  joined: JoinedCells[];
}

const LINES_OF_TEXT_MAX = 20;
/** Most inner lines of each direction. */
export const GRID_LINES_MAX = 99;
/** How near a line may be to the next one or to the frame's side, as a share of the frame. */
export const LINE_GAP_MIN = 0.002;
/** How far beyond the photo a corner may be: its own side once more. */
const CORNER = { min: -BOX_SIDE, max: 2 * BOX_SIDE };
/** Smallest area of the triangle at a corner, in thousandths by thousandths: a frame is no line. */
const CORNER_AREA_MIN = 50;

/** How many compartments a grid makes. */
export function countOfGrid({ columns, rows, joined }: Pick<Grid, 'columns' | 'rows' | 'joined'>): number {
  const saved = joined.reduce((sum, span) => sum + span.rows * span.columns - 1, 0);
  return (columns.length + 1) * (rows.length + 1) - saved;
}

/** Whether four points go round clockwise without a corner that points inwards. */
export function areCorners(points: readonly PhotoPoint[]): boolean {
  return (
    points.length === 4 &&
    points.every(({ x, y }) => isCornerPlace(x) && isCornerPlace(y)) &&
    points.every((point, n) => turnAt(points, n, point) / 2 >= CORNER_AREA_MIN)
  );
}

const isCornerPlace = (value: number): boolean => value >= CORNER.min && value <= CORNER.max;

/** Twice the area of the triangle of a corner and its two neighbours; negative where it points inwards. */
function turnAt(points: readonly PhotoPoint[], n: number, at: PhotoPoint): number {
  const before = points[(n + points.length - 1) % points.length] ?? at;
  const after = points[(n + 1) % points.length] ?? at;
  return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
}

/** Whether these are the inner lines of one direction. */
export function areLines(lines: readonly number[]): boolean {
  const all = [0, ...lines, 1];
  return (
    lines.length <= GRID_LINES_MAX &&
    // Written thus, NaN is none.
    all.every((line, n) => n === 0 || line - (all[n - 1] ?? line) >= LINE_GAP_MIN)
  );
}

/** Whether these spans lie within so many rows and columns, each of more than one cell, and none over another. */
export function areJoined(
  joined: readonly JoinedCells[],
  { rows, columns }: { rows: number; columns: number },
): boolean {
  const taken = new Set<number>();
  return joined.every((span) => {
    const ends = [span.row, span.column, span.rows, span.columns];
    if (!ends.every((value) => Number.isInteger(value) && value >= 1)) return false;
    if (span.rows * span.columns < 2) return false;
    if (span.row + span.rows - 1 > rows || span.column + span.columns - 1 > columns) return false;
    for (let row = span.row; row < span.row + span.rows; row++) {
      for (let column = span.column; column < span.column + span.columns; column++) {
        const cell = row * (GRID_LINES_MAX + 2) + column;
        if (taken.has(cell)) return false;
        taken.add(cell);
      }
    }
    return true;
  });
}

/** What is wrong with a grid, for a person; undefined for one that can be kept. */
export function gridProblem({ corners, columns, rows, joined }: Grid): string | undefined {
  if (!areCorners(corners)) return 'The four corners must go round clockwise from the top left.';
  if (!areLines(columns)) return 'The lines between the columns must ascend between 0 and 1.';
  if (!areLines(rows)) return 'The lines between the rows must ascend between 0 and 1.';
  const size = { rows: rows.length + 1, columns: columns.length + 1 };
  if (!areJoined(joined, size)) return 'Joined cells must lie within the grid, and not over each other.';
  const count = countOfGrid({ columns, rows, joined });
  return count > COMPARTMENTS_MAX
    ? `These are ${count.toLocaleString('en')} compartments; at most ${COMPARTMENTS_MAX} are possible.`
    : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const listOf = (value: unknown, most: number): unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];

/** The entries of a list of at most `most`, each as `entryOf` reads it; undefined where one cannot be read. */
function entriesOf<T>(
  value: unknown,
  most: number,
  entryOf: (entry: unknown) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const entries = value.map(entryOf).filter((entry) => entry !== undefined);
  return entries.length === value.length ? entries : undefined;
}

const numberIn = (value: unknown): number | undefined => (isNumber(value) ? value : undefined);

function pointIn(value: unknown): PhotoPoint | undefined {
  const [x, y] = [fieldOf(value, 'x'), fieldOf(value, 'y')];
  return isNumber(x) && isNumber(y) ? { x, y } : undefined;
}

function spanIn(value: unknown): JoinedCells | undefined {
  const span = spanOf(value, numberIn);
  return Object.values(span).every(isNumber) ? span : undefined;
}

/** A grid of exactly this form, or what is wrong with it in words. */
function readGrid(value: unknown): Grid | string {
  const [a, b, c, d] = entriesOf(fieldOf(value, 'corners'), 4, pointIn) ?? [];
  if (!a || !b || !c || !d) return 'The grid has no four corners.';
  const columns = entriesOf(fieldOf(value, 'columns'), GRID_LINES_MAX, numberIn);
  const rows = entriesOf(fieldOf(value, 'rows'), GRID_LINES_MAX, numberIn);
  if (!columns || !rows) return `The lines must be two lists of at most ${GRID_LINES_MAX} numbers.`;
  const joined = entriesOf(fieldOf(value, 'joined'), COMPARTMENTS_MAX, spanIn);
  if (!joined) return 'Joined cells must each have row, column, rows and columns.';
  const grid: Grid = { corners: [a, b, c, d], columns, rows, joined };
  return gridProblem(grid) ?? grid;
}

/** A grid as it is sent to us: whatever is wrong with it is refused, in words. */
export const SentGrid: Struct<Grid, null> = coerce(
  define<Grid>('grid', (value) => {
    const read = readGrid(value);
    return typeof read !== 'string' || read;
  }),
  unknown(),
  (value) => {
    const read = readGrid(value);
    return typeof read === 'string' ? value : read;
  },
);

/** A grid as any host may answer it: joined cells that cannot be are left out; null for what is no grid. */
export function looseGrid(value: unknown): Grid | null {
  const corners = listOf(fieldOf(value, 'corners'), 5).map((corner) => ({
    x: looseNumber(fieldOf(corner, 'x')) ?? Number.NaN,
    y: looseNumber(fieldOf(corner, 'y')) ?? Number.NaN,
  }));
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || !areCorners(corners)) return null;
  const [columns, rows] = ['columns', 'rows'].map((name) => looseLines(fieldOf(value, name)));
  if (!columns || !rows) return null;
  const size = { rows: rows.length + 1, columns: columns.length + 1 };
  const joined: JoinedCells[] = [];
  for (const entry of listOf(fieldOf(value, 'joined'), COMPARTMENTS_MAX)) {
    const span = spanOf(entry, looseNumber);
    if (areJoined([...joined, span], size)) joined.push(span);
  }
  const grid = { corners: [a, b, c, d] satisfies Corners, columns, rows, joined };
  return gridProblem(grid) === undefined ? grid : null;
}

/** Lines in whatever order; undefined where one of them cannot be. */
function looseLines(value: unknown): number[] | undefined {
  const lines = listOf(value, GRID_LINES_MAX + 1)
    .map((line) => looseNumber(line) ?? Number.NaN)
    .toSorted((one, other) => one - other);
  return areLines(lines) ? lines : undefined;
}

function spanOf(value: unknown, read: (value: unknown) => number | undefined | null): JoinedCells {
  const at = (name: string): number => read(fieldOf(value, name)) ?? Number.NaN;
  return { row: at('row'), column: at('column'), rows: at('rows'), columns: at('columns') };
}

/** {@link looseGrid} as a struct. */
export const LooseGrid: Struct<Grid | null, null> = coerce(
  define<Grid | null>('grid', (value) => typeof value === 'object'),
  unknown(),
  looseGrid,
);

const TextWords = type({
  text: LooseLine(ANALYSIS_TEXTS.name),
  lines: LooseTexts(LINES_OF_TEXT_MAX, ANALYSIS_TEXTS.name),
  confidence: LooseNumber((value) => value >= 0 && value <= 1),
});

/** What was read, as any host may answer it: what has no words or no place in the photo is left out. */
export function looseReadTexts(value: unknown): ReadText[] {
  return listOf(value, READ_TEXTS_MAX).flatMap((entry): ReadText[] => {
    const box = looseBox(fieldOf(entry, 'box'));
    if (!box) return [];
    const { text, lines, confidence } = create(entry, TextWords);
    const words = text === '' ? lines.join(' ').slice(0, ANALYSIS_TEXTS.name) : text;
    return words === '' ? [] : [{ text: words, lines: lines.length > 0 ? lines : [words], box, confidence }];
  });
}

/** {@link looseReadTexts} as a struct. */
export const LooseReadTexts: Struct<ReadText[], null> = coerce(
  define<ReadText[]>('texts', (value) => Array.isArray(value)),
  unknown(),
  looseReadTexts,
);
