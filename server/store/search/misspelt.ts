import { mayBeBegun } from '../../../contract/finding/codes.ts';
import type { Known } from '../../../contract/finding/synonyms/wordReadings.ts';
import type { Sought } from '../../../contract/finding/spellings.ts';
import { createVocabulary, firstLetters } from '../../../contract/finding/misspelling.ts';
import type { Db } from '../store.ts';
import { createInnerWords } from './innerWords.ts';
import { anyOf, inAnySpelling, type Match } from './match.ts';
import { searchIndexOf } from './searchIndex.ts';

/**
 * Words without a digit that are compared with a misspelt one at most; the others, of which a million items have tens of
 * thousands for each letter, are never taken for one.
 */
const COMPARED_MAX = 20_000;
/** Of the words that have letters within them so many are looked for. */
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
  inner = createInnerWords(db),
): Known {
  const asked = new Map([[keyOf(missing), Promise.resolve(false)]]);
  // One of several may be found within a word alone: of 'Bohrer 8mm für Beton' the 'Steinbohrer'.
  const hasAll = async (things: readonly Sought[]): Promise<boolean> => {
    const all = await inner.withAround(things);
    if (await isFound(inAnySpelling(all))) return true;
    if (things.length < 2) return false;
    const compounds = await inner.withCompounds(all);
    return compounds.some((thing, at) => thing !== all[at]) && isFound(inAnySpelling(compounds));
  };
  return {
    has: (things) => {
      const key = keyOf(things);
      const answer = asked.get(key) ?? hasAll(things);
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
    around: async (letters) => (await inner.around(letters)).words.slice(0, AROUND_MAX),
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

/** The same for the same things in another order. */
const keyOf = (things: readonly Sought[]): string =>
  things
    .map((thing) => JSON.stringify(thing))
    .toSorted()
    .join(' ');

const following = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
