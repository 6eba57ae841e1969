import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SEARCH_LIMIT_DEFAULT } from '../../contract/limits.ts';
import { fold } from '../../contract/naturalOrder.ts';
import { openData } from '../../server/dataFolder.ts';
import { itemRows } from '../../server/store/items/list.ts';
import { searchItems } from '../../server/store/search/search.ts';
import type { Store } from '../../server/store/store.ts';
import { createLocationFinder } from '../../src/model/finding/finder.ts';
import { rankItems } from '../../src/model/finding/itemRanking.ts';
import { inTreeOrder } from '../../src/model/finding/treeOrder.ts';
import { startsOf } from '../../src/model/finding/words.ts';
import { createTree } from '../../src/model/locations/tree.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';
import { createRandom } from '../support/generator/random.ts';

/**
 * How many keys the palette needs to a random target: `npx tsx tests/bench/paletteKeys.ts [--items 10000]
 * [--locations 2000] [--targets 50] [--verbose]`.
 *
 * The one who types knows the words of the target's name (an item) or path (a location) and types beginnings of
 * them in their order, leaving out what is not needed, with one blank between two: the fewest keys that some such
 * text needs are counted. Every letter, digit and blank is a key, and so is every arrow down to the target when it
 * is not the first row; Enter is not counted. Nothing was opened before. Items are found by the server's own search.
 */

/** Beginnings longer than this say no more; whole words are tried too. */
const LONGEST_BEGINNING = 3;
const MOST_KEYS = 12;
/** What the palette offers of items (src/views/palette/rows.ts). */
const ITEMS_SHOWN = 8;

interface Target {
  id: string;
  kind: 'item' | 'location';
  words: string[];
}

/** All texts of at most `keys` keys made of beginnings of the words, in their order. */
function* textsOf(words: readonly string[], keys: number, before = ''): Generator<string> {
  for (const [at, word] of words.entries()) {
    const letters = [...word];
    for (let length = 1; length <= letters.length; length++) {
      if (length > LONGEST_BEGINNING && length < letters.length) continue;
      const text = `${before}${letters.slice(0, length).join('')}`;
      if ([...text].length > keys) break;
      yield text;
      yield* textsOf(words.slice(at + 1), keys, `${text} `);
    }
  }
}

async function palette(store: Store) {
  const rows = await store.read
    .selectFrom('locations')
    .select(['id', 'name', 'label', 'parent_id'])
    .execute();
  const tree = createTree(rows.map((row) => ({ ...row, label: row.label ?? '', type: '', area: '' })));
  const finder = createLocationFinder(inTreeOrder(tree));
  const known = new Map<string, Promise<string[]>>();
  /** The ids of the rows for a text, in their order. */
  const listFor = async (text: string): Promise<string[]> => {
    const locations = finder.find({ query: text, most: 50 });
    const { seqs } = await searchItems(store.read, text, SEARCH_LIMIT_DEFAULT, 0);
    const items = rankItems(await itemRows(store.read, seqs), text, []);
    const itemIds = items.items.slice(0, ITEMS_SHOWN).map(({ id }) => id);
    // As the sections of the palette stand (src/views/palette/sectionOrder.ts).
    return items.fit < locations.fit ? [...itemIds, ...locations.ids] : [...locations.ids, ...itemIds];
  };
  return {
    tree,
    rowsFor(text: string): Promise<string[]> {
      const list = known.get(text) ?? listFor(text);
      known.set(text, list);
      return list;
    },
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      items: { type: 'string', default: '10000' },
      locations: { type: 'string', default: '2000' },
      targets: { type: 'string', default: '50' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'stowage-bench-'));
  await fillGenerated(folder, { seed: 1, items: Number(values.items), locations: Number(values.locations) });
  const store = await openData(folder);
  try {
    const { tree, rowsFor } = await palette(store);
    const items = await store.read.selectFrom('items').select(['id', 'name']).orderBy('seq').execute();
    const wordsOf = (text: string) => startsOf(fold(text)).trim().split(' ');
    const ordered = inTreeOrder(tree);
    const random = createRandom(7);
    const targets = Array.from({ length: Number(values.targets) }, (_, at): Target => {
      if (at % 2 === 0) {
        const { id, name } = random.pick(items);
        return { id, kind: 'item', words: wordsOf(name) };
      }
      const { id } = random.pick(ordered);
      return { id, kind: 'location', words: wordsOf(tree.pathLabel(id)) };
    });
    const counted: { target: Target; keys: number; text: string }[] = [];
    for (const target of targets) {
      let best = { keys: Infinity, text: '' };
      const texts = [...new Set(textsOf(target.words, MOST_KEYS))].sort((a, b) => a.length - b.length);
      for (const text of texts) {
        const typed = [...text].length;
        if (typed >= best.keys) break;
        const down = (await rowsFor(text)).indexOf(target.id);
        if (down >= 0 && typed + down < best.keys) best = { keys: typed + down, text: `${text} + ${down}` };
      }
      counted.push({ target, ...best });
      if (values.verbose) console.log(`${best.keys}\t${best.text}\t${target.words.join(' ')}`);
    }
    const report = (name: string, some: typeof counted) => {
      const keys = some.map((one) => one.keys).sort((a, b) => a - b);
      const at = (fraction: number) => keys[Math.min(keys.length - 1, Math.floor(keys.length * fraction))];
      console.log(`${name}: ${keys.length} targets, median ${at(0.5)}, p95 ${at(0.95)}, max ${keys.at(-1)}`);
    };
    report('All', counted);
    report(
      'Items',
      counted.filter(({ target }) => target.kind === 'item'),
    );
    report(
      'Locations',
      counted.filter(({ target }) => target.kind === 'location'),
    );
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
