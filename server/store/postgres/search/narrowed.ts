import { sql } from 'kysely';
import { allOf, anyOf, type Match } from '../../search/match.ts';
import type { Db } from '../../store.ts';
import { type CommonWords, shareOfWord } from './commonWords.ts';
import { cutLexeme, isShortStart, SHORT, STARTS } from './searchDocument.ts';

type Phrase = Extract<Match, { phrase: string }>;

/** Its whole words, and the last one where that is only begun. */
function wordsOf({ phrase, isWhole }: Phrase): { words: string[]; last: string | undefined } {
  const words = phrase.split(' ').map(cutLexeme);
  return isWhole ? { words, last: undefined } : { words: words.slice(0, -1), last: words.at(-1) };
}

function* phrasesIn(match: Match): Iterable<Phrase> {
  if ('phrase' in match) yield match;
  else if ('all' in match) for (const part of match.all) yield* phrasesIn(part);
  else if ('any' in match) for (const part of match.any) yield* phrasesIn(part);
  else if ('match' in match) {
    yield* phrasesIn(match.match);
    if ('without' in match) yield* phrasesIn(match.without);
  }
}

/** Fewer phrases are asked for faster than it is found out which of them are nowhere. */
const WORTH_IT = 3;

/**
 * What is asked, without what nothing can have: most spellings of a value have a word that is in no item, and PostgreSQL
 * would weigh each of them for each item that has its other words. Undefined where nothing matches at all.
 */
export async function withWordsThere(db: Db, match: Match): Promise<Match | undefined> {
  const phrases = [...phrasesIn(match)].map(wordsOf);
  if (phrases.length < WORTH_IT) return match;
  const words = [...new Set(phrases.flatMap((phrase) => phrase.words))];
  const begun = [...new Set(phrases.flatMap(({ last }) => last ?? []))];
  const { rows } = await sql<{ word: string; begun: number }>`
    select word, 0 as begun from search_words where word = any(${words}::text[])
    union all
    select start, 1 from unnest(${begun}::text[]) as start where starts_with(
      (select word from search_words where word >= start order by word limit 1), start)`.execute(db);
  const there = new Set(rows.map((row) => `${row.begun} ${row.word}`));
  return pruned(match, (phrase) => {
    const of = wordsOf(phrase);
    return (
      of.words.every((word) => there.has(`0 ${word}`)) && (of.last === undefined || there.has(`1 ${of.last}`))
    );
  });
}

function pruned(match: Match, isThere: (phrase: Phrase) => boolean): Match | undefined {
  if ('phrase' in match) return isThere(match) ? match : undefined;
  if ('start' in match) return match;
  if ('any' in match) {
    const some = match.any.flatMap((part) => pruned(part, isThere) ?? []);
    return some.length === 0 ? undefined : anyOf(some);
  }
  if ('all' in match) {
    const every = match.all.flatMap((part) => pruned(part, isThere) ?? []);
    return every.length < match.all.length ? undefined : allOf(every);
  }
  const inner = pruned(match.match, isThere);
  if (inner === undefined) return undefined;
  if ('in' in match) return { in: match.in, match: inner };
  const without = pruned(match.without, isThere);
  return without === undefined ? inner : { match: inner, without };
}

/** Of the items that have all words of a phrase so many have it. */
const SIDE_BY_SIDE = 0.3;

/** The share of the items that match, about, as if no word had to do with another; `before` each of its words. */
export function shareOf(match: Match, common: CommonWords, before = ''): number {
  if ('phrase' in match) {
    const { words, last } = wordsOf(match);
    const shares = words.map((word) => shareOfWord(before + word, false, common));
    if (last !== undefined) shares.push(shareOfWord(before + last, true, common));
    return shares.reduce((all, share) => all * share) * SIDE_BY_SIDE ** (shares.length - 1);
  }
  if ('start' in match) {
    if (!isShortStart(match.start)) return common.otherwise;
    return shareOfWord(STARTS[match.of] + match.start, false, common);
  }
  if ('all' in match) return match.all.reduce((share, part) => share * shareOf(part, common, before), 1);
  if ('any' in match) {
    const sum = match.any.reduce((share, part) => share + shareOf(part, common, before), 0);
    return Math.min(1, sum);
  }
  return shareOf(match.match, common, beforeIn(match, before));
}

const beforeIn = (match: Match, before: string): string =>
  'in' in match && match.in === 'short' ? SHORT : before;

/** Looking at an item takes as long as collecting so many from the index. */
const COLLECTED_MEANWHILE = 20;

/** What else is asked for. */
interface Besides {
  /** The share of the items that have it. */
  rest: number;
  /** What stands before each word. */
  before: string;
}

/**
 * What the index is asked for: all that matches, and more where so many items have a beginning that collecting them takes
 * longer than looking at each that has everything else. Undefined where nothing else is asked for; the same where nothing is
 * left out.
 */
export function withoutCommon(
  match: Match,
  common: CommonWords,
  { rest, before }: Besides = { rest: 1, before: '' },
): Match | undefined {
  if ('phrase' in match) {
    const { words, last } = wordsOf(match);
    if (last === undefined) return match;
    const others = words.reduce((share, word) => share * shareOfWord(before + word, false, common), rest);
    if (shareOfWord(before + last, true, common) <= COLLECTED_MEANWHILE * others) return match;
    return words.length === 0 ? undefined : { phrase: words.join(' '), isWhole: true };
  }
  if ('start' in match) return match;
  if ('any' in match) {
    const some = match.any.map((part) => withoutCommon(part, common, { rest, before }));
    if (some.includes(undefined)) return undefined;
    return isSame(match.any, some) ? match : anyOf(some.flatMap((part) => part ?? []));
  }
  if ('all' in match) {
    const every = match.all.map((part) => {
      const others = { all: match.all.filter((other) => other !== part) };
      return withoutCommon(part, common, { rest: rest * shareOf(others, common, before), before });
    });
    if (isSame(match.all, every)) return match;
    const left = every.flatMap((part) => part ?? []);
    return left.length === 0 ? undefined : allOf(left);
  }
  const inner = withoutCommon(match.match, common, { rest, before: beforeIn(match, before) });
  if (inner === undefined || inner === match.match) return inner && match;
  return 'in' in match ? { in: match.in, match: inner } : inner;
}

const isSame = (parts: readonly Match[], others: readonly (Match | undefined)[]): boolean =>
  parts.every((part, at) => part === others[at]);
