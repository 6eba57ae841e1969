import type { Grid, JoinedCells, ReadText } from '../../../contract/analysis/grid.ts';
import { BOX_SIDE } from '../../../contract/analysis/box.ts';
import { type Homography, compose, inverse, mapPoint } from '../../../contract/analysis/homography.ts';
import { inDividers } from './centre.ts';
import { lineAt } from './combs.ts';
import type { Region } from './edges.ts';
import { levelEvidence, uprightEvidence } from './evidence.ts';
import type { Directions } from './lattice.ts';
import { joinedCells } from './lines/joinedCells.ts';
import { type LineLattice, type PlacedText, endsOf, isRegular } from './lines/lattice.ts';
import { type Choice, type EqualLines, chosen, isSureAlone } from './lines/choice.ts';
import { labelList } from './lines/labelList.ts';
import { type Pencils, pencilsOf } from './pencils.ts';
import { type Picture, warp } from './picture.ts';
import { frontView } from './rectify.ts';
import { bestLattice } from './search.ts';
import { textPencils } from './textPencils.ts';

/** A single letter is mostly a ring or a screw. */
const LETTERS_MIN = 2;
/** So many texts say where a cabinet is, but for this share of them on each side. */
const TEXTS_MIN = 6;
const STRAY = 0.04;
/** How much more is looked at than what they cover, as a share of that, and of the photo at least. */
const AROUND = 0.22;
const AROUND_MIN = 0.06;
const NEARLY_ALL = 0.8;
/** A view is another one when it is turned by so much, as a slope, or tilted by so much a pixel. */
const TURNED = 0.015;
const TILTED = 0.00006;
/** A second view is taken when what it makes is worth so many times as much. */
const SURELY = 1.25;
/** Cells of one size differ by so much at most: they are seen from the side. */
const AS_LARGE = 1.2;
/** The share of a grid's cells that may be joined with others. */
const JOINED_MAX = 0.5;

/** What was found in a photo, and what speaks for it. */
export interface Found {
  /** Lines, or only labels that are in no lattice. */
  grid: Grid | null;
  labels: readonly ReadText[];
  by: Choice['by'] | 'names';
  /** How much of the lines are edges, and how alike the cells are, each 0 to 1. */
  support: number;
  alike: number;
  /** How well it explains edges and labels, to compare what two views make. */
  worth: number;
  /** How far the picture is turned, in degrees, clockwise. */
  turn: number;
}

/** Looks for compartments by their dividers and by what was read; undefined where there surely are none. */
export function findCompartments(picture: Picture, texts: readonly ReadText[]): Found | undefined {
  const said = texts.filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LETTERS_MIN);
  // Where the labels are there is the cabinet: wood or cloth about it has edges of its own.
  const part = writtenPart(picture, said);
  const all = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const within = part && bestWithin(picture, cut(picture, part), part, said);
  const whole = seenStraight(picture);
  const found =
    within?.grid && !isSingle(within.grid)
      ? within
      : better(within, bestWithin(picture, picture, all, said, whole));
  const even = found?.grid ? evenGrid(picture, whole) : undefined;
  return even && found?.grid && hasMore(even.grid, found.grid) ? even : found;
}

/** Of a chest the lowest drawer is often the tallest, and reaches far beyond the lowest label. */
const isSingle = ({ rows, columns }: Grid): boolean => rows.length === 0 || columns.length === 0;

const better = (one: Found | undefined, other: Found | undefined): Found | undefined =>
  (one?.grid && (!other?.grid || one.worth * SURELY >= other.worth)) || !other ? one : other;

/**
 * Seen straight by its edges and, where that differs, by the rows and columns of labels: the grain of wood turns the
 * edges' view.
 */
