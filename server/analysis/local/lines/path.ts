import type { Line } from './linesOf.ts';

/** What speaks for dividing here and so; all values add up. */
export interface Judge {
  /** Of a line. */
  line(line: Line): number;
  /** Of what lies between two lines; -Infinity where that cannot be. */
  band(from: number, to: number): number;
  /** What {@link Judge.pair} says at most: it takes longest to ask. */
  most: number;
  /** Of two neighbours that share the middle one of these lines. */
  pair(from: number, middle: number, to: number): number;
}

/** Some of the lines, in their order, and the sum of what speaks for them. */
export interface Path {
  lines: Line[];
  value: number;
}

/** The lines that divide best, two at least: of all ways the one with the largest sum. Undefined where none can be. */
export function bestPath(lines: readonly Line[], judge: Judge): Path | undefined {
  const count = lines.length;
  // By the last two lines: the largest sum, and the line before them.
  const value = new Float64Array(count * count).fill(-Infinity);
  const before = new Int16Array(count * count).fill(-1);
  const own = lines.map((line) => judge.line(line));
  let end = -1;
  for (let j = 1; j < count; j++) {
    for (let i = 0; i < j; i++) {
      const [from, to] = [lines[i]?.at ?? 0, lines[j]?.at ?? 0];
      const band = judge.band(from, to);
      if (band === -Infinity) continue;
      let most = (own[i] ?? 0) + band;
      for (let h = 0; h < i; h++) {
        const so = value[h * count + i] ?? -Infinity;
        if (so + band + judge.most <= most) continue;
        const all = so + band + judge.pair(lines[h]?.at ?? 0, from, to);
        if (all > most) [most, before[i * count + j]] = [all, h];
      }
      value[i * count + j] = most + (own[j] ?? 0);
      if (end < 0 || (value[i * count + j] ?? 0) > (value[end] ?? 0)) end = i * count + j;
    }
  }
  if (end < 0) return undefined;
  const found: number[] = [end % count];
  for (let at = end; at >= 0;) {
    const [i, h] = [Math.floor(at / count), before[at] ?? -1];
    found.unshift(i);
    at = h < 0 ? -1 : h * count + i;
  }
  return { lines: found.flatMap((n) => lines[n] ?? []), value: value[end] ?? 0 };
}
