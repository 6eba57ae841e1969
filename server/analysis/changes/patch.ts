import type { BoundingBox } from '../../../contract/analysis/box.ts';
import type { Corners } from '../../../contract/analysis/grid.ts';
import {
  type Homography,
  compose,
  inverse,
  mapPoint,
  ontoCorners,
} from '../../../contract/analysis/homography.ts';
import { type Picture, warp } from '../local/picture.ts';
import { middleOf } from './side.ts';

/** A compartment cut out and seen straight: brightness by a logarithm, so that twice the light is a step more everywhere. */
export interface Patch {
  data: Float32Array;
  width: number;
  height: number;
}

/** Longest side of a patch in pixels: a label's letters are still told apart. */
export const PATCH_SIDE = 144;
const PATCH_SIDE_MIN = 12;
/** What is as dark as this is black: its noise would be large by the logarithm. */
const BLACK = 12;

/** How far around a pixel light is taken to be the same, as a share of the patch. */
const LIGHT_REACH = 0.08;
/** What leans more than this is not told from what lies across, in radians. */
const LEAN_MAX = 0.5;

/** By so much brighter or darker than around it, as a logarithm. */
const STANDS_OUT = 0.08;

const THOUSANDTHS = 1000;

/** How large the patch of a compartment is, by its corners in a photo of this shape; `most` is its longest side in pixels. */
export function patchSize(
  corners: Corners,
  photo: { width: number; height: number },
  most: number = PATCH_SIDE,
): { width: number; height: number } {
  const [p, q, r, s] = corners.map(({ x, y }) => ({
    x: (x / THOUSANDTHS) * photo.width,
    y: (y / THOUSANDTHS) * photo.height,
  }));
  if (!p || !q || !r || !s) throw new RangeError('Four corners are needed.');
  const wide = (Math.hypot(q.x - p.x, q.y - p.y) + Math.hypot(r.x - s.x, r.y - s.y)) / 2;
  const high = (Math.hypot(s.x - p.x, s.y - p.y) + Math.hypot(r.x - q.x, r.y - q.y)) / 2;
  const scale = Math.min(1, most / Math.max(wide, high, 1));
  const side = (length: number): number => Math.max(PATCH_SIDE_MIN, Math.round(length * scale));
  return { width: side(wide), height: side(high) };
}

/** Cuts the corners out of a picture of the photo. What lies outside of it is NaN. */
export function patchOf(picture: Picture, corners: Corners, size: { width: number; height: number }): Patch {
  const cut = warp(picture, ontoPatch(corners, picture, size), size.width, size.height);
  const smooth = smoothed(cut);
  const data = smooth.map((value, n) => ((cut.data[n] ?? -1) < 0 ? Number.NaN : Math.log(value + BLACK)));
  return { data, width: cut.width, height: cut.height };
}

/** How bright a grey of a photo, 0 to 255, is in a patch. */
export const brightness = (grey: number): number => Math.log(grey + BLACK);

/** From the photo's pixels to those of the patch. */
function ontoPatch(
  corners: Corners,
  photo: { width: number; height: number },
  { width, height }: { width: number; height: number },
): Homography {
  const scaled = compose(
    [photo.width / THOUSANDTHS, 0, 0, 0, photo.height / THOUSANDTHS, 0, 0, 0, 1],
    ontoCorners(corners),
  );
  return compose([width, 0, 0, 0, height, 0, 0, 0, 1], inverse(scaled));
}

/**
 * The part of a patch in which a label lies, as shares of it, with a rim of `rim` of the patch around. Its box is along the
 * photo's sides and so larger than what leans in it: how far, the compartment says.
 */
export function placeInPatch(
  corners: Corners,
  box: BoundingBox,
  photo: { width: number; height: number },
  rim: number,
): Part {
  const at = (n: number) => ({
    x: ((corners[n]?.x ?? 0) / THOUSANDTHS) * photo.width,
    y: ((corners[n]?.y ?? 0) / THOUSANDTHS) * photo.height,
  });
  const [p, q, r, s] = [at(0), at(1), at(2), at(3)];
  const [across, down] = [
    { x: (q.x - p.x + r.x - s.x) / 2, y: (q.y - p.y + r.y - s.y) / 2 },
    { x: (s.x - p.x + r.x - q.x) / 2, y: (s.y - p.y + r.y - q.y) / 2 },
  ];
  const turn = Math.min(LEAN_MAX, Math.abs(Math.atan2(across.y, Math.abs(across.x))));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [outerWide, outerHigh] = [
    (box.width / THOUSANDTHS) * photo.width,
    (box.height / THOUSANDTHS) * photo.height,
  ];
  const inner = (one: number, other: number): number =>
    Math.max(one * 0.4, (one * cos - other * sin) / (cos * cos - sin * sin));
  const wide = inner(outerWide, outerHigh) / Math.hypot(across.x, across.y);
  const high = inner(outerHigh, outerWide) / Math.hypot(down.x, down.y);
  const middle = mapPoint(inverse(ontoCorners(corners)), middleOf(box));
  return {
    left: middle.x - wide / 2 - rim,
    right: middle.x + wide / 2 + rim,
    top: middle.y - high / 2 - rim,
    bottom: middle.y + high / 2 + rim,
  };
}

