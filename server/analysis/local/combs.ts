/** Lines at equal distances: `count` cells of `pitch` from `start` on, so `count + 1` lines. */
export interface Comb {
  start: number;
  pitch: number;
  count: number;
}

/** Most cells in a row that are looked for; more would be too small to read anyhow. */
export const COUNT_MAX = 16;
/** Pitches differ by so much of themselves that the far end of a comb is off by about a pixel. */
const PITCH_STEP = 0.004;
const PHASE_STEP = 1.5;
/** Steps of the pitch on either side that are taken for the same one. */
const ALIKE = 3;

/** Where the comb's line of this number is. */
export const lineAt = ({ start, pitch }: Comb, line: number): number => start + line * pitch;

/**
 * The combs that meet the highest places of a profile (0 to 1 at each line), best first, at most `most` of them.
 * A line counts what its place has above `base`, so that a comb ends where its next line would be worth less.
 */
export function bestCombs(
  profile: Float32Array,
  base: number,
  pitchMin: number,
  pitchMax: number,
  most: number,
): Comb[] {
  const found: ({ comb: Comb; worth: number } | undefined)[] = [];
  for (let pitch = pitchMin; pitch <= pitchMax && pitch < profile.length; pitch *= 1 + PITCH_STEP) {
    let best: { comb: Comb; worth: number } | undefined;
    for (let phase = 0; phase < pitch; phase += PHASE_STEP) {
      const run = bestRun(profile, base, phase, pitch);
      if (run && (!best || run.worth > best.worth)) best = run;
    }
    found.push(best);
  }
  // Of pitches that hardly differ the best stands for all.
  const isPeak = (at: number): boolean => {
    const worth = found[at]?.worth ?? 0;
    return (
      worth > 0 &&
      found.slice(Math.max(0, at - ALIKE), at + ALIKE + 1).every((near) => worth >= (near?.worth ?? 0))
    );
  };
  return found
    .flatMap((one, at) => (one && isPeak(at) ? [one] : []))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ comb }) => comb);
}

/** The run of lines with the largest sum (Kadane's algorithm), two lines at least. */
function bestRun(
  profile: Float32Array,
  base: number,
  phase: number,
  pitch: number,
): { comb: Comb; worth: number } | undefined {
  let best: { comb: Comb; worth: number } | undefined;
  let [sum, from] = [0, 0];
  for (let line = 0; phase + line * pitch < profile.length; line++) {
    const worth = (profile[Math.round(phase + line * pitch)] ?? 0) - base;
    if (sum <= 0) [sum, from] = [0, line];
    sum += worth;
    if (line === from || line - from > COUNT_MAX || sum <= (best?.worth ?? 0)) continue;
    best = { comb: { start: phase + from * pitch, pitch, count: line - from }, worth: sum };
  }
  return best;
}
