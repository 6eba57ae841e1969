import { sql } from 'kysely';
import { compareText } from '../../../contract/naturalOrder.ts';
import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { engineOf } from '../engine.ts';
import { numbersOf } from '../lists.ts';
import type { Db } from '../store.ts';
import { ownSynonymsIn } from '../synonyms/ownSynonyms.ts';
import type { Found } from './found.ts';
import { findMeant } from '../../../contract/finding/meant.ts';
import {
  meaningAs,
  nearlyAs,
  nearStarts,
  type Sought,
  soughtIn,
} from '../../../contract/finding/spellings.ts';
import { hasFilters, readQuery } from '../../../contract/finding/typedQuery.ts';
import { piecesMissing } from '../../../contract/finding/pieces.ts';
import { indexedText, queryWords } from '../../../contract/searchWords.ts';
import { knownIn } from './misspelt.ts';
import { anyOf, asTyped, inAnySpelling, type Match } from './match.ts';
import { type Narrowing, narrowingOf } from './narrowing.ts';
import { searchIndexOf } from './searchIndex.ts';

/** Hits that are ranked; sorting every hit of a common word would block everyone else. */
const RANKED_MAX = 2000;
/** Rows that a query without a single word, '%' for example, finds at most: it reads the whole table. */
const SUBSTRING_MAX = 200;

/** What ranking compares. */
interface Candidate {
  seq: number;
  /** 0 is best. */
  tier: number;
}

/**
 * The items in which every word of `query` begins a word of some text field, best first: part number or
 * name equal to the query, then beginning with it, then all words in those two, then anywhere; then what has it in
 * another spelling (contract/finding) or under another name of this workshop, and where there is nothing at all what may have been meant. What is typed to
 * narrow it down holds for all of them. Never throws for any string.
 */
export async function searchItems(db: Db, query: string, limit: number, offset: number): Promise<Found> {
  const typed = readQuery(query);
  const own = await ownSynonymsIn(db);
  const narrowing = hasFilters(typed) ? await narrowingOf(db, typed, own) : undefined;
  const words = queryWords(typed.text);
  if (narrowing?.few?.length === 0) return { seqs: [], total: 0 };
  if (words.length === 0) {
    return narrowing === undefined
      ? containing(db, typed.text.replaceAll('\0', '').trim().slice(0, 100), limit, offset)
      : narrowed(db, narrowing, limit, offset);
  }
  const things = soughtIn(typed.text, own);
  const found = await ranked(db, words, { things, narrowing, text: typed.text }, limit, offset);
  if (found.total > 0) return found;
  const isFound = async (match: Match) => (await matching(db, match, 1, narrowing)).length > 0;
  const meant = await findMeant(things, { ...knownIn(db, isFound), own });
  if (!meant) return found;
  const asked = { things: meant.things, narrowing, text: meant.text };
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
}

async function ranked(
  db: Db,
  words: readonly string[],
  { things, narrowing, text }: Asked,
  limit: number,
  offset: number,
): Promise<Found> {
  const all = inAnySpelling(things);
  const { candidates, atLeast } = await candidatesFor(db, all, tiersOf(things, words), narrowing);
  const best = await rank(db, candidates, words.join(' '), text);
  const total =
    best.length < RANKED_MAX
      ? best.length
      : atLeast === PAGE_LIMIT_MAX
        ? atLeast
        : await countMatching(db, all, narrowing);
  const page = best.slice(offset, offset + limit);
  if (page.length < limit && total > best.length) {
    const known = new Set(best);
    const others = (await matching(db, all, PAGE_LIMIT_MAX, narrowing)).filter((seq) => !known.has(seq));
    const from = Math.max(0, offset - best.length);
    page.push(...others.slice(from, from + limit - page.length));
  }
  return { seqs: page, total };
}

/** What the index is asked for, the best first. */
interface Tiers {
  /** The words as they were typed, in part number or name. */
  typed: readonly Match[];
  /** Everything else that is found, but for the last of it, which nothing has to be asked for. */
  others: readonly Match[];
}

