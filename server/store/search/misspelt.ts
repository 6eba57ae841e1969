import type { Known } from '../../../contract/finding/meant.ts';
import { createVocabulary } from '../../../contract/finding/misspelling.ts';
import type { Db } from '../store.ts';
import { inAnySpelling, type Match } from './match.ts';
import { searchIndexOf } from './searchIndex.ts';

/**
 * Words without a digit that are compared with a misspelt one at most; the others, of which a million items have tens of
 * thousands for each letter, are never taken for one.
 */
const COMPARED_MAX = 20_000;

/** What the index has; `isFound`: whether anything matches that may be found at all. */
export const knownIn = (db: Db, isFound: (match: Match) => Promise<boolean>): Known => ({
  has: (things) => isFound(inAnySpelling(things)),
  async nearest(word) {
    const terms: string[] = [];
    // The first letter is hardly ever wrong, but for the one behind it.
    for (const first of new Set([...word].slice(0, 2))) {
      const alike = await searchIndexOf(db).words(db, first, following(first), COMPARED_MAX, true);
      for (const term of alike) terms.push(term);
    }
    return createVocabulary(terms).nearest(word);
  },
});

const following = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
