import type { Sought } from './spellings.ts';

/** What is there to be found, to tell what a query means that finds nothing. */
export interface Known {
  /** Whether anything has all of these things. */
  has(things: readonly Sought[]): Promise<boolean>;
  /** The word that is spelt most like this one. */
  nearest(word: string): Promise<string | undefined>;
}

/** What a query is taken for. */
export interface Meant {
  things: readonly Sought[];
  /** In words. */
  text: string;
}

/** Letters of a word that is parted in two, and in three: there are as many ways as it has letters, or half their square. */
const PARTED_MAX = { two: 24, three: 12 };
/** Words of one query that are looked for in another spelling: a stranger may send many. */
const OTHERWISE_MAX = 3;
/** In a word that is this long digits may be parted, too; in a shorter one they are a size or a value. */
const LONG_NUMBER = 8;
/** Things that one query may be left out of, each in its turn. */
const LEFT_OUT_MAX = 6;

const thing = (text: string): Sought => ({ words: [text], phrases: [], whole: [], equal: [] });
const textOf = (things: readonly Sought[]): string => things.flatMap(({ words }) => words).join(' ');
const meantBy = (things: readonly Sought[]): Meant => ({ things, text: textOf(things) });
const isOfLetters = ({ words }: Sought): boolean => words.every((word) => /^\p{L}{2,}$/u.test(word));

/**
 * What was meant by things of which nothing has all: the words that nothing has as they are spelt where they are known
 * ('gyrosocpe'), parted ('wingnut') or joined with the next one ('wheel barrow', '12 awg'); else, where each word is somewhere, all
 * but one of those without a digit ('heat shrink tube' where the tube is but heat shrink). Undefined where nothing comes of it.
 */
export async function findMeant(things: readonly Sought[], known: Known): Promise<Meant | undefined> {
  if (things.length === 0) return undefined;
  const spelt: Sought[] = [];
  let isUnknown = false;
  let tries = 0;
  for (const each of things.flatMap(wordByWord)) {
    const isKnown = await known.has([each]);
    if (!isKnown) tries += 1;
    if (tries > OTHERWISE_MAX) return undefined;
    const other = isKnown ? each : await otherwise(each, known);
    spelt.push(other ?? each);
    isUnknown ||= other === undefined;
  }
  if (!isUnknown && (await known.has(spelt))) return meantBy(spelt);
  for (let at = 0; at + 1 < spelt.length; at++) {
    const [one, next] = spelt.slice(at, at + 2);
    if (!one || !next || /\d \d/.test(textOf([one, next]))) continue;
    const joined = spelt.toSpliced(at, 2, thing(textOf([one, next]).replaceAll(' ', '')));
    if (await known.has(joined)) return meantBy(joined);
  }
  // A word that nothing has is what the query is about.
  return isUnknown ? undefined : withoutOne(spelt, known);
}

/** 'soldering iron' is one thing for its synonyms, and two words. */
const wordByWord = (each: Sought): Sought[] =>
  each.words.length > 1 && isOfLetters(each) ? each.words.map(thing) : [each];

/** Another spelling of a word that nothing has. */
async function otherwise({ words, whole }: Sought, known: Known): Promise<Sought | undefined> {
  const [word] = words;
  // Another value is another thing.
  if (words.length !== 1 || word === undefined || word.includes(' ') || whole.length > 0) return undefined;
  const nearest = await known.nearest(word);
  if (nearest !== undefined && (await known.has([thing(nearest)]))) return thing(nearest);
  for (const parts of partings(word)) if (await known.has([thing(parts)])) return thing(parts);
  return undefined;
}

/** A word in two or three parts, the fewest first. */
export function partings(word: string): string[] {
  const ways = (rest: string, parts: number): string[] => {
    if (parts === 1) return [rest];
    return Array.from({ length: rest.length - 1 }, (_, at) => at + 1)
      .filter((at) => mayPart(rest, at, word.length))
      .flatMap((at) => ways(rest.slice(at), parts - 1).map((way) => `${rest.slice(0, at)} ${way}`));
  };
  if (word.length < 4 || word.length > PARTED_MAX.two) return [];
  return [...ways(word, 2), ...(word.length > PARTED_MAX.three ? [] : ways(word, 3))];
}

function mayPart(text: string, at: number, length: number): boolean {
  return length >= LONG_NUMBER || !/\d\d/.test(text.slice(at - 1, at + 1));
}

/** All but one, from the last; each of them is somewhere. */
async function withoutOne(things: readonly Sought[], known: Known): Promise<Meant | undefined> {
  for (const left of things.filter(isOfLetters).toReversed().slice(0, LEFT_OUT_MAX)) {
    const rest = things.filter((each) => each !== left);
    if (rest.some((each) => textOf([each]).length > 2) && (await known.has(rest))) return meantBy(rest);
  }
  return undefined;
}
