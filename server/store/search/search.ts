import { sql } from 'kysely';
import { compareText } from '../../../contract/naturalOrder.ts';
import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { engineOf } from '../engine.ts';
import { numbersOf } from '../lists.ts';
import type { Db } from '../store.ts';
import type { Found } from './found.ts';
import { FOUND, type FoundTiers, foundTiers } from '../../../contract/finding/foundTiers.ts';
import { findMeant } from '../../../contract/finding/meant.ts';
import { meaningAs, type Sought, soughtIn } from '../../../contract/finding/spellings.ts';
import { hasFilters, readQuery } from '../../../contract/finding/typedQuery.ts';
import { piecesMissing } from '../../../contract/finding/pieces.ts';
import { indexedText, queryWords } from '../../../contract/searchWords.ts';
import { knownIn } from './misspelt.ts';
import { asTyped, inAnySpelling, type Match } from './match.ts';
import { type Narrowing, narrowingOf } from './narrowing.ts';
import { searchIndexOf } from './searchIndex.ts';

/** So many hits are all ranked, by their names. */
const FEW = 5000;
/** Of more so many, those that are likely the best: sorting every hit of a common word would block everyone else. */
const RANKED_MAX = 2000;
/** Rows that a query without a single word, '%' for example, finds at most: it reads the whole table. */
const SUBSTRING_MAX = 200;

/**
 * The items in which every word of `query` begins a word of some text field, best first: part number or
 * name equal to the query, then beginning with it, then all words in those two, then anywhere; then what has it in
 * another spelling (contract/finding), and where there is nothing at all what may have been meant. What is typed to
 * narrow it down holds for all of them. Never throws for any string. Up to `few` hits are all ranked.
 */
export async function searchItems(
  db: Db,
  query: string,
  limit: number,
  offset: number,
  few = FEW,
): Promise<Found> {
  const typed = readQuery(query);
  const narrowing = hasFilters(typed) ? await narrowingOf(db, typed) : undefined;
  const words = queryWords(typed.text);
  if (narrowing?.few?.length === 0) return { seqs: [], total: 0 };
  if (words.length === 0) {
    return narrowing === undefined
      ? containing(db, typed.text.replaceAll('\0', '').trim().slice(0, 100), limit, offset)
      : narrowed(db, narrowing, limit, offset);
  }
  const things = soughtIn(typed.text);
  const found = await ranked(db, words, { things, narrowing, text: typed.text, few }, limit, offset);
  if (found.total > 0) return found;
  const isFound = async (match: Match) => (await matching(db, match, 1, narrowing)).length > 0;
  const meant = await findMeant(things, knownIn(db, isFound));
  if (!meant) return found;
  const asked = { things: meant.things, narrowing, text: meant.text, few };
  const others = await ranked(db, queryWords(meant.text), asked, limit, offset);
  // Within other words it is what was typed.
  return meant.text === words.join(' ') ? others : { ...others, meant: meant.text };
}

/** What is asked of the index. */
interface Asked {
  things: readonly Sought[];
  narrowing: Narrowing | undefined;
  /** In words, as they were typed. */
  text: string;
  /** So many hits are all ranked. */
  few: number;
}

async function ranked(
  db: Db,
  words: readonly string[],
  { things, narrowing, text, few }: Asked,
  limit: number,
  offset: number,
): Promise<Found> {
  const all = inAnySpelling(things);
  const query = words.join(' ');
  const { found, every } = await candidatesFor(db, all, { things, query, narrowing, few });
  const best = await rank(db, found, { tiers: foundTiers(things, query), text });
  const page = best.slice(offset, offset + limit);
  if (page.length < limit && every.length > best.length) {
    const known = new Set(best);
    const others = every.filter((seq) => !known.has(seq));
    const from = Math.max(0, offset - best.length);
    page.push(...others.slice(from, from + limit - page.length));
  }
  return { seqs: page, total: every.length };
}

interface Candidates {
  /** At most {@link RANKED_MAX} hits, each with the best of FOUND that it is known to be of. */
  found: ReadonlyMap<number, number>;
  /** All hits up to {@link PAGE_LIMIT_MAX}. */
  every: readonly number[];
}

/** Hits to be ranked: all of them, or where there are many those that are likely the best. */
async function candidatesFor(
  db: Db,
  all: Match,
  { things, query, narrowing, few }: { query: string } & Omit<Asked, 'text'>,
): Promise<Candidates> {
  const found = new Map<number, number>();
  const find = (match: Match, limit = RANKED_MAX): Promise<number[]> => matching(db, match, limit, narrowing);
  const place = (seqs: readonly number[], tier: number): void => {
    for (const seq of seqs) if (!found.has(seq)) found.set(seq, tier);
  };
  const told = (): Candidates => ({ found: new Map([...found].slice(0, RANKED_MAX)), every });
  const literal = asTyped(things);
  const hasMeaning = things.some(
    ({ phrases, whole, synonyms }) => phrases.length + whole.length + synonyms.length > 0,
  );
  const hasEqual = things.some(({ equal }) => equal.length > 0);
  const meaning = inAnySpelling(things.map(meaningAs));
  const every = await find(all, PAGE_LIMIT_MAX);
  if (every.length < few) {
    if (every.length === 0) return { found, every };
    // Their names tell more than asking for each spelling, and sooner.
    if (hasMeaning) place(await find(literal, few), FOUND.anywhere);
    if (hasEqual) place(await find(meaning, few), FOUND.anywhereMeaning);
    place(every, hasEqual ? FOUND.asLarge : hasMeaning ? FOUND.anywhereMeaning : FOUND.anywhere);
    return { found, every };
  }
  const typed: readonly Match[] = [
    { start: query, of: 'part' },
    { start: query, of: 'name' },
    { in: 'short', match: literal },
  ];
  for (const [at, match] of typed.entries()) {
    place(await find(match), FOUND.beginsPart + at);
    if (found.size >= RANKED_MAX) return told();
  }
  if (hasMeaning) place(await find({ in: 'short', match: meaning }), FOUND.namedMeaning);
  if (found.size < RANKED_MAX) place(await find(literal), FOUND.anywhere);
  if (found.size < RANKED_MAX && hasEqual) place(await find(meaning), FOUND.anywhereMeaning);
  place(every, FOUND.asLarge);
  return told();
}

/** Numbers of at most `limit` items that match, in no order of rank. */
const matching = (db: Db, match: Match, limit: number, narrowing?: Narrowing): Promise<number[]> =>
  searchIndexOf(db).matching(db, narrowing?.asked(match) ?? match, { limit, ...narrowing });

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

/** The numbers of those that still exist, best first, by the numbers of the query, name and age among equals. */
async function rank(
  db: Db,
  found: ReadonlyMap<number, number>,
  { tiers, text }: { tiers: FoundTiers; text: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select(['seq', 'name_key', 'name', 'supplier_part_no'])
    .where('seq', 'in', numbersOf([...found.keys()]))
    .execute();
  const missing = piecesMissing(text);
  return rows
    .map((row) => {
      const short = { part: indexedText(row.supplier_part_no), name: indexedText(row.name) };
      return {
        row,
        tier: tiers.ofShort(short) ?? found.get(row.seq) ?? FOUND.within,
        missing: missing?.(row.name) ?? 0,
      };
    })
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        a.missing - b.missing ||
        compareText(a.row.name_key, b.row.name_key) ||
        a.row.seq - b.row.seq,
    )
    .map(({ row }) => row.seq);
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
