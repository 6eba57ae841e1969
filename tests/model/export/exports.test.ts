import { expect, it } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { contentOf } from '../../../src/model/export/exports.ts';
import { sizeText } from '../../../src/model/export/sizeText.ts';
import { chosenItems, theseItems } from '../../../src/model/export/theseItems.ts';
import { NO_FILTERS, tableOf } from '../../../src/model/items/itemTable.ts';
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
  expect(theseItems(items('a'), { category: null })).toEqual({
    query: { category: undefined },
  });
  const table = 'sort=-updated&supplier=acme&photo=missing&in=room';
  expect(theseItems(items('a'), { category: 'Tools', table, within: 'shelf' })).toEqual({
    query: {
      category: 'Tools',
      sort: '-updated',
      supplier: 'acme',
      photo: 'missing',
      within: 'room',
      changed_since: undefined,
    },
  });
  const elsewhere = { category: null, table: 'supplier=acme', within: 'shelf' };
  expect(theseItems([], elsewhere)).toMatchObject({ query: { supplier: 'acme', within: 'shelf' } });
});

const sortedTable = tableOf(new URLSearchParams('sort=-quantity&category=Tools&supplier=acme'));
const many = items(...Array.from({ length: 10_001 }, (_, at) => `id-${at}`));

it('a list that is here as a whole is asked for item by item, as it is shown', () => {
  const asked = { q: 'nut' };
  for (const table of [undefined, sortedTable]) {
    expect(theseItems(items('b', 'a'), { asked, table, isWhole: true })).toEqual({ ids: ['b', 'a'] });
  }
  expect(theseItems(items('a', 'local-1'), undefined)).toEqual({ ids: ['a'], unsent: 1 });
});

it('a search of which only the best are here is taken out as a whole, filtered and sorted as its table', () => {
  const asked = { q: 'nut' };
  expect(theseItems(items('a'), { asked, table: undefined, isWhole: false })).toEqual({ query: asked });
  const table = { order: undefined, filters: NO_FILTERS };
  expect(theseItems(items('a'), { asked, table, isWhole: false })).toEqual({ query: asked });
  expect(theseItems(items('a'), { asked, table: sortedTable, isWhole: false })).toEqual({
    query: { ...asked, sort: '-quantity', category: 'Tools', supplier: 'acme' },
  });
  for (const isWhole of [true, false]) {
    const open = { asked, table: undefined, isWhole, mayBeMore: true };
    expect(theseItems(items('a'), open)).toMatchObject({ mayBeMore: true });
    expect(theseItems(items('a'), { ...open, mayBeMore: false })).not.toHaveProperty('mayBeMore');
  }
});

it('a location with more items than can be named is asked for by its id, as its table is', () => {
  const asked = { location_id: 'shed' };
  expect(theseItems(many, { asked, table: undefined, isWhole: true })).toEqual({ query: asked });
  expect(theseItems(many, { asked, table: sortedTable, isWhole: true })).toMatchObject({
    query: { location_id: 'shed', sort: '-quantity', category: 'Tools' },
  });
});

it('of what only this browser has nothing is asked for, which is counted, and of what cannot be named it is said why', () => {
  expect(chosenItems(items('local-1', 'a', 'local-2'))).toEqual({ ids: ['a'], unsent: 2 });
  expect(chosenItems(items('local-1'))).toBe('The server does not have them yet.');
  expect(chosenItems(many)).toMatch('At most 10,000 items can be selected for one file.');
});
