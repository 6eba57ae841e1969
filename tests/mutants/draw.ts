import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from './grouped.ts';
import { findSites, type Site } from './sites.ts';
import { filesBelow } from './tree.ts';

const ROOTS = ['contract', 'server', 'src/machines', 'src/model', 'src/services', 'src/views'];

/** The demo's invented workshop is words and counts: data, no behaviour. */
const DATA = 'server/demo/rooms/';

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The places in one file, in the order of the source. */
export function sitesOf(root: string, file: string): Site[] {
  return findSites(file, readFileSync(join(root, file), 'utf8'));
}

/** One place on each line that can be broken, in an order that the seed gives: each line has the same chance. */
export function draw(root: string, seed: number, only: string | undefined): Site[] {
  const random = randomNumbers(seed);
  const files = (only === undefined ? ROOTS : [only])
    .flatMap((path) => (/\.tsx?$/u.test(path) ? [path] : filesBelow(root, path)))
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith(DATA));
  const lines = files.flatMap((file) =>
    [...grouped(sitesOf(root, file), ({ line }) => line).values()].map((sites) => ({ sites, at: random() })),
  );
  return lines
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ sites }) => sites[Math.floor(random() * sites.length)] ?? []);
}
