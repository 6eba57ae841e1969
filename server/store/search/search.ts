import { sql } from 'kysely';
import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { engineOf } from '../engine.ts';
import { allLocationWords } from '../places/locationWords.ts';
import { countPlacesWith } from '../places/wordsOfPlaces.ts';
import type { Db } from '../store.ts';
import { ownSynonymsIn } from '../synonyms/ownSynonyms.ts';
import type { Found } from './found.ts';
import { foundTiers } from '../../../contract/finding/foundTiers.ts';
import { findMeant } from '../../../contract/finding/meant.ts';
import { type Sought, soughtIn } from '../../../contract/finding/spellings.ts';
import { PLACES_MAX, otherReadings } from '../../../contract/finding/readings.ts';
import { hasFilters, readQuery } from '../../../contract/finding/typedQuery.ts';
import { wholeNumbersTest } from '../../../contract/finding/wholeNumbers.ts';
import { queryWords } from '../../../contract/searchWords.ts';
import '../../../contract/finding/vocabulary/known.ts';
import { createInnerWords, type InnerWords } from './innerWords.ts';
import { knownIn } from './misspelt.ts';
import { inAnySpelling, type Match } from './match.ts';
import { type Narrowing, narrowingOf } from './narrowing.ts';
import { type Find, RANKED_MOST, type RankedMost, rankAll, rankLikely, readHits } from './ranking.ts';
import { searchIndexOf } from './searchIndex.ts';

/** Rows that a query without a single word, '%' for example, finds at most: it reads the whole table. */
const SUBSTRING_MAX = 200;
/**
 * Where more are found words are not looked for at the end of others as well, which are as near as another spelling (foundTiers.ts):
 * so many that nobody misses those, for else an item that is added hid others.
 */
const MANY = RANKED_MOST.all;

/**
 * The items in which every word of `query` begins a word of some text field, best first: part number or
 * name equal to the query, then beginning with it, then all words in those two, then anywhere; then what has it in
 * another spelling (contract/finding) or under another name of this workshop. Where there is nothing at all: what the query
 * finds as the name of a thing and of its place, else what may have been meant, else both. What is typed to
 * narrow it down holds for all of them. Never throws for any string. `most`: of its hits those that are ranked.
 */
export async function searchItems(
  db: Db,
  query: string,
  limit: number,
  offset: number,
  most: RankedMost = RANKED_MOST,
): Promise<Found> {
  const asked = await prepare(db, query, most);
  const found = await asked.asTyped(limit, offset);
  if (found.total > 0) return found;
  const placed: (Prepared & { query: string })[] = [];
  const inPlace = async (each: (typeof placed)[number], how: keyof Prepared): Promise<Found | undefined> => {
    const there = await each[how](limit, offset);
    const { text } = readQuery(each.query);
    return there.total > 0
      ? { ...there, meant: each.query.replace(text, () => there.meant ?? text) }
      : undefined;
  };
  for (const other of await readingsOf(db, query)) {
    const each = { ...(await prepare(db, other, most)), query: other };
    placed.push(each);
    const there = await inPlace(each, 'asTyped');
    if (there) return there;
  }
  const meant = await asked.meant(limit, offset);
  if (meant.total > 0) return meant;
  for (const each of placed) {
    const there = await inPlace(each, 'meant');
    if (there) return there;
  }
  return found;
}

async function readingsOf(db: Db, query: string): Promise<string[]> {
  const words = await allLocationWords(db);
  return otherReadings(query, (place) => countPlacesWith(place, words, PLACES_MAX));
}

/** A query that is ready to be asked. */
interface Prepared {
  /** What has its words. */
  asTyped(limit: number, offset: number): Promise<Found>;
  /** What has those that may have been meant, where nothing has its words. */
  meant(limit: number, offset: number): Promise<Found>;
}

async function prepare(db: Db, query: string, most: RankedMost): Promise<Prepared> {
  const nothing = async (): Promise<Found> => ({ seqs: [], total: 0 });
  const typed = readQuery(query);
  const own = await ownSynonymsIn(db);
  const inner = createInnerWords(db);
  const narrowing = hasFilters(typed) ? await narrowingOf(db, typed, own, inner) : undefined;
  const words = queryWords(typed.text);
  if (narrowing?.few?.length === 0) return { asTyped: nothing, meant: nothing };
  if (words.length === 0) {
    const asTyped: Prepared['asTyped'] = async (limit, offset) =>
      narrowing === undefined
        ? containing(db, typed.text.replaceAll('\0', '').trim().slice(0, 100), limit, offset)
        : { ...(await narrowed(db, narrowing, limit, offset)), ...moreIn(inner) };
    return { asTyped, meant: nothing };
  }
  const things = soughtIn(typed.text, own);
  const sooner = searchIndexOf(db).askedSooner(db);
  // Spellings that nothing has are left out: what is asked for several tiers is often the same then.
  const known = new Map<string, Promise<number[]>>();
  const find: Find = async (match, limit) => {
    const asked = await sooner(narrowing?.asked(match) ?? match);
    const key = JSON.stringify([asked, limit]);
    const found = known.get(key) ?? searchIndexOf(db).matching(db, asked, { limit, ...narrowing });
    known.set(key, found);
    return found;
  };
  const isNarrowed = narrowing !== undefined;
  const asked = { things, inner, find, text: typed.text, most, isNarrowed };
  return {
    asTyped: (limit, offset) => ranked(db, words, asked, limit, offset),
    async meant(limit, offset) {
      const isFound = async (match: Match) => (await find(match, 1)).length > 0;
      const meant = await findMeant(things, { ...knownIn(db, isFound, things, inner), own });
      if (!meant) return nothing();
      const instead = { ...asked, things: meant.things, text: meant.text };
      const others = await ranked(db, queryWords(meant.text), instead, limit, offset);
      // Within other words it is what was typed.
      return meant.text === words.join(' ') ? others : { ...others, meant: meant.text };
    },
  };
}

