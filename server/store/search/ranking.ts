import { sql } from 'kysely';
import { FOUND, type FoundTiers } from '../../../contract/finding/foundTiers.ts';
import { type RankedHit, type Ranks, ranksFor } from '../../../contract/finding/ranks.ts';
import { isSpeltOtherwise, meaningAs, type Sought } from '../../../contract/finding/spellings.ts';
import { isTypedInOne } from '../../../contract/finding/thingTest.ts';
import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { compareText } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import { engineOf } from '../engine.ts';
import { nameKey } from '../keys.ts';
import { numbersOf } from '../lists.ts';
import type { Db } from '../store.ts';
import { asTyped, inAnySpelling, inOnePiece, type Match } from './match.ts';
import { indexedTexts } from './searchIndex.ts';

/** How many hits are ranked: fewer than `all` are all ranked, of more those `likely` the best, or a common word would block everyone else. */
export interface RankedMost {
  all: number;
  likely: number;
}
export const RANKED_MOST: RankedMost = { all: 2000, likely: 1000 };
/** Hits, and bytes of their texts, that are read sooner than the index is asked for each spelling. */
const TEXTS_READ = { hits: 400, bytes: 200_000 };

/** The numbers of the first items that match, and that fulfil what else was asked for. */
export type Find = (match: Match, count: number) => Promise<number[]>;

interface Asked {
  things: readonly Sought[];
  /** Its words between single blanks. */
  query: string;
  tiers: FoundTiers;
  /** In words, as they were typed. */
  text: string;
  /** The numbers of all hits, up to PAGE_LIMIT_MAX. */
  every: readonly number[];
  /** Whether more is asked of them than the words. */
  isNarrowed: boolean;
  /** How many of the best are wanted. */
  needed: number;
}

/**
 * The best hits, the best first: all of them, or at least as many as are needed. Their names tell more than asking the index for
 * each spelling, and sooner.
 */
export async function rankAll(db: Db, find: Find, asked: Asked): Promise<number[]> {
  const { tiers, every, needed } = asked;
  const rows = await namesOf(db, every);
  const ranks = ranksFor(asked.text, tiers);
  const short = new Map(rows.map((row) => [row.seq, tierByName(row, tiers, ranks)]));
  const named = ({ seq }: Named): number => short.get(seq) ?? FOUND.within;
  // What is found elsewhere comes after all of these.
  const surely = rows.filter((row) => named(row) < tiers.elsewhere);
  if (surely.length >= needed) return sorted(surely, named, ranks);
  const others = rows.flatMap((row) => (named(row) < tiers.elsewhere ? [] : [row.seq]));
  const elsewhere = (await tiersByTexts(db, others, tiers)) ?? (await tiersByIndex(find, asked));
  const anywhere = (row: Named): number => ranks.tierOf(row, elsewhere.get(row.seq) ?? FOUND.within);
  return sorted(rows, (row) => Math.min(named(row), anywhere(row)), ranks);
}

/**
 * Of so many hits that not all can be looked at those that are likely the best: `most` of them, or at least as many as are needed.
 * The index is asked for no tier that comes after those.
 */
export async function rankLikely(db: Db, find: Find, asked: Asked, most: number): Promise<number[]> {
  const { things, query, tiers } = asked;
  const enough = Math.min(most, asked.needed);
  const found = new Map<number, number>();
  place(found, await called(db, asked), FOUND.is);
  const typed = inOnePiece(things);
  const named = await find({ in: 'short', match: asTyped(typed) }, most);
  // Where these are not all of them, what begins with it would be missed, and what has it as whole words.
  if (named.length >= most) {
    const whole = asTyped(typed.map(({ words }) => ({ words, isWhole: true })));
    const wholly = await find({ in: 'short', match: whole }, most);
    // Most that begin with it have it as whole words where so many do.
    const starting = wholly.length < most ? most : Math.ceil(most / 2);
    if (wholly.length < most) place(found, wholly, FOUND.namedWhole);
    for (const [of, tier] of STARTS)
      if (found.size < starting) place(found, await find({ start: query, of }, starting), tier);
    place(found, wholly, FOUND.namedWhole);
  }
  if (tiers.elsewhere < FOUND.anywhere) {
    const anywhere = asTyped(things.map(({ words }) => ({ words, isWhole: true })));
    place(found, await find(anywhere, most), FOUND.anywhereWhole);
  }
  place(found, named, FOUND.named);
  // Of a size what is spelt otherwise may come first, on each page alike.
  if ((found.size < enough || tiers.isOfSize) && things.some(isSpeltOtherwise)) {
    const match: Match = { in: 'short', match: inAnySpelling(typed.map(meaningAs)) };
    place(found, await find(match, most), FOUND.namedMeaning);
  }
  if (found.size < enough)
    for (const [seq, tier] of await tiersByIndex(find, asked, { most, enough }))
      if (!found.has(seq)) found.set(seq, tier);
  const likely = new Map([...found].slice(0, most));
  const rows = await namesOf(db, [...likely.keys()]);
  const ranks = ranksFor(asked.text, tiers);
  const tierOf = (row: Named): number => {
    const byName = tierByName(row, tiers, ranks);
    const placed = likely.get(row.seq) ?? FOUND.within;
    if (byName === undefined) return placed;
    return placed === FOUND.anywhereWhole ? Math.min(byName, placed) : byName;
  };
  return sorted(rows, tierOf, ranks);
}

