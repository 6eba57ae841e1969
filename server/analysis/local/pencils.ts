import { type Edges, type Region, edgesOf, edgesWithin } from './edges.ts';
import type { Picture } from './picture.ts';
import { weightedRange } from './weightedRange.ts';

/**
 * Lines of one direction in the scene, as a camera sees them: all through one far point. Each goes through the
 * middle line of the picture at its own place `at`, counted from the picture's middle, and rises by
 * `slope + spread * at` for each pixel from there.
 */
export interface Pencil {
  slope: number;
  spread: number;
}

/** Of both directions. */
export interface Pencils {
  level: Pencil;
  upright: Pencil;
}

/** Edges as a pencil sees them: along its lines and across, from a middle of their own. */
interface Seen {
  along: Float32Array;
  across: Float32Array;
  strength: Float32Array;
  count: number;
  origin: { along: number; across: number };
}

const SLOPE_MAX = 0.26;
const SLOPE_STEP = 0.01;
/** Of a spread: how much a line at the picture's edge leans more than that in its middle. */
const LEAN_MAX = 0.14;
const LEAN_STEP = 0.0175;
/** What is about like another, as a slope or a lean. */
const NEAR = 0.035;
/** Coarse steps need thick lines, or the long ones of a cabinet would lie between two steps. In pixels. */
const THICK = 4;
const FINEST = 0.0006;
/** How often the region is looked for anew in which the lines are. */
const ROUNDS = 2;
/** This share of the lines' edges at either end of the region is taken for something else. */
const ASTRAY = 0.04;
/** The region is wider than what is left by this share of it, on either side. */
const BEYOND = 0.12;

/**
 * The pencils of the lines from left to right and of those from top to bottom (x and y exchanged) that gather the
 * edges of the region where most lines are into few sharp ones; only such that are about like `near` where that is given.
 */
export function pencilsOf(picture: Picture, near?: Pencils): Pencils {
  const all = { level: edgesOf(picture, false), upright: edgesOf(picture, true) };
  let region: Region = { left: 0, right: picture.width, top: 0, bottom: picture.height };
  for (let round = 0; ; round++) {
    const level = seenBy(edgesWithin(all.level, region), false);
    const upright = seenBy(edgesWithin(all.upright, region), true);
    const pencils = {
      level: sharpest(level, picture, near && toMiddle(near.level, level, picture.width / 2, picture.height / 2)),
      upright: sharpest(upright, picture, near && toMiddle(near.upright, upright, picture.height / 2, picture.width / 2)),
    }; // oxfmt-ignore
    if (near || round === ROUNDS) {
      return {
        level: fromMiddle(pencils.level, level, picture.width / 2, picture.height / 2),
        upright: fromMiddle(pencils.upright, upright, picture.height / 2, picture.width / 2),
      };
    }
    region = regionOf(picture, level, pencils.level, upright, pencils.upright);
  }
}

/**
 * About the middle of the edges, not of the picture: far from where it is measured, a pencil that only draws its lines
 * together would seem the sharper one.
 */
function seenBy({ x, y, strength, count }: Edges, isUpright: boolean): Seen {
  const [along, across] = (isUpright ? [y, x] : [x, y]).map((values) => values.slice(0, count)) as [Float32Array, Float32Array]; // oxfmt-ignore
  const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / (count || 1);
  const origin = { along: mean(along), across: mean(across) };
  return {
    along: along.map((value) => value - origin.along),
    across: across.map((value) => value - origin.across),
    strength,
    count,
    origin,
  };
}

/** The same pencil, its middle line through the picture's middle. */
function fromMiddle(
  { slope, spread }: Pencil,
  { origin }: Seen,
  alongMiddle: number,
  acrossMiddle: number,
): Pencil {
  const [along, across] = [origin.along - alongMiddle, origin.across - acrossMiddle];
  const moved = spread / (1 - along * spread);
  return { slope: slope + moved * (along * slope - across), spread: moved };
}

/** The same pencil, its middle line through the edges' middle. */
function toMiddle({ slope, spread }: Pencil, { origin }: Seen, alongMiddle: number, acrossMiddle: number): Pencil {
  const [along, across] = [origin.along - alongMiddle, origin.across - acrossMiddle];
  const at = (across - slope * along) / (1 + spread * along);
  return { slope: slope + spread * at, spread: spread / (1 + spread * along) };
} // oxfmt-ignore

/** Where the pencil's line through an edge goes through its middle line. */
function placeOf({ along, across }: Seen, n: number, { slope, spread }: Pencil): number {
  const far = along[n] ?? 0;
  return ((across[n] ?? 0) - slope * far) / (1 + spread * far);
}

