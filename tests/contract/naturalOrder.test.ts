import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byName, createNameSorter, insertedByName, sortedByName } from '../../contract/naturalOrder.ts';

const named = fc.record({
  name: fc.oneof(
    fc.string(),
    fc.nat(30).map((number) => `Bin ${number}`),
    fc.constantFrom('É', 'e', 'É 02'),
  ),
  id: fc.uuid(),
});
const names = fc.uniqueArray(named, { selector: ({ id }) => id });

test('a list sorted by its keys is in the order of the comparison, whatever was noted before', () => {
  fc.assert(
    fc.property(names, names, (some, all) => {
      const sorter = createNameSorter<{ name: string; id: string }>();
      sorter.note(some);
      sorter.note(all.slice(0, 2));
      expect(sorter.sorted(all)).toEqual(all.toSorted(byName));
    }),
  );
});

test('one more thing is put where sorting would put it', () => {
  fc.assert(
    fc.property(names, named, (all, one) => {
      const others = sortedByName(all.filter(({ id }) => id !== one.id));
      expect(insertedByName(others, one)).toEqual(sortedByName([...others, one]));
    }),
  );
});
