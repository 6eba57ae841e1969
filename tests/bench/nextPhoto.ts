import { parseArgs } from 'node:util';
import type { PhotoChange } from '../../contract/analysis/photoChanges.ts';
import { comparePhotos } from '../../server/analysis/changes/compare.ts';
import { createLocalProvider } from '../../server/analysis/local/provider.ts';
import { unpack } from '../../server/analysis/local/picture.ts';
import {
  type PhotoOfTwo,
  type TwoPhotos,
  twoCabinets,
  twoPhotos,
} from '../support/drawerPhotos/twoPhotos.ts';

/**
 * How many of the changes between two drawn photos of a cabinet are found, through the whole analysis of both:
 * `npm run bench -- nextPhoto [--from 0] [--pairs 10] [--verbose]`. Pairs from 100 on were tuned on; 0 to 9 are what
 * docs/analysis.md tells of. Then as many pairs of different cabinets, between which nothing may be proposed.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    pairs: { type: 'string', default: '10' },
    verbose: { type: 'boolean', default: false },
  },
});
const [from, pairs] = [Number(values.from), Number(values.pairs)];
const provider = createLocalProvider();
/** Longest side of what is compared, as the server has it. */
const SIDE = 1536;

async function analysed({ jpeg: bytes, width, height }: PhotoOfTwo) {
  const photo = { bytes, mime_type: 'image/jpeg', width, height };
  const { compartments, texts, grid } = await provider.analyse(photo, AbortSignal.timeout(120_000));
  return { compartments, texts, grid, picture: await unpack(bytes, SIDE) };
}

/** Of all that is compared: the seconds of processor that it takes, beside the analyses. */
const seconds: number[] = [];

async function differences(now: PhotoOfTwo, earlier: PhotoOfTwo) {
  const [here, there] = [await analysed(now), await analysed(earlier)];
  const began = process.cpuUsage();
  const compared = comparePhotos(here, there);
  const { user, system } = process.cpuUsage(began);
  seconds.push((user + system) / 1e6);
  return compared;
}

type Where = Pick<PhotoChange, 'kind' | 'row' | 'column'>;
const isSame = (one: Where, other: Where): boolean =>
  one.kind === other.kind && one.row === other.row && one.column === other.column;
const told = ({ kind, row, column, label }: Where & { label: string }): string =>
  `${kind} ${label} at ${row},${column}`;

// What analyses does not keep this process alive: it would end with the first answer still to come.
const alive = setInterval(() => undefined, 1000);

const totals = { changes: 0, found: 0, wrong: 0, 'not compared': 0 };
for (let number = from; number < from + pairs; number++) {
  const pair: TwoPhotos = await twoPhotos(number);
  const compared = await differences(pair.now, pair.earlier);
  totals.changes += pair.changes.length;
  if ('reason' in compared) {
    totals['not compared']++;
    if (values.verbose) console.log(number, `${pair.rows}x${pair.columns}`, compared.reason);
    continue;
  }
  const missed = pair.changes.filter((change) => !compared.changes.some((one) => isSame(one, change)));
  const wrong = compared.changes.filter((change) => !pair.changes.some((one) => isSame(one, change)));
  totals.found += pair.changes.length - missed.length;
  totals.wrong += wrong.length;
  if (!values.verbose) continue;
  console.log(number, `${pair.rows}x${pair.columns}, ${compared.compared} compared`);
  for (const change of missed) console.log('   missed:', told(change));
  for (const change of wrong) console.log('   wrong:', change.label_before, '->', told(change));
}

let proposed = 0;
for (let number = from; number < from + pairs; number++) {
  const [now, earlier] = await twoCabinets(number);
  const compared = await differences(now, earlier);
  if ('reason' in compared || compared.changes.length === 0) continue;
  proposed++;
  if (values.verbose) console.log('cabinets', number, `${compared.changes.length} proposed`);
}
await provider.close();
clearInterval(alive);

const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0;
console.table({
  ...totals,
  'of different cabinets, something proposed': proposed,
  'processor of a comparison, median': `${median.toFixed(2)} s`,
});
