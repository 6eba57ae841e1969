import type { Picture } from './picture.ts';
import { likeness, signalsOf } from './repetition.ts';
import { centred } from './centre.ts';
import { type Comb, bestCombs, lineAt } from './combs.ts';
import { type Evidence, coverage } from './evidence.ts';

/** Rows and columns of equal cells in the front view. */
export interface Lattice {
  /** Upright lines, by x. */
  columns: Comb;
  /** Level lines, by y. */
  rows: Comb;
}

/** A lattice and what speaks for it, each 0 to 1. */
export interface Rated extends Lattice {
  /** How much of its lines are edges. */
  support: number;
  /** The same of its weakest line. */
  weakest: number;
  /** How alike its cells are. */
  alike: number;
}

type Alike = Lattice & Pick<Rated, 'alike'>;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Edges of both directions in the front view. */
export interface Edges {
  upright: Evidence;
  level: Evidence;
}

/** A line must be an edge for this share of its length, or it speaks against the lattice. */
const SHARE = 0.7;
/** Pitches of lines that are looked for together, in pixels: each range has its own tolerance. */
const PITCHES = [[22, 40], [40.1, 80], [80.1, 2000]] as const; // prettier-ignore
/** How far above the usual of its profile a line has to be to speak for a comb, as a share of the best ones. */
const BASES = [0.35, 0.6];
const CANDIDATES = 30;
const CELLS_MIN = 3;
const SIZES = 40;
/** How much a single row or column counts, whose cells have nothing to be compared with. */
const ALONE = 0.45;
const ROUNDS = 3;

/** How much of the lattice's lines are edges, 0 to 1. */
function support(edges: Edges, { columns, rows }: Lattice): number {
  const { covered, length } = weigh(edges, { columns, rows });
  return length > 0 ? covered / length : 0;
}

/**
 * The lattice of at least {@link CELLS_MIN} cells that explains most edges by cells that look alike, or undefined
 * where there is nothing that could be one.
 */
export function bestLattice(front: Picture, edges: Edges): Rated | undefined {
  let best: Alike | undefined;
  let area: Area = { left: 0, right: edges.level.length, top: 0, bottom: edges.upright.length };
  for (let round = 0; round < ROUNDS; round++) {
    const columns = candidates(edges.upright, area.top, area.bottom);
    const rows = candidates(edges.level, area.left, area.right);
    if (best) columns.push(best.columns);
    if (best) rows.push(best.rows);
    const found = mostAlike(front, edges, bestOfEachSize(edges, columns, rows));
    if (!found) break;
    best = found;
    area = extent(found);
  }
  if (!best) return undefined;
  const lattice = polished(edges, best);
  return {
    ...inMiddle(edges, lattice),
    support: support(edges, lattice),
    weakest: weakest(edges, lattice),
    alike: best.alike,
  };
}

/** Of lattices of different sizes the one whose edges and likeness of cells together are best. */
function mostAlike(front: Picture, edges: Edges, lattices: readonly Lattice[]): Alike | undefined {
  let best: Alike | undefined;
  let most = 0;
  for (const lattice of lattices) {
    const { left, right, top, bottom } = extent(lattice);
    const across = likeness(signalsOf(front, true, top, bottom), lattice.columns);
    const down = likeness(signalsOf(front, false, left, right), lattice.rows);
    const rank = Math.min(across ?? ALONE, down ?? ALONE);
    const value = worth(edges, lattice) * rank * weakest(edges, lattice);
    if (value > most) [most, best] = [value, { ...lattice, alike: Math.min(across ?? 1, down ?? 1) }];
  }
  return best;
}

const end = (comb: Comb): number => lineAt(comb, comb.count);

function extent({ columns, rows }: Lattice): Area {
  return { left: columns.start, right: end(columns), top: rows.start, bottom: end(rows) };
}

