import { describe, expect, test } from 'vitest';
import { areaIcon, areaLabel, cardTitle } from '../../../src/model/locations/areaTitle.ts';
import { locationCount } from '../../../src/model/items/counts.ts';
import { isUuid } from '../../../src/model/locations/identifier.ts';
import { locationAtPath, locationPath, shareUrl } from '../../../src/model/locations/shareUrl.ts';
import { typeBadge, typeName } from '../../../src/model/locations/typeBadge.ts';

describe('an area', () => {
  test.each([
    ['HANGAR_STORAGE-ROOM', 'HANGAR STORAGE ROOM'],
    ['GARAGE', 'GARAGE'],
    ['_-', ''],
  ])('ENT-20: %s is shown as %j', (area, label) => {
    expect(areaLabel(area)).toBe(label);
  });

  test('HOME-15: a card has its area as title, with spaces', () => {
    const location = { name: 'Shelf', location_area_name: 'TOOL_ROOM-A', area: '' };
    expect(cardTitle(location)).toBe('TOOL ROOM A');
    expect(cardTitle({ name: 'Shelf', location_area_name: '', area: 'GARAGE' })).toBe('GARAGE');
  });
  test('HOME-16: a card without an area has its name', () => {
    expect(cardTitle({ name: 'My_Shelf', location_area_name: '', area: '' })).toBe('My_Shelf');
  });

  test('HOME-18: HANGAR, GARAGE and HOUSE have the default icon', () => {
    expect(['HANGAR', 'GARAGE', 'HOUSE', 'anything else', ''].map(areaIcon)).toEqual(
      Array(5).fill('warehouse'),
    );
  });
  test.each([
    ['WORKSHOP', 'hammer'],
    ['workshop-storage', 'hammer'],
    ['OFFICE_2', 'briefcase'],
    ['KITCHEN upstairs', 'cooking-pot'],
    ['LAB', 'cpu'],
    ['ELECTRONICS', 'cpu'],
    ['LOFT', 'triangle'],
    ['ATTIC', 'triangle'],
    ['HANGAR-WORKSHOP', 'warehouse'],
  ])('HOME-17: %s has the icon %s, by its first segment', (area, icon) => {
    expect(areaIcon(area)).toBe(icon);
  });
});

test.each([
  ['ROOM', 'ROOM'],
  ['Room', 'ROOM'],
  ['Shelf Unit', 'SHELF'],
  ['SHELVES', 'SHELF'],
  ['Cabinet', 'CABINET'],
  ['drawer', 'DRAWER'],
  ['Box', 'BOX/BIN'],
  ['BIN', 'BOX/BIN'],
  ['storage_bin', 'BOX/BIN'],
  ['BOX/BIN', 'BOX/BIN'],
  ['Container', 'OTHER'],
  ['Rolling Tool Chest', 'OTHER'],
  ['Closet', 'OTHER'],
  ['', 'OTHER'],
])('LOC-38: the type %j has the colour of %s', (type, badge) => {
  expect(typeBadge(type)).toBe(badge);
});

test("a location's type is the name of its type, else its type", () => {
  expect(typeName({ location_type_name: 'Shelf Unit', type: 'SHELF' })).toBe('Shelf Unit');
  expect(typeName({ location_type_name: '', type: 'SHELF' })).toBe('SHELF');
});

test('LOC-28: one child is 1 location', () => {
  expect(locationCount(1)).toBe('1 location');
});
test.each([
  [0, '0 locations'],
  [2, '2 locations'],
  [1234, '1,234 locations'],
])('LOC-29: %i children are %s', (count, text) => {
  expect(locationCount(count)).toBe(text);
});

describe('a shared address', () => {
  test.each([
    ['R1', '/location/R1'],
    ['Rack 1/ä?#', '/location/Rack%201%2F%C3%A4%3F%23'],
    ['100%', '/location/100%25'],
  ])('ROUTE-25: has the label %j encoded', (label, path) => {
    expect(locationPath({ id: 'l1', label })).toBe(path);
    expect(decodeURIComponent(path.slice('/location/'.length))).toBe(label);
  });
  test.each(['', '.', '..', '\ud800', 'local-store', '0f8fad5b-d9cb-469f-a165-70867728950e'])(
    'ROUTE-26: with %j for a label has the id',
    (label) => {
      expect(locationPath({ id: 'l 1', label })).toBe('/location/l%201');
    },
  );
  test('ROUTE-25 ROUTE-26: is absolute, under the base path of the app', () => {
    expect(shareUrl('https://shop.test', { id: 'l1', label: 'R1' })).toBe('https://shop.test/location/R1');
    expect(shareUrl('https://shop.test', { id: 'l1', label: '' }, '/app/')).toBe(
      'https://shop.test/app/location/l1',
    );
  });
  test('is read back by a browser as the same address', () => {
    for (const label of ['a b', '%2e', '...', 'ä/ö', '\\']) {
      const url = shareUrl('https://shop.test', { id: 'l1', label });
      expect(new URL(url).href).toBe(url);
    }
  });
});

test('the page of a location is known by its id or its label, and no other page is', () => {
  const known = new Map([
    ['l1', { id: 'l1', label: 'WS 1/2' }],
    ['l2', { id: 'l2', label: '' }],
  ]);
  const at = (path: string) => locationAtPath(path, known)?.id;
  expect(at('/location/l1')).toBe('l1');
  expect(at('/location/WS%201%2F2')).toBe('l1');
  for (const path of ['/location/l3', '/location/', '/location/%', '/view/l1', '/location/l1/x', '/']) {
    expect(at(path)).toBeUndefined();
  }
  expect(locationAtPath('/location/l1', undefined)).toBeUndefined();
});

test.each([
  ['11111111-2222-4333-8444-55555555abCD', true],
  ['11111111-2222-4333-8444-55555555555', false],
  ['11111111-2222-4333-8444-5555555555555', false],
  ['g1111111-2222-4333-8444-555555555555', false],
  ['11111111222243338444555555555555', false],
  [' 11111111-2222-4333-8444-555555555555', false],
])('IDRES-02 IDRES-03: that %j has the pattern of an id is %s', (text, is) => {
  expect(isUuid(text)).toBe(is);
});
