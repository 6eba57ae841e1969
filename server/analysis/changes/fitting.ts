import {
  type Homography,
  type Point,
  compose,
  inverse,
  mapPoint,
} from '../../../contract/analysis/homography.ts';

/** A point of one plane, and where it is in the other. */
export interface Pair {
  from: Point;
  to: Point;
}

/** Tries at four of many pairs: with half of them wrong one in sixteen is right. */
const TRIES = 160;

/** The projective map that takes all pairs as near as can be, by least squares; undefined for fewer than four. */
export function fitted(pairs: readonly Pair[]): Homography | undefined {
  if (pairs.length < 4) return undefined;
  const [before, after] = [evened(pairs.map(({ from }) => from)), evened(pairs.map(({ to }) => to))];
  // Normal equations of the eight unknowns; the ninth is 1.
  const rows = Array.from({ length: 8 }, () => new Float64Array(9));
  for (const { from, to } of pairs) {
    const [{ x, y }, { x: u, y: v }] = [mapPoint(before, from), mapPoint(after, to)];
    for (const [line, sum] of [
      [[x, y, 1, 0, 0, 0, -u * x, -u * y], u],
      [[0, 0, 0, x, y, 1, -v * x, -v * y], v],
    ] as const) {
      line.forEach((one, i) => {
        const row = rows[i];
        if (!row) return;
        line.forEach((other, j) => (row[j] = (row[j] ?? 0) + one * other));
        row[8] = (row[8] ?? 0) + one * sum;
      });
    }
  }
  const found = solved(rows);
  if (!found) return undefined;
  const [a, b, c, d, e, f, g, h] = found;
  return compose(inverse(after), compose([a, b, c, d, e, f, g, h, 1], before));
}

/** The map that most pairs agree to, within `near`; undefined where fewer than four do. */
export function agreed(pairs: readonly Pair[], near: number): Homography | undefined {
  let best: readonly Pair[] = [];
  // Not random: the same photos have the same changes each time.
  let state = 12_345;
  const any = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  for (let tried = 0; tried < TRIES && pairs.length >= 4 && best.length < pairs.length; tried++) {
    const four = new Set<Pair>();
    while (four.size < 4) {
      const pair = pairs[Math.floor((any() / 2_147_483_648) * pairs.length)];
      if (pair) four.add(pair);
    }
    const map = fitted([...four]);
    const near4 = map && pairs.filter((pair) => missOf(map, pair) <= near);
    if (near4 && near4.length > best.length) best = near4;
  }
  const map = fitted(best);
  return map && isSound(map, best) ? map : undefined;
}

/** How far a map misses a pair. */
export function missOf(map: Homography, { from, to }: Pair): number {
  const { x, y } = mapPoint(map, from);
  return Math.hypot(x - to.x, y - to.y);
}

/** Whether none of the pairs lies beyond the map's horizon, and none is mirrored. */
function isSound(map: Homography, pairs: readonly Pair[]): boolean {
  const [a, b, , d, e, , g, h, i] = map;
  const signs = pairs.map(({ from: { x, y } }) => Math.sign(g * x + h * y + i));
  const centre = mapPoint(map, { x: 500, y: 500 });
  // The Jacobian's sign in the middle.
  const [dx, dy] = [a - g * centre.x, e - h * centre.y];
  return new Set(signs).size === 1 && dx * dy - (b - h * centre.x) * (d - g * centre.y) > 0;
}

/** Moves the points around the origin and makes them about as large as 1, so that the equations are well conditioned. */
function evened(points: readonly Point[]): Homography {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const size = mean(points.map((point) => Math.hypot(point.x - x, point.y - y))) || 1;
  return [1 / size, 0, -x / size, 0, 1 / size, -y / size, 0, 0, 1];
}

type Eight = [number, number, number, number, number, number, number, number];

/** Gauss with pivots; undefined where the points do not determine the map. */
function solved(rows: readonly Float64Array[]): Eight | undefined {
  const left = [...rows];
  const count = left.length;
  for (let at = 0; at < count; at++) {
    let pivot = at;
    for (let row = at + 1; row < count; row++) {
      if (Math.abs(left[row]?.[at] ?? 0) > Math.abs(left[pivot]?.[at] ?? 0)) pivot = row;
    }
    const [top, other] = [left[pivot], left[at]];
    if (!top || !other || Math.abs(top[at] ?? 0) < 1e-9) return undefined;
    [left[at], left[pivot]] = [top, other];
    for (const row of left) {
      if (row === top) continue;
      const share = (row[at] ?? 0) / (top[at] ?? 1);
      for (let n = at; n <= count; n++) row[n] = (row[n] ?? 0) - share * (top[n] ?? 0);
    }
  }
  const of = (n: number): number => (left[n]?.[count] ?? 0) / (left[n]?.[n] ?? 1);
  return [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7)];
}
