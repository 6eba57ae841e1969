import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { inLabelOrder } from '../../../src/model/locations/siblingOrder.ts';
import { createTree } from '../../../src/model/locations/tree.ts';

const child = (label: string, name = 'x', id = `${label} ${name}`) => ({ id, name, label });

/** What stands inside one location, in its order. */
function ordered(children: readonly ReturnType<typeof child>[], parent: string | null = 'shelf') {
  const shelf = decodeLocation({ id: 'shelf', name: 'Shelf' });
  const inside = children.map((one) => decodeLocation({ ...one, parent_id: parent }));
  return inLabelOrder(createTree(parent === null ? inside : [shelf, ...inside]), parent);
}

describe('the order of the locations inside one', () => {
  test('numbers in labels count by value, whatever the names are', () => {
    const shelf = ordered([
      child('WS-10', 'Axles'),
      child('ws-2', 'Zinc'),
      child('WS-1-12'),
      child('WS-1-3'),
    ]);
    expect(shelf.map(({ label }) => label)).toEqual(['WS-1-3', 'WS-1-12', 'ws-2', 'WS-10']);
  });

  test('those without a label follow by name, and are by name where none has one', () => {
    const bins = [child('', 'Bin 10'), child(' ', 'Bin 9'), child('', 'bin 2')];
    expect(ordered(bins).map(({ name }) => name)).toEqual(['bin 2', 'Bin 9', 'Bin 10']);
    const mixed = ordered([...bins, child('Z', 'Zinc')]);
    expect(mixed.map(({ name }) => name)).toEqual(['Zinc', 'bin 2', 'Bin 9', 'Bin 10']);
  });

  test('equal labels are by name, then by id', () => {
    const twins = [child('A', 'Two', 'x'), child('a', 'One', 'z'), child('A', 'One', 'y')];
    expect(ordered(twins).map(({ id }) => id)).toEqual(['y', 'z', 'x']);
  });

  test('the main areas are by name', () => {
    const areas = ordered([child('1', 'Workshop'), child('2', 'Garage')], null);
    expect(areas.map(({ name }) => name)).toEqual(['Garage', 'Workshop']);
  });

  test('the order in which they come makes no difference, and none is lost', () => {
    const label = fc.constantFrom('', 'A', 'a', 'A-2', 'A-10', 'B');
    const one = fc.record({ id: fc.uuid(), name: fc.constantFrom('a', 'b', 'B'), label });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ id }) => id }), (some) => {
        const ids = ordered(some).map(({ id }) => id);
        expect(ordered(some.toReversed()).map(({ id }) => id)).toEqual(ids);
        expect(ids.toSorted()).toEqual(some.map(({ id }) => id).toSorted());
      }),
    );
  });
});
