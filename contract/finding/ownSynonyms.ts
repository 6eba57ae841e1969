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
  /** Where each is one of the words: what they are called besides is told when it is asked for. */
  const places = new Map<string, { names: readonly string[][]; at: number }[]>();
  let longest = 1;
  for (const { words } of groups) {
    const names = words.map((word) => inOne(indexedText(word)));
    for (const [at, word] of words.entries()) {
      for (const key of keysOf(word)) {
        longest = Math.max(longest, key.split(' ').length);
        const known = places.get(key);
        if (known) known.push({ names, at });
        else places.set(key, [{ names, at }]);
      }
    }
  }
  const namesOf = (phrase: string): Set<string> => {
    const others = new Set<string>();
    for (const { names, at } of places.get(phrase) ?? []) {
      for (const other of names.filter((_, index) => index !== at).flat()) {
        if (other !== phrase && others.size < NAMES_MAX) others.add(other);
      }
    }
    return others;
  };
  const of = (phrase: string): readonly string[] => [
    ...new Set([phrase, ...singularPhrases(phrase)].flatMap((each) => [...namesOf(each)])),
  ];
  const isKnown = (phrase: string): boolean =>
    [phrase, ...singularPhrases(phrase)].some((each) => places.has(each));
  return {
    of,
    phraseAt(pieces, at) {
      for (let count = Math.min(longest, pieces.length - at); count > 1; count--) {
        if (isKnown(wordsOf(pieces.slice(at, at + count).join(' ')))) return count;
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