function bestWithin(
  picture: Picture,
  own: Picture,
  part: Region,
  texts: readonly ReadText[],
  seen = seenStraight(own),
): Found | undefined {
  const found = findWithin(picture, seen, part, texts);
  const places = texts.map((text) => placedIn([1, 0, -part.left, 0, 1, -part.top, 0, 0, 1], picture, text));
  const about = textPencils(places, own);
  const labelled = about && pencilsOf(own, about);
  if (!labelled || !differ(seen.pencils, labelled)) return found;
  return better(found, findWithin(picture, seenStraight(own, labelled), part, texts));
}

const differ = (one: Pencils, other: Pencils): boolean =>
  Math.abs(one.level.slope - other.level.slope) > TURNED ||
  Math.abs(one.upright.slope - other.upright.slope) > TURNED ||
  Math.abs(one.level.spread - other.level.spread) > TILTED ||
  Math.abs(one.upright.spread - other.upright.spread) > TILTED;

/** Rows and columns without labels at the edge of a cabinet are beyond the part that was looked at. */
const hasMore = (one: Grid, other: Grid): boolean =>
  isEven(other) &&
  areAsLarge(one, other) &&
  one.rows.length >= other.rows.length &&
  one.columns.length >= other.columns.length &&
  one.rows.length + one.columns.length > other.rows.length + other.columns.length;

const isEven = ({ rows, columns }: Grid): boolean =>
  isRegular([0, ...rows, 1]) && isRegular([0, ...columns, 1]);

/** Whether the cells of two grids are equally wide and high, in the mean. */
function areAsLarge(one: Grid, other: Grid): boolean {
  const isLike = (a: number, b: number): boolean => Math.max(a, b) <= AS_LARGE * Math.min(a, b);
  return isLike(widthOfCells(one), widthOfCells(other)) && isLike(heightOfCells(one), heightOfCells(other));
}

const widthOfCells = ({ corners: [a, b, c, d], columns }: Grid): number =>
  (Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - d.x, c.y - d.y)) / 2 / (columns.length + 1);
const heightOfCells = ({ corners: [a, b, c, d], rows }: Grid): number =>
  (Math.hypot(d.x - a.x, d.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y)) / 2 / (rows.length + 1);

/** A grid of equal cells that the edges of the whole picture make sure by themselves. */
function evenGrid(picture: Picture, whole: Seen): (Found & { grid: Grid }) | undefined {
  const { map, turn, equal } = whole;
  if (!equal || !isSureAlone(equal)) return undefined;
  const { support, alike } = equal;
  return {
    grid: gridOf(map, equal, [], picture),
    labels: [],
    by: 'dividers',
    support,
    alike,
    worth: 0,
    turn,
  };
}

/** A picture as it is seen straight, the lines in it, the best lattice of equal cells, and how it is turned there. */
interface Seen {
  pencils: Pencils;
  front: Picture;
  map: Homography;
  directions: Directions;
  equal: EqualLines | undefined;
  turn: number;
}

function seenStraight(picture: Picture, pencils = pencilsOf(picture)): Seen {
  const { level, upright } = pencils;
  const view = frontView(level, upright, picture);
  const front = warp(picture, view.map, view.width, view.height);
  const directions: Directions = { upright: uprightEvidence(front), level: levelEvidence(front) };
  const turn = (Math.atan((level.slope - upright.slope) / 2) * 180) / Math.PI;
  return { pencils, front, map: view.map, directions, equal: equalLines(front, directions), turn };
}