/** What is in part number or name is before all that is elsewhere. */
function tiersOf(things: readonly Sought[], words: readonly string[]): Tiers {
  const start = words.join(' ');
  const literal = asTyped(things);
  const near = things.some(({ phrases, whole }) => phrases.length + whole.length > 0);
  const starts = near ? nearStarts(things) : [];
  const spelt = near ? [inAnySpelling(things.map(nearlyAs))] : [];
  const meaning = things.some(({ synonyms }) => synonyms.length > 0)
    ? [inAnySpelling(things.map(meaningAs))]
    : [];
  const isAsLarge = things.some(({ equal }) => equal.length > 0);
  const inShort = (match: Match): Match => ({ in: 'short', match });
  return {
    typed: [{ start, of: 'part' }, { start, of: 'name' }, inShort(literal)],
    others: [
      ...(starts.length > 0 ? [anyOf(starts.map((one) => ({ start: one, of: 'name' as const })))] : []),
      ...[...spelt, ...meaning].map(inShort),
      literal,
      ...(isAsLarge ? [inAnySpelling(things.map(meaningAs))] : []),
    ],
  };
}

/**
 * At most {@link RANKED_MAX} hits, each with the best tier that it belongs to; and how many there are at least, as far as
 * looking for them told, {@link PAGE_LIMIT_MAX} at most.
 */
async function candidatesFor(
  db: Db,
  all: Match,
  { typed, others }: Tiers,
  narrowing: Narrowing | undefined,
): Promise<{ candidates: Candidate[]; atLeast: number }> {
  const found = new Map<number, number>();
  const last = typed.length + others.length + 1;
  let atLeast = 0;
  const find = async (match: Match): Promise<number[]> => {
    const wanted = { limit: RANKED_MAX, ...narrowing };
    const asked = narrowing?.asked(match) ?? match;
    const tier = await searchIndexOf(db).matchingAtLeast(db, asked, wanted, PAGE_LIMIT_MAX);
    atLeast = Math.max(atLeast, tier.atLeast);
    return tier.seqs;
  };
  const place = (seqs: readonly number[], tier: number): void => {
    for (const seq of seqs) if (!found.has(seq)) found.set(seq, tier);
  };
  for (const [at, match] of typed.entries()) {
    if (found.size < RANKED_MAX) place(await find(match), at + 1);
  }
  if (found.size < RANKED_MAX) {
    const every = await find(all);
    for (const [at, match] of others.entries()) {
      // Mostly there is no more than what was typed.
      const isComplete = every.length < RANKED_MAX && found.size >= every.length;
      if (found.size >= RANKED_MAX || isComplete) break;
      place(await find(match), typed.length + at + 1);
    }
    place(every, last);
  }
  return { candidates: [...found].slice(0, RANKED_MAX).map(([seq, tier]) => ({ seq, tier })), atLeast };
}

const countMatching = (db: Db, match: Match, narrowing?: Narrowing): Promise<number> =>
  searchIndexOf(db).count(db, narrowing?.asked(match) ?? match, { limit: PAGE_LIMIT_MAX, ...narrowing });

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

/** The numbers of the candidates that still exist, best first, by the numbers of the query, name and age among equals. */
async function rank(
  db: Db,
  candidates: readonly Candidate[],
  query: string,
  typed: string,
): Promise<number[]> {
  const tiers = new Map(candidates.map(({ seq, tier }) => [seq, tier]));
  const rows = await db
    .selectFrom('items')
    .select(['seq', 'name_key', 'name', 'supplier_part_no'])
    .where('seq', 'in', numbersOf([...tiers.keys()]))
    .execute();
  // The lengths first: folding the texts of 2,000 candidates would take longer than finding them.
  const isQuery = (text: string): boolean =>
    Math.abs(text.length - query.length) <= 4 && indexedText(text) === query;
  const missing = piecesMissing(typed);
  return rows
    .map((row) => {
      const tier = tiers.get(row.seq) ?? 0;
      // Only what begins with the query can be equal to it.
      const equal = tier <= 2 && (isQuery(row.supplier_part_no) || isQuery(row.name));
      return { row, tier: equal ? 0 : tier, missing: missing?.(row.name) ?? 0 };
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
