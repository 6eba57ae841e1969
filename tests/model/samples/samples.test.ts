import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Item, Location } from '../../../contract/entities.ts';
import { SEEDED_AREAS, SEEDED_ITEMS, SEEDED_SHELVES } from '../../../src/model/samples/sampleData.ts';
import { isSampleHost } from '../../../src/model/samples/sampleHost.ts';
import {
  sampleItems,
  sampleItemsIn,
  sampleLocations,
  samplePath,
} from '../../../src/model/samples/samples.ts';
import { createTree } from '../../../src/model/locations/tree.ts';

const areaNamed = (name: string) => SEEDED_AREAS.find((area) => area.name === name)?.id;

describe('the seeded data', () => {
  test('SEED-01 ENT-54: are exactly seven areas, each with id, name and description', () => {
    expect(SEEDED_AREAS.map(({ name }) => name)).toEqual([
      'Workshop',
      'Workshop Storage Room',
      'Hangar',
      'Hangar Storage Room',
      'Loft',
      'Garage',
      'Office',
    ]);
    for (const area of SEEDED_AREAS) {
      expect(Object.keys(area).sort()).toEqual(['description', 'id', 'name']);
      expect(area.description).not.toBe('');
    }
  });

  test('SEED-02 SEED-03 SEED-04 SEED-05 ENT-55: are exactly three shelves in their areas', () => {
    expect(SEEDED_SHELVES.map(({ name, areaId }) => [name, areaId])).toEqual([
      ['North Wall Shelves', areaNamed('Workshop')],
      ['Workbench Cabinet', areaNamed('Workshop')],
      ['Storage Rack 1', areaNamed('Workshop Storage Room')],
    ]);
    for (const shelf of SEEDED_SHELVES) expect(Object.keys(shelf).sort()).toEqual(['areaId', 'id', 'name']);
  });

  test('SEED-06 SEED-07 ENT-48: are exactly six items: containers, bins, a shelving unit, a rolling tool chest', () => {
    expect(SEEDED_ITEMS.map(({ type }) => type).sort()).toEqual([
      'Bin',
      'Bin',
      'Container',
      'Container',
      'Rolling Tool Chest',
      'Shelf Unit',
    ]);
  });

  test('ENT-48 ENT-50 ENT-51: every item has all its fields, and stands in an area, on a shelf of that area', () => {
    for (const item of SEEDED_ITEMS) {
      expect(Object.keys(item).sort()).toEqual(
        'areaId category color contents dateAdded description id lastUpdated name position shelfId type'.split(
          ' ',
        ),
      );
      expect(SEEDED_AREAS.map(({ id }) => id)).toContain(item.areaId);
      if (item.shelfId === '') continue;
      expect(SEEDED_SHELVES.find(({ id }) => id === item.shelfId)?.areaId).toBe(item.areaId);
    }
  });

  test('have ids of their own, which no host gives', () => {
    const ids = [...SEEDED_AREAS, ...SEEDED_SHELVES, ...SEEDED_ITEMS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(16);
    for (const id of ids) expect(id).toMatch(/^sample-[a-z0-9-]{3,}$/);
  });
});

describe('the samples', () => {
  test('FALLB-05: of locations are the seeded areas and shelves as a tree', () => {
    const tree = createTree(sampleLocations());
    expect(tree.byId.size).toBe(10);
    expect(tree.roots).toHaveLength(7);
    expect(tree.childrenOf(areaNamed('Workshop') ?? '').map(({ name }) => name)).toEqual([
      'North Wall Shelves',
      'Workbench Cabinet',
    ]);
  });

  test('FALLB-06: of items are the six seeded ones, each in its shelf or area', () => {
    expect(sampleItems().map(({ name }) => name)).toEqual(SEEDED_ITEMS.map(({ name }) => name));
    expect(sampleItems().map(samplePath)).toEqual([
      'Workshop',
      'Workshop › North Wall Shelves',
      'Workshop › North Wall Shelves',
      'Workshop › Workbench Cabinet',
      'Workshop Storage Room › Storage Rack 1',
      'Hangar Storage Room',
    ]);
    expect(sampleItemsIn(areaNamed('Workshop') ?? '').map(({ name }) => name)).toEqual(['Red tool chest']);
  });

  test('are what a host could answer', () => {
    for (const item of sampleItems()) expect(create(item, Item)).toEqual(item);
    for (const location of sampleLocations()) expect(create(location, Location)).toEqual(location);
  });
});

test.each([
  ['localhost', '', true],
  ['127.0.0.1', '', true],
  ['[::1]', '', true],
  ['stowage.lan', '', false],
  ['stowage.lan', 'a.test, Stowage.LAN', true],
  ['b.test', 'a.test b.test', true],
  ['a', 'a.test', false],
  ['', '', false],
])(
  'FALLB-07 FALLB-08 FALLB-09: whether %j, with the preview hosts %j, has samples: %s',
  (name, preview, has) => {
    expect(isSampleHost(name, preview)).toBe(has);
  },
);
