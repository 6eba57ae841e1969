/** A place in a plane; the unit is that of the plane. */
export interface Point {
  x: number;
  y: number;
}

/** A projective map of one plane to another: 3 x 3, row by row, for points as (x, y, 1). */
export type Homography = readonly [
  number, number, number,
  number, number, number,
  number, number, number,
]; // oxfmt-ignore

/** Where the map takes the point. */
export function mapPoint(map: Homography, { x, y }: Point): Point {
  const w = map[6] * x + map[7] * y + map[8];
  return { x: (map[0] * x + map[1] * y + map[2]) / w, y: (map[3] * x + map[4] * y + map[5]) / w };
}

/** First `first`, then `second`. */
export function compose(second: Homography, first: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = second;
  const [j, k, l, m, n, o, p, q, r] = first;
  return [
    a * j + b * m + c * p, a * k + b * n + c * q, a * l + b * o + c * r,
    d * j + e * m + f * p, d * k + e * n + f * q, d * l + e * o + f * r,
    g * j + h * m + i * p, g * k + h * n + i * q, g * l + h * o + i * r,
  ]; // oxfmt-ignore
}

/** The way back, by the adjugate: the scale of a homography does not matter. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ]; // oxfmt-ignore
}

/**
 * The map that takes the unit square to four corners, which are named clockwise from the top left.
 * Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3.
 */
export function ontoCorners(corners: readonly [Point, Point, Point, Point]): Homography {
  const [p, q, r, s] = corners;
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / scale;
  const h = (dx1 * dy3 - dx3 * dy1) / scale;
  return [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
}
