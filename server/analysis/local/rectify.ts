import { type Homography, compose, mapPoint } from '../../../contract/analysis/homography.ts';
import type { Pencil } from './pencils.ts';

/** A view straight from the front: the map from the photo's pixels to its own, and its size. */
export interface FrontView {
  map: Homography;
  width: number;
  height: number;
}

/**
 * The view in which both pencils are parallel to the sides. With the line through both far points at infinity, equal
 * drawers are equally far apart in it, so that a period can be looked for.
 */
export function frontView(
  level: Pencil,
  upright: Pencil,
  photo: { width: number; height: number },
): FrontView {
  // v = (y - a x) / w and u = (x - c y) / w with w = 1 + b x + d y have the lines of the pencils at equal v and u.
  const [a, c] = [level.slope, upright.slope];
  const cross = 1 - a * c;
  const d = (upright.spread - c * level.spread) / cross;
  const b = (level.spread - a * upright.spread) / cross;
  const [x, y] = [photo.width / 2, photo.height / 2];
  const fromMiddle: Homography = [1, 0, -x, 0, 1, -y, 0, 0, 1];
  const straight = compose([1, -c, 0, -a, 1, 0, b, d, 1], fromMiddle);
  const corners = [0, photo.width].flatMap((cx) =>
    [0, photo.height].map((cy) => mapPoint(straight, { x: cx, y: cy })),
  );
  const [us, vs] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...us), Math.min(...vs)];
  return {
    map: compose([1, 0, -left, 0, 1, -top, 0, 0, 1], straight),
    width: Math.ceil(Math.max(...us) - left),
    height: Math.ceil(Math.max(...vs) - top),
  };
}
