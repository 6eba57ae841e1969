import { expect, it } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { contentOf, sizeText } from '../../../src/model/export/exports.ts';
import { chosenItems, theseItems } from '../../../src/model/export/theseItems.ts';
import { anItem } from '../../machines/kit/samples.ts';

const items = (...ids: string[]): Item[] => ids.map((id) => anItem({ id }));

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [9940, '9.9 kB'],
  [9960, '10 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [4_200_000_000, '4.2 GB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it('what is in a file is told with its size', () => {
  expect(contentOf({ counts: { items: 1055, locations: 1, photos: 51 }, bytes: 12_300 })).toBe(
    '1,055 items, 1 location, 51 photos · 12 kB',
  );
  expect(contentOf({ counts: { items: 1 }, bytes: 12 })).toBe('1 item · 12 bytes');
});

it('a list of which a page is shown is asked for as it is filtered and sorted, and the place of its table goes before that of the level', () => {
  expect(theseItems(items('a'), { category: null }, '?sort=name')).toEqual({
    query: { category: undefined },
  });
  const table = 'sort=-updated&supplier=acme&photo=missing&in=room';
  expect(theseItems(items('a'), { category: 'Tools', table, within: 'shelf' }, '')).toEqual({
    query: {
      category: 'Tools',
      sort: '-updated',
      supplier: 'acme',
      photo: 'missing',
      within: 'room',
      changed_since: undefined,
    },
  });
  expect(theseItems([], { category: null, table }, '')?.query?.['within']).toBe('room');
  const elsewhere = { category: null, table: 'supplier=acme', within: 'shelf' };
  expect(theseItems([], elsewhere, '')?.query?.['within']).toBe('shelf');
});

it('a list that is here as a whole is asked for item by item, as the address sorts it', () => {
  expect(theseItems(items('a', 'b'), undefined, '?sort=-quantity')).toEqual({
    ids: ['a', 'b'],
    query: { sort: '-quantity' },
  });
  expect(theseItems(items('a'), undefined, '')).toEqual({ ids: ['a'] });
});

it('what only this browser has, and more than can be named, is not asked for', () => {
  expect(chosenItems(items('local-1', 'a'))).toEqual({ ids: ['a'] });
  expect(chosenItems(items('local-1'))).toBeUndefined();
  expect(chosenItems(items(...Array.from({ length: 10_001 }, (_, at) => `id-${at}`)))).toBeUndefined();
});
