import { setTimeout as pause } from 'node:timers/promises';

/** What a person does, by its name. */
export type Steps = Readonly<Record<string, (round: number) => Promise<unknown>>>;

/** How long the steps took and how many failed. */
export interface Worked {
  failures: number;
  calls: number;
  /** Milliseconds below which this share of the calls of this name stayed, of all without one. */
  percentile(share: number, name?: string): number;
}

/** Told of the first failures, which mostly are all of one kind. */
const TOLD = 5;
/** Between two steps, in milliseconds: ten a second at most. */
const PAUSE = 100;

/** One step after the other, over and over, for so many seconds. */
export async function work(seconds: number, steps: Steps): Promise<Worked> {
  const times: { name: string; ms: number }[] = [];
  let failures = 0;
  const until = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < until; round++) {
    for (const [name, step] of Object.entries(steps)) {
      const began = performance.now();
      await step(round).then(
        () => times.push({ name, ms: performance.now() - began }),
        (error: unknown) => {
          failures += 1;
          if (failures <= TOLD) console.log(`  failed: ${String(error)}`);
        },
      );
      await pause(PAUSE);
    }
  }
  return {
    failures,
    calls: times.length,
    percentile(share, name) {
      const own = times.filter((time) => name === undefined || time.name === name).map(({ ms }) => ms);
      const sorted = own.toSorted((a, b) => a - b);
      return Math.round(sorted[Math.floor(sorted.length * share)] ?? Infinity);
    },
  };
}
