import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { openData } from '../../../server/dataFolder.ts';
import { fillDemo } from '../../../server/demo/fillDemo.ts';
import { deleteItem, insertItem, updateItem } from '../../../server/store/items/write.ts';
import { allLocationWords, locationWords } from '../../../server/store/places/locationWords.ts';
import { suggestPlaces } from '../../../server/store/places/suggestPlaces.ts';
import { anyOf, type Match } from '../../../server/store/search/match.ts';
import { searchItems } from '../../../server/store/search/search.ts';
import { searchIndexOf } from '../../../server/store/search/searchIndex.ts';
import type { Db, Store } from '../../../server/store/store.ts';
import { generate } from '../../support/generator/generate.ts';
import { freshDatabase, hasPostgres } from '../../support/postgres/databases.ts';

const AUTHOR = { user: '', now: Date.UTC(2026, 0, 1) };
const NOTHING = { name: '', description: '', category: '', notes: '', quantity: 1 };
const ITEM = {
  ...NOTHING,
  supplier: '',
  supplier_part_no: '',
  supplier_item_url: '',
  acquisition_date: null,
};
const THING = { description: '', category: '', supplier: '', supplier_part_no: '', text: '', item_id: '' };

const QUERIES = join(import.meta.dirname, '../../support/queries');
const queriesIn = (name: string): string[] =>
  readFileSync(join(QUERIES, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t', 1)[0] ?? '');

const FILTERED =
  `in:workshop screw; -in:workshop m4; in:; cat:fasteners; -cat:fasteners m3; cat:"hand tools" -saw; by:bosch;
by:b drill; -by:bosch drill; qty:<3 bolt; qty:>=100; no:photo m3; has:notes; no:part; "m3"; "hex head" -steel; screw -"m3";
-screw; %; _; "; SÄGE; °; o'ring; a; m; 1; the; \\; ':*`.split(/;\s*/);

describe.skipIf(!hasPostgres())('the search on both databases', () => {
  const stores: Store[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowage-'));
    const url = await freshDatabase();
    stores.push(await openData(folder), await openData(folder, { database: { url, connections: 2 } }));
    await each((store) => fillDemo(store, AUTHOR.now));
    await write(async (trx, location_id) => {
      const items = generate({ seed: 3, items: 150, locations: 10, hostile: 0.2 }).items();
      for (const { location: _number, ...item } of items) {
        await insertItem(trx, { ...item, location_id }, AUTHOR);
      }
    });
    // As it does by itself after a while: only then it is known which words are common.
    await stores[1]?.write((trx) => sql`analyze items_search`.execute(trx));
  });
  afterAll(async () => {
    await each((store) => store.close());
    await rm(folder, { recursive: true });
  });

  const each = <T>(ask: (store: Store) => Promise<T>): Promise<T[]> => Promise.all(stores.map(ask));

  /** Writes the same into both. */
  const write = (work: (trx: Db, location: string) => Promise<void>): Promise<void[]> =>
    each((store) =>
      store.write(async (trx) => {
        const places = trx.selectFrom('locations').select('id').orderBy('name_key').orderBy('id');
        await work(trx, (await places.executeTakeFirstOrThrow()).id);
      }),
    );

  /** What is answered otherwise by PostgreSQL than by SQLite. */
  async function differing<T>(questions: readonly T[], ask: (db: Db, one: T) => Promise<unknown>) {
    const found: { asked: T; sqlite: unknown; postgres: unknown }[] = [];
    for (const asked of questions) {
      const [sqlite, postgres] = await each((store) => ask(store.read, asked));
      if (!isDeepStrictEqual(sqlite, postgres)) found.push({ asked, sqlite, postgres });
    }
    return found;
  }
  const search = (db: Db, query: string) => searchItems(db, query, 1000, 0);

  it.each(['demo', 'inventree', 'generated'])(
    'every query of the table for %s has the same hits in the same order',
    async (name) => {
      expect(await differing(queriesIn(name), search)).toEqual([]);
    },
  );

  it('where all hits are too many to be ranked by their names, or few of them are wanted, the same come first', async () => {
    const queries = [...['demo', 'inventree', 'generated'].flatMap(queriesIn), ...FILTERED];
    const fewRanked = { all: 3, likely: 1000 };
    const others = await each(async ({ read }) => {
      const found: string[] = [];
      for (const [at, query] of queries.entries()) {
        const whole = await search(read, query);
        // Fewer are ranked alike however many may be.
        if (whole.total < fewRanked.all) continue;
        const likely = await searchItems(read, query, 1000, 0, fewRanked);
        const page = await searchItems(read, query, 3, 2, at % 2 === 0 ? fewRanked : undefined);
        const isSame =
          isDeepStrictEqual(likely, whole) && isDeepStrictEqual(page.seqs, whole.seqs.slice(2, 5));
        if (!isSame) found.push(query);
      }
      return found;
    });
    expect(others).toEqual([[], []]);
  });

  it.each([
    ['cable', 2],
    ['socket', 1],
  ])(
    'pages of hits of %s have every one of them once, also below those that are ranked',
    async (word, begin) => {
      for (const { read } of stores) {
        const all = await search(read, word);
        const pages: number[] = [];
        for (let offset = 0; offset < all.total; offset += 4) {
          const { seqs, total } = await searchItems(read, word, 4, offset, { all: 5, likely: 6 });
          expect(total).toBe(all.total);
          pages.push(...seqs);
        }
        expect(all.total).toBeGreaterThan(20);
        expect(pages.toSorted()).toEqual(all.seqs.toSorted());
        // So many names begin with it, of sockets not among the oldest that have it.
        expect(pages.slice(0, begin)).toEqual(all.seqs.slice(0, begin));
      }
    },
  );

  it('what is called as it was typed comes first of however many that begin with it or have it', async () => {
    await write(async (trx, location_id) => {
      const add = (name: string, supplier_part_no = '') =>
        insertItem(trx, { ...ITEM, name, supplier_part_no, location_id }, AUTHOR);
      for (let at = 0; at < 8; at++) await add(`Large zorbet ${at}`, `ZORBET${at}`);
      for (let at = 0; at < 12; at++) await add(`Flat zorbet ${at}`);
      await add('Zorbet');
    });
    const isOfBosch = { ...ITEM, supplier: 'Bosch' };
    await write(async (trx, location_id) =>
      insertItem(trx, { ...isOfBosch, name: 'Zorbet', location_id }, AUTHOR).then(() => undefined),
    );
    for (const { read } of stores) {
      const named = async (query: string, limit: number) => {
        const { seqs } = await searchItems(read, query, limit, 0, { all: 10, likely: 5 });
        const rows = await read
          .selectFrom('items')
          .select(['seq', 'name'])
          .where('seq', 'in', seqs)
          .execute();
        return seqs.map((seq) => rows.find((row) => row.seq === seq)?.name);
      };
      expect((await named('zorbet', 3)).slice(0, 2)).toEqual(['Zorbet', 'Zorbet']);
      expect(await named('zorbet by:bosch', 3)).toEqual(['Zorbet']);
      expect(await named('zorbet\0', 3)).toHaveLength(3);
    }
  });

  it('of names that fit alike what begins with one of the things typed comes first', async () => {
    await write(async (trx, location_id) => {
      for (const name of ['Knurled thimblet Q7', 'Thimblet Q7', 'Wing thimblet Q7'])
        await insertItem(trx, { ...ITEM, name, location_id }, AUTHOR);
    });
    const named = await each(async ({ read }) => {
      const { seqs } = await searchItems(read, 'q7 thimblets', 3, 0);
      const rows = await read.selectFrom('items').select(['seq', 'name']).where('seq', 'in', seqs).execute();
      return seqs.map((seq) => rows.find((row) => row.seq === seq)?.name);
    });
    const expected = ['Thimblet Q7', 'Knurled thimblet Q7', 'Wing thimblet Q7'];
    expect(named).toEqual([expected, expected]);
  });

  it('what German puts together is found by its last part in the plural, also where nothing has that alone', async () => {
    await write(async (trx, location_id) => {
      for (const name of ['Stoffglumse', 'Heckenglumse', 'Ölglumse', 'Zauberschutzbrille'])
        await insertItem(trx, { ...ITEM, name, location_id }, AUTHOR);
    });
    const totals = await each(async ({ read }) => [
      (await searchItems(read, 'Glumse', 3, 0)).total,
      (await searchItems(read, 'Glumsen', 3, 0)).total,
      // Also by what two words mean.
      (await searchItems(read, 'safety glasses', 3, 0)).total,
    ]);
    expect(totals).toEqual([
      [3, 3, 1],
      [3, 3, 1],
    ]);
    // However many have it as a word: what is added hides nothing.
    await write(async (trx, location_id) => {
      for (let at = 0; at < 14; at++)
        await insertItem(trx, { ...ITEM, name: `Glumse ${at}`, location_id }, AUTHOR);
    });
    const found = await each(async ({ read }) => (await searchItems(read, 'Glumse', 30, 0)).total);
    expect(found).toEqual([17, 17]);
  });

  it('the words of all locations are known to whoever asks for them all, also to two who ask at once', async () => {
    for (const { read } of stores) {
      const { count } = await read
        .selectFrom('locations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      // Of which nothing is known yet.
      const db = read.withoutPlugins();
      expect((await locationWords(db, 7)).isAll).toBe(false);
      const both = await Promise.all([allLocationWords(db, 7), allLocationWords(db, 5)]);
      expect(both.map((words) => words.count)).toEqual([Number(count), Number(count)]);
      expect(both[0]?.byWord.get('garage')?.size).toBeGreaterThan(0);
    }
  });

  it('filters, what is left out, and signs have the same hits', async () => {
    expect(await differing(FILTERED, search)).toEqual([]);
  });

  it('the same words are known', async () => {
    expect(await differing(['', 'a', 'm'], wordsFrom)).toEqual([]);
  });

  it('those that are entered together, more than one statement takes, are all found, and their words known', async () => {
    const entries = Array.from({ length: 1005 }, (_, at) => ({
      seq: 900_000 + at,
      texts: { part: '', name: `together${at}`, rest: at % 2 === 0 ? 'togethereven' : '' },
    }));
    await each((store) => store.write((trx) => searchIndexOf(trx).enter(trx, entries)));
    const seen = await each(async (store) => {
      const [db, index] = [store.read, searchIndexOf(store.read)];
      const count = async (phrase: string, isWhole: boolean) =>
        (await index.matching(db, { phrase, isWhole }, { limit: 5000 })).length;
      return [
        await count('together', false),
        await count('together1004', true),
        await count('togethereven', true),
        (await index.words(db, 'together', 'togethes', 5000)).length,
        (await index.words(db, 'together', 'togethes', 5, true)).length,
      ];
    });
    await each((store) =>
      store.write(async (trx) => {
        for (const { seq } of entries) await searchIndexOf(trx).remove(trx, seq);
      }),
    );
    expect(seen).toEqual([
      [1005, 1, 503, 1006, 1],
      [1005, 1, 503, 1006, 1],
    ]);
  });

  it('the same places are suggested for the same reasons', async () => {
    const things = ['M3 screw', 'hex bolt M8', 'LED red 5 mm', 'drill bit', 'nothing like it', 'M9x99'];
    const why = async (db: Db, name: string) => {
      const places = await suggestPlaces(db, { ...THING, name });
      return places.map(({ reasons }) => reasons.map(({ by }) => by));
    };
    expect(await differing(things, why)).toEqual([]);
  });

  it('whatever is written, changed and deleted is found alike by whatever is asked', async () => {
    const word = fc.constantFrom(
      ...'m3 M3×10 10 x 0.1uF 100nF 4k7 screw screws scre Säge ø ﷺ 中文 文 大中文小 ½ wing nut wingnut'.split(
        ' ',
      ),
      ...`' o'ring \\ ~m3 <m3 >screw & | ! ( :* \u{10ffff}`.split(' '),
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
          await write(async (trx, location_id) => {
            const ids: string[] = [];
            for (const fields of items) {
              ids.push((await insertItem(trx, { ...ITEM, ...fields, location_id }, AUTHOR)).id);
            }
            const [first = '', second = ''] = ids;
            const description = items[1]?.name ?? '';
            await updateItem(trx, first, { description }, () => true, AUTHOR);
            await deleteItem(trx, second, () => true, AUTHOR);
          });
          expect(await differing(queries, search)).toEqual([]);
          expect(await differing([''], wordsFrom)).toEqual([]);
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('the longest texts are kept, and what begins them is found', async () => {
    const longWord = 'w'.repeat(TEXT_MAX);
    const several = (letters: (at: number) => string, count: number) =>
      Array.from({ length: count }, (_, at) => letters(at)).join(' ');
    const manyWords = several((at) => at.toString(36).padStart(3, '0'), TEXT_MAX / 4);
    const texts = {
      description: manyWords,
      notes: longWord,
      supplier_part_no: `${longWord} tail`,
      supplier: several((at) => String.fromCodePoint(0x2_00_00 + at), TEXT_MAX / 2),
      supplier_item_url: 'ﷺ'.repeat(TEXT_MAX),
    };
    await write(async (trx, location_id) => {
      const item = { ...ITEM, ...texts, name: 'Longest', location_id };
      const { id } = await insertItem(trx, item, AUTHOR);
      await updateItem(trx, id, { description: `${manyWords} changed` }, () => true, AUTHOR);
    });
    const queries = ['longest', 'wwww', '00a', '"00a 00b"', 'changed', '\u{2000A}', 'ﷺ', 'longest tail'];
    expect(await differing(queries, search)).toEqual([]);
    const totals = await each(({ read }) => Promise.all(queries.map((one) => search(read, one))));
    expect(totals.flat().every(({ total }) => total > 0)).toBe(true);
  });

  it('however few of the hits are wanted, they are the same: the oldest, or the newest', async () => {
    const spelt = (count: number): Match =>
      anyOf(Array.from({ length: count }, (_, at) => ({ phrase: `m3 ${at}`, isWhole: at % 2 === 0 })));
    const m = { phrase: 'm' };
    const asked = [{ phrase: 'screw' }, m, { phrase: 's' }].flatMap((word): Match[] => [
      word,
      { in: 'short', match: word },
      { match: word, without: spelt(60) },
      { all: [word, spelt(20), { match: m, without: { phrase: 'nowhere' } }] },
      { all: [word, { phrase: 'steel s' }, { phrase: 'the' }] },
      { any: [word, { all: [m, { phrase: 'm3 s' }] }, { start: 'm', of: 'name' }] },
    ]);
    const answers = async (db: Db, match: Match) => [
      await searchIndexOf(db).matching(db, match, { limit: 50 }),
      await searchIndexOf(db).matching(db, match, { limit: 1 }),
      await searchIndexOf(db).matching(db, match, { limit: 7, isNewest: true }),
    ];
    expect(await differing([...asked, spelt(60), { in: 'short', match: spelt(60) }], answers)).toEqual([]);
  });
});

/** As far as PostgreSQL keeps them: words without an end are cut there. */
async function wordsFrom(db: Db, from: string): Promise<string[]> {
  const words = await searchIndexOf(db).words(db, from, '\u{10ffff}', 10_000);
  return words.map((word) => word.slice(0, 500));
}
