import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHierarchy, decodeLocation } from '../../../contract/answers.ts';
import type { Location, LocationNode } from '../../../contract/entities.ts';
import { createTree, flatten, isTopLevel, locationName } from '../../../src/model/locations/tree.ts';

const location = (id: string, parent_id: string | null = null, name = id): Location =>
  decodeLocation({ id, name, parent_id });
const ids = (locations: readonly { id: string }[]) => locations.map(({ id }) => id);

test.each([
  ['ENT-10', null],
  ['ENT-11', undefined],
  ['ENT-12', ''],
])('%s: a location with parent_id %j stands at the top', (_, parent_id) => {
  expect(isTopLevel({ parent_id })).toBe(true);
  expect(isTopLevel({ parent_id: '0' })).toBe(false);
});

describe('flattening', () => {
  test('CALL-45: a tree becomes one list, parents first, without nesting', () => {
    const flat = flatten(
      decodeHierarchy([
        {
          id: 'a',
          children: [
            { id: 'b', children: [{ id: 'c' }] },
            { id: 'd', parent_id: 'a' },
          ],
        },
        { id: 'e' },
      ]),
    );
    expect(flat.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      ['a', null],
      ['b', 'a'],
      ['c', 'b'],
      ['d', 'a'],
      ['e', null],
    ]);
    expect(flat.some((one) => 'children' in one)).toBe(false);
  });

  test('CALL-45: a node that comes twice is kept once', () => {
    expect(ids(flatten(decodeHierarchy([{ id: 'a', children: [{ id: 'b' }] }, { id: 'b' }])))).toEqual([
      'a',
      'b',
    ]);
  });

  test('CALL-45: no depth is too deep', () => {
    const nodes: LocationNode[] = [];
    let into = nodes;
    for (let id = 0; id < 50_000; id++) {
      const [node] = decodeHierarchy([{ id }]);
      if (node) into = into[into.push(node) - 1]?.children ?? [];
    }
    expect(flatten(nodes)).toHaveLength(50_000);
  });

  test('CALL-45: a nested tree of any shape keeps every node under its parent', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parents, (picks) => {
        const expected = picks.map((pick, at) => [String(at), at === 0 ? null : String(pick % at)] as const);
        const nested = new Map(expected.map(([id]) => [id, { id, children: [] as unknown[] }]));
        for (const [id, parent] of expected)
          if (parent !== null) nested.get(parent)?.children.push(nested.get(id));
        const flat = flatten(decodeHierarchy([nested.get('0')]));
        expect(new Map(flat.map(({ id, parent_id }) => [id, parent_id]))).toEqual(new Map(expected));
      }),
    );
  });
});

describe('a tree', () => {
  const tree = createTree([
    location('bin10', 'rack', 'Bin 10'),
    location('hangar', null, 'Hangar'),
    location('bin2', 'rack', 'Bin 2'),
    location('rack', 'hangar', 'Rack'),
    location('attic', null, 'attic'),
    location('lost', 'gone', 'Lost'),
  ]);

  test('LOC-45: the children of a location are those whose parent_id it is, by name and number', () => {
    expect(ids(tree.childrenOf('rack'))).toEqual(['bin2', 'bin10']);
    expect(ids(tree.childrenOf('bin2'))).toEqual([]);
    expect(ids(tree.childrenOf('nobody'))).toEqual([]);
  });

  test('the roots are the top-level locations, and those whose parent is missing', () => {
    expect(ids(tree.roots)).toEqual(['attic', 'hangar', 'lost']);
    expect(tree.childrenOf(null)).toBe(tree.roots);
  });

  test('a path goes from the root to the location, its label joined by ›', () => {
    expect(ids(tree.pathOf('bin2'))).toEqual(['hangar', 'rack', 'bin2']);
    expect(tree.pathLabel('bin2')).toBe('Hangar › Rack › Bin 2');
    expect([tree.pathOf('nobody'), tree.pathLabel('nobody')]).toEqual([[], '']);
  });

  test('a cycle ends a path', () => {
    expect(ids(createTree([location('a', 'b'), location('b', 'a')]).pathOf('a'))).toEqual(['b', 'a']);
  });

  test.each([['gone'], [null], [undefined], ['']])('ERR-09: the location %j is an Unknown Location', (id) => {
    expect(locationName(tree, id)).toBe('Unknown Location');
    expect(locationName(tree, 'rack')).toBe('Rack');
  });
});
