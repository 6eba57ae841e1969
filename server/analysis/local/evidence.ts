import type { Picture } from './picture.ts';

/** The edges of one direction, at several tolerances: how far beside a line its edge may lie. */
export interface Evidence {
  /** How many lines there are, and how long each is, in pixels. */
  lines: number;
  length: number;
  /** For each of {@link TOLERANCES}. */
  coverages: readonly Coverage[];
}

/**
 * How much of each line is an edge. For every line across (an x for upright lines, a y for level ones) a running sum
 * along it, so that any part of a line is looked up at once.
 */
interface Coverage {
  lines: number;
  length: number;
  /** `lines` runs of `length + 1` sums. */
  sums: Float32Array;
}

/** Greys a pixel; above it a gradient says nothing more. */
const CLIP = 12;
/** How many pixels along a line are taken together, so that noise and small things cancel out. */
const TOGETHER = 11;
/** A mean gradient of this many greys is an edge, and more where the whole picture is restless. */
const EDGE_MIN = 1.6;
const RESTLESS = 4.5;
/** In pixels; the one is taken that is this share of the pitch: dividers have two edges, and may be as thick. */
const TOLERANCES = [2, 4, 8] as const;
const TOLERATED = 0.05;

/** The upright lines of a picture. */
export const uprightEvidence = (picture: Picture): Evidence => evidenceOf(picture, true);
/** Its level lines. */
export const levelEvidence = (picture: Picture): Evidence => evidenceOf(picture, false);

/**
 * The share of a line's part that is an edge, 0 to 1; 0 where there is no such line. The larger the pitch of the lines
 * the further beside it the edge may be.
 */
export function coverage(evidence: Evidence, pitch: number, line: number, from: number, to: number): number {
  const wide = TOLERANCES.findIndex((tolerance) => tolerance >= pitch * TOLERATED);
  const found = evidence.coverages[wide < 0 ? TOLERANCES.length - 1 : wide];
  return found ? covered(found, line, from, to) : 0;
}

function covered({ lines, length, sums }: Coverage, line: number, from: number, to: number): number {
  const at = Math.round(line);
  const [first, last] = [Math.max(0, Math.round(from)), Math.min(length, Math.round(to))];
  if (at < 0 || at >= lines || last <= first) return 0;
  const run = at * (length + 1);
  return ((sums[run + last] ?? 0) - (sums[run + first] ?? 0)) / (Math.round(to) - Math.round(from));
}

function evidenceOf({ data, width, height }: Picture, isUpright: boolean): Evidence {
  const [lines, length] = isUpright ? [width, height] : [height, width];
  const [across, along] = isUpright ? [1, width] : [width, 1];
  const strength = new Float32Array(lines * length);
  const gradients = new Float32Array(length);
  for (let line = 1; line < lines - 1; line++) {
    for (let n = 0; n < length; n++) {
      const i = line * across + n * along;
      const [before, after] = [data[i - across] ?? -1, data[i + across] ?? -1];
      gradients[n] = before < 0 || after < 0 ? 0 : Math.max(-CLIP, Math.min(CLIP, (after - before) / 2));
    }
    smooth(gradients, strength.subarray(line * length, (line + 1) * length));
  }
  const edge = Math.max(EDGE_MIN, RESTLESS * medianOf(strength));
  let pooled: Float32Array = strength;
  let before = 0;
  const coverages = TOLERANCES.map((tolerance): Coverage => {
    pooled = widened(pooled, length, before, tolerance);
    before = tolerance;
    return { lines, length, sums: runningSums(pooled, edge, lines, length) };
  });
  return { lines, length, coverages };
}

/** The size of the mean over {@link TOGETHER} values around each. */
function smooth(values: Float32Array, into: Float32Array): void {
  const half = (TOGETHER - 1) / 2;
  let sum = 0;
  for (let n = -half; n < values.length; n++) {
    sum += (values[n + half] ?? 0) - (values[n - half - 1] ?? 0);
    if (n >= 0) into[n] = Math.abs(sum) / TOGETHER;
  }
}

/** Of a sample of those above 0 that is large enough. */
function medianOf(values: Float32Array): number {
  const step = Math.max(1, Math.floor(values.length / 20_000));
  const sample: number[] = [];
  for (let n = 0; n < values.length; n += step) if ((values[n] ?? 0) > 0) sample.push(values[n] ?? 0);
  return sample.toSorted((a, b) => a - b)[Math.floor(sample.length / 2)] ?? 0;
}

/** The largest value within `to` lines on either side, of values that are already the largest within `from`. */
function widened(values: Float32Array, length: number, from: number, to: number): Float32Array {
  const wide = Float32Array.from(values);
  // Two windows that overlap or touch make a larger one.
  for (let off = Math.min(from + 1, to - from); off <= to - from; off++) {
    for (let n = 0; n < values.length; n++) {
      const most = Math.max(values[n - off * length] ?? 0, values[n + off * length] ?? 0);
      if (most > (wide[n] ?? 0)) wide[n] = most;
    }
  }
  return wide;
}

/** From 0 at 5/8 of an edge's strength to 1 a little above it. */
function runningSums(strength: Float32Array, edge: number, lines: number, length: number): Float32Array {
  const sums = new Float32Array(lines * (length + 1));
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    for (let n = 0; n < length; n++) {
      sum += Math.max(0, Math.min(1, ((strength[line * length + n] ?? 0) / edge) * 1.6 - 1));
      sums[line * (length + 1) + n + 1] = sum;
    }
  }
  return sums;
}
