/** Pseudo-random choices that a seed repeats exactly. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, which is plenty for test data, and a few operations a number. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick<T>(choices: readonly T[]): T {
      const index = Math.floor(next() * choices.length);
      if (index >= choices.length) throw new RangeError('There is nothing to pick from.');
      // The index is in range; T itself may be undefined.
      return choices[index] as T;
    },
  };
}
