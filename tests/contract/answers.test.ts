import { describe, expect, test } from 'vitest';
import {
  StructError,
  decodeCategories,
  decodeHierarchy,
  decodeHits,
  decodeItem,
  decodeItems,
  decodeLocation,
  decodeLocationAreas,
  decodeLocationTypes,
} from '../../contract/answers.ts';
import { unreadIn } from '../../contract/unread.ts';
import { BUILT_IN_CATEGORIES } from '../../contract/builtins.ts';

const whole = {
  id: 'i1',
  name: 'Bolts',
  description: 'M4',
  category: 'Fasteners',
  notes: 'a, b',
  quantity: 2.5,
  location_id: 'l1',
  supplier: 'Bolt Co',
  supplier_part_no: 'B4',
  supplier_item_url: 'https://bolt.test',
  acquisition_date: '2024-02-29',
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-02T00:00:00Z',
};

test('what a search has found is read with what was meant, and whether there may be more, where the host says so', () => {
  const list = { items: [whole], total: 4, paged: true };
  expect(decodeHits({ items: [whole], total: 4 })).toEqual(list);
  const said = { ...list, meant: 'bolts', more: true };
  expect(decodeHits(said)).toEqual(said);
  expect(decodeHits({ ...list, meant: 7, more: 'many' })).toEqual(list);
});

describe('an item', () => {
  test('ENT-01 ENT-06: keeps every field of the specification', () => {
    expect(decodeItem(whole)).toEqual(whole);
  });

  test('ENT-01 ENT-06: that a host answers almost empty has every field all the same', () => {
    expect(decodeItem({ id: 7, name: null })).toEqual({
      id: '7',
      name: '',
      description: '',
      category: 'Misc',
      notes: '',
      quantity: null,
      location_id: null,
      supplier: '',
      supplier_part_no: '',
      supplier_item_url: '',
      acquisition_date: null,
      created_at: null,
      updated_at: null,
    });
  });

  test.each([
    ['ENT-02', 'Rivets', 'Rivets'],
    ['ENT-03', { id: 3, name: 'Rivets' }, 'Rivets'],
    ['ENT-04', '', 'Misc'],
    ['ENT-04', undefined, 'Misc'],
    ['ENT-04', null, 'Misc'],
    ['ENT-03 ENT-04', { name: '' }, 'Misc'],
  ])('%s: category %j reads as %s', (_, category, name) => {
    expect(decodeItem({ ...whole, category }).category).toBe(name);
  });

  test('CALL-17: nested under item is the same item', () => {
    expect(decodeItem({ item: whole })).toEqual(whole);
  });

  test.each([null, [], 'text', {}, { id: '' }, { id: 'a', name: {} }, { id: 'a', quantity: 'many' }])(
    '%j is none',
    (value) => {
      expect(() => decodeItem(value)).toThrow(StructError);
    },
  );
});

describe('a list of items', () => {
  test('CALL-09 CALL-13 CALL-28: an array is the whole list', () => {
    expect(decodeItems([whole])).toEqual({ items: [whole], total: 1, paged: false });
  });
  test('CALL-10 CALL-14 CALL-29: an items field is the list, with a total a page of it', () => {
    expect(decodeItems({ items: [whole] })).toEqual({ items: [whole], total: 1, paged: false });
    expect(decodeItems({ items: [whole], total: 40 })).toEqual({ items: [whole], total: 40, paged: true });
  });
  test.each([null, {}, { items: null }, { items: {} }, 7])('%j is none', (value) => {
    expect(() => decodeItems(value)).toThrow(StructError);
  });
});

describe('a location', () => {
  const location = {
    id: 'l1',
    name: 'Rack',
    description: 'left',
    label: 'R1',
    type: 'SHELF',
    location_type_id: 3,
    location_type_name: 'Shelf',
    location_area_id: 2,
    location_area_name: 'GARAGE',
    area: 'GARAGE',
    parent_id: 'l0',
    created_at: '2024-01-01T00:00:00Z',
    updated_at: '2024-01-02T00:00:00Z',
  };

  test('ENT-07 ENT-08 ENT-09 ENT-14 CALL-34: keeps every field of the specification', () => {
    expect(decodeLocation(location)).toEqual(location);
  });
  test('CALL-33: in a location field is the same location', () => {
    expect(decodeLocation({ location })).toEqual(location);
  });
  test.each([
    ['ENT-10', null],
    ['ENT-11', undefined],
    ['ENT-12', ''],
  ])('%s: parent_id %j is no parent', (_, parent_id) => {
    expect(decodeLocation({ ...location, parent_id }).parent_id).toBeNull();
    expect(decodeHierarchy([{ ...location, parent_id }])[0]?.parent_id).toBeNull();
  });
  test('ENT-13 CALL-42 CALL-43: of the tree has its children nested, with id, name and type', () => {
    const child = { id: 'l2', name: 'Bin', type: 'BIN' };
    for (const answer of [
      [{ ...location, children: [child] }],
      { locations: [{ ...location, children: [child] }] },
    ]) {
      expect(decodeHierarchy(answer)).toMatchObject([
        { ...location, children: [{ ...child, children: [] }] },
      ]);
    }
  });
});

test.each([
  ['ENT-15', 'location type', decodeLocationTypes],
  ['ENT-17', 'location area', decodeLocationAreas],
  ['ENT-21', 'item category', decodeCategories],
])('%s: a %s has an id, which is an integer, and a name', (_, __, decode) => {
  expect(decode([{ id: '4', name: 'Hardware' }])).toEqual([{ id: 4, name: 'Hardware' }]);
  const bad = decode([{ id: 1.5, name: 'Hardware' }, { id: 1 }]);
  expect([bad, unreadIn(bad)]).toEqual([[], 2]);
});

test('ENT-22 ENT-23: the built-in categories are exactly these 14, Hardware among them', () => {
  expect([...BUILT_IN_CATEGORIES].join('|')).toBe(
    'Electronics|Fasteners|Tools|Raw Materials|Plumbing|Electrical|Hardware|Misc|Rivets|Cleaning Supplies|' +
      'Lubricants|Home Improvement|Gardening Supplies|Lawn & Garden',
  );
});
