import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { FILTER_LOCATION_TYPES } from '../../../contract/builtins.ts';
import type { Location } from '../../../contract/entities.ts';
import { areasOf as areasOfAll, matchesType } from '../../../src/model/finding/filters.ts';
import type { WantedLocations } from '../../../src/model/finding/finder.ts';
import { type LocationOption, locationOptions } from '../../../src/model/locations/locationOption.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { type Findable, findable } from './foundLocations.ts';

const location = (id: string, parent_id: string | null, more: object = {}): Location =>
  decodeLocation({ id, name: id, parent_id, ...more });

/** What each list of options was made of. */
const made = new WeakMap<readonly LocationOption[], Findable>();
const optionsOf = (...locations: Location[]) => {
  const from = findable(locations);
  made.set(from.options, from);
  return from.options;
};
const findLocations = (options: readonly LocationOption[], wanted: WantedLocations) =>
  made.get(options)?.find(wanted) ?? [];
const areasOf = (options: readonly LocationOption[]) =>
  areasOfAll(made.get(options)?.tree.byId.values() ?? []);
const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);
const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

/** A hangar with racks and bins, and a garage with a few things of the same names. */
const WORKSHOP = optionsOf(
  location('h12', null, { name: 'Hangar 12', location_area_name: 'HANGAR', location_type_name: 'Room' }),
  location('r3', 'h12', { name: 'Rack 3', label: 'R3', location_area_name: 'HANGAR', type: 'SHELF-UNIT' }),
  location('b147', 'r3', { name: 'Bin 0147', label: 'B-0147', location_area_name: 'HANGAR', type: 'BIN' }),
  location('b15', 'r3', { name: 'Bin 15', location_area_name: 'HANGAR', type: 'BIN' }),
  location('g', null, { name: 'Garage', location_area_name: 'GARAGE' }),
  location('store', 'g', { name: 'Bin store', label: 'G1', location_area_name: 'GARAGE', type: 'Closet' }),
  location('s147', 'store', {
    name: 'Shelf 147',
    label: 'RACK',
    location_area_name: 'GARAGE',
    type: 'SHELF',
  }),
  location('caddy', 'store', { name: 'Cañón Größe', location_area_name: 'SIDE_ROOM-A', type: 'Box' }),
);
const find = (query: string, filter: Omit<WantedLocations, 'query'> = {}) =>
  names(findLocations(WORKSHOP, { query, ...filter }));

