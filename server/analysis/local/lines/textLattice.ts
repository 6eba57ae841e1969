import type { Directions } from '../lattice.ts';
import { type LineLattice, type PlacedText, bandAt, countOf, middleOf } from './lattice.ts';
import { type Line, linesOf } from './linesOf.ts';
import { medianOf } from './median.ts';

/** So many labels at least, in so much of all cells, make a lattice without any edge: a looser gate made false ones. */
const LABELS_MIN = 8;
const FILLED_MIN = 0.95;
/** Labels in one row or column are off its middle by less than this share of a label's height or of the way to the next. */
const OFF_IN_ROW = 0.9;
const OFF_IN_COLUMN = 2.2;
/** A row or column of less than this share of the fullest one's labels is something else. */
const FULL = 0.7;
const SNAPPED_FULL = 0.5;
/** Cells are so many times as high as their labels: lines of a page or a screen are nearer to each other. */
const PITCH_MIN = 1.8;
/** How far beyond the outermost labels the frame may be, as a share of the way to the next line. */
const OUTER = 0.5;
/** Of the texts between the outermost ones this share may be no label. */
const STRAY_MAX = 0.2;

/** With edges between them fewer labels say as much: so many, in so much of the cells, with so much of each line. */
const SNAPPED_LABELS_MIN = 6;
const SNAPPED_FILLED_MIN = 0.6;
const SNAPPED_SHARE_MIN = 0.6;

/** The lattice that labels alone make; undefined where they do not surely. */
export function textLattice(texts: readonly PlacedText[]): LineLattice | undefined {
  const clusters = clustersIn(texts, LABELS_MIN, FULL);
  if (!clusters) return undefined;
  const lattice = { rows: linesBetween(clusters.rows), columns: linesBetween(clusters.columns) };
  return isFilled(lattice, texts, { labels: LABELS_MIN, filled: FILLED_MIN }) ? lattice : undefined;
}

/** The lattice that labels make together with the edges between them; undefined where they do not surely. */
export function snappedLattice(
  texts: readonly PlacedText[],
  directions: Directions,
): LineLattice | undefined {
  const clusters = clustersIn(texts, SNAPPED_LABELS_MIN, SNAPPED_FULL);
  if (!clusters) return undefined;
  const [rows, columns] = [linesBetween(clusters.rows), linesBetween(clusters.columns)];
  if (!isFilled({ rows, columns }, texts, { labels: SNAPPED_LABELS_MIN, filled: SNAPPED_FILLED_MIN })) {
    return undefined;
  }
  const level = snapped(rows, clusters.rows, linesOf(directions.level, columns[0] ?? 0, columns.at(-1) ?? 0));
  const upright = snapped(columns, clusters.columns, linesOf(directions.upright, rows[0] ?? 0, rows.at(-1) ?? 0)); // oxfmt-ignore
  return level && upright && { rows: level, columns: upright };
}

/** Each line at the best edge between its labels; undefined where too few of them have one. */
function snapped(
  lines: readonly number[],
  clusters: readonly Cluster[],
  edges: readonly Line[],
): number[] | undefined {
  let sum = 0;
  const found = lines.map((line, n) => {
    const isOuter = n === 0 || n === lines.length - 1;
    const reach = Math.abs((lines[n === 0 ? 1 : n] ?? 0) - (lines[n === 0 ? 0 : n - 1] ?? 0)) * OUTER;
    const from = clusters[n - 1]?.to ?? line - reach;
    const to = clusters[n]?.from ?? line + reach;
    const best = edges
      .filter(({ at }) => at > from - 1 && at < to + 1)
      .toSorted((a, b) => b.share - a.share)[0];
    if (!isOuter) sum += best?.share ?? 0;
    return best?.at ?? line;
  });
  const isSorted = found.every((line, n) => n === 0 || line > (found[n - 1] ?? 0) + 1);
  return isSorted && sum >= SNAPPED_SHARE_MIN * (lines.length - 2) ? found : undefined;
}

/** Rows and columns of labels, two of each at least; undefined for too few. */
function clustersIn(
  texts: readonly PlacedText[],
  least: number,
  full: number,
): { rows: Cluster[]; columns: Cluster[] } | undefined {
  if (texts.length < least) return undefined;
  const height = medianOf(texts.map(({ top, bottom }) => bottom - top));
  const rows = clustersOf(texts.map(({ top, bottom }) => ({ from: top, to: bottom })), height * OFF_IN_ROW);
  const columns = clustersOf(texts.map(({ left, right }) => ({ from: left, to: right })), height * OFF_IN_COLUMN);
  const found = { rows: fullOf(rows, full), columns: fullOf(columns, full) };
  return found.rows.length > 1 && found.columns.length > 1 ? found : undefined;
} // oxfmt-ignore

/** Whether enough of its cells have a label, hardly one has two, and none is as low as a line of a page. */
function isFilled(
  lattice: LineLattice,
  texts: readonly PlacedText[],
  { labels, filled }: { labels: number; filled: number },
): boolean {
  const cells = new Set<string>();
  let [inside, stray] = [0, 0];
  for (const text of texts) {
    const { x, y } = middleOf(text);
    const [row, column] = [bandAt(lattice.rows, y), bandAt(lattice.columns, x)];
    if (row < 0 || column < 0) continue;
    inside++;
    if (cells.has(`${row} ${column}`)) stray++;
    cells.add(`${row} ${column}`);
  }
  const height = medianOf(texts.map(({ top, bottom }) => bottom - top));
  const pitch = Math.min(...lattice.rows.slice(1).map((line, n) => line - (lattice.rows[n] ?? 0)));
  return (
    cells.size >= labels &&
    cells.size >= filled * countOf(lattice) &&
    stray <= STRAY_MAX * inside &&
    pitch >= PITCH_MIN * height
  );
}

interface Cluster {
  middle: number;
  /** What its labels cover, the middle half of their ends. */
  from: number;
  to: number;
  count: number;
}

/** Labels whose middles are near to each other, in their order. */
function clustersOf(labels: readonly { from: number; to: number }[], near: number): Cluster[] {
  const clusters: { from: number; to: number }[][] = [];
  const middle = ({ from, to }: { from: number; to: number }): number => (from + to) / 2;
  for (const label of labels.toSorted((a, b) => middle(a) - middle(b))) {
    const last = clusters.at(-1);
    if (last && middle(label) - medianOf(last.map(middle)) < near) last.push(label);
    else clusters.push([label]);
  }
  return clusters.map((cluster) => ({
    middle: medianOf(cluster.map(middle)),
    from: medianOf(cluster.map(({ from }) => from)),
    to: medianOf(cluster.map(({ to }) => to)),
    count: cluster.length,
  }));
}

function fullOf(clusters: readonly Cluster[], full: number): Cluster[] {
  const most = Math.max(...clusters.map(({ count }) => count));
  return clusters.filter(({ count }) => count >= most * full);
}

/** Half way between the middles, and as far beyond the outermost ones. */
function linesBetween(clusters: readonly Cluster[]): number[] {
  const middles = clusters.map(({ middle }) => middle);
  const between = middles.slice(1).map((middle, n) => (middle + (middles[n] ?? 0)) / 2);
  const [first = 0, last = 0] = [middles[0], middles.at(-1)];
  return [2 * first - (between[0] ?? first), ...between, 2 * last - (between.at(-1) ?? last)];
}
