import {
  type Infer,
  type Struct,
  array,
  coerce,
  define,
  object,
  partial,
  string,
  type,
  unknown,
} from 'superstruct';
import { SYNONYM_MAX, SYNONYMS_OF_GROUP } from '../limits.ts';
import { decodeList, listIn } from '../lists.ts';
import { indexedText } from '../searchWords.ts';
import { lengthOf, shownProblem } from '../texts.ts';

/** Words and phrases that mean the same in this workshop, besides those that everybody knows (vocabulary/names.ts). */
export const SynonymGroup = type({ id: string(), words: array(string()) });
export type SynonymGroup = Infer<typeof SynonymGroup>;

/** The groups as GET /api/synonyms answers them. */
export const decodeSynonyms = (value: unknown): SynonymGroup[] =>
  decodeList(listIn(value, 'synonyms'), SynonymGroup);

/** The words of a group; of those that are the same to the search the first one stays. */
const Words: Struct<string[], null> = coerce(
  define<string[]>('words', (value) =>
    isTexts(value) ? (problemOf(value) ?? true) : 'Words must be texts.',
  ),
  unknown(),
  (value) => (isTexts(value) ? distinctWords(value) : value),
);

/** POST /api/synonyms. */
export const SynonymGroupRequest = object({ words: Words });
/**
 * PATCH /api/synonyms/{id}. `was`: the words that its writer has seen; where somebody else was faster, that is the answer,
 * and nothing changes.
 */
export const SynonymGroupChange = partial(object({ words: Words, was: Words }));
export type SynonymGroupChange = Infer<typeof SynonymGroupChange>;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function distinctWords(words: readonly string[]): string[] {
  const known = new Set<string>();
  return words
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => {
      const key = indexedText(word);
      const isNew = key === '' || !known.has(key);
      known.add(key);
      return isNew;
    });
}

/** What is wrong with words between which nothing is the same any more. */
function problemOf(words: readonly string[]): string | undefined {
  for (const word of words) {
    const problem = wordProblem(word);
    if (problem !== undefined) return problem;
  }
  const { min, max } = SYNONYMS_OF_GROUP;
  if (words.length < min) return 'Enter at least two different words with a comma between them.';
  return words.length <= max ? undefined : `There are ${words.length} words; at most ${max} go together.`;
}

function wordProblem(word: string): string | undefined {
  if (word === '') return 'A word is empty.';
  const problem = shownProblem(word, 'A word');
  if (problem !== undefined) return problem;
  if (lengthOf(word) > SYNONYM_MAX) return `A word must be ${SYNONYM_MAX} characters or less.`;
  // Both stand between words where they are typed.
  if (/[,;]/.test(word)) return 'A word must not have a comma or semicolon in it.';
  return indexedText(word) === '' ? `“${word}” has no letter or digit to look for.` : undefined;
}

/** What was typed between commas, as the words of a group. */
export const wordsBetweenCommas = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
