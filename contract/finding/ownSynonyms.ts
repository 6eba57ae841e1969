import { indexedText, WORD } from '../searchWords.ts';
import { withOneSign } from './asTyped.ts';
import type { SynonymGroup } from './synonymGroups.ts';
import { singularPhrases } from './synonyms/synonyms.ts';

/** What means the same in one workshop, made ready once for all that is looked for. */
export interface OwnSynonyms {
  /** What else this word or phrase is called, as the index has it. */
  of(phrase: string): readonly string[];
  /** How many of these pieces, one after the other from `at` on, are one phrase of a group: the most there are, or 1. */
  phraseAt(pieces: readonly string[], at: number): number;
}

/** Of a workshop that has no words of its own. */
export const NO_OWN: OwnSynonyms = { of: () => [], phraseAt: () => 1 };

/** A word that is in many groups is called so many names at most; each is looked for. */
const NAMES_MAX = 48;

export function ownSynonyms(groups: readonly Pick<SynonymGroup, 'words'>[]): OwnSynonyms {
  if (groups.length === 0) return NO_OWN;
  const byPhrase = new Map<string, Set<string>>();
  let longest = 1;
  for (const { words } of groups) {
    const names = words.map((word) => inOne(indexedText(word)));
    for (const [at, word] of words.entries()) {
      const others = names.filter((_, index) => index !== at).flat();
      for (const key of keysOf(word)) {
        longest = Math.max(longest, key.split(' ').length);
        const known = byPhrase.get(key) ?? new Set();
        byPhrase.set(key, known);
        for (const other of others) if (other !== key && known.size < NAMES_MAX) known.add(other);
      }
    }
  }
  const of = (phrase: string): readonly string[] => [
    ...new Set([phrase, ...singularPhrases(phrase)].flatMap((each) => [...(byPhrase.get(each) ?? [])])),
  ];
  return {
    of,
    phraseAt(pieces, at) {
      for (let count = Math.min(longest, pieces.length - at); count > 1; count--) {
        if (of(wordsOf(pieces.slice(at, at + count).join(' '))).length > 0) return count;
      }
      return 1;
    },
  };
}

/** As what a word of a group is typed: as it stands, in one where it is of many, and 'ducttape' for 'duct tape'. */
function keysOf(word: string): ReadonlySet<string> {
  const typed = [indexedText(word), wordsOf(withOneSign(word))].filter((key) => key !== '');
  return new Set(typed.flatMap(inOne).flatMap((key) => [key, key.replaceAll(' ', '')]));
}

/** As it stands, and in one where it seems to be of many: both have to be looked for. */
const inOne = (phrase: string): string[] => [phrase, ...singularPhrases(phrase).slice(0, 1)];

/** The words of a folded text, between single blanks. */
const wordsOf = (text: string): string => text.match(WORD)?.join(' ') ?? '';
