import { asItStands, type Sought } from './spellings.ts';
import { singulars } from './synonyms/synonyms.ts';
import { endsAlmostWith } from './misspelling.ts';
import { hasHead, mayBeHead, mayStandWithin } from './within.ts';

/** Letters of a word that is parted in two, and in three: there are as many ways as it has letters, or half their square. */
const PARTED_MAX = { two: 24, three: 12 };
/** In a word that is this long digits may be parted, too; in a shorter one they are a size or a value. */
const LONG_NUMBER = 8;

/** What is there to be found, word by word. */
export interface KnownWords {
  /** Whether anything has all of these things. */
  has(things: readonly Sought[]): Promise<boolean>;
  /** Those of the words that something has. */
  among(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Words that have these letters within them. */
  around(letters: string): Promise<readonly string[]>;
}

/** Letters of each part: shorter ones are in too many words. */
const PARTS = /^\p{L}{3,} \p{L}{4,}$/u;
/** Letters of a first part that other words may begin or end with. */
const BEGUN_MIN = 4;
/** The 's' that joins two words: 'Arbeitsleuchte'. */
const JOINED = /(?<=.{4})s$/;

/**
 * A word that German puts together, as its two parts, which stand apart in what is meant: 'flachpinsel' is the 'Pinsel flach', 'lederhandschuhe' are
 * 'Arbeitshandschuhe' of 'Leder', 'erdbeermarmelade' is 'Marmelade Erdbeere'. Undefined where nothing has both.
 *
 * @param ways the word in parts, between blanks
 */
export async function partsApart(ways: readonly string[], known: KnownWords): Promise<Sought | undefined> {
  const pairs = ways
    .filter((way) => PARTS.test(way))
    .map((way): readonly [string, string] => {
      const [first = '', last = ''] = way.split(' ');
      return [first, last];
    });
  if (pairs.length === 0) return undefined;
  const there = await known.among(pairs.flatMap(([first, last]) => [first, first.replace(JOINED, ''), last]));
  const ending = async (head: string): Promise<readonly string[]> =>
    mayBeHead(head) ? (await known.around(head)).filter((one) => hasHead(one, head)) : [];
  for (const [first, last] of pairs) {
    const begun = first.replace(JOINED, '');
    const led = [first, begun].find((one) => there.has(one));
    // Each of these is asked for in the whole index: a word of two that nothing has is left.
    if (led === undefined && (begun.length < BEGUN_MIN || !there.has(last))) continue;
    const heads = [last, ...singulars(last)];
    const ends = (await Promise.all(heads.map(ending))).flat();
    const lastOf = (phrases: readonly string[]): Sought => ({
      ...asItStands([last]),
      phrases: [...heads.slice(1), ...phrases],
    });
    const both = (one: Sought, other: Sought): Sought => ({
      ...asItStands([...one.words, last]),
      apart: [one, other],
    });
    const readings =
      led === undefined
        ? [
            // 'Bohrersatz' is a 'Steinbohrer-Satz'.
            both({ ...asItStands([begun]), phrases: await ending(begun) }, asItStands([last])),
            // A word that only begins so and ends so is none of two.
            both(asItStands([begun]), lastOf(ends.filter((one) => !one.startsWith(begun)))),
          ]
        : [both(asItStands([led]), lastOf(ends))];
    for (const reading of readings) if (await known.has([reading])) return reading;
  }
  return undefined;
}

/** Letters of a misspelt word that others may end with. */
const TAIL_MIN = 7;
/** Letters at one of its ends in which the slip may be. */
const SLIP_WITHIN = 3;

/** A misspelt word as those that end with what it means: 'frostschuz' of 'Kühlerfrostschutz'. Undefined where none does. */
export async function endingMisspelt(
  word: string,
  known: Pick<KnownWords, 'around'>,
): Promise<Sought | undefined> {
  if (word.length < TAIL_MIN || !mayBeHead(word)) return undefined;
  const pieces = [word.slice(0, -SLIP_WITHIN), word.slice(SLIP_WITHIN)].filter(mayStandWithin);
  const around = (await Promise.all(pieces.map((piece) => known.around(piece)))).flat();
  const [first, ...more] = [...new Set(around.filter((one) => endsAlmostWith(one, word)))].toSorted();
  return first === undefined ? undefined : { ...asItStands([first]), phrases: more };
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
