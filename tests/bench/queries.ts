import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeItems } from '../../contract/answers.ts';
import type { Item } from '../../contract/entities.ts';
import type { NamedPlace } from '../../contract/finding/itemFits.ts';
import { openData } from '../../server/dataFolder.ts';
import { fillDemo } from '../../server/demo/fillDemo.ts';
import { openCsv } from '../../server/imports/command/csv.ts';
import { importItems } from '../../server/imports/command/importItems.ts';
import { itemRows } from '../../server/store/items/list.ts';
import { itemsOf } from '../../server/store/items/rows.ts';
import { searchItems } from '../../server/store/search/search.ts';
import type { Store } from '../../server/store/store.ts';
import { findItems, type PlacesOf } from '../../src/model/finding/itemMatches.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { createRandom } from '../support/generator/random.ts';

/**
 * Whether what people type finds what they mean: `npm run bench -- queries [--half tuned|aside|others] [--verbose]`. The tables
 * of tests/support/queries were written before anything was tuned to them; half of their rows, chosen by a seed, was set
 * aside until 2026-11-25. Those of `byOthers` were written by somebody who saw the items alone, and nothing of the search. Each is
 * asked of the server's search and of what the browser finds without it. What accepts no item that there is is left out, and told.
 */

interface Query {
  typed: string;
  /** What the first hit has to be, by 'name | part number'; undefined where nothing may be found. */
  accepted: RegExp | undefined;
  half: 'tuned' | 'aside' | 'others';
}

const QUERIES = join(import.meta.dirname, '../support/queries');
const INVENTREE = join(import.meta.dirname, '../../../shared/data/inventree-demo/items.csv');

const SETS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  demo: (folder) => filled(folder, (store) => fillDemo(store, Date.now())),
  inventree: (folder) =>
    filled(folder, async (store) =>
      importItems(store, await openCsv(INVENTREE), Date.now(), () => undefined),
    ),
  generated: (folder) => fillGenerated(folder, { seed: 1, items: 10_000, locations: 500, hostile: 0.02 }),
};

async function filled(folder: string, fill: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openData(folder);
  await fill(store).finally(() => store.close());
}

function readQueries(name: string): Query[] {
  const random = createRandom(17);
  return [
    ...readTable(name, () => (random.chance(0.5) ? 'tuned' : 'aside')),
    ...readTable(join('byOthers', name), () => 'others'),
  ];
}

const readTable = (name: string, halfOf: () => Query['half']): Query[] =>
  readFileSync(join(QUERIES, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [typed = '', accepted = ''] = line.split('\t');
      const pattern = accepted === '-' ? undefined : new RegExp(accepted, 'u');
      return { typed, accepted: pattern, half: halfOf() };
    });

/** How many queries have what is meant first, and among the first five; and how many find what must not be found. */
interface Score {
  count: number;
  first: number;
  among: number;
  wrong: number;
}

function judge(score: Score, { accepted }: Query, hits: readonly string[]): boolean {
  score.count += 1;
  if (accepted === undefined) {
    if (hits.length > 0) score.wrong += 1;
    else {
      score.first += 1;
      score.among += 1;
    }
    return hits.length === 0;
  }
  const isFirst = accepted.test(hits[0] ?? '');
  if (isFirst) score.first += 1;
  if (hits.slice(0, 5).some((hit) => accepted.test(hit))) score.among += 1;
  if (!isFirst && hits.length > 0) score.wrong += 1;
  return isFirst;
}

const told = ({ name, supplier_part_no }: Pick<Item, 'name' | 'supplier_part_no'>) =>
  `${name} | ${supplier_part_no}`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { half: { type: 'string' }, verbose: { type: 'boolean' } } });
  const scores = new Map<string, Score>();
  const scoreOf = (key: string): Score => {
    const score = scores.get(key) ?? { count: 0, first: 0, among: 0, wrong: 0 };
    scores.set(key, score);
    return score;
  };
  for (const [name, fill] of Object.entries(SETS)) {
    if (name === 'inventree' && !existsSync(INVENTREE)) {
      console.log('Without the data of inventree-demo: its queries are left out.');
      continue;
    }
    const folder = await mkdtemp(join(tmpdir(), 'stowage-queries-'));
    await fill(folder);
    const store = await openData(folder);
    const seqs = (await store.read.selectFrom('items').select('seq').orderBy('seq').execute()).map(
      (row) => row.seq,
    );
    const rows = await itemRows(store.read, seqs);
    const addresses = { thumbnail: () => '' };
    const { items } = decodeItems(await itemsOf(store.read, rows, addresses));
    const places = new Map(
      (await store.read.selectFrom('locations').select(['id', 'parent_id', 'name', 'label']).execute()).map(
        (place) => [place.id, place] as const,
      ),
    );
    // As the app does: an item's location, and all that it is in.
    const placesOf: PlacesOf = ({ location_id }) => {
      const found: NamedPlace[] = [];
      for (let place = places.get(location_id ?? ''); place; place = places.get(place.parent_id ?? ''))
        found.push({ name: place.name, label: place.label ?? '' });
      return found;
    };
    for (const query of readQueries(name)) {
      if (values.half !== undefined && query.half !== values.half) continue;
      const { accepted } = query;
      if (accepted && !items.some((item) => accepted.test(told(item)))) {
        console.log(`${name}: '${query.typed}' is left out, for no item is what it accepts.`);
        continue;
      }
      const found = await searchItems(store.read, query.typed, 5, 0);
      const server = (await itemRows(store.read, found.seqs)).map(told);
      const browser = (await findItems(items, query.typed, placesOf)).items.slice(0, 5).map(told);
      for (const [where, hits] of Object.entries({ server, browser })) {
        const isRight = judge(scoreOf(`${where}, ${query.half}`), query, hits);
        if (!isRight && values.verbose) {
          console.log(
            `${name}, ${where}: ${query.typed} (${String(query.accepted)}): ${hits.slice(0, 3).join('; ')}`,
          );
        }
      }
    }
    await store.close();
    await rm(folder, { recursive: true });
  }
  console.log('| Where, half | Queries | First | Among five | Wrong first |');
  console.log('| --- | --- | --- | --- | --- |');
  const share = (part: number, count: number) => `${part} (${((100 * part) / count).toFixed(1)} %)`;
  for (const [key, { count, first, among, wrong }] of scores) {
    console.log(`| ${key} | ${count} | ${share(first, count)} | ${share(among, count)} | ${wrong} |`);
  }
}

await main();
