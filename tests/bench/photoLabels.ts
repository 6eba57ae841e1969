import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadText } from '../../contract/analysis/grid.ts';
import { unpackColours } from '../../server/analysis/local/text/colours.ts';
import { loadModels } from '../../server/analysis/local/text/models.ts';
import { readTexts } from '../../server/analysis/local/text/readTexts.ts';

/**
 * How many printed labels are read exactly in photos of one's own: `npm run bench -- photoLabels --photos DIR [--out
 * read.json] [--verbose]`. The folder has a truth.json, a list of `{ file, printed: ['M3 nuts', …] }`. A label is exact
 * when one text, or one line of one, is. Processor time is of reading alone; the peak of memory is of this process.
 */
const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '../shared/data/photos' },
    out: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

interface True {
  file: string;
  printed: string[];
}

const truth = JSON.parse(await readFile(join(values.photos, 'truth.json'), 'utf8')) as True[];
const plain = (text: string): string => text.toLowerCase().replaceAll(' ', '');
const holds = (texts: readonly ReadText[], label: string, same: (text: string) => string): boolean =>
  texts.some(({ text, lines }) => [text, ...lines].some((read) => same(read) === same(label)));

const totals = { labels: 0, exact: 0, plain: 0 };
const seconds: number[] = [];
const seen: Record<string, ReadText[]> = {};
const models = await loadModels();
for (const { file, printed } of truth) {
  const used = process.cpuUsage();
  const photo = await unpackColours(await readFile(join(values.photos, file)), 1536);
  const { texts } = await readTexts(photo, models);
  const { user, system } = process.cpuUsage(used);
  seconds.push((user + system) / 1e6);
  seen[file] = texts;
  const missed = printed.filter((label) => !holds(texts, label, (text) => text));
  totals.labels += printed.length;
  totals.exact += printed.length - missed.length;
  totals.plain += printed.filter((label) => holds(texts, label, plain)).length;
  if (values.verbose) {
    console.log(
      `${file}: ${texts.length} texts, ${seconds.at(-1)?.toFixed(1)} s; missed: ${missed.join(', ')}`,
    );
  }
}
if (values.out !== undefined) await writeFile(values.out, JSON.stringify(seen));

const at = (part: number): string =>
  `${seconds.toSorted((a, b) => a - b)[Math.floor((seconds.length - 1) * part)]?.toFixed(1)} s`;
const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
const share = (part: number): string => `${part} of ${totals.labels}`;
console.table({
  'exact labels': share(totals.exact),
  'labels but for case and spaces': share(totals.plain),
  'processor, median / p95': `${at(0.5)} / ${at(0.95)}`,
  'most memory': `${Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1024)} MB`,
});
