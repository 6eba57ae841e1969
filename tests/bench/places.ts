import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { create } from 'superstruct';
import { PlaceRequest } from '../../contract/places/places.ts';
import { openData } from '../../server/dataFolder.ts';
import { fillDemo } from '../../server/demo/fillDemo.ts';
import { openCsv } from '../../server/imports/command/csv.ts';
import { importItems } from '../../server/imports/command/importItems.ts';
import { suggestPlaces } from '../../server/store/places/suggestPlaces.ts';
import type { Db, Store } from '../../server/store/store.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';

/**
 * Whether the proposed places are the right ones, and how long they take: `npm run bench -- places [--verbose]
 * [--large 1000000]`. Each item of a set is asked for as if it were new, with all of its texts or its name alone, without
 * itself; right is where it lies. `--large` fills a generated set of that many items instead, and asks for a hundred of them.
 */

const INVENTREE = join(import.meta.dirname, '../../../shared/data/inventree-demo/items.csv');
const { values } = parseArgs({
  options: { verbose: { type: 'boolean' }, large: { type: 'string' } },
});

interface Row {
  id: string;
  location_id: string;
  name: string;
  description: string;
  category: string;
  supplier: string;
  supplier_part_no: string;
}

async function filled(fill: (store: Store, folder: string) => Promise<unknown>): Promise<[Store, string]> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-places-'));
  const store = await openData(folder);
  await fill(store, folder);
  return [store, folder];
}

async function allItems(db: Db): Promise<Row[]> {
  return db
    .selectFrom('items')
    .select(['id', 'location_id', 'name', 'description', 'category', 'supplier', 'supplier_part_no'])
    .execute();
}

const ASKED_WITH: Readonly<Record<string, (row: Row) => Partial<Row>>> = {
  'all texts': ({ name, description, category, supplier, supplier_part_no }) => ({
    name,
    description,
    category,
    supplier,
    supplier_part_no,
  }),
  'name and category': ({ name, category }) => ({ name, category }),
  'name alone': ({ name }) => ({ name }),
};

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

/** Of generated items, which lie anywhere, only the times say something. */
async function measure(title: string, store: Store, rows: readonly Row[], isScored = true): Promise<void> {
  for (const [how, textsOf] of Object.entries(ASKED_WITH)) {
    const score = { first: 0, among: 0, none: 0 };
    const times: number[] = [];
    for (const row of rows) {
      const request = create({ ...textsOf(row), item_id: row.id }, PlaceRequest);
      const begun = performance.now();
      const places = await suggestPlaces(store.read, request);
      times.push(performance.now() - begun);
      const at = places.findIndex(({ location_id }) => location_id === row.location_id);
      if (at === 0) score.first += 1;
      if (at >= 0) score.among += 1;
      else if (values.verbose && how === 'all texts')
        console.log(
          `missed: ${row.name} (${row.category}): ${JSON.stringify(places.map(({ reasons }) => reasons[0]))}`,
        );
      if (places.length === 0) score.none += 1;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
    const { first, among, none } = score;
    const told = isScored ? [percent(first, rows.length), percent(among, rows.length), none] : ['', '', ''];
    console.log(
      `| ${title} | ${how} | ${rows.length} | ${told.join(' | ')} | ${at(0.5)} ms | ${at(0.95)} ms | ${at(1)} ms |`,
    );
  }
}

/** One of each name in each place: three hundred rolls of one resistor in one place count once. */
const eachOnce = (rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [`${row.name}\n${row.location_id}`, row])).values(),
];

/** What a guess without any text would have: the three places with the most items. */
function largest(rows: readonly Row[]): string {
  const counts = new Map<string, number>();
  for (const { location_id: id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  const three = [...counts.values()].sort((a, b) => b - a).slice(0, 3);
  return percent(
    three.reduce((sum, count) => sum + count, 0),
    rows.length,
  );
}

console.log('| Set | Asked with | Items | First | Among three | None | p50 | p95 | Longest |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
const notes: string[] = [];
const sets = [
  ['demo', (store: Store) => fillDemo(store, Date.now())],
  [
    'inventree-demo',
    async (store: Store) => importItems(store, await openCsv(INVENTREE), Date.now(), () => undefined),
  ],
] as const;
for (const [title, fill] of values.large === undefined ? sets : []) {
  if (title === 'inventree-demo' && !existsSync(INVENTREE)) {
    notes.push('Without the data of inventree-demo: it is left out.');
    continue;
  }
  const [store, folder] = await filled(fill);
  const rows = await allItems(store.read);
  const once = eachOnce(rows);
  await measure(title, store, rows);
  if (once.length < rows.length) {
    await measure(`${title}, each name once a place`, store, once);
    // Its other rolls would give it away.
    const alone = once.filter(({ name }) => rows.filter((row) => row.name === name).length === 1);
    await measure(`${title}, names that are there once`, store, alone);
  }
  notes.push(`${title}: the three largest places hold ${largest(rows)} of its items.`);
  await store.close();
  await rm(folder, { recursive: true });
}
if (values.large !== undefined) {
  const items = Number(values.large);
  const folder = await mkdtemp(join(tmpdir(), 'stowage-places-'));
  await fillGenerated(folder, { seed: 1, items, locations: items / 10, hostile: 0 });
  const store = await openData(folder);
  const rows = await store.read
    .selectFrom('items')
    .select(['id', 'location_id', 'name', 'description', 'category', 'supplier', 'supplier_part_no'])
    .where(
      'seq',
      'in',
      Array.from({ length: 100 }, (_, at) => 1 + Math.floor((at * items) / 100)),
    )
    .execute();
  const begun = performance.now();
  await suggestPlaces(store.read, create({ name: 'first' }, PlaceRequest));
  notes.push(
    `${items} items: the first one, which reads all locations, ${(performance.now() - begun).toFixed(0)} ms.`,
  );
  await measure(`generated, ${items} items`, store, rows, false);
  await store.close();
  await rm(folder, { recursive: true });
}
for (const note of notes) console.log(`\n${note}`);