/** `seen` is that part of the picture. */
function findWithin(
  picture: Picture,
  seen: Seen,
  part: Region,
  texts: readonly ReadText[],
): Found | undefined {
  const { front, map: view, directions, equal, turn } = seen;
  const map = compose(view, [1, 0, -part.left, 0, 1, -part.top, 0, 0, 1]);
  const placed = texts.map((read) => ({ ...placedIn(map, picture, read), text: read.text, read }));
  const area = picture.width * picture.height;
  const choice = chosen({ front, directions, texts: placed, equal, area });
  if (!choice) {
    const labels = labelList(front, placed).map(({ read }) => read);
    return labels.length > 0
      ? { grid: null, labels, by: 'names', support: 0, alike: 0, worth: 0, turn }
      : undefined;
  }
  const { by, support, alike, worth } = choice;
  const lattice = by === 'dividers' ? inDividers(directions, choice.lattice) : choice.lattice;
  const joined = by === 'dividers' ? joinedCells(lattice, directions, placed) : [];
  // What is mostly one is no grid.
  const covered = joined.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
  if (covered > JOINED_MAX * (lattice.rows.length - 1) * (lattice.columns.length - 1)) return undefined;
  return { grid: gridOf(map, lattice, joined, picture), labels: [], by, support, alike, worth, turn };
}

/** The part of a picture with the labels and about a cell more on each side; undefined for few, or for nearly all of it. */
function writtenPart({ width, height }: Picture, texts: readonly ReadText[]): Region | undefined {
  if (texts.length < TEXTS_MIN) return undefined;
  const ends = (from: readonly number[], to: readonly number[], side: number): [number, number] => {
    const off = Math.floor(texts.length * STRAY);
    const first = from.toSorted((a, b) => a - b)[off] ?? 0;
    const last = to.toSorted((a, b) => b - a)[off] ?? 0;
    const more = Math.max((last - first) * AROUND, BOX_SIDE * AROUND_MIN);
    const shares = [Math.max(0, first - more), Math.min(BOX_SIDE, last + more)];
    return [Math.floor(((shares[0] ?? 0) / BOX_SIDE) * side), Math.ceil(((shares[1] ?? 0) / BOX_SIDE) * side)];
  };
  const [left, right] = ends(texts.map(({ box }) => box.x), texts.map(({ box }) => box.x + box.width), width);
  const [top, bottom] = ends(texts.map(({ box }) => box.y), texts.map(({ box }) => box.y + box.height), height);
  const share = ((right - left) * (bottom - top)) / (width * height);
  return share < NEARLY_ALL ? { left, right, top, bottom } : undefined;
} // oxfmt-ignore

function cut(picture: Picture, { left, right, top, bottom }: Region): Picture {
  const [width, height] = [right - left, bottom - top];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    data.set(picture.data.subarray(from, from + width), y * width);
  }
  return { data, width, height };
}

/** Where a text is in the front view. */
function placedIn(map: Homography, { width, height }: Picture, { box }: ReadText): PlacedText {
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) =>
      mapPoint(map, { x: (x / BOX_SIDE) * width, y: (y / BOX_SIDE) * height }),
    ),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The best lattice of equal cells. */
function equalLines(front: Picture, directions: Directions): EqualLines | undefined {
  const found = bestLattice(front, directions);
  if (!found) return undefined;
  const { columns, rows, support, weakest, alike } = found;
  return {
    columns: Array.from({ length: columns.count + 1 }, (_, n) => lineAt(columns, n)),
    rows: Array.from({ length: rows.count + 1 }, (_, n) => lineAt(rows, n)),
    support,
    weakest,
    alike,
  };
}

function gridOf(
  map: Homography,
  { columns, rows }: LineLattice,
  joined: JoinedCells[],
  { width, height }: Picture,
): Grid {
  const toPicture = inverse(map);
  const corner = (x: number, y: number): Grid['corners'][number] => {
    const place = mapPoint(toPicture, { x, y });
    return { x: (place.x / width) * BOX_SIDE, y: (place.y / height) * BOX_SIDE };
  };
  const [across, down] = [endsOf(columns), endsOf(rows)];
  const shares = (lines: readonly number[], { from, to }: typeof across): number[] =>
    lines.slice(1, -1).map((line) => (line - from) / (to - from));
  return {
    corners: [
      corner(across.from, down.from),
      corner(across.to, down.from),
      corner(across.to, down.to),
      corner(across.from, down.to),
    ],
    columns: shares(columns, across),
    rows: shares(rows, down),
    joined,
  };
}