/**
 * How sharp lines of this thickness are: the energy of the edges' sums along each. To light and to dark are summed
 * apart, in the two halves of `sums`: a divider between a dark drawer and its bright lip is both.
 */
function sharpness(seen: Seen, pencil: Pencil, sums: Float32Array, thickness = 1): number {
  sums.fill(0);
  // For thick lines every third edge says enough.
  const each = thickness === THICK ? 3 : 1;
  for (let n = 0; n < seen.count; n += each) {
    const at = binOf(seen, n, pencil, sums, thickness);
    const whole = Math.floor(at);
    const weight = Math.abs(seen.strength[n] ?? 0);
    sums[whole] = (sums[whole] ?? 0) + weight * (1 - at + whole);
    sums[whole + 1] = (sums[whole + 1] ?? 0) + weight * (at - whole);
  }
  let energy = 0;
  for (const sum of sums) energy += sum * sum;
  return energy;
}

/** Which of the sums the edge belongs to, and how far on to the next. */
function binOf(seen: Seen, n: number, pencil: Pencil, sums: Float32Array, thickness: number): number {
  const quarter = sums.length / 4;
  const at = Math.max(-quarter + 1, Math.min(quarter - 2, placeOf(seen, n, pencil) / thickness));
  return at + ((seen.strength[n] ?? 0) < 0 ? quarter : 3 * quarter);
}

const sumsFor = ({ width, height }: Picture): Float32Array => new Float32Array(4 * (width + height));

/** Everywhere coarsely, then ever finer around the best. */
function sharpest(seen: Seen, picture: Picture, near?: Pencil): Pencil {
  const sums = sumsFor(picture);
  const reach = Math.max(picture.width, picture.height) / 2;
  let best: Pencil = { slope: 0, spread: 0 };
  let most = -1;
  const tryOut = (slope: number, spread: number, thickness: number): void => {
    const energy = sharpness(seen, { slope, spread }, sums, thickness);
    if (energy > most) [most, best] = [energy, { slope, spread }];
  };
  const slopes = near ? { middle: near.slope, most: NEAR } : { middle: 0, most: SLOPE_MAX };
  const leans = near ? { middle: near.spread * reach, most: NEAR } : { middle: 0, most: LEAN_MAX };
  for (let slope = -slopes.most; slope <= slopes.most; slope += SLOPE_STEP) {
    for (let lean = -leans.most; lean <= leans.most; lean += LEAN_STEP) {
      tryOut(slopes.middle + slope, (leans.middle + lean) / reach, THICK);
    }
  }
  for (let finer = 1; SLOPE_STEP / finer > FINEST; finer *= 2) {
    const thickness = Math.max(1, THICK / finer / 2);
    most = -1;
    for (let around = 0; around < 2; around++) {
      const { slope, spread } = best;
      for (const up of [-1, 0, 1]) {
        for (const out of [-1, 0, 1]) {
          tryOut(
            slope + (up * SLOPE_STEP) / finer / 2,
            spread + (out * LEAN_STEP) / reach / finer / 2,
            thickness,
          );
        }
      }
    }
  }
  return best;
}

/** Where the edges are that make the lines of both pencils; each counts as much as its line. */
function regionOf(
  picture: Picture,
  level: Seen,
  levelPencil: Pencil,
  upright: Seen,
  uprightPencil: Pencil,
): Region {
  const [xs, ys, weights]: number[][] = [[], [], []];
  const collect = (seen: Seen, pencil: Pencil, along: number[] = [], across: number[] = []): void => {
    const sums = sumsFor(picture);
    sharpness(seen, pencil, sums);
    for (let n = 0; n < seen.count; n++) {
      const sum = sums[Math.floor(binOf(seen, n, pencil, sums, 1))] ?? 0;
      along.push((seen.along[n] ?? 0) + seen.origin.along);
      across.push((seen.across[n] ?? 0) + seen.origin.across);
      weights?.push(sum * Math.abs(seen.strength[n] ?? 0));
    }
  };
  collect(level, levelPencil, xs, ys);
  collect(upright, uprightPencil, ys, xs);
  const [left, right] = weightedRange(xs ?? [], weights ?? [], ASTRAY);
  const [top, bottom] = weightedRange(ys ?? [], weights ?? [], ASTRAY);
  const [wider, higher] = [(right - left) * BEYOND, (bottom - top) * BEYOND];
  return { left: left - wider, right: right + wider, top: top - higher, bottom: bottom + higher };
}
