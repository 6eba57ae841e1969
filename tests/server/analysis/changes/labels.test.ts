import { expect, it } from 'vitest';
import { labelDifference, labelDistance } from '../../../../server/analysis/changes/labels.ts';

it.each([
  ['M3x10', 'M3x10', 'none'],
  ['100 nF', '100nF', 'none'],
  ['O-rings', '0 rings', 'misread'],
  ['L7805', '17805', 'misread'],
  ['Washers', 'Washer', 'misread'],
  ['Washers', 'Wasters', 'misread'],
  ['Springs', 'pSprings', 'misread'],
  ['M3x10', 'M3x16', 'real'],
  ['M3x1', 'M3x10', 'real'],
  ['LED', 'LEO', 'misread'],
  ['Nut', 'Nit', 'real'],
  ['Washers', 'Springs', 'real'],
  ['', 'M3', 'real'],
  ['✂', '✂', 'none'],
  ['4.7k', '47k', 'real'],
  ['1.5 mm', '15 mm', 'real'],
  ['1.5 mm', '1,5mm', 'none'],
  ['.1 µF 50V', '1 µF 50V', 'real'],
  ['Drill 1/4', 'Drill 14', 'real'],
  ['+12V supply', '-12V supply', 'real'],
  ['+12V supply', '12V supply', 'real'],
  ['-12V supply', '−12V supply', 'none'],
  ['Springs 1.5', 'Sprinqs 1.5', 'misread'],
  ['M3-10', 'M310', 'none'],
  ['DC1-R1C1', 'DC1R1C1', 'none'],
  ['No. 5, black', 'No 5 black', 'none'],
] as const)('%j and %j differ: %s', (one, other, difference) => {
  expect(labelDifference(one, other)).toBe(difference);
  expect(labelDifference(other, one)).toBe(difference);
});

it('the distance of two labels is the share of letters that differ, and bounded for long ones', () => {
  expect(labelDistance('M3 nuts', 'M4 nuts')).toBeCloseTo(1 / 6);
  expect(labelDistance('', '')).toBe(0);
  expect(labelDistance('abc', 'xyz')).toBe(1);
  expect(labelDistance('a'.repeat(200), 'a'.repeat(199))).toBeLessThan(0.01);
});