/** The hits of which the name is all that was typed: the index cannot tell them from the thousands that only begin with it. */
async function called(db: Db, { text, every, isNarrowed }: Asked): Promise<number[]> {
  // No name has one, and no database takes one.
  if (text.includes('\0')) return [];
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where('name_key', '=', nameKey(text))
    .limit(PAGE_LIMIT_MAX)
    .execute();
  const seqs = rows.map(({ seq }) => seq);
  if (!isNarrowed || seqs.length === 0) return seqs;
  const hits = new Set(every);
  return seqs.filter((seq) => hits.has(seq));
}

const STARTS = [
  ['part', FOUND.beginsPart],
  ['name', FOUND.beginsName],
] as const;

function place(found: Map<number, number>, seqs: readonly number[], tier: number): void {
  for (const seq of seqs) if (!found.has(seq)) found.set(seq, tier);
}

interface Named extends RankedHit {
  seq: number;
  name_key: string;
}

async function namesOf(db: Db, seqs: readonly number[]): Promise<Named[]> {
  const having = db.selectFrom('items').where('seq', 'in', numbersOf(seqs));
  if (engineOf(db) === 'postgres') {
    const rows = await having.select(['seq', 'name_key', 'name', 'supplier_part_no']).execute();
    return rows.map((row) => ({ ...row, indexed: indexedText(row.name) }));
  }
  // In one text: thousands of rows take twice as long.
  const { names } = await having
    .select(sql<string>`json_group_array(json_array(seq, name_key, name, supplier_part_no))`.as('names'))
    .executeTakeFirstOrThrow();
  // SQLite has written it.
  const rows = JSON.parse(names) as [number, string, string, string][];
  return rows.map(([seq, name_key, name, supplier_part_no]) => ({
    seq,
    name_key,
    name,
    supplier_part_no,
    indexed: indexedText(name),
  }));
}

/** The tier of a hit by its name and its part number; undefined where it is found elsewhere. */
function tierByName(row: Named, tiers: FoundTiers, ranks: Ranks): number | undefined {
  const tier = tiers.ofShort({ part: indexedText(row.supplier_part_no), name: row.indexed });
  return tier === undefined ? undefined : ranks.tierOf(row, tier);
}

/** Their numbers, by tier, then by what tells them apart in it, name and age. */
function sorted(rows: readonly Named[], tierOf: (row: Named) => number, ranks: Ranks): number[] {
  return rows
    .map((row) => ({ row, tier: tierOf(row), rank: ranks.of(row) }))
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        a.rank - b.rank ||
        compareText(a.row.name_key, b.row.name_key) ||
        a.row.seq - b.row.seq,
    )
    .map(({ row }) => row.seq);
}

/** Hits with all of their texts; undefined where that is too much to read. */
export async function readHits(db: Db, seqs: readonly number[]) {
  if (seqs.length === 0) return [];
  if (seqs.length > TEXTS_READ.hits) return undefined;
  const having = db.selectFrom('items').where('seq', 'in', numbersOf(seqs));
  const { bytes } = await having
    .select(
      sql<number>`coalesce(sum(octet_length(description) + octet_length(notes) + octet_length(supplier_item_url)), 0)`.as(
        'bytes',
      ),
    )
    .executeTakeFirstOrThrow();
  if (bytes > TEXTS_READ.bytes) return undefined;
  return having.selectAll().execute();
}

/** What hits are by all of their texts; undefined where that is too much to read. */
async function tiersByTexts(
  db: Db,
  seqs: readonly number[],
  tiers: FoundTiers,
): Promise<Map<number, number> | undefined> {
  const rows = await readHits(db, seqs);
  if (!rows) return undefined;
  return new Map(
    rows.map((row) => {
      const texts = indexedTexts(row);
      return [row.seq, tiers.of(texts, () => `${texts.part}  ${texts.name}  ${texts.rest}`)];
    }),
  );
}

/**
 * What hits are that are not in names and part numbers, by asking the index: the first `most` of each tier, and of no tier that comes
 * after `enough` of them.
 */
async function tiersByIndex(
  find: Find,
  { things, every }: Asked,
  { most, enough } = { most: every.length, enough: every.length },
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  const typed = inOnePiece(things);
  const hasLast = things.some((thing) => thing.equal.length > 0 || isTypedInOne(thing));
  place(found, await find(asTyped(typed), most), FOUND.anywhere);
  if (found.size >= enough) return found;
  if (hasLast) {
    place(found, await find(inAnySpelling(typed.map(meaningAs)), most), FOUND.anywhereMeaning);
    if (found.size >= enough) return found;
  }
  place(found, every.slice(0, most), hasLast ? FOUND.asLarge : FOUND.anywhereMeaning);
  return found;
}
