/** How well a location fits what was typed, the best first. */
export const TIERS = {
  labelIs: 0,
  nameIs: 1,
  /** Opened before, and found by beginnings of words: what people come back to. */
  opened: 2,
  labelBegins: 3,
  nameBegins: 4,
  /** All words begin words of its name, in their order. */
  nameWords: 5,
  /** All words stand in its name or label. */
  inItself: 6,
  /** All words begin words of its path, in their order, the last one of its name. */
  pathEndsHere: 7,
  /** The same, and the last one somewhere above. */
  pathLeadsHere: 8,
  lastInItself: 9,
  anywhere: 10,
} as const;

export const TIER_COUNT = TIERS.anywhere + 1;

/**
 * How well the best of some rows fits, so that locations, items and commands can be compared; lower is better. It is
 * the rank of the whole palette.
 */
export const FIT = {
  /** Its name, label or part number is what was typed. */
  exact: 0,
  /** Used before, and found by a beginning. */
  opened: 1,
  /** Another name of a command is what was typed. */
  alias: 2,
  /** Its name, label or part number begins with it. */
  begins: 3,
  /** Another name of a command begins with it. */
  aliasBegins: 4,
  /** Its words begin words of the name, in their order. */
  inOrder: 5,
  /** By the path, within words, or in another order. */
  loose: 6,
  /** Only what is written about it has the words. */
  notes: 7,
  none: 8,
} as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

export function fitOf(tier: number): Fit {
  if (tier < TIERS.opened) return FIT.exact;
  if (tier === TIERS.opened) return FIT.opened;
  if (tier <= TIERS.nameBegins) return FIT.begins;
  return tier === TIERS.nameWords ? FIT.inOrder : FIT.loose;
}
