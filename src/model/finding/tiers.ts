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

/** How well the best of some records fits, so that locations and items can be compared; lower is better. */
export const FIT = { exact: 0, begins: 1, inOrder: 2, loose: 3, none: 4 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

export function fitOf(tier: number): Fit {
  if (tier <= TIERS.opened) return FIT.exact;
  if (tier <= TIERS.nameBegins) return FIT.begins;
  return tier === TIERS.nameWords ? FIT.inOrder : FIT.loose;
}
