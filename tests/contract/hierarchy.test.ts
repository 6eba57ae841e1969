import fc from 'fast-check';
import { array, create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { StructError, decodeHierarchy } from '../../contract/answers.ts';
import { LocationNode } from '../../contract/entities.ts';
import { unreadIn } from '../../contract/unread.ts';
import { createTree, flatten } from '../../src/model/locations/tree.ts';

/** A field's values: mostly what hosts send, now and then anything. */
const field = (...usual: fc.Arbitrary<unknown>[]) =>
  fc.option(fc.oneof({ weight: 12, arbitrary: fc.oneof(...usual) }, fc.jsonValue()), {
    nil: undefined,
    freq: 5,
  });
const text = field(fc.string(), fc.constant(''), fc.constant(null), fc.double());
const lookup = field(fc.integer(), fc.constantFrom('', '3', '03', ' 4', 'x', '1.5', null, 2.5));
const reference = field(fc.string(), fc.constantFrom('', null), fc.integer());

const { node } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ id: fc.oneof(fc.uuid(), fc.integer()) }),
    fc.record(
      {
        id: fc.oneof({ weight: 20, arbitrary: fc.oneof(fc.uuid(), fc.integer()) }, fc.jsonValue()),
        name: text,
        description: text,
        label: text,
        type: text,
        location_type_id: lookup,
        location_type_name: text,
        location_area_id: lookup,
        location_area_name: text,
        area: text,
        parent_id: reference,
        children: field(fc.array(tie('node'), { maxLength: 3 }), fc.constant(null)),
        created_at: reference,
        updated_at: text,
        version: field(fc.integer()),
        unknown: fc.jsonValue(),
      },
      { requiredKeys: ['id'] },
    ),
  ),
}));

const KEYS = Object.keys(LocationNode.schema as object);

/** The struct keeps unknown keys and absent versions; what both agree on is the rest. */
function known(nodes: readonly LocationNode[]): unknown[] {
  return nodes.map((one) =>
    Object.fromEntries(
      Object.entries(one)
        .filter(([key, value]) => KEYS.includes(key) && value !== undefined)
        .map(([key, value]) => [key, key === 'children' ? known(value as LocationNode[]) : value])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ),
  );
}

/** Siblings in any order: what is in a location that cannot be read comes after those that stand beside it. */
function ordered(nodes: unknown[]): unknown[] {
  return nodes
    .map((one) =>
      Object.fromEntries(
        Object.entries(one as object).map(([key, value]) => [
          key,
          key === 'children' ? ordered(value as unknown[]) : value,
        ]),
      ),
    )
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

/** What the struct can read of these, one by one. */
function readable(nodes: readonly unknown[]): { nodes: LocationNode[]; unread: number } {
  let unread = 0;
  const read: LocationNode[] = [];
  for (const one of nodes) {
    const children = typeof one === 'object' && one !== null ? Reflect.get(one, 'children') : undefined;
    const isList = Array.isArray(children);
    if (!isList && children !== undefined && children !== null) unread += 1;
    const inside = isList ? readable(children) : { nodes: [], unread: 0 };
    unread += inside.unread;
    try {
      const isWhole = typeof one === 'object' && one !== null && !Array.isArray(one);
      const node = create(isWhole ? { ...one, children: [] } : one, LocationNode);
      read.push({ ...node, children: inside.nodes });
    } catch (error) {
      // superstruct itself stumbles over {"toString": …}, with a TypeError; that is a refusal as well.
      if (!(error instanceof StructError || error instanceof TypeError)) throw error;
      unread += 1;
      read.push(...inside.nodes);
    }
  }
  return { nodes: read, unread };
}

describe('decoding the tree by hand', () => {
  test('gives what the struct gives, and leaves out what it refuses, but for what is in that', () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(fc.array(node, { maxLength: 3 }), (nodes) => {
        const expected = readable(nodes);
        const decoded = decodeHierarchy(nodes);
        if (expected.unread > 0) refused++;
        else {
          accepted++;
          expect(known(decoded)).toEqual(known(create(nodes, array(LocationNode))));
        }
        expect(ordered(known(decoded))).toEqual(ordered(known(expected.nodes)));
        expect(unreadIn(decoded)).toBe(expected.unread);
      }),
      { numRuns: 2000 },
    );
    // Both sides of the comparison must have been reached.
    expect(Math.min(accepted, refused)).toBeGreaterThan(100);
  });

  test.each([
    ['null', [null], 1],
    ['a list', [[]], 1],
    ['a location without a readable name', [{ id: 'a', name: {} }], 1],
  ])('%s among others is left out and counted', (_, bad, unread) => {
    const decoded = decodeHierarchy([{ id: 'x' }, ...bad, { id: 'y' }]);
    expect(decoded.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(unreadIn(decoded)).toBe(unread);
  });

  test('what is in a location that cannot be read stands beside it, and what is in that stays in it', () => {
    const inside = { id: 'box', parent_id: 'bad', children: [{ id: 'tray' }, null] };
    const decoded = decodeHierarchy([{ id: 'x' }, { id: 'bad', name: {}, children: [inside] }]);
    expect(decoded.map(({ id }) => id)).toEqual(['x', 'box']);
    expect(decoded[1]?.children.map(({ id }) => id)).toEqual(['tray']);
    expect(unreadIn(decoded)).toBe(2);
    const tree = createTree(flatten(decoded));
    expect(tree.roots.map(({ id }) => id)).toEqual(['box', 'x']);
  });

  test('children that are no list cost themselves only', () => {
    const decoded = decodeHierarchy([{ id: 'a', children: {} }]);
    expect([decoded.map(({ id }) => id), unreadIn(decoded)]).toEqual([['a'], 1]);
  });

  test.each([null, undefined, 7, 'text', {}, { locations: {} }])('%j is none', (value) => {
    expect(() => decodeHierarchy(value)).toThrow(StructError);
  });

  test('a tree of any depth is safe', () => {
    const root: { id: number; children: unknown[] } = { id: 0, children: [] };
    let deepest = root;
    for (let id = 1; id < 50_000; id++) {
      const child = { id, children: [] };
      deepest.children.push(child);
      deepest = child;
    }
    expect(decodeHierarchy([root])).toHaveLength(1);
  });

  test('each field of 100,000 locations is looked at a few times at most: the struct, which is slow, is never asked', () => {
    let looks = 0;
    const counted = (location: object) =>
      new Proxy(location, {
        get(target, key) {
          looks += 1;
          return Reflect.get(target, key);
        },
      });
    const nodes = Array.from({ length: 1000 }, (_, shelf) =>
      counted({
        id: `s${shelf}`,
        name: `Shelf ${shelf}`,
        children: Array.from({ length: 99 }, (__, bin) =>
          counted({ id: `${shelf}-${bin}`, name: `Bin ${bin}`, parent_id: `s${shelf}` }),
        ),
      }),
    );
    decodeHierarchy(nodes);
    expect(looks).toBeLessThan(100_000 * 30);
  });
});