/** Combs of lines that are edges between `from` and `to`. */
function candidates(evidence: Evidence, from: number, to: number): Comb[] {
  return PITCHES.flatMap(([least, most]) => {
    const profile = Float32Array.from({ length: evidence.lines }, (_, line) =>
      coverage(evidence, least, line, from, to),
    );
    const sorted = profile.toSorted();
    const [middle, high] = [
      sorted[Math.floor(sorted.length * 0.5)] ?? 0,
      sorted[Math.floor(sorted.length * 0.993)] ?? 0,
    ];
    return BASES.flatMap((share) =>
      bestCombs(profile, middle + share * (high - middle), least, most, CANDIDATES),
    );
  });
}

function weigh(edges: Edges, lattice: Lattice): { covered: number; length: number } {
  const { left, right, top, bottom } = extent(lattice);
  let covered = 0;
  for (let line = 0; line <= lattice.columns.count; line++) {
    covered +=
      coverage(edges.upright, lattice.columns.pitch, lineAt(lattice.columns, line), top, bottom) *
      (bottom - top);
  }
  for (let line = 0; line <= lattice.rows.count; line++) {
    covered +=
      coverage(edges.level, lattice.rows.pitch, lineAt(lattice.rows, line), left, right) * (right - left);
  }
  const length = (lattice.columns.count + 1) * (bottom - top) + (lattice.rows.count + 1) * (right - left);
  return { covered, length };
}

/** The share of the line that is least an edge, 0 to 1: a lattice has all of its lines. */
function weakest(edges: Edges, { columns, rows }: Lattice): number {
  const { left, right, top, bottom } = extent({ columns, rows });
  let least = 1;
  for (let line = 0; line <= columns.count; line++) {
    least = Math.min(least, coverage(edges.upright, columns.pitch, lineAt(columns, line), top, bottom));
  }
  for (let line = 0; line <= rows.count; line++) {
    least = Math.min(least, coverage(edges.level, rows.pitch, lineAt(rows, line), left, right));
  }
  return least;
}

/** What the lattice explains: the edges on its lines, less what should be one and is not. */
function worth(edges: Edges, lattice: Lattice): number {
  const { covered, length } = weigh(edges, lattice);
  return covered - SHARE * length;
}

/** The lattice that explains most, for each number of rows and columns; the best few of them. */
function bestOfEachSize(edges: Edges, columns: readonly Comb[], rows: readonly Comb[]): Lattice[] {
  const best = new Map<number, { lattice: Lattice; value: number }>();
  for (const across of columns) {
    for (const down of rows) {
      if (across.count * down.count < CELLS_MIN) continue;
      const lattice = { columns: across, rows: down };
      const value = worth(edges, lattice);
      const size = across.count * 100 + down.count;
      if (value > (best.get(size)?.value ?? 0)) best.set(size, { lattice, value });
    }
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SIZES)
    .map(({ lattice }) => lattice);
}

/** With its lines in the middle of the dividers. */
function inMiddle(edges: Edges, lattice: Lattice): Lattice {
  const { left, right, top, bottom } = extent(lattice);
  return {
    columns: centred(edges.upright, lattice.columns, top, bottom),
    rows: centred(edges.level, lattice.rows, left, right),
  };
}

/** Moves the outermost lines by ever less, as long as that explains more. */
function polished(edges: Edges, lattice: Lattice): Lattice {
  let best = lattice;
  let most = worth(edges, best);
  const tryOut = (changed: Lattice): void => {
    const value = worth(edges, changed);
    if (value > most) [most, best] = [value, changed];
  };
  for (let step = 4; step >= 0.5; step /= 2) {
    for (const first of [-step, 0, step]) {
      for (const last of [-step, 0, step]) {
        tryOut({ ...best, columns: moved(best.columns, first, last) });
        tryOut({ ...best, rows: moved(best.rows, first, last) });
      }
    }
  }
  return best;
}

const moved = ({ start, pitch, count }: Comb, first: number, last: number): Comb => ({
  start: start + first,
  pitch: pitch + (last - first) / count,
  count,
});
