import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { openData } from '../../../server/dataFolder.ts';
import { fillDemo } from '../../../server/demo/fillDemo.ts';
import { deleteItem, insertItem, updateItem } from '../../../server/store/items/write.ts';
import { suggestPlaces } from '../../../server/store/places/suggestPlaces.ts';
import { anyOf, type Match } from '../../../server/store/search/match.ts';
import { searchItems } from '../../../server/store/search/search.ts';
import { searchIndexOf } from '../../../server/store/search/searchIndex.ts';
import type { Db, Store } from '../../../server/store/store.ts';
import { generate } from '../../support/generator/generate.ts';
import { freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';

const AUTHOR = { user: '', now: Date.UTC(2026, 0, 1) };
const THING = { description: '', category: '', supplier: '', supplier_part_no: '', text: '', item_id: '' };
const QUERIES = join(import.meta.dirname, '../../support/queries');
const queriesIn = (name: string): string[] =>
  readFileSync(join(QUERIES, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t', 1)[0] ?? '');

describe.skipIf(!hasPostgres())('the search on both databases', () => {
  const stores: Store[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowage-'));
    const url = await freshDatabase();
    stores.push(await openData(folder), await openData(folder, { database: { url, connections: 2 } }));
    await each(async (store) => {
      await fillDemo(store, AUTHOR.now);
      await store.write(async (trx) => {
        const location_id = await someLocation(trx);
        const generated = generate({ seed: 3, items: 300, locations: 10, hostile: 0.2 }).items();
        for (const { location: _number, ...item } of generated) {
          await insertItem(trx, { ...item, location_id }, AUTHOR);
        }
      });
    });
  });
  afterAll(async () => {
    await each((store) => store.close());
    await rm(folder, { recursive: true });
  });

  /** What both answer. */
  async function each<T>(ask: (store: Store) => Promise<T>): Promise<T[]> {
    return Promise.all(stores.map(ask));
  }
  async function expectSame(what: string, ask: (db: Db) => Promise<unknown>): Promise<void> {
    const [sqlite, postgres] = await each((store) => ask(store.read));
    expect(postgres, what).toEqual(sqlite);
  }
  const expectSameHits = (query: string): Promise<void> =>
    expectSame(query, (db) => searchItems(db, query, 1000, 0));

  it.each(['demo', 'inventree', 'generated'])(
    'every query of the table for %s has the same hits',
    async (name) => {
      for (const query of queriesIn(name)) await expectSameHits(query);
    },
  );

  it('filters, what is left out, and signs have the same hits', async () => {
    for (const query of [
      ...[
        'in:workshop screw',
        '-in:workshop m4',
        'in:',
        'cat:fasteners',
        '-cat:fasteners m3',
        'cat:"hand tools" -saw',
      ],
      ...[
        'by:bosch',
        'by:b drill',
        '-by:bosch drill',
        'qty:<3 bolt',
        'qty:>=100',
        'no:photo m3',
        'has:notes',
        'no:part',
      ],
      ...[
        '"m3"',
        '"hex head" -steel',
        'screw -"m3"',
        '-screw',
        '%',
        '_',
        '"',
        'SÄGE',
        '°',
        "o'ring",
        'a',
        'm',
        '1',
        '',
      ],
    ]) {
      await expectSameHits(query);
    }
  });

  it('the same words are known, and the same places suggested', async () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
      const next = String.fromCodePoint(letter.charCodeAt(0) + 1);
      await expectSame(letter, (db) => wordsIn(db, letter, next));
    }
    for (const name of ['M3 screw', 'hex bolt M8', 'LED red 5 mm', 'drill bit', 'nothing like it', 'M9x99']) {
      await expectSame(name, async (db) => {
        const found = await suggestPlaces(db, { ...THING, name });
        return found.map(({ reasons }) => reasons);
      });
    }
  });

  it('whatever is written, changed and deleted is found alike by whatever is asked', async () => {
    const word = fc.constantFrom(
      ...[
        'm3',
        'M3×10',
        '10',
        'x',
        '0.1 uF',
        '100nF',
        '4k7',
        'screw',
        'screws',
        'scre',
        'Säge',
        'ø',
        'ﷺ',
        '中文',
        '½',
      ],
      ...[
        "'",
        "o'ring",
        '\\',
        '~m3',
        '<m3',
        '>screw',
        '&',
        '|',
        '!',
        '(',
        ':*',
        '\u{10ffff}',
        'wing',
        'nut',
        'wingnut',
      ],
    );
    const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
    const item = fc.record({ name: text, supplier_part_no: text, description: text, supplier: text });
    const sign = fc.constantFrom('', '', '', '-', '"', 'by:', '-by:');
    const query = fc
      .array(fc.tuple(sign, word), { minLength: 1, maxLength: 4 })
      .map((parts) =>
        parts.map(([before, what]) => `${before}${what}${before === '"' ? '"' : ''}`).join(' '),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 3, maxLength: 8 }),
        fc.array(query, { minLength: 10, maxLength: 10 }),
        async (items, queries) => {
          await each((store) =>
            store.write(async (trx) => {
              const location_id = await someLocation(trx);
              const rest = {
                category: '',
                notes: '',
                quantity: 1,
                supplier_item_url: '',
                acquisition_date: null,
              };
              const ids: string[] = [];
              for (const fields of items) {
                ids.push((await insertItem(trx, { ...rest, ...fields, location_id }, AUTHOR)).id);
              }
              const [first = '', second = ''] = ids;
              await updateItem(trx, first, { description: items[1]?.name ?? '' }, () => true, AUTHOR);
              await deleteItem(trx, second, () => true, AUTHOR);
            }),
          );
          for (const one of queries) await expectSameHits(one);
          await expectSame('words', (db) => wordsIn(db, '', '\u{10ffff}'));
        },
      ),
      { numRuns: 6 },
    );
  });

  it('the longest texts are kept, and what begins them is found', async () => {
    const longWord = 'w'.repeat(TEXT_MAX);
    const manyWords = Array.from({ length: TEXT_MAX / 4 }, (_, at) => at.toString(36).padStart(3, '0')).join(
      ' ',
    );
    const dear = 'ﷺ'.repeat(TEXT_MAX);
    const wide = Array.from({ length: TEXT_MAX / 2 }, (_, at) => String.fromCodePoint(0x20000 + at)).join(
      ' ',
    );
    await each((store) =>
      store.write(async (trx) => {
        const location_id = await someLocation(trx);
        const texts = { name: 'Longest', category: '', supplier: wide, supplier_item_url: dear };
        const fields = {
          ...texts,
          description: manyWords,
          notes: longWord,
          supplier_part_no: `${longWord} tail`,
        };
        const item = { ...fields, quantity: 1, location_id, acquisition_date: null };
        const { id } = await insertItem(trx, item, AUTHOR);
        await updateItem(trx, id, { description: `${manyWords} changed` }, () => true, AUTHOR);
      }),
    );
    for (const query of [
      'longest',
      'wwww',
      '00a',
      '"00a 00b"',
      'changed',
      '\u{20010}',
      'صلى',
      'longest tail',
    ]) {
      await expectSameHits(query);
      const totals = await each(async ({ read }) => (await searchItems(read, query, 10, 0)).total);
      expect(Math.min(...totals), query).toBeGreaterThan(0);
    }
  });

  it('of very many spellings none is lost, and what nothing has is left out of none of them', async () => {
    const spelt = (count: number): Match =>
      anyOf(Array.from({ length: count }, (_, at) => ({ phrase: `m3 ${at}`, isWhole: at % 2 === 0 })));
    for (const match of [
      spelt(60),
      { in: 'short', match: spelt(60) },
      { match: { phrase: 'screw' }, without: spelt(60) },
      { all: [{ phrase: 'screw' }, spelt(20), { match: { phrase: 'm' }, without: { phrase: 'nowhere' } }] },
    ] satisfies Match[]) {
      await expectSame(JSON.stringify(match), (db) => searchIndexOf(db).matching(db, match, { limit: 50 }));
      await expectSame('newest', (db) => searchIndexOf(db).matching(db, match, { limit: 7, isNewest: true }));
      await expectSame('count', (db) => searchIndexOf(db).count(db, match, { limit: 9 }));
    }
  });
});

/** As far as PostgreSQL keeps them: words without an end are cut there. */
async function wordsIn(db: Db, from: string, to: string): Promise<string[]> {
  const words = await searchIndexOf(db).words(db, from, to, 10_000);
  return words.map((word) => word.slice(0, 500));
}

async function someLocation(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('locations')
    .select('id')
    .orderBy('name_key')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}
