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
  /** What hits of one tier are told apart by, the least first, and the first number before the second. */
  of(hit: RankedHit): readonly number[];
}

/** Two numbers each: the first of them that differs counts. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [at, rank] of one.entries()) {
    const difference = rank - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * How hits for `text`, as it was typed, are told apart within their tiers: by its numbers that a name lacks, by whether the name goes on to another
 * thing ('Pedal wrench' is no pedal), by its words that stand apart, and by the thing that it begins with.
 */
export function ranksFor(text: string, tiers: Pick<FoundTiers, 'isOfThing'>): Ranks {
  const missing = piecesMissing(text);
  const lacks = lacksUmlaut(text);
  const typed = indexedText(text);
  const words = typed.split(' ');
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word}`);
  return {
    tierOf: ({ name, supplier_part_no }, tier) =>
      tierOfTyped(tier, lacks?.(`${supplier_part_no} ${name}`) ?? false),
    of: ({ name, indexed }) => [
      missing?.(name) ?? 0,
      Number(goesOn(name, indexed, typed)),
      pairs.filter((pair) => !` ${indexed}`.includes(pair)).length,
      Number(tiers.isOfThing?.(indexed) === false),
    ],
  };
}

/** Whether a name goes on after what was typed with another word: what a sign parts from it only says more of it. */
const goesOn = (name: string, indexed: string, typed: string): boolean =>
  indexed.startsWith(`${typed} `) &&
  /^\p{L}{3,}(?= |$)/u.test(indexed.slice(typed.length + 1)) &&
  !/[,;:(–]| - /.test(name);
