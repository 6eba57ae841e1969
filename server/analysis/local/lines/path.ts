import type { Line } from './linesOf.ts';

/** What speaks for dividing here and so; all values add up. */
export interface Judge {
  /** Of a line. */
  line(line: Line): number;
  /** Of what lies between two lines; -Infinity where that cannot be. */
  band(from: number, to: number): number;
  /** What {@link Judge.pair} says at most: it takes longest to ask. */
  most: number;
  /** Of two neighbours that share the middle one of these lines; what is not above `least` may be told as less. */
  pair(from: number, middle: number, to: number, least: number): number;
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
  // For each line the lines before it, those with the largest sum first: the rest are mostly not worth asking for.
  const firsts: number[][] = [];
  for (let j = 1; j < count; j++) {
    const last = j - 1;
    firsts[last] = Array.from({ length: last }, (_, h) => h).toSorted(
      (a, b) => (value[b * count + last] ?? -Infinity) - (value[a * count + last] ?? -Infinity),
    );
    for (let i = 0; i < j; i++) {
      const [from, to] = [lines[i]?.at ?? 0, lines[j]?.at ?? 0];
      const band = judge.band(from, to);
      if (band === -Infinity) continue;
      let most = (own[i] ?? 0) + band;
      for (const h of firsts[i] ?? []) {
        const so = value[h * count + i] ?? -Infinity;
        if (so + band + judge.most <= most) break;
        const all = so + band + judge.pair(lines[h]?.at ?? 0, from, to, most - so - band);
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
