import type { Picture } from './picture.ts';

/** Part of a picture, in its pixels. */
export interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places where it gets lighter (strength above 0) or darker across about one direction. In pixels. */
export interface Edges {
  x: Float32Array;
  y: Float32Array;
  strength: Float32Array;
  count: number;
}

/** Gradients above this many greys a pixel count no more than this. */
const STRENGTH_MAX = 14;
const STRENGTH_MIN = 3;
/** How far an edge may lean from the direction, as a slope: 10° of skew, keystone and noise. */
const LEAN_MAX = 0.45;
/** Of the strongest so many, an even share of so many is enough to see a direction. */
const STRONGEST = 30_000;
const KEPT = 8000;

/** The edges of lines that go about from left to right, or upright ones from top to bottom (Sobel). */
export function edgesOf({ data, width, height }: Picture, isUpright: boolean): Edges {
  const edges = roomFor(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const falling = (data[i + 1 + width] ?? 0) - (data[i - 1 - width] ?? 0);
      const rising = (data[i + 1 - width] ?? 0) - (data[i - 1 + width] ?? 0);
      const gx = (falling + rising + 2 * ((data[i + 1] ?? 0) - (data[i - 1] ?? 0))) / 8;
      const gy = (falling - rising + 2 * ((data[i + width] ?? 0) - (data[i - width] ?? 0))) / 8;
      const steep = isUpright ? gx : gy;
      const flat = isUpright ? gy : gx;
      if (Math.abs(steep) < STRENGTH_MIN || Math.abs(flat) > LEAN_MAX * Math.abs(steep)) continue;
      add(edges, x, y, Math.max(-STRENGTH_MAX, Math.min(STRENGTH_MAX, steep)));
    }
  }
  return edges;
}

/** Those within a region, without the weakest, which are mostly noise. */
export function edgesWithin(edges: Edges, { left, right, top, bottom }: Region): Edges {
  const within = roomFor(edges.count);
  for (let n = 0; n < edges.count; n++) {
    const [x, y] = [edges.x[n] ?? 0, edges.y[n] ?? 0];
    if (x >= left && x <= right && y >= top && y <= bottom) add(within, x, y, edges.strength[n] ?? 0);
  }
  const sizes = within.strength.slice(0, within.count).map(Math.abs).toSorted();
  const least = sizes[Math.max(0, within.count - STRONGEST)] ?? 0;
  const each = Math.max(1, Math.ceil(Math.min(within.count, STRONGEST) / KEPT));
  const kept = roomFor(within.count);
  let seen = 0;
  for (let n = 0; n < within.count; n++) {
    const strength = within.strength[n] ?? 0;
    if (Math.abs(strength) < least || seen++ % each !== 0) continue;
    add(kept, within.x[n] ?? 0, within.y[n] ?? 0, strength);
  }
  return kept;
}

function roomFor(count: number): Edges {
  const [x, y, strength] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  return { x, y, strength, count: 0 };
}

function add(edges: Edges, x: number, y: number, strength: number): void {
  edges.x[edges.count] = x;
  edges.y[edges.count] = y;
  edges.strength[edges.count++] = strength;
}