describe('the options', () => {
  test('DIALOG-14 DIALOG-15 LOCF-20: have their name, and their path joined by ›', () => {
    expect(WORKSHOP.map(({ name, parents, path }) => [name, parents, path])).toEqual([
      ['Garage', '', 'Garage'],
      ['Bin store', 'Garage', 'Garage › Bin store'],
      ['Cañón Größe', 'Garage › Bin store', 'Garage › Bin store › Cañón Größe'],
      ['Shelf 147', 'Garage › Bin store', 'Garage › Bin store › Shelf 147'],
      ['Hangar 12', '', 'Hangar 12'],
      ['Rack 3', 'Hangar 12', 'Hangar 12 › Rack 3'],
      ['Bin 15', 'Hangar 12 › Rack 3', 'Hangar 12 › Rack 3 › Bin 15'],
      ['Bin 0147', 'Hangar 12 › Rack 3', 'Hangar 12 › Rack 3 › Bin 0147'],
    ]);
    for (const { path, name } of WORKSHOP) expect(path.split(' › ').at(-1)).toBe(name);
  });

  test('DIALOG-15: have the same path as the tree tells', () => {
    const tree = createTree([
      location('a', null),
      location('b', 'a'),
      location('c', 'b'),
      location('d', 'gone'),
    ]);
    for (const { id, path } of locationOptions(tree)) expect(path).toBe(tree.pathLabel(id));
  });

  test('come parents first, siblings in natural order', () => {
    const bins = ['Bin 10', 'Bin 2', 'bin 1'].map((name, at) => location(`b${at}`, 'r', { name }));
    expect(names(optionsOf(...bins, location('r', null, { name: 'Rack' })))).toEqual([
      'Rack',
      'bin 1',
      'Bin 2',
      'Bin 10',
    ]);
  });

  test('have the name of their type, else the type, and their area as it is shown', () => {
    const [one, other, bare] = optionsOf(
      location('a', null, { location_type_name: 'Shelf Unit', type: 'X', location_area_name: 'TOOL_ROOM-B' }),
      location('b', null, { type: 'BIN', area: 'LOFT' }),
      location('c', null),
    );
    expect(one).toMatchObject({ type: 'Shelf Unit', area: 'TOOL ROOM B', label: '' });
    expect(other).toMatchObject({ type: 'BIN', area: 'LOFT' });
    expect(bare).toMatchObject({ type: '', area: '' });
  });

  test('keep a location whose parent is not in the list', () => {
    expect(ids(optionsOf(location('lost', 'gone'), location('inside', 'lost')))).toEqual(['lost', 'inside']);
  });

  test('of no locations are none', () => {
    expect([optionsOf(), findLocations(optionsOf(), { query: 'bin' }), areasOf(optionsOf())]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('are made of a tree 1,000 deep', () => {
    const deep = Array.from({ length: 1000 }, (_, at) => location(`${at}`, at === 0 ? null : `${at - 1}`));
    const options = optionsOf(...deep);
    expect(options).toHaveLength(1000);
    expect(options.at(-1)?.path.split(' › ')).toHaveLength(1000);
  });

  test.each([
    ['itself', [location('a', 'a')]],
    ['a child', [location('a', 'b'), location('b', 'a')]],
    ['a grandchild', [location('a', 'c'), location('b', 'a'), location('c', 'b')]],
  ])('end where a location is inside %s, and all others stay', (_, cycle) => {
    const options = optionsOf(location('room', null), ...cycle, location('bin', 'room'));
    expect(ids(options).filter((id) => ['room', 'bin'].includes(id))).toEqual(['room', 'bin']);
    expect(new Set(ids(options)).size).toBe(options.length);
  });
});

describe('the area filter', () => {
  test('DIALOG-04: offers each area among the options once, sorted, none for those without', () => {
    expect(areasOf(WORKSHOP)).toEqual(['GARAGE', 'HANGAR', 'SIDE ROOM A']);
    const alike = optionsOf(
      location('a', null, { location_area_name: 'TOOL_ROOM' }),
      location('b', null, { location_area_name: 'TOOL-ROOM' }),
      location('c', null, { area: '_-' }),
    );
    expect(areasOf(alike)).toEqual(['TOOL ROOM']);
  });

  test('DIALOG-04: each area that is offered finds its locations, and all of them', () => {
    const found = areasOf(WORKSHOP).flatMap((area) => find('', { area }));
    expect(found.toSorted()).toEqual(names(WORKSHOP).toSorted());
    expect(find('', { area: 'SIDE ROOM A' })).toEqual(['Cañón Größe']);
  });

  test('narrows what is found by the text', () => {
    expect(find('147', { area: 'GARAGE' })).toEqual(['Shelf 147']);
    expect(find('147', { area: 'HANGAR' })).toEqual(['Bin 0147']);
    expect(find('147', { area: 'ATTIC' })).toEqual([]);
  });
});

describe('the type filter', () => {
  test.each([
    ['BIN', 'Bin'],
    ['bin', 'Bin'],
    ['shelf unit', 'Shelf Unit'],
    ['ROLLING TOOL CHEST', 'Rolling Tool Chest'],
  ])('DIALOG-07: %s is matched by %s', (type, filter) => {
    expect(matchesType(type, filter)).toBe(true);
  });

  test.each([
    ['Shelf-Unit', 'Shelf Unit'],
    ['ROLLING-TOOL-CHEST', 'Rolling Tool Chest'],
    ['rolling tool-chest', 'Rolling Tool Chest'],
  ])('DIALOG-08: %s is matched by %s', (type, filter) => {
    expect(matchesType(type, filter)).toBe(true);
    expect(matchesType(filter, type)).toBe(true);
  });

  test.each([
    ['Storage Bin', 'Bin', 'the type contains the filter'],
    ['Shelf', 'Shelf Unit', 'the filter contains the type'],
    ['Wall-Cabinet', 'Cabinet', 'with a hyphen before it'],
    ['Cabinet', 'Bin', 'in the middle of a word'],
  ])('DIALOG-09: %s is matched by %s: %s', (type, filter) => {
    expect(matchesType(type, filter)).toBe(true);
  });

  test.each([
    ['Drawer', 'Bin'],
    ['Shelf Rack', 'Shelf Unit'],
    ['Room', 'Box'],
    ['Shelf_Unit', 'Shelf Unit'],
  ])('DIALOG-09: %s is not matched by %s', (type, filter) => {
    expect(matchesType(type, filter)).toBe(false);
  });

  test.each(['', ' ', '-'])(
    'a location with the type %j matches none of the nine, only all types',
    (type) => {
      for (const filter of FILTER_LOCATION_TYPES) expect(matchesType(type, filter)).toBe(false);
      const options = optionsOf(location('a', null, { type }));
      expect(findLocations(options, { query: '' })).toHaveLength(1);
      expect(findLocations(options, { query: '', type: '' })).toHaveLength(1);
    },
  );

  test('narrows together with text and area', () => {
    expect(find('', { type: 'Shelf' })).toEqual(['Shelf 147', 'Rack 3']);
    expect(find('', { type: 'Shelf', area: 'HANGAR' })).toEqual(['Rack 3']);
    expect(find('147', { type: 'Bin', area: 'HANGAR' })).toEqual(['Bin 0147']);
    expect(find('15', { type: 'Shelf', area: 'HANGAR' })).toEqual([]);
  });
});

describe('finding', () => {
  test("by the words of a path: 'hangar 12 147' is Bin 0147", () => {
    expect(find('hangar 12 147')).toEqual(['Bin 0147']);
    expect(find('147 12 HANGAR')).toEqual(['Bin 0147']);
    expect(find('Hangar 12 › Rack 3 › Bin 0147')).toEqual(['Bin 0147']);
  });

  test('without a text, or with nothing to look for in it, gives all in the order of the tree', () => {
    for (const query of ['', '   ', ' › ', '›']) expect(find(query)).toEqual(names(WORKSHOP));
  });

  test('needs every word, somewhere in path or label', () => {
    expect(find('rack r3')).toContain('Rack 3');
    expect(find('hangar nowhere')).toEqual([]);
    expect(find('garage 15')).toEqual([]);
  });

  test.each(['canon grosse', 'CAÑÓN', 'Gro\u0308ße', 'GRÖSSE'])('%j ignores case and accents', (query) => {
    expect(find(query)).toEqual(['Cañón Größe']);
  });

  test('takes special characters as they are', () => {
    const options = optionsOf(
      location('a', null, { name: 'M3 (5+) [x].*' }),
      location('b', null, { name: 'M4' }),
    );
    expect(names(findLocations(options, { query: '.*' }))).toEqual(['M3 (5+) [x].*']);
    expect(names(findLocations(options, { query: '(5+)' }))).toEqual(['M3 (5+) [x].*']);
    expect(findLocations(options, { query: '\\' })).toEqual([]);
  });

  test('puts the exact label first, before names that say the same', () => {
    expect(find('rack')[0]).toBe('Shelf 147');
    expect(find('RACK 3')[0]).toBe('Rack 3');
    expect(find('b-0147')).toEqual(['Bin 0147']);
    // Typed without its signs and zeros, where no label has just that.
    expect(find('b147')).toEqual(['Bin 0147']);
    expect(find('b0147')).toEqual(['Bin 0147']);
    expect(find('b148')).toEqual([]);
    expect(find('g1')[0]).toBe('Bin store');
  });

  test('then the exact name, the beginning of a label, the beginning of a name', () => {
    const ranked = optionsOf(
      location('path', 'begins', { name: 'Drawer' }),
      location('middle', null, { name: 'Big bin' }),
      location('begins', null, { name: 'Bin of screws' }),
      location('label', null, { name: 'Tray', label: 'BIN-7' }),
      location('name', null, { name: 'Bin' }),
      location('exact', null, { name: 'Zinc', label: 'bin' }),
    );
    expect(ids(findLocations(ranked, { query: ' Bin ' }))).toEqual([
      'exact',
      'name',
      'label',
      'begins',
      'middle',
      'path',
    ]);
  });

  test('puts a name that begins so before everything that is only inside of such a place', () => {
    expect(find('bin')).toEqual(['Bin store', 'Bin 15', 'Bin 0147', 'Cañón Größe', 'Shelf 147']);
  });

  test('puts what the last word names before what only stands on the way', () => {
    const found = find('garage bin');
    expect(found).toEqual(['Bin store', 'Cañón Größe', 'Shelf 147']);
  });

  test('never takes a location without a label for one whose label is empty', () => {
    expect(findLocations(optionsOf(location('a', null, { name: 'x' })), { query: ' ' })).toHaveLength(1);
  });

  test('leaves the options as they are', () => {
    const before = [...WORKSHOP];
    find('bin');
    expect(WORKSHOP).toEqual(before);
  });
});

describe('10,000 locations', () => {
  /** 10 hangars of 10 racks of 99 bins; the bins are numbered through. */
  const all: Location[] = [];
  for (let hangar = 1; hangar <= 10; hangar++) {
    all.push(location(`h${hangar}`, null, { name: `Hangar ${hangar}` }));
    for (let rack = 1; rack <= 10; rack++) {
      const id = `h${hangar}r${rack}`;
      all.push(location(id, `h${hangar}`, { name: `Rack ${rack}` }));
      for (let bin = 1; bin <= 99; bin++) {
        const label = `B${String(((hangar - 1) * 10 + rack - 1) * 99 + bin).padStart(5, '0')}`;
        all.push(location(`${id}b${bin}`, id, { name: `Bin ${bin}`, label }));
      }
    }
  }
  const options = optionsOf(...all);

  test('are all offered, each once, in natural order', () => {
    expect(options).toHaveLength(10 + 100 + 9900);
    expect(new Set(ids(options)).size).toBe(options.length);
    expect(names(options.filter(({ parents }) => parents === ''))).toEqual(
      Array.from({ length: 10 }, (_, at) => `Hangar ${at + 1}`),
    );
    expect(options[options.length - 1]?.path).toBe('Hangar 10 › Rack 10 › Bin 99');
  });

  test('are found by label, by name and by path, the best first', () => {
    expect(findLocations(options, { query: 'b05347' }).map(({ path, label }) => [path, label])).toEqual([
      ['Hangar 6 › Rack 5 › Bin 1', 'B05347'],
    ]);
    const named = findLocations(options, { query: 'bin 7' });
    expect(names(named.slice(0, 101))).toEqual([...Array<string>(100).fill('Bin 7'), 'Bin 70']);
    const paths = findLocations(options, { query: 'hangar 10 rack 9 bin 42' }).map(({ path }) => path);
    expect(paths).toContain('Hangar 10 › Rack 9 › Bin 42');
    expect(paths[0]).toMatch(/ › Bin 42$/);
  });

  test('give for any text exactly those that have every word, whatever their order', () => {
    const words = fc.constantFrom('hangar', 'rack', 'bin', '1', '10', '42', 'b0', '0', '99', 'nowhere', '›');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), (typed) => {
        const found = findLocations(options, { query: typed.join(' ') });
        const looked = typed.filter((word) => word !== '›');
        const expected = options.filter(({ path, label }) =>
          looked.every((word) => `${path} ${label}`.toLowerCase().includes(word)),
        );
        expect(ids(found).toSorted().join()).toBe(ids(expected).toSorted().join());
      }),
      { numRuns: 25 },
    );
  });
});