/** What is asked of the index. */
interface Asked {
  things: readonly Sought[];
  inner: InnerWords;
  find: Find;
  /** In words, as they were typed. */
  text: string;
  most: RankedMost;
  /** Whether more is asked of hits than the words. */
  isNarrowed: boolean;
}

async function ranked(
  db: Db,
  words: readonly string[],
  { things: typed, inner, find, text, most, isNarrowed }: Asked,
  limit: number,
  offset: number,
): Promise<Found> {
  const query = words.join(' ');
  const things = await inner.withAround(typed);
  let every = await find(inAnySpelling(things), PAGE_LIMIT_MAX);
  if (every.length < MANY) {
    const compounds = await inner.withCompounds(things);
    if (compounds.some((thing, at) => thing !== things[at]))
      every = await find(inAnySpelling(compounds), PAGE_LIMIT_MAX);
  }
  every = await withWholeNumbers(db, things, every);
  const asked = {
    things,
    query,
    tiers: foundTiers(things, query),
    text,
    every,
    isNarrowed,
    needed: offset + limit,
  };
  const best =
    every.length < most.all ? await rankAll(db, find, asked) : await rankLikely(db, find, asked, most.likely);
  // Of more hits than are counted the best may be others than the first.
  const wanted = Math.max(0, Math.min(limit, every.length - offset));
  const page = best.slice(offset, offset + wanted);
  if (page.length < wanted && every.length > best.length) {
    const known = new Set(best);
    const others = every.filter((seq) => !known.has(seq));
    const from = Math.max(0, offset - best.length);
    page.push(...others.slice(from, from + wanted - page.length));
  }
  return { seqs: page, total: every.length, ...moreIn(inner) };
}

/** Without the hits that have a measure of the query only behind a point or before it. */
async function withWholeNumbers(db: Db, things: readonly Sought[], seqs: number[]): Promise<number[]> {
  const fits = wholeNumbersTest(things);
  const rows = fits && (await readHits(db, seqs));
  // Of too many, or too much text, all are taken.
  if (!fits || !rows) return seqs;
  const fitting = new Set(rows.filter(fits).map(({ seq }) => seq));
  return seqs.filter((seq) => fitting.has(seq));
}

const moreIn = (inner: InnerWords): Pick<Found, 'more'> => (inner.mayBeMore() ? { more: true } : {});

/** Where no word is looked for: what fulfils the rest, by name. */
async function narrowed(db: Db, narrowing: Narrowing, limit: number, offset: number): Promise<Found> {
  const { exact, without, condition } = narrowing;
  const asked = (match: Match) => searchIndexOf(db).among(match);
  const conditions = [
    ...(exact === undefined ? [] : [sql<boolean>`items.seq in ${asked(exact)}`]),
    ...(without === undefined ? [] : [sql<boolean>`items.seq not in ${asked(without)}`]),
    ...(condition === undefined ? [] : [condition]),
  ];
  const passing = db.selectFrom('items').where(sql<boolean>`${sql.join(conditions, sql` and `)}`);
  const rows = await passing
    .select('seq')
    .orderBy('name_key')
    .orderBy('seq')
    .limit(limit)
    .offset(offset)
    .execute();
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from
    (${passing.select('seq').limit(PAGE_LIMIT_MAX)}) as passing`.execute(db);
  return { seqs: rows.map(({ seq }) => seq), total: counted[0]?.count ?? 0 };
}

/** Items with `text` as it stands in name, part number or description. */
async function containing(db: Db, text: string, limit: number, offset: number): Promise<Found> {
  if (text === '') return { seqs: [], total: 0 };
  // Both take A for a, and Ä for no other letter: no text here has another order than that of its bytes.
  const like = engineOf(db) === 'postgres' ? sql`ilike` : sql`like`;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where(
      sql<boolean>`(name ${like} ${pattern} escape '\\' or supplier_part_no ${like} ${pattern} escape '\\'
      or description ${like} ${pattern} escape '\\')`,
    )
    .orderBy('name_key')
    .orderBy('seq')
    .limit(SUBSTRING_MAX)
    .execute();
  return { seqs: rows.slice(offset, offset + limit).map(({ seq }) => seq), total: rows.length };
}
