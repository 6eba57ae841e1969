import { sql } from 'kysely';
import { allOf, anyOf, type Match } from '../../search/match.ts';
import type { Db } from '../../store.ts';
import { cutLexeme } from './searchDocument.ts';

/** Words of the index that are looked at for one that is only begun: with more of them it is a common beginning anyway. */
const BEGINNING_MOST = 300;

/** In how many items words are, as far as it was asked for. */
export interface WordUses {
  /** Items, about. */
  count: number;
  whole: ReadonlyMap<string, number>;
  /** Of what begins like it; infinite where too much does. */
  begun: ReadonlyMap<string, number>;
}

/** How common the words are that are asked for. */
export async function wordUses(db: Db, match: Match): Promise<WordUses> {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const { words, last } of phrasesIn(match)) {
    for (const word of words) whole.add(word);
    if (last !== undefined) begun.add(last);
  }
  const { rows } = await sql<{ kind: 'all' | 'whole' | 'begun'; word: string; words: number; uses: number }>`
    select 'all' as kind, '' as word, 0 as words, reltuples::bigint as uses
      from pg_class where oid = 'items_search'::regclass
    union all
    select 'whole', word, 1, uses from search_words where word = any(${[...whole]}::text[])
    union all
    select 'begun', start, count(*), sum(uses)::bigint from unnest(${[...begun]}::text[]) as start
      cross join lateral (select uses from search_words where word >= start and word < start || ${LAST}
        limit ${BEGINNING_MOST}) as alike
      group by start`.execute(db);
  const uses = { count: 1, whole: new Map<string, number>(), begun: new Map<string, number>() };
  for (const row of rows) {
    if (row.kind === 'all') uses.count = Math.max(1, row.uses);
    else uses[row.kind].set(row.word, row.words < BEGINNING_MOST ? row.uses : Infinity);
  }
  return uses;
}

/** Behind every letter. */
const LAST = '\u{10FFFF}';

type Phrase = Extract<Match, { phrase: string }>;

/** Its whole words, and the last one where that is only begun. */
function wordsOf({ phrase, isWhole }: Phrase): { words: string[]; last: string | undefined } {
  const words = phrase.split(' ').map(cutLexeme);
  return isWhole ? { words, last: undefined } : { words: words.slice(0, -1), last: words.at(-1) };
}

function* phrasesIn(match: Match): Iterable<ReturnType<typeof wordsOf>> {
  if ('phrase' in match) yield wordsOf(match);
  else if ('all' in match) for (const part of match.all) yield* phrasesIn(part);
  else if ('any' in match) for (const part of match.any) yield* phrasesIn(part);
  else if ('match' in match) {
    yield* phrasesIn(match.match);
    if ('without' in match) yield* phrasesIn(match.without);
  }
}

function usesOf(phrase: Phrase, { whole, begun }: WordUses): number {
  const { words, last } = wordsOf(phrase);
  const all = words.map((word) => whole.get(word) ?? 0);
  return Math.min(...all, last === undefined ? Infinity : (begun.get(last) ?? 0));
}

/** The share of the items that match, as if no word had to do with another. */
export function shareOf(match: Match, uses: WordUses): number {
  if ('phrase' in match) {
    const share = (items: number | undefined) => Math.min(1, (items ?? 0) / uses.count);
    const { words, last } = wordsOf(match);
    const all = words.reduce((product, word) => product * share(uses.whole.get(word)), 1);
    return last === undefined ? all : all * share(uses.begun.get(last));
  }
  if ('start' in match) return 0;
  if ('all' in match) return match.all.reduce((share, part) => share * shareOf(part, uses), 1);
  if ('any' in match) {
    const shares = match.any.map((part) => shareOf(part, uses));
    return Math.min(
      1,
      shares.reduce((sum, share) => sum + share, 0),
    );
  }
  return shareOf(match.match, uses);
}

/**
 * What is asked, without what nothing can have: most spellings of a value have a word that is in no item, and PostgreSQL
 * would weigh each of them for each item that has its other words. Undefined where nothing matches at all.
 */
export function withWordsThere(match: Match, uses: WordUses): Match | undefined {
  if ('phrase' in match) return usesOf(match, uses) > 0 ? match : undefined;
  if ('start' in match) return match;
  if ('any' in match) {
    const some = match.any.flatMap((part) => withWordsThere(part, uses) ?? []);
    return some.length === 0 ? undefined : anyOf(some);
  }
  if ('all' in match) {
    const every = match.all.flatMap((part) => withWordsThere(part, uses) ?? []);
    return every.length < match.all.length ? undefined : allOf(every);
  }
  const inner = withWordsThere(match.match, uses);
  if (inner === undefined) return undefined;
  if ('in' in match) return { in: match.in, match: inner };
  const without = withWordsThere(match.without, uses);
  return without === undefined ? inner : { match: inner, without };
}

/** Looking at an item takes as long as collecting so many from the index. */
const COLLECTED_MEANWHILE = 20;

/**
 * What the index is asked for: all that matches, and more where so many items have a beginning that collecting them takes
 * longer than looking at each of `rest`, which is about how many have everything else. Undefined where nothing else is asked
 * for; the same where nothing is left out.
 */
export function withoutCommon(match: Match, uses: WordUses, rest = Infinity): Match | undefined {
  if ('phrase' in match) {
    const { words, last } = wordsOf(match);
    const others = Math.min(rest, ...words.map((word) => uses.whole.get(word) ?? 0));
    const alike = Math.min(uses.count, last === undefined ? 0 : (uses.begun.get(last) ?? 0));
    if (alike <= COLLECTED_MEANWHILE * others) return match;
    return words.length === 0 ? undefined : { phrase: words.join(' '), isWhole: true };
  }
  if ('start' in match) return match;
  if ('any' in match) {
    const some = match.any.flatMap((part) => withoutCommon(part, uses, rest) ?? []);
    if (some.length < match.any.length) return undefined;
    return some.every((part, at) => part === match.any[at]) ? match : anyOf(some);
  }
  if ('all' in match) {
    const restOf = (part: Match): number =>
      uses.count * shareOf({ all: match.all.filter((other) => other !== part) }, uses);
    const every = match.all.flatMap(
      (part) => withoutCommon(part, uses, match.all.length > 1 ? Math.min(rest, restOf(part)) : rest) ?? [],
    );
    if (every.length === 0) return undefined;
    return every.length === match.all.length && every.every((part, at) => part === match.all[at])
      ? match
      : allOf(every);
  }
  const inner = withoutCommon(match.match, uses, rest);
  if (inner === match.match || inner === undefined) return inner && match;
  return 'in' in match ? { in: match.in, match: inner } : inner;
}
