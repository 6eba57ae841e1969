import { mayBeBegun } from '../../../contract/finding/codes.ts';
import type { Known } from '../../../contract/finding/meant.ts';
import type { Sought } from '../../../contract/finding/spellings.ts';
import { createVocabulary, firstLetters } from '../../../contract/finding/misspelling.ts';
import { areUnparted, standsWithin } from '../../../contract/finding/within.ts';
import type { Db } from '../store.ts';
import { anyOf, inAnySpelling, type Match } from './match.ts';
import { searchIndexOf } from './searchIndex.ts';

/**
 * Words without a digit that are compared with a misspelt one at most; the others, of which a million items have tens of
 * thousands for each letter, are never taken for one.
 */
const COMPARED_MAX = 20_000;
/** Words that are looked into for letters within them, the first of the index: some milliseconds after a change. */
const LOOKED_INTO_MAX = 5000;
/** Of more items it would take too long: SQLite goes through all that has a word to tell that there is one. */
const ITEMS_MAX = 100_000;
/** Of those that have them so many are looked for. */
const AROUND_MAX = 24;
/** As near as the nearest: which is meant is told by the other words. */
const ALIKE_MAX = 4;

/**
 * What the index has; `isFound`: whether anything matches that may be found at all; `missing`: what nothing has all of. For one
 * search: what is asked twice is answered as the first time.
 */
export function knownIn(
  db: Db,
  isFound: (match: Match) => Promise<boolean>,
  missing: readonly Sought[],
): Known {
  const asked = new Map([[keyOf(missing), Promise.resolve(false)]]);
  return {
    has: (things) => {
      const key = keyOf(things);
      const answer = asked.get(key) ?? isFound(inAnySpelling(things));
      asked.set(key, answer);
      return answer;
    },
    names: (phrases) =>
      isFound(
        anyOf(
          phrases.flatMap((phrase): Match[] => [
            ...(mayBeBegun(phrase) ? [{ start: phrase, of: 'part' } as const] : []),
            { in: 'short', match: { phrase, isWhole: true } },
          ]),
        ),
      ),
    among: async (words) => new Set(await searchIndexOf(db).wordsAmong(db, words)),
    async around(letters) {
      if ((await newest(db)) > ITEMS_MAX) return [];
      const words = new Set<string>();
      for (const from of startsFor(letters)) {
        for (const word of await searchIndexOf(db).wordsAround(db, letters, from, LOOKED_INTO_MAX))
          words.add(word);
      }
      return [...words].filter((word) => standsWithin(word, letters)).slice(0, AROUND_MAX);
    },
    async nearest(word) {
      const terms: string[] = [];
      for (const first of firstLetters(word)) {
        const alike = await searchIndexOf(db).words(db, first, following(first), COMPARED_MAX, true);
        for (const term of alike) terms.push(term);
      }
      return createVocabulary(terms).alike(word, ALIKE_MAX);
    },
  };
}

/** Where Chinese and Japanese words begin: behind those of all letters that people type beside them. */
const EASTERN = '\u2E80';

/**
 * From where on words are looked into: for letters alone behind all that begin with a digit. What is written without blanks
 * stands behind a size as well as in a word of its own.
 */
const startsFor = (letters: string): readonly string[] =>
  areUnparted(letters) ? ['', EASTERN] : [/\d/.test(letters) ? '' : 'a'];

/** The same for the same things in another order. */
const keyOf = (things: readonly Sought[]): string =>
  things
    .map((thing) => JSON.stringify(thing))
    .toSorted()
    .join(' ');

const following = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);

/** The number of the newest item: about as many as there are. */
async function newest(db: Db): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}
