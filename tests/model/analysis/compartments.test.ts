import { expect, test } from 'vitest';
import { gridPlace } from '../../../src/model/analysis/analysis.ts';

test('a compartment has a place in a grid only where both its row and its column are known', () => {
  expect(gridPlace({ row: 2, column: 3 })).toBe('R2C3');
  expect(gridPlace({ row: 2, column: null })).toBe('');
  expect(gridPlace({ row: null, column: 3 })).toBe('');
});
