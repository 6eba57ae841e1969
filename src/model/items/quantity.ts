import { QUANTITY_MIN } from '../../../contract/limits.ts';

/** The decimals of a number as it is written: 0.25 has two, 1e-7 seven. */
function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/**
 * A quantity with `by` more of it, or fewer where that is negative; never below 0. Exact to the decimals that both are
 * written with: 0.1 and 0.2 more are 0.3. None where so little is left that it is no quantity.
 */
export function quantityAfter(quantity: number, by: number): number {
  const sum = quantity + by;
  const exact = Number(sum.toFixed(Math.min(100, Math.max(decimals(quantity), decimals(by)))));
  return exact < QUANTITY_MIN ? 0 : exact;
}

/** A difference of quantities, or a sum of differences, without what binary fractions add to it. */
export const exactly = (difference: number): number => Number(difference.toPrecision(12));
