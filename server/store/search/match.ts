import type { Sought } from '../../../contract/finding/spellings.ts';
import { isTypedInOne } from '../../../contract/finding/thingTest.ts';

/** What the index of the search is asked: each engine has its own language for it. */
export type Match =
  /** Words between single blanks that follow one another; the last is only begun, unless all are whole. */
  | { phrase: string; isWhole?: boolean }
  /** A part number or a name that begins with these words, of which the last is only begun. */
  | { start: string; of: 'part' | 'name' }
  /** What stands in the part number or the name; in what an item is described by; anywhere unless it is said. */
  | { in: 'short' | 'rest'; match: Match }
  | { all: readonly Match[] }
  | { any: readonly Match[] }
  | { match: Match; without: Match };

/** What the index is asked for every word as it was typed. */
export const asTyped = (things: readonly Pick<Sought, 'words' | 'isWhole'>[]): Match =>
  allOf(things.flatMap(({ words, isWhole = false }) => words.map((phrase) => ({ phrase, isWhole }))));

/** The things with what was typed in one as words that follow one another. */
export const inOnePiece = (things: readonly Sought[]): Sought[] =>
  things.map((thing) => (isTypedInOne(thing) ? { ...thing, words: [thing.words.join(' ')] } : thing));

/** What the index is asked for every thing, in whatever spelling it may have (see `meaningAs`). */
export function inAnySpelling(things: readonly Sought[]): Match {
  return allOf(
    things.map((thing) => {
      const { words, phrases, whole, synonyms, equal, apart, isWhole = false, around = [] } = thing;
      const [typed = ''] = words;
      const begun = [
        ...(words.length === 1 ? [{ phrase: typed, isWhole }] : []),
        ...phrases.map((phrase) => ({ phrase })),
      ];
      const entire = [...whole, ...synonyms, ...equal].map((phrase) => ({ phrase, isWhole: true }));
      // Thousands, none of which another one finds.
      const inner = around.map((phrase) => ({ phrase, isWhole: true }));
      const others = [...withoutCovered([...begun, ...entire]), ...inner];
      if (words.length === 1) return anyOf(others);
      // What has the words in any spelling has them as they were typed, too.
      const together = apart.length > 0 ? inAnySpelling(apart) : asTyped([thing]);
      return anyOf([together, ...(isWhole ? others : others.filter((other) => !hasEach(other, words)))]);
    }),
  );
}

/** Whether each of the words begins one of a phrase's. */
const hasEach = ({ phrase }: { phrase: string }, words: readonly string[]): boolean =>
  words.every((word) => ` ${phrase}`.includes(` ${word}`));

/** Without the phrases that another one finds: '8 mm' where '8' is looked for. Each that is left costs time. */
function withoutCovered(phrases: readonly { phrase: string; isWhole?: boolean }[]) {
  const texts = phrases.map(({ phrase, isWhole }) => ` ${phrase}${isWhole ? ' ' : ''}`);
  return phrases.filter((_, at) => {
    const text = texts[at] ?? '';
    return !texts.some((other, index) => text.includes(other) && (other !== text || index < at));
  });
}

export const allOf = (matches: readonly Match[]): Match => {
  const [only] = matches;
  return only && matches.length === 1 ? only : { all: matches };
};

export const anyOf = (matches: readonly Match[]): Match => {
  const [only] = matches;
  return only && matches.length === 1 ? only : { any: matches };
};
