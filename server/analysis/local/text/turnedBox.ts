import type { Point } from '../../../../contract/analysis/homography.ts';

/** A rectangle at any angle, in pixels. Its width runs along a line of text that is turned clockwise by `angle` radians. */
export interface TurnedBox {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

/** Of the points those around all others, clockwise (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last) break;
      const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
      if (turn > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** The least rectangle around a hull: one of its sides lies on one of the hull's. Turned by at most 45°. */
export function leastBox(hull: readonly Point[]): TurnedBox {
  let least = boxAt(hull, 0);
  for (const [n, from] of hull.entries()) {
    const to = hull[(n + 1) % hull.length] ?? from;
    const direction = Math.atan2(to.y - from.y, to.x - from.x);
    const box = boxAt(hull, direction - Math.round(direction / QUARTER) * QUARTER);
    if (box.width * box.height < least.width * least.height) least = box;
  }
  return least;
}

const QUARTER = Math.PI / 2;

/** The rectangle at this angle around a hull. */
export function boxAt(hull: readonly Point[], angle: number): TurnedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle };
}

/** Its corners, clockwise from the one where text begins. */
export function cornersOf({ x, y, width, height, angle }: TurnedBox): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([across = 0, down = 0]) => {
    const [u, v] = [(across * width) / 2, (down * height) / 2];
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos };
  }); // oxfmt-ignore
}
