import { centred } from './centre.ts';
import { type Comb, bestCombs } from './combs.ts';
import { type Evidence, coverage } from './evidence.ts';
import { type Area, type Directions, type Lattice, extent, support, weakest, worth } from './lattice.ts';
import type { Picture } from './picture.ts';
import { likeness, signalsOf } from './repetition.ts';

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

/** Pitches of lines that are looked for together, in pixels: each range has its own tolerance. */
const PITCHES = [[22, 40], [40.1, 80], [80.1, 2000]] as const; // oxfmt-ignore
/** How far above the usual of its profile a line has to be to speak for a comb, as a share of the best ones. */
const BASES = [0.35, 0.6];
/** The usual of a profile, and the best of it: a cabinet of a few drawers has four lines in a thousand. */
const USUAL = 0.5;
const BEST = 0.993;
/** Combs of each range and base, and pairs of them of different size, that are looked at more closely. */
const COMBS_MAX = 30;
const SIZES_MAX = 40;
/** One or two compartments are a box, not a grid. */
const CELLS_MIN = 3;
/** How alike a single row or column counts, whose cells have nothing to be compared with. */
const ALONE = 0.45;
/** How often lines are looked for again, only within what was found before. */
const ROUNDS = 3;

/**
 * The lattice of at least {@link CELLS_MIN} cells that explains most edges by cells that look alike, or undefined
 * where there is nothing that could be one.
 */
export function bestLattice(front: Picture, directions: Directions): Rated | undefined {
  let best: Alike | undefined;
  let area: Area = { left: 0, right: directions.level.length, top: 0, bottom: directions.upright.length };
  for (let round = 0; round < ROUNDS; round++) {
    const columns = candidates(directions.upright, area.top, area.bottom);
    const rows = candidates(directions.level, area.left, area.right);
    if (best) {
      columns.push(best.columns);
      rows.push(best.rows);
    }
    const found = mostAlike(front, directions, bestOfEachSize(directions, columns, rows));
    if (!found) break;
    best = found;
    area = extent(found);
  }
  if (!best) return undefined;
  return {
    ...inMiddle(directions, best),
    support: support(directions, best),
    weakest: weakest(directions, best),
    alike: best.alike,
  };
}

/** Of lattices of different sizes the one whose edges and likeness of cells together are best. */
function mostAlike(front: Picture, directions: Directions, lattices: readonly Lattice[]): Alike | undefined {
  let best: Alike | undefined;
  let most = 0;
  for (const rough of lattices) {
    // A pitch that is a little off would leave the last lines beside their dividers.
    const lattice = polished(directions, rough);
    const { left, right, top, bottom } = extent(lattice);
    const across = likeness(signalsOf(front, true, top, bottom), lattice.columns);
    const down = likeness(signalsOf(front, false, left, right), lattice.rows);
    const rank = Math.min(across ?? ALONE, down ?? ALONE);
    const value = worth(directions, lattice) * rank * weakest(directions, lattice);
    if (value > most) [most, best] = [value, { ...lattice, alike: Math.min(across ?? 1, down ?? 1) }];
  }
  return best;
}

/** Combs of lines that are edges between `from` and `to`. */
function candidates(evidence: Evidence, from: number, to: number): Comb[] {
  return PITCHES.flatMap(([least, most]) => {
    const profile = Float32Array.from({ length: evidence.lines }, (_, line) =>
      coverage(evidence, least, line, from, to),
    );
    const sorted = profile.toSorted();
    const [middle, high] = [
      sorted[Math.floor(sorted.length * USUAL)] ?? 0,
      sorted[Math.floor(sorted.length * BEST)] ?? 0,
    ];
    return BASES.flatMap((share) =>
      bestCombs(profile, middle + share * (high - middle), least, most, COMBS_MAX),
    );
  });
}

/** The lattice that explains most, for each number of rows and columns; the best few of them. */
function bestOfEachSize(directions: Directions, columns: readonly Comb[], rows: readonly Comb[]): Lattice[] {
  const best = new Map<number, { lattice: Lattice; value: number }>();
  for (const across of columns) {
    for (const down of rows) {
      if (across.count * down.count < CELLS_MIN) continue;
      const lattice = { columns: across, rows: down };
      const value = worth(directions, lattice);
      const size = across.count * 100 + down.count;
      if (value > (best.get(size)?.value ?? 0)) best.set(size, { lattice, value });
    }
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SIZES_MAX)
    .map(({ lattice }) => lattice);
}

/** With its lines in the middle of the dividers. */
function inMiddle(directions: Directions, lattice: Lattice): Lattice {
  const { left, right, top, bottom } = extent(lattice);
  return {
    columns: centred(directions.upright, lattice.columns, top, bottom),
    rows: centred(directions.level, lattice.rows, left, right),
  };
}

/** Moves the outermost lines by ever less, as long as that makes the lines edges; a larger lattice is not a better one. */
function polished(directions: Directions, lattice: Lattice): Lattice {
  let best = lattice;
  const fit = (tried: Lattice): number => support(directions, tried) + weakest(directions, tried);
  let most = fit(best);
  const tryOut = (changed: Lattice): void => {
    const value = fit(changed);
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
