import { parseArgs } from 'node:util';
import { fillGenerated } from './fillGenerated.ts';

const USAGE = `Usage: npx tsx tests/support/generator/fill.ts --data DIR --items N --locations N [--seed S] [--hostile FRACTION]
Fills a data folder that has no locations; the same numbers and seed give the same data.`;

/** The command for benches and for looking at a big inventory. */
async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { data: text, items: text, locations: text, seed: text, hostile: text },
  });
  const { data } = values;
  const [items, locations] = [Number(values.items), Number(values.locations)];
  const [seed, hostile] = [Number(values.seed ?? 1), Number(values.hostile ?? 0.02)];
  const isUsable =
    [items, locations, seed].every(Number.isSafeInteger) && items >= 0 && locations > 0 && hostile >= 0;
  if (data === undefined || !isUsable) {
    console.error(USAGE);
    return 1;
  }
  const started = performance.now();
  await fillGenerated(data, { seed, items, locations, hostile }, ({ what, done }) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${done.toLocaleString('en')} ${what} after ${seconds} s`);
  });
  return 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
