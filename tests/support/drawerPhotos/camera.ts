import {
  type Homography,
  type Point,
  inverse,
  mapPoint,
  ontoCorners,
} from '../../../contract/analysis/homography.ts';
import type { Random } from '../generator/random.ts';
import type { Pixels } from './light.ts';

const SKEW_MAX = (10 * Math.PI) / 180;
const KEYSTONE_MAX = 0.15;
/** Of the photo's sides, that stay free around what is seen. */
const MARGIN_MIN = 0.015;
const MARGIN_MAX = 0.14;

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Where the four corners of something of this size come to lie in a photo taken by hand, turned and from one side. */
export function aim(
  random: Random,
  { width, height }: { width: number; height: number },
  photo: { width: number; height: number },
): Corners {
  const sway = (most: number): number => (random.next() * 2 - 1) * most;
  const [angle, across, down] = [sway(SKEW_MAX), sway(KEYSTONE_MAX), sway(KEYSTONE_MAX)];
  // The side of a square about it that is further away is shorter by the keystone: something low in it is less askew.
  const half = Math.max(width, height) / 2;
  const side = (keystone: number, isFirst: boolean): number =>
    half * (isFirst ? 1 - Math.max(0, keystone) : 1 + Math.min(0, keystone));
  const [top, bottom, left, right] = [
    side(across, true),
    side(across, false),
    side(down, true),
    side(down, false),
  ];
  const turned = ([cx, cy]: readonly [number, number]): Point => ({
    x: cx * Math.cos(angle) - cy * Math.sin(angle),
    y: cx * Math.sin(angle) + cy * Math.cos(angle),
  });
  const square = ontoCorners([
    turned([-top, -left]),
    turned([top, -right]),
    turned([bottom, right]),
    turned([-bottom, left]),
  ]);
  const [x, y] = [width / half / 4, height / half / 4];
  const ends = [[-x, -y], [x, -y], [x, y], [-x, y]] as const; // oxfmt-ignore
  const corners = ends.map(([ex, ey]) => mapPoint(square, { x: 0.5 + ex, y: 0.5 + ey }));
  return placed(random, corners, photo);
}

/** Scales and moves the corners so that they fill the photo but for a margin. */
function placed(
  random: Random,
  corners: readonly Point[],
  photo: { width: number; height: number },
): Corners {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [least, most] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
  const free = 1 - 2 * (MARGIN_MIN + random.next() * (MARGIN_MAX - MARGIN_MIN));
  const scale = Math.min(
    (photo.width * free) / (most.x - least.x),
    (photo.height * free) / (most.y - least.y),
  );
  const shift = (side: number, from: number, to: number, swing: number): number => {
    const room = side - (to - from) * scale;
    return room / 2 + room * 0.35 * swing - from * scale;
  };
  const x = shift(photo.width, least.x, most.x, random.next() * 2 - 1);
  const y = shift(photo.height, least.y, most.y, random.next() * 2 - 1);
  const [p, q, r, s] = corners.map((corner) => ({ x: corner.x * scale + x, y: corner.y * scale + y }));
  if (!p || !q || !r || !s) throw new RangeError('Four corners are needed.');
  return [p, q, r, s];
}

/** Takes the unit square of the flat picture to the corners in the photo. */
export const viewOf = (corners: Corners): Homography => ontoCorners(corners);

/** Lays the flat picture into the photo at the view, in place; twice as fine as the photo it needs no more filtering. */
export function layInto(photo: Pixels, flat: Pixels, view: Homography): void {
  const back = inverse(view);
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const w = back[6] * (x + 0.5) + back[7] * (y + 0.5) + back[8];
      const u = (back[0] * (x + 0.5) + back[1] * (y + 0.5) + back[2]) / w;
      const v = (back[3] * (x + 0.5) + back[4] * (y + 0.5) + back[5]) / w;
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      sample(photo, (y * photo.width + x) * 3, flat, u * flat.width - 0.5, v * flat.height - 0.5);
    }
  }
}

/** Bilinear, the edge repeated. */
function sample(photo: Pixels, to: number, { data, width, height }: Pixels, x: number, y: number): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const [fx, fy] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))];
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const over = (data[at + channel] ?? 0) * (1 - fx) + (data[at + 3 + channel] ?? 0) * fx;
    const under = (data[below + channel] ?? 0) * (1 - fx) + (data[below + 3 + channel] ?? 0) * fx;
    photo.data[to + channel] = Math.round(over * (1 - fy) + under * fy);
  }
}
