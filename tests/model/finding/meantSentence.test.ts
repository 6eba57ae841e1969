import { expect, test } from 'vitest';
import { meantSentence } from '../../../src/model/finding/meantSentence.ts';
import { anItem } from '../../machines/kit/samples.ts';

test('what a query was read as is said in words, a place apart from what lies in it', () => {
  const items = [anItem({ name: 'Müllbeutel 60 l' })];
  for (const [typed, meant, told] of [
    ['scrwe', 'screw', 'Nothing has “scrwe”. This is what has “screw”.'],
    ['muell', 'mull', 'Nothing has “muell”. This is what has “Müll”.'],
    [
      'muell garage shelf',
      'mull in:"garage" in:"shelf"',
      'Nothing has “muell garage shelf”. This is what has “Müll” and lies in “garage” and “shelf”.',
    ],
    [
      'screw -steel garage',
      'screw -steel in:"garage"',
      'Nothing has “screw -steel garage”. This is what has “screw -steel” and lies in “garage”.',
    ],
    ['in the garage', 'in:"garage"', 'No item has “in the garage”. This is what lies in “garage”.'],
  ] as const)
    expect(meantSentence(typed, meant, items)).toBe(told);
});
