import { indexedText } from '../../../contract/searchWords.ts';

/** Letters of the shortest word in which a slip is looked for, and from how many on one letter may be another one. */
const SHORT = 4;
const LONG = 6;

/**
 * Finds among `names` one that a person may have meant by another: the same but for blanks and signs, or one word of it with a letter
 * more, less or another one, or two that are swapped. In short words a letter that is another one makes another word ('Nuts', 'Nets'),
 * and a figure that is another one is another thing ('Shelf 1', 'Shelf 2').
 */
export function createResembling(names: Iterable<string>): (name: string) => string | undefined {
  const joined = new Map<string, string[]>();
  /** The names that are alike but for one word, with that word. */
  const beside = new Map<string, { name: string; word: string }[]>();
  for (const name of names) {
    const words = wordsOf(name);
    const key = joinedKey(words);
    joined.set(key, [...(joined.get(key) ?? []), name]);
    for (const [key, word] of slippable(words)) {
      const there = beside.get(key);
      if (there) there.push({ name, word });
      else beside.set(key, [{ name, word }]);
    }
  }
  return (name) => {
    const words = wordsOf(name);
    const same = joined.get(joinedKey(words))?.find((other) => other !== name);
    if (same !== undefined) return same;
    for (const [key, word] of slippable(words)) {
      const found = beside.get(key)?.find((other) => other.name !== name && isSlip(word, other.word));
      if (found) return found.name;
    }
    return undefined;
  };
}

/** A name of signs alone is one word as it stands. */
const wordsOf = (name: string): string[] => (indexedText(name) || name).split(' ');

/** The words without the blanks between them, but between figures: 'Shelf 1 1' is not 'Shelf 11'. */
const joinedKey = (words: readonly string[]): string => words.join(' ').replaceAll(/(?<!\d) | (?!\d)/g, '');

/** Each word that may be misspelt, with the others around its place. */
const slippable = (words: readonly string[]): [key: string, word: string][] =>
  words.flatMap((word, at): [string, string][] =>
    word.length < SHORT || /\d/.test(word) ? [] : [[words.with(at, '').join(' '), word]],
  );

/** Whether one slip leads from one word to the other. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return short.length >= LONG;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
