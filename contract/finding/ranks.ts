import { indexedText } from '../searchWords.ts';
import { type FoundTiers, tierOfTyped } from './foundTiers.ts';
import { piecesMissing } from './pieces.ts';
import { lacksUmlaut } from './umlauts.ts';

/** A hit, as far as its name and its part number tell which place it has. */
export interface RankedHit {
  name: string;
  supplier_part_no: string;
  /** Its name as the index keeps it. */
  indexed: string;
}

export interface Ranks {
  /** Its tier, by which a short word with an umlaut comes before others that only begin alike. */
  tierOf(hit: RankedHit, tier: number): number;
  /** What hits of one tier are told apart by, the least first. */
  of(hit: RankedHit): number;
}

/** Words that follow one another of a query that are looked at. */
const PAIRS_MAX = 7;

/**
 * How hits for `text`, as it was typed, are told apart within their tiers: by its numbers that a name lacks, by whether the name goes on to another
 * thing ('Pedal wrench' is no pedal), by its words that stand apart, and by the thing that it begins with.
 */
export function ranksFor(text: string, tiers: Pick<FoundTiers, 'isOfThing'>): Ranks {
  const missing = piecesMissing(text);
  const lacks = lacksUmlaut(text);
  const typed = indexedText(text);
  const words = typed.split(' ');
  const pairs = words.slice(1, PAIRS_MAX + 1).map((word, at) => ` ${words[at]} ${word}`);
  // As one number, the first before the second: there are thousands of hits.
  const rank = (isMissing: number, isOther: boolean, apart: number, isNone: boolean): number =>
    ((isMissing * 2 + Number(isOther)) * (PAIRS_MAX + 1) + apart) * 2 + Number(isNone);
  return {
    tierOf: ({ name, supplier_part_no }, tier) =>
      tierOfTyped(tier, lacks?.(`${supplier_part_no} ${name}`) ?? false),
    of: ({ name, indexed }) => {
      const between = pairs.length === 0 ? '' : ` ${indexed}`;
      let apart = 0;
      for (const pair of pairs) if (!between.includes(pair)) apart += 1;
      return rank(
        missing?.(name) ?? 0,
        goesOn(name, indexed, typed),
        apart,
        tiers.isOfThing?.(indexed) === false,
      );
    },
  };
}

/** Whether a name goes on after what was typed with another word: what a sign parts from it only says more of it. */
const goesOn = (name: string, indexed: string, typed: string): boolean =>
  indexed.startsWith(typed) &&
  indexed.charAt(typed.length) === ' ' &&
  /^\p{L}{3,}(?= |$)/u.test(indexed.slice(typed.length + 1)) &&
  !/[,;:(–]| - /.test(name);
