import { asItStands, type Sought } from './spellings.ts';
import { singulars } from './synonyms/synonyms.ts';
import { hasHead, mayBeHead } from './within.ts';

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
const PARTS = /^\p{L}{4,} \p{L}{4,}$/u;
/** The 's' that joins two words: 'Arbeitsleuchte'. */
const JOINED = /(?<=.{4})s$/;

/**
 * A word that German puts together, as its two parts, which stand apart in what is meant: 'flachpinsel' is the 'Pinsel flach', 'lederhandschuhe' are
 * 'Arbeitshandschuhe' of 'Leder'. Undefined where nothing has both.
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
  const there = await known.among(pairs.flatMap(([first]) => [first, first.replace(JOINED, '')]));
  for (const [first, last] of pairs) {
    const led = [first, first.replace(JOINED, '')].find((one) => there.has(one));
    if (led === undefined) continue;
    const heads = [last, ...singulars(last)];
    const ending = await Promise.all(
      heads
        .filter(mayBeHead)
        .map(async (head) => (await known.around(head)).filter((one) => hasHead(one, head))),
    );
    const second = { ...asItStands([last]), phrases: [...heads.slice(1), ...ending.flat()] };
    const both: Sought = { ...asItStands([led, last]), apart: [asItStands([led]), second] };
    if (await known.has([both])) return both;
  }
  return undefined;
}
