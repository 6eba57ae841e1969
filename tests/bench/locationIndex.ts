import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { createChangingFinder } from '../../src/model/finding/changingFinder.ts';
import { generate } from '../support/generator/generate.ts';

/**
 * How long the index alone needs for a key, as its worker runs it: `npx tsx tests/bench/locationIndex.ts
 * [--locations 1000000]`. Texts are typed letter by letter and taken back again.
 */

const GOAL_P95 = 60;
const TEXTS = ['drawer', 'shelf 2 bin', 'b12', 'cab dr 1', 'zzq', 'werkstatt 11 tir 5', 'r11-su1-d5'];
/** Sent to the worker at a time. */
const CHUNK = 2000;

const { values } = parseArgs({ options: { locations: { type: 'string', default: '1000000' } } });
const count = Number(values.locations);
const finder = createChangingFinder();
let chunk: Parameters<typeof finder.change>[0]['changed'][number][] = [];
for (const location of generate({ seed: 1, items: 0, locations: count }).locations()) {
  const { number, parent, name, label, type, area } = location;
  chunk.push({ id: `l${number}`, parent_id: parent === null ? null : `l${parent}`, name, label, type, area });
  if (chunk.length < CHUNK) continue;
  finder.change({ changed: chunk, gone: [] });
  chunk = [];
}
finder.change({ changed: chunk, gone: [] });
const before = performance.now();
finder.prepare();
console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${count.toLocaleString('en')} locations`);
console.log(`prepared in ${((performance.now() - before) / 1000).toFixed(1)} s`);

const samples: { text: string; time: number }[] = [];
for (const round of ['warm', 'measured']) {
  for (const text of TEXTS) {
    for (let key = 1; key <= 2 * text.length; key++) {
      const query = text.slice(0, key <= text.length ? key : 2 * text.length - key);
      const start = performance.now();
      finder.find({ query, most: 200 });
      if (round === 'measured') samples.push({ text: query, time: performance.now() - start });
    }
  }
}
const sorted = samples.toSorted((a, b) => a.time - b.time);
const at = (fraction: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))]?.time ?? 0;
console.log(
  `${sorted.length} keys: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${at(1).toFixed(1)} ms` +
    ` (goal p95 ${GOAL_P95} ms: ${at(0.95) <= GOAL_P95 ? 'met' : 'missed'})`,
);
console.log(
  `slowest: ${sorted
    .slice(-4)
    .map(({ text, time }) => `'${text}' ${time.toFixed(0)} ms`)
    .join(', ')}`,
);
