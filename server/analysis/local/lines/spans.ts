import { type Evidence, coverage } from '../evidence.ts';
import type { Stretch } from './lattice.ts';
import { linesOf } from './linesOf.ts';

/** Stretches with ends nearer than this to each other are the same, as a share of the lines' length. */
const SAME = 0.02;
/** The least that counts, as a share of the lines' length, and how many lines have to agree. */
const SHORTEST = 0.15;
const LINES_MIN = 3;
const STRETCHES_MAX = 4;
const STEP = 8;
const SHARE = 0.72;

/**
 * From where to where most lines of a direction go: all dividers of a cabinet begin and end at its sides. The lines are
 * looked for in halves and quarters too, where a small cabinet's are edges for long enough.
 */
export function stretchesOf(evidence: Evidence): Stretch[] {
  const { length } = evidence;
  const runs: (Stretch & { at: number })[] = [];
  const seen = new Set<string>();
  for (const [from, to] of [[0, 1], [0, 0.5], [0.25, 0.75], [0.5, 1], [0.33, 0.67]] as const) {
    for (const { at } of linesOf(evidence, from * length, to * length)) {
      const run = longestRun(evidence, at);
      const key = run ? `${at} ${run.from}` : '';
      if (!run || run.to - run.from < SHORTEST * length || seen.has(key)) continue;
      seen.add(key);
      runs.push({ ...run, at });
    }
  } // oxfmt-ignore
  const near = (a: Stretch, b: Stretch): boolean =>
    Math.abs(a.from - b.from) <= SAME * length + STEP && Math.abs(a.to - b.to) <= SAME * length + STEP;
  const rated = runs
    .map((run) => ({ run, same: runs.filter((other) => near(run, other)) }))
    .filter(({ same }) => same.length >= LINES_MIN)
    .map(({ run, same }) => ({ run, weight: same.length * (run.to - run.from) }))
    .toSorted((a, b) => b.weight - a.weight);
  const found: Stretch[] = [];
  for (const { run } of rated) {
    if (found.length < STRETCHES_MAX && !found.some((other) => near(run, other))) found.push(run);
  }
  return found.map(({ from, to }) => ({ from, to }));
}

/** From where to where the most of these lines go: the medians of both ends. */
export function reachOf(evidence: Evidence, lines: readonly number[]): Stretch | undefined {
  const runs = lines.flatMap((at) => longestRun(evidence, at) ?? []);
  const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return runs.length > 1 ? { from: median(runs.map(({ from }) => from)), to: median(runs.map(({ to }) => to)) } : undefined;
} // oxfmt-ignore

/** The part of a line that is most an edge (Kadane's algorithm). */
function longestRun(evidence: Evidence, at: number): Stretch | undefined {
  let best: Stretch | undefined;
  let [most, sum, from] = [0, 0, 0];
  for (let place = 0; place + STEP <= evidence.length; place += STEP) {
    if (sum <= 0) [sum, from] = [0, place];
    sum += coverage(evidence, 60, at, place, place + STEP) - SHARE;
    if (sum > most) [most, best] = [sum, { from, to: place + STEP }];
  }
  return best;
}
