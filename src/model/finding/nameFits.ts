import type { Names } from './columns.ts';
import { TIERS } from './tiers.ts';
import { IN_NAME, type WordHits } from './wordHits.ts';
import type { Query } from './words.ts';

/** By the number of a name, how it fits a query; in the bits the first word is the lowest. */
export interface NameFits {
  /** The words that it has. */
  has: Int32Array;
  /** The words that begin a word of it. */
  begun: Int32Array;
  /** The words that are a word of it. */
  whole: Int32Array;
  /** The tier of a name that has all words; of no meaning for the others. */
  tiers: Uint8Array;
}

export function nameFitsOf(names: Names, query: Query, hits: readonly WordHits[]): NameFits {
  const size = names.texts.length;
  const has = new Int32Array(size);
  const begun = new Int32Array(size);
  const whole = new Int32Array(size);
  const tiers = new Uint8Array(size);
  hits.forEach(({ names: numbers, how }, word) => {
    const bit = 1 << word;
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      const kind = how[at] ?? 0;
      has[number] = (has[number] ?? 0) | bit;
      if (kind >= IN_NAME.beginsWord) begun[number] = (begun[number] ?? 0) | bit;
      if (kind === IN_NAME.isWord) whole[number] = (whole[number] ?? 0) | bit;
    }
  });
  const all = 2 ** hits.length - 1;
  for (const number of hits[0]?.names ?? []) {
    if (has[number] === all) tiers[number] = tierOf(names, number, query, hits, begun[number] === all);
  }
  return { has, begun, whole, tiers };
}

function tierOf(
  { bares, starts }: Names,
  number: number,
  query: Query,
  hits: readonly WordHits[],
  beginWords: boolean,
): number {
  const name = bares[number] ?? '';
  if (name === query.bare) return TIERS.nameIs;
  if (name.startsWith(query.bare)) return TIERS.nameBegins;
  return beginWords && ledWithin(starts[number] ?? '', hits, 0) === hits.length
    ? TIERS.nameWords
    : TIERS.inItself;
}

/**
 * How many words, counted from the first, begin words of a path one after the other up to the end of this name;
 * `before` is that number for the names above it.
 */
export function ledThrough(
  { starts }: Names,
  hits: readonly WordHits[],
  name: number,
  begun: number,
  before: number,
): number {
  if ((begun & (1 << before)) === 0) return before;
  // Where the word after it is not in this name too, nothing has to be compared.
  if ((begun & (1 << (before + 1))) === 0) return before + 1;
  return ledWithin(starts[name] ?? '', hits, before);
}

function ledWithin(starts: string, hits: readonly WordHits[], before: number): number {
  let led = before;
  let from = 0;
  for (let next = hits[led]; next !== undefined && next.word.start !== ''; next = hits[led]) {
    const at = starts.indexOf(next.word.start, from);
    if (at < 0) break;
    from = at + next.word.start.length;
    led++;
  }
  return led;
}
