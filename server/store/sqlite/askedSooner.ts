import { sql } from 'kysely';
import { anyOf, type Match } from '../search/match.ts';
import type { Db } from '../store.ts';
import { matchText } from './matchText.ts';

/** What is known of the index as of a commit. */
interface Known {
  revision: number;
  /** Whether anything has a phrase, by how FTS5 is asked for it. */
  phrases: Map<string, boolean>;
  /** The words that begin so; undefined for more than {@link WORDS_MAX}. */
  begun: Map<string, readonly string[] | undefined>;
}

/** Of phrases and of beginnings that is kept: some megabytes. */
const KEPT_MAX = 5000;
/** More words are found by their beginning. */
const WORDS_MAX = 8;
/** Beginnings of so many letters have an index of their own (migrations/001-initial.ts). */
const INDEXED_MAX = 3;
const BEHIND_ALL = '\u{10FFFF}';

const kept = new WeakMap<Db, Known>();

/**
 * For one search, which asks for the same words several times: tells how FTS5 is asked so that it answers sooner, and the same.
 * - Phrases that nothing has are left out unless they are all that is asked. FTS5 goes through all that has '10', '0' and 'k' to tell
 *   that nothing has '10 0 k'.
 * - What is begun is asked by the words that begin so, where they are few: of 'washer' begun FTS5 first makes one list of all that has
 *   'washer' or 'washers', even to tell whether there is any.
 *
 * What was found out is kept until anything is written. For the connection that reads, not in a transaction.
 */
export function askedSooner(db: Db): (match: Match) => Promise<Match> {
  let now: Promise<Known> | undefined;
  return async (match) => {
    now ??= knownNow(db);
    const known = await now;
    const phrases = new Set(alternatives(match));
    await learn(known.phrases, phrases, (unknown) => whichAreThere(db, unknown));
    const left = without(match, (phrase) => known.phrases.get(phrase) === false);
    const begun = new Set(begunIn(left));
    await learn(known.begun, begun, (unknown) => wordsBegun(db, unknown));
    return byWords(left, known.begun);
  };
}

async function knownNow(db: Db): Promise<Known> {
  const { rows } = await sql<{ data_version: number }>`select data_version from pragma_data_version`.execute(
    db,
  );
  const revision = rows[0]?.data_version ?? -1;
  const before = kept.get(db);
  if (before?.revision === revision) return before;
  const known: Known = { revision, phrases: new Map(), begun: new Map() };
  kept.set(db, known);
  return known;
}

/** Asks for those that are not known yet. */
async function learn<Fact>(
  known: Map<string, Fact>,
  wanted: ReadonlySet<string>,
  ask: (unknown: readonly string[]) => Promise<ReadonlyMap<string, Fact>>,
): Promise<void> {
  const unknown = [...wanted].filter((one) => !known.has(one));
  if (unknown.length === 0) return;
  const facts = await ask(unknown);
  if (known.size + unknown.length > KEPT_MAX) known.clear();
  for (const [one, fact] of facts) known.set(one, fact);
}

/** The phrases of several words that are one of several; of one word FTS5 knows at once. */
function alternatives(match: Match): string[] {
  if (!('any' in match)) return partsOf(match).flatMap(alternatives);
  return match.any.flatMap((one) => {
    const phrase = phraseOf(one);
    if (phrase === undefined) return alternatives(one);
    return phrase.phrase.includes(' ') ? [matchText(phrase)] : [];
  });
}

/** What something has to have somewhere to match; undefined where that is no single phrase. */
function phraseOf(match: Match): (Match & { phrase: string }) | undefined {
  if ('phrase' in match) return match;
  if ('start' in match) return { phrase: match.start };
  return 'in' in match ? phraseOf(match.match) : undefined;
}

function without(match: Match, isMissing: (phrase: string) => boolean): Match {
  if (!('any' in match)) return withParts(match, (part) => without(part, isMissing));
  const left = match.any.filter((one) => {
    const phrase = phraseOf(one);
    return phrase === undefined || !isMissing(matchText(phrase));
  });
  return anyOf((left.length > 0 ? left : match.any.slice(0, 1)).map((one) => without(one, isMissing)));
}

async function whichAreThere(db: Db, phrases: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ phrase: string; is_there: number }>`select asked.value as phrase,
    exists (select 1 from items_fts where items_fts match asked.value) as is_there
    from json_each(${JSON.stringify(phrases)}) as asked`.execute(db);
  return new Map(rows.map(({ phrase, is_there }) => [phrase, is_there === 1]));
}

/** The last words that are only begun, and have no index by their beginning. */
function begunIn(match: Match): string[] {
  if ('phrase' in match) return match.isWhole || !isLong(lastOf(match.phrase)) ? [] : [lastOf(match.phrase)];
  return partsOf(match).flatMap(begunIn);
}

function byWords(match: Match, begun: Known['begun']): Match {
  if (!('phrase' in match)) return withParts(match, (part) => byWords(part, begun));
  const words = match.isWhole ? undefined : begun.get(lastOf(match.phrase));
  if (!words || words.length === 0) return match;
  const leading = match.phrase.slice(0, match.phrase.length - lastOf(match.phrase).length);
  return anyOf(words.map((word) => ({ phrase: leading + word, isWhole: true })));
}

async function wordsBegun(
  db: Db,
  beginnings: readonly string[],
): Promise<ReadonlyMap<string, readonly string[] | undefined>> {
  const found = new Map<string, readonly string[] | undefined>();
  for (const beginning of beginnings) {
    const { rows } = await sql<{ term: string }>`select term from items_words
      where term >= ${beginning} and term < ${beginning + BEHIND_ALL} limit ${WORDS_MAX + 1}`.execute(db);
    found.set(beginning, rows.length > WORDS_MAX ? undefined : rows.map(({ term }) => term));
  }
  return found;
}

const lastOf = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);
const isLong = (word: string): boolean => Array.from(word).length > INDEXED_MAX;

function partsOf(match: Match): readonly Match[] {
  if ('phrase' in match || 'start' in match) return [];
  if ('all' in match) return match.all;
  if ('any' in match) return match.any;
  return 'without' in match ? [match.match, match.without] : [match.match];
}

function withParts(match: Match, change: (part: Match) => Match): Match {
  if ('phrase' in match || 'start' in match) return match;
  if ('all' in match) return { all: match.all.map(change) };
  if ('any' in match) return { any: match.any.map(change) };
  if ('in' in match) return { in: match.in, match: change(match.match) };
  return { match: change(match.match), without: change(match.without) };
}
