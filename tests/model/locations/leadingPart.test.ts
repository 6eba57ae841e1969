import { expect, test } from 'vitest';
import { leadingPart } from '../../../src/model/locations/leadingPart.ts';

test.each([
  { items: 3, locations: 0, leads: 'items' },
  { items: 3, locations: 8, leads: 'items' },
  { items: 3, locations: undefined, leads: 'items' },
  { items: 0, locations: 8, leads: 'locations' },
  { items: 0, locations: 0, leads: 'items' },
] as const)('with $items items and $locations locations the $leads lead', ({ items, locations, leads }) => {
  expect(leadingPart({ items, locations, hasFailed: false })).toBe(leads);
});

test.each([
  { items: undefined, locations: 8 },
  { items: 0, locations: undefined },
])('with $items items and $locations locations it is open until a read has failed', (inside) => {
  expect(leadingPart({ ...inside, hasFailed: false })).toBeUndefined();
  expect(leadingPart({ ...inside, hasFailed: true })).toBe('items');
});