/** What changes slowly is light: the mean around each pixel is taken away. */
export function withoutLight({ data, width, height }: Patch): Patch {
  const reach = Math.max(3, Math.round(Math.max(width, height) * LIGHT_REACH));
  const known = data.map((value) => (Number.isNaN(value) ? 0 : 1));
  const sums = boxSums(
    data.map((value) => (Number.isNaN(value) ? 0 : value)),
    { width, height },
    reach,
  );
  const counts = boxSums(known, { width, height }, reach);
  return { data: data.map((value, n) => value - (sums[n] ?? 0) / (counts[n] ?? 1)), width, height };
}

/** The sum of the values up to `reach` away from each, along the rows and then the columns. */
function boxSums(data: Float32Array, { width, height }: { width: number; height: number }, reach: number) {
  const across = new Float32Array(data.length);
  slide(data, across, { lines: height, length: width, line: width, step: 1 }, reach);
  const both = new Float32Array(data.length);
  slide(across, both, { lines: width, length: height, line: 1, step: width }, reach);
  return both;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  { lines, length, line, step }: { lines: number; length: number; line: number; step: number },
  reach: number,
): void {
  for (let n = 0; n < lines; n++) {
    let sum = 0;
    for (let at = -reach; at < length; at++) {
      if (at + reach < length) sum += from[n * line + (at + reach) * step] ?? 0;
      if (at > reach) sum -= from[n * line + (at - reach - 1) * step] ?? 0;
      if (at >= 0) to[n * line + at * step] = sum;
    }
  }
}

/** Binomial, 3 x 3, twice: what two cameras see differently sharp, and their noise, is evened out. */
function smoothed({ data, width, height }: Picture): Float32Array {
  let before = data;
  for (let pass = 0; pass < 2; pass++) {
    const across = before.slice();
    for (let n = 1; n < before.length - 1; n++) {
      const x = n % width;
      if (x === 0 || x === width - 1) continue;
      across[n] = ((before[n - 1] ?? 0) + 2 * (before[n] ?? 0) + (before[n + 1] ?? 0)) / 4;
    }
    const after = across.slice();
    for (let n = width; n < width * (height - 1); n++) {
      after[n] = ((across[n - width] ?? 0) + 2 * (across[n] ?? 0) + (across[n + width] ?? 0)) / 4;
    }
    before = after;
  }
  return before;
}

/** Which pixels of a patch are looked at. */
export type Mask = Uint8Array;

export interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The pixels within one of the parts; `isInside` false for those in none. */
export function maskOf({ width, height }: Patch, parts: readonly Part[], isInside: boolean): Mask {
  const mask = new Uint8Array(width * height).fill(Number(!isInside));
  for (const { left, right, top, bottom } of parts) {
    const [from, to] = [Math.max(0, Math.floor(left * width)), Math.min(width, Math.ceil(right * width))];
    for (
      let y = Math.max(0, Math.floor(top * height));
      y < Math.min(height, Math.ceil(bottom * height));
      y++
    ) {
      mask.fill(Number(isInside), y * width + from, y * width + Math.max(from, to));
    }
  }
  return mask;
}

/**
 * How much there is to be seen within the mask: the mean steepness of the brightness there. Shadows and light are slow and
 * count next to nothing.
 */
export function texture({ data, width, height }: Patch, mask: Mask): number {
  let [sum, count] = [0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (mask[at] === 0) continue;
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      const steep = Math.hypot(across, down) / 2;
      if (Number.isNaN(steep)) continue;
      sum += steep;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** The patch without a rim of this share of its sides: the dividers around it. */
export function withoutRim({ data, width, height }: Patch, rim: number): Patch {
  const [across, down] = [Math.round(width * rim), Math.round(height * rim)];
  const inner = data.map((value, n) => {
    const [x, y] = [n % width, Math.floor(n / width)];
    return x < across || y < down || x >= width - across || y >= height - down ? Number.NaN : value;
  });
  return { data: inner, width, height };
}

/** The brightness that half of the pixels within the mask exceed, and the share of them above `bright`. */
export function lightOf({ data }: Patch, mask: Mask, bright: number): { median: number; blown: number } {
  const values = data.filter((value, n) => mask[n] === 1 && !Number.isNaN(value)).toSorted();
  const blown = values.length === 0 ? 0 : values.filter((value) => value > bright).length / values.length;
  return { median: values[Math.floor(values.length / 2)] ?? 0, blown };
}

/** The share of the pixels within the mask that stand out from what is around them, 0 to 1. */
export function covered({ data }: Patch, mask: Mask): number {
  let [count, all] = [0, 0];
  for (let n = 0; n < data.length; n++) {
    const value = data[n] ?? Number.NaN;
    if (mask[n] === 0 || Number.isNaN(value)) continue;
    all++;
    if (Math.abs(value) > STANDS_OUT) count++;
  }
  return all === 0 ? 0 : count / all;
}
