import { describe, expect, test } from 'vitest';
import { decodeItem } from '../../../contract/answers.ts';
import { BUILT_IN_CATEGORIES } from '../../../contract/builtins.ts';
import { categoryColour } from '../../../src/model/items/categoryColour.ts';
import { filterCategories } from '../../../src/model/items/categoryFilter.ts';
import { containersOf, isContainer } from '../../../src/model/locations/containers.ts';
import { foundCounts, hitCount, itemCount, nothingFound } from '../../../src/model/items/counts.ts';
import { formatQuantity } from '../../../src/model/items/formatQuantity.ts';

describe('container entries', () => {
  const item = (more: object) => decodeItem({ id: 'i', name: 'Bolts', category: 'Tools', ...more });

  test.each([
    ['ENT-37', { category: 'Storage' }, true],
    ['ENT-37', { category: 'storage' }, false],
    ['ENT-37', { category: 'Storage Units' }, false],
    ['ENT-38', { name: 'A container of bolts' }, true],
    ['ENT-39', { name: 'Toolbox' }, true],
    ['ENT-40', { description: 'in a container' }, true],
    ['ENT-41', { description: 'boxed' }, true],
    ['ENT-38 ENT-42', { name: 'CONTAINER' }, true],
    ['ENT-41 ENT-42', { description: 'In a Box' }, true],
    ['ENT-38 ENT-39', { notes: 'box', supplier: 'Container Ltd' }, false],
  ])('%s: an item with %j is presented as one: %s', (_, more, is) => {
    expect(isContainer(item(more))).toBe(is);
    expect(containersOf([item(more)], 'l1')).toHaveLength(is ? 1 : 0);
  });

  test('ENT-43 ENT-44 ENT-45 ENT-46: an entry is a child of its location with the part number as label', () => {
    const box = item({
      name: 'Box',
      description: 'blue',
      supplier_part_no: 'EU-64',
      location_id: 'by label',
    });
    expect(containersOf([box], 'l1')).toEqual([
      {
        id: 'i',
        name: 'Box',
        description: 'blue',
        type: 'CONTAINER',
        location_type_name: 'Container',
        parent_id: 'l1',
        label: 'EU-64',
      },
    ]);
  });
});

describe('the colour of a category', () => {
  test('ENT-24: each built-in category has its own fixed one', () => {
    const colours = BUILT_IN_CATEGORIES.map((name) => categoryColour(name));
    expect(colours.every(({ known }) => known)).toBe(true);
    expect(new Set(colours.map(({ hue, chroma }) => `${hue} ${chroma}`)).size).toBe(14);
    expect(categoryColour('Electronics')).toEqual({ hue: 268, known: true });
    expect(categoryColour('Misc')).toEqual({ hue: 90, chroma: 0.012, known: true });
    expect(categoryColour(' tools ')).toEqual(categoryColour('Tools'));
  });

  test('ENT-25: an unknown one has one from a hash of its name, the same in every release', () => {
    expect(categoryColour('Beekeeping')).toEqual({ hue: 338, known: false });
    expect(categoryColour('Bookbinding')).toEqual({ hue: 337, known: false });
    const hues = Array.from({ length: 1000 }, (_, at) => categoryColour(`Category ${at}`).hue);
    expect(Math.min(...hues)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...hues)).toBeLessThan(360);
    expect(new Set(hues).size).toBeGreaterThan(250);
  });
});

describe('the category dropdown', () => {
  const names = ['Tools', 'electrical', 'Électronique', 'Misc', 'Zip ties', 'Misc'];
  test('ITEMF-33: sorts alphabetically, whatever the case', () => {
    expect(filterCategories(names, '')).toEqual(['electrical', 'Électronique', 'Misc', 'Tools', 'Zip ties']);
  });
  test('ITEMF-34: filters by what a name contains, whatever the case', () => {
    expect(filterCategories(names, ' ELECT ')).toEqual(['electrical', 'Électronique']);
    expect(filterCategories(names, 'ool')).toEqual(['Tools']);
    expect(filterCategories(names, 'nothing')).toEqual([]);
  });
});

test.each([
  [0, '0'],
  [1055, '1,055'],
  [2.275, '2.275'],
  [0.1 + 0.2, '0.3'],
  [null, ''],
])('the quantity %j reads as %j', (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text);
});

test('a count of hits says where there may be more', () => {
  expect([hitCount(1234), hitCount(24, true), hitCount(10_000)]).toEqual([
    '1,234',
    '24 or more',
    '10,000 or more',
  ]);
});

test('what a search has found is counted in words, which say where nothing was found but not every word looked into', () => {
  expect([
    foundCounts(0, { total: 0 }),
    foundCounts(2, { total: 1 }),
    foundCounts(1, { total: 1, more: true }),
  ]).toEqual(['No items', '2 locations, 1 item', '1 location, 1 or more items']);
  expect(foundCounts(0, { total: 0, more: true })).toBe(
    'No items. Not every word could be looked into, so there may be some.',
  );
  expect([nothingFound('嘴钳', false), nothingFound('嘴钳', true)]).toEqual([
    'Nothing found for 嘴钳',
    'Nothing found for 嘴钳. Not every word could be looked into, so there may be some.',
  ]);
});

test('items are counted in words', () => {
  expect([itemCount(0), itemCount(1), itemCount(1234)]).toEqual(['0 items', '1 item', '1,234 items']);
});
