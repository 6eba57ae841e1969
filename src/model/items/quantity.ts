import { exactSum } from '../../../contract/exactSum.ts';
import { QUANTITY_MIN } from '../../../contract/limits.ts';

/**
 * A quantity with `by` more of it, or fewer where that is negative; never below 0. Exact as `exactSum`. None where so
 * little is left that it is no quantity.
 */
export function quantityAfter(quantity: number, by: number): number {
  const exact = exactSum(quantity, by);
  return exact < QUANTITY_MIN ? 0 : exact;
}
