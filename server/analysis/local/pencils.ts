import type { Picture } from './picture.ts';

/**
 * Lines of one direction in the scene, as a camera sees them: all through one far point. Each goes through the
 * picture's middle line at its own place `at` and rises by `slope + spread * at` for each pixel from there.
 */
export interface Pencil {
  slope: number;
  spread: number;
}

/** Edges along a direction: where they are, counted from the picture's middle, along it and across, and how strong. */
interface Edges {
  along: Float32Array;
  across: Float32Array;
  strength: Float32Array;
  count: number;
  /** Of the picture across the lines, in pixels. */
  reach: number;
}

/** Gradients above this many greys a pixel count no more than this. */
const STRENGTH_MAX = 14;
const STRENGTH_MIN = 3;
/** How far an edge may lean from the direction, as a slope: 10° of skew, keystone and noise. */
const LEAN_MAX = 0.45;
const SLOPE_MAX = 0.26;
const SLOPE_STEP = 0.01;
/** Of a spread that makes a line at the picture's edge lean by 1, as `spread * reach`. */
const SPREAD_MAX = 0.12;
const SPREAD_STEP = 0.015;
const FINEST = 0.0006;

/** The pencil of the lines from left to right that gathers most edges into few sharp lines. */
export const levelPencil = (picture: Picture): Pencil => pencilOf(edgesOf(picture, false));
/** The same for the lines from top to bottom, x and y exchanged. */
export const uprightPencil = (picture: Picture): Pencil => pencilOf(edgesOf(picture, true));

/**
 * Found about the middle of the edges, not of the picture: a cabinet near the picture's edge would be measured far
 * from where it is, and a pencil that only draws its lines together would seem the sharper one.
 */
function pencilOf(edges: Edges): Pencil {
  const [along, across] = [middleOf(edges.along, edges.count), middleOf(edges.across, edges.count)];
  for (let n = 0; n < edges.count; n++) {
    edges.along[n] = (edges.along[n] ?? 0) - along;
    edges.across[n] = (edges.across[n] ?? 0) - across;
  }
  const { slope, spread } = sharpest(edges);
  const moved = spread / (1 - along * spread);
  return { slope: slope + moved * (along * slope - across), spread: moved };
}

function middleOf(values: Float32Array, count: number): number {
  let sum = 0;
  for (let n = 0; n < count; n++) sum += values[n] ?? 0;
  return count > 0 ? sum / count : 0;
}

function edgesOf({ data, width, height }: Picture, isUpright: boolean): Edges {
  const size = width * height;
  const edges: Edges = {
    along: new Float32Array(size),
    across: new Float32Array(size),
    strength: new Float32Array(size),
    count: 0,
    reach: (isUpright ? width : height) / 2,
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const at = (step: number): number => data[i + step] ?? 0;
      const gx =
        (at(1 - width) + 2 * at(1) + at(1 + width) - at(-1 - width) - 2 * at(-1) - at(-1 + width)) / 8;
      const gy =
        (at(width - 1) + 2 * at(width) + at(width + 1) - at(-width - 1) - 2 * at(-width) - at(1 - width)) / 8;
      const [across, along] = isUpright ? [gx, gy] : [gy, gx];
      if (Math.abs(across) < STRENGTH_MIN || Math.abs(along) > LEAN_MAX * Math.abs(across)) continue;
      const n = edges.count++;
      edges.along[n] = isUpright ? y - height / 2 : x - width / 2;
      edges.across[n] = isUpright ? x - width / 2 : y - height / 2;
      edges.strength[n] = Math.max(-STRENGTH_MAX, Math.min(STRENGTH_MAX, across));
    }
  }
  return edges;
}

/** How sharp the lines are: the energy of the edges' sums along each, dark-to-light against light-to-dark. */
function sharpness(edges: Edges, { slope, spread }: Pencil, sums: Float32Array): number {
  sums.fill(0);
  const middle = sums.length / 2;
  const { along, across, strength, count } = edges;
  for (let n = 0; n < count; n++) {
    const far = along[n] ?? 0;
    const at = ((across[n] ?? 0) - slope * far) / (1 + spread * far) + middle;
    const whole = Math.floor(at);
    if (whole < 0 || whole >= sums.length - 1) continue;
    const weight = strength[n] ?? 0;
    sums[whole] = (sums[whole] ?? 0) + weight * (1 - at + whole);
    sums[whole + 1] = (sums[whole + 1] ?? 0) + weight * (at - whole);
  }
  let energy = 0;
  for (const sum of sums) energy += sum * sum;
  return energy;
}

/** Everywhere coarsely, then ever finer around the best. */
function sharpest(edges: Edges): Pencil {
  const sums = new Float32Array(Math.ceil(edges.reach * 4));
  let best: Pencil = { slope: 0, spread: 0 };
  let most = -1;
  const tryOut = (slope: number, spread: number): void => {
    const energy = sharpness(edges, { slope, spread }, sums);
    if (energy > most) [most, best] = [energy, { slope, spread }];
  };
  for (let slope = -SLOPE_MAX; slope <= SLOPE_MAX; slope += SLOPE_STEP) {
    for (let lean = -SPREAD_MAX; lean <= SPREAD_MAX; lean += SPREAD_STEP) tryOut(slope, lean / edges.reach);
  }
  for (let step = SLOPE_STEP / 2; step > FINEST; step /= 2) {
    for (let around = 0; around < 2; around++) {
      const { slope, spread } = best;
      for (const up of [-1, 0, 1]) {
        for (const out of [-1, 0, 1]) tryOut(slope + up * step, spread + (out * step * 1.5) / edges.reach);
      }
    }
  }
  return best;
}
