import { expect, test } from 'vitest';
import { median } from '../../../server/analysis/changes/overlay.ts';
import { weightedRange } from '../../../server/analysis/local/weightedRange.ts';

test('the range of values leaves out the same share of the weight at either end, whatever their order', () => {
  // Of a weight of 0.1 in all, as shares of an area are: what is added to the sum by mistake would be most of it.
  const weights = Array.from({ length: 10 }, () => 0.01);
  const values = [9, 1, 2, 3, 4, 5, 6, 7, 8, 0];
  expect(weightedRange(values, weights, 0.05)).toEqual([0, 9]);
  expect(weightedRange(values, weights, 0.15)).toEqual([1, 8]);
  expect(weightedRange([5], [0.01], 0.1)).toEqual([5, 5]);
  expect(weightedRange([], [], 0.1)).toEqual([0, 0]);
});

test('the middle of an even number of values lies between the two in the middle', () => {
  expect([median([3, 1, 2]), median([10, 1, 2, 3]), median([4])]).toEqual([2, 2.5, 4]);
});
