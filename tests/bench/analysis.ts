import { parseArgs } from 'node:util';
import type { BoundingBox } from '../../contract/analysis/box.ts';
import type { Grid, JoinedCells } from '../../contract/analysis/grid.ts';
import { createLocalProvider } from '../../server/analysis/local/provider.ts';
import type { Finding } from '../../server/analysis/provider.ts';
import { printKeptScore } from '../support/corrections/keptCorrections.ts';
import { type DrawerPhoto, PHOTOS, drawerPhoto } from '../support/drawerPhotos/drawerPhotos.ts';

/**
 * How well the local analysis does on drawn photos: `npx tsx tests/bench/analysis.ts [--half odd|even] [--most 100]
 * [--verbose]`. It was tuned on the even numbers; the odd ones are the unseen half, which is reported in
 * docs/analysis.md. `--kept FOLDER` does so on the photos of a data folder that people have corrected, instead.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'odd' },
    most: { type: 'string', default: String(PHOTOS / 2) },
    verbose: { type: 'boolean', default: false },
    kept: { type: 'string' },
  },
});
if (values.kept !== undefined) {
  await printKeptScore(values.kept, createLocalProvider());
  process.exit();
}
const first = values.half === 'even' ? 0 : 1;

/** Where the cell at the same row and column should be, 0 to 1; 0 where there is none. */
function overlap(box: BoundingBox, found: BoundingBox | null | undefined): number {
  if (!found) return 0;
  const across = Math.min(box.x + box.width, found.x + found.width) - Math.max(box.x, found.x);
  const down = Math.min(box.y + box.height, found.y + found.height) - Math.max(box.y, found.y);
  if (across <= 0 || down <= 0) return 0;
  const shared = across * down;
  return shared / (box.width * box.height + found.width * found.height - shared);
}

/** What was counted of one kind of photo. */
interface Totals {
  photos: number;
  /** Exact rows, columns and joined cells; without a grid: nothing proposed. */
  right: number;
  cells: number;
  overlap: number;
  labels: number;
  read: number;
  plain: number;
}
const none = (): Totals => ({ photos: 0, right: 0, cells: 0, overlap: 0, labels: 0, read: 0, plain: 0 });
const totals = new Map<string, Totals>();
/** Wall-clock seconds of each photo: the machine may be doing other things as well. */
const seconds: number[] = [];

const spanOf = ({ row, column, rows, columns }: JoinedCells): string => [row, column, rows, columns].join();

function isExact(truth: NonNullable<DrawerPhoto['grid']>, found: Grid | null): boolean {
  if (!found || found.rows.length + 1 !== truth.rows || found.columns.length + 1 !== truth.columns)
    return false;
  const [spans, own] = [truth.joined.map(spanOf), new Set(found.joined.map(spanOf))];
  return spans.length === own.size && spans.every((span) => own.has(span));
}

function compare({ kind, grid }: DrawerPhoto, { compartments, grid: found }: Finding): string {
  const all = totals.get(kind) ?? none();
  totals.set(kind, all);
  all.photos++;
  if (!grid) {
    all.right += Number(compartments.length === 0);
    return `${kind}: no grid, found ${compartments.length}`;
  }
  const isRight = isExact(grid, found);
  all.right += Number(isRight);
  const [sharedBefore, readBefore] = [all.overlap, all.read];
  let labels = 0;
  for (const { row, column, box, label } of grid.cells) {
    const own = compartments.find((one) => one.row === row && one.column === column);
    all.overlap += overlap(box, own?.bounding_box);
    if (label === null) continue;
    labels++;
    all.read += Number(own?.name === label);
    all.plain += Number(bare(own?.name ?? '') === bare(label));
  }
  all.cells += grid.cells.length;
  all.labels += labels;
  const mean = ((all.overlap - sharedBefore) / grid.cells.length).toFixed(2);
  const size = found ? `${found.rows.length + 1}x${found.columns.length + 1}` : 'none';
  return `${kind}: ${grid.rows}x${grid.columns}, found ${size}, overlap ${mean}, labels ${all.read - readBefore}/${labels}${isRight ? '' : ' <'}`;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(' ', '');

const provider = createLocalProvider();
for (let number = first; number < Math.min(PHOTOS, 2 * Number(values.most)); number += 2) {
  const photo = await drawerPhoto(number);
  const { jpeg: bytes, width, height } = photo;
  const began = performance.now();
  const finding = await provider.analyse(
    { bytes, mime_type: 'image/jpeg', width, height },
    AbortSignal.timeout(120_000),
  );
  seconds.push((performance.now() - began) / 1000);
  const result = compare(photo, finding);
  if (values.verbose) console.log(number, result, `${seconds.at(-1)?.toFixed(1)} s`);
}
await provider.close();

const share = (part: number, whole: number): string =>
  whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '';
const at = (times: readonly number[], part: number): string =>
  `${times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)]?.toFixed(1)} s`;

console.log(`Half: ${values.half}, ${seconds.length} photos`);
console.table(
  Object.fromEntries(
    [...totals].map(([kind, all]) => [
      kind,
      {
        photos: all.photos,
        'exact, or nothing where no grid is': share(all.right, all.photos),
        'mean overlap (IoU)': all.cells > 0 ? (all.overlap / all.cells).toFixed(3) : '',
        'exact labels': share(all.read, all.labels),
        'but for case and spaces': share(all.plain, all.labels),
      },
    ]),
  ),
);
console.log(`Wall clock, median / p95: ${at(seconds, 0.5)} / ${at(seconds, 0.95)}`);
