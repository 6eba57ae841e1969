import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import type { Location } from '../../../contract/entities.ts';
import { byName } from '../../../contract/naturalOrder.ts';
import { withChanges } from '../../../src/model/locations/hierarchyDifference.ts';

const location = (id: string, parent_id: string | null = null, name = id): Location =>
  decodeLocation({ id, name, parent_id });

/** The list that a read of everything gives: parents first, siblings by name. */
function wholeOf(all: readonly Location[]): Location[] {
  const below = (parent: string | null): Location[] =>
    all
      .filter(({ parent_id }) => parent_id === parent)
      .sort(byName)
      .flatMap((one) => [one, ...below(one.id)]);
  return below(null);
}

const IDS = Array.from({ length: 30 }, (_, at) => `id-${at}`);
const anId = fc.constantFrom(...IDS);
const step = fc.record({
  id: anId,
  parent: fc.option(anId, { freq: 3 }),
  name: fc.constantFrom('Bin 2', 'bin 10', 'Bin 1', 'É', 'e', 'Shelf'),
  does: fc.constantFrom('put', 'put', 'put', 'put', 'rename', 'delete'),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a host that keeps the rules makes of it; gives the id that has changed, if any has. */
function apply(all: Map<string, Location>, { id, parent, name, does }: Step): string[] {
  const present = all.get(id);
  if (does === 'delete') {
    const isEmpty = [...all.values()].every(({ parent_id }) => parent_id !== id);
    return isEmpty && all.delete(id) ? [id] : [];
  }
  if (does === 'rename') {
    if (present) all.set(id, { ...present, name });
    return present ? [id] : [];
  }
  for (let above = parent; above !== null; above = all.get(above)?.parent_id ?? null) {
    if (above === id || !all.has(above)) return [];
  }
  all.set(id, location(id, parent, name));
  return [id];
}

test('a difference put into the known list gives the list of a whole read, whatever was made, moved, renamed, deleted', () => {
  const steps = fc.array(step, { maxLength: 60 });
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const all = new Map<string, Location>();
      for (const one of before) apply(all, one);
      const known = wholeOf([...all.values()]);
      const touched = new Set(after.flatMap((one) => apply(all, one)));
      const changed = [...touched].flatMap((id) => all.get(id) ?? []);
      const gone = [...touched].filter((id) => !all.has(id));
      const now = withChanges(known, { changed, gone });
      expect(now).toEqual(wholeOf([...all.values()]));
      // What has not changed need not be looked at again by anybody.
      for (const one of known) if (!touched.has(one.id)) expect(now).toContain(one);
    }),
    { numRuns: 200 },
  );
});

test('many new children of one parent stand in order among the old ones', () => {
  const old = [location('root'), location('b', 'root', 'Bin 50')];
  const changed = Array.from({ length: 40 }, (_, at) => location(`n${at}`, 'root', `Bin ${100 - at * 2}`));
  expect(withChanges(old, { changed, gone: [] })).toEqual(wholeOf([...old, ...changed]));
});

test.each<[string, Location[], string[]]>([
  ['a parent that nobody knows', [location('new', 'unknown')], []],
  ['a parent that is gone', [], ['a']],
  ['a circle', [location('a', 'b')], []],
])('%s does not fit the known list: nothing is made of it', (_, changed, gone) => {
  expect(withChanges([location('a'), location('b', 'a')], { changed, gone })).toBeUndefined();
});
