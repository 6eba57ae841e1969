import { describe, expect, test } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { locationOfEntry } from '../../../src/model/locations/locationInput.ts';
import { createUnsentOverlay } from '../../../src/services/locations/unsentOverlay.ts';
import { PLACE, uuid } from '../unsent/locationOutbox.stage.ts';

const MADE = Date.parse('2026-05-01T10:00:00Z');

const onlyHere = (more: Partial<typeof PLACE> = {}): Location =>
  locationOfEntry({
    id: 'local-a1b2c3d4',
    item: { ...PLACE, ...more },
    user: 'ada',
    madeAt: MADE,
    revision: 'r',
    key: 'k',
    status: 'waiting',
    base: undefined,
    theirs: undefined,
    attempts: [],
    failure: undefined,
    faults: 0,
  });

const onServer = (more: Partial<Location> = {}): Location => ({
  ...onlyHere(),
  id: uuid(1),
  created_at: '2026-05-01T10:00:01Z',
  ...more,
});

/** The ids that a screen is told of. */
const shown = (known: readonly Location[], unsent: readonly Location[]): string[] =>
  idsOf(createUnsentOverlay().of(unsent, () => undefined, MADE)?.(known, MADE) ?? known);

const idsOf = (locations: readonly Location[]): string[] => locations.map(({ id }) => id);

describe('a new location whose answer was lost', () => {
  test('is seen once from the moment on in which the server tells of it', () => {
    expect(shown([onServer()], [onlyHere()])).toEqual([uuid(1)]);
    expect(shown([onServer({ label: '' })], [onlyHere({ label: '' })])).toEqual([uuid(1)]);
  });

  test('stays where the server has another one that is like it', () => {
    const own = onlyHere();
    for (const other of [{ name: 'Shelf 8' }, { label: 'S8' }, { parent_id: uuid(7) }]) {
      expect(shown([onServer(other)], [own])).toEqual([uuid(1), own.id]);
    }
    // Made before it was asked for: somebody has two boxes of one name.
    const older = onServer({ label: '', created_at: '2026-05-01T09:59:00Z' });
    expect(shown([older], [onlyHere({ label: '' })])).toEqual([uuid(1), own.id]);
  });

  test('takes no second one of its name along', () => {
    const second = { ...onlyHere({ label: '' }), id: 'local-e5f6a7b8' };
    expect(shown([onServer({ label: '' })], [onlyHere({ label: '' }), second])).toEqual([uuid(1), second.id]);
  });

  test('leaves unsent changes in the place of what they change', () => {
    const changed = { ...onServer(), name: 'Shelf 9, top' };
    expect(shown([onServer(), onServer({ id: uuid(2) })], [changed])).toEqual([uuid(1), uuid(2)]);
    // Of one that somebody has deleted meanwhile, too.
    expect(shown([onServer({ id: uuid(2) })], [onServer()])).toEqual([uuid(2), uuid(1)]);
  });
});

describe('a new location that is sent', () => {
  const sentAs = (id: string) => (id === onlyHere().id ? uuid(1) : undefined);

  test('stays until the server tells of its locations anew', () => {
    const { of } = createUnsentOverlay();
    expect(idsOf(of([onlyHere()], sentAs, MADE)?.([], MADE) ?? [])).toEqual([onlyHere().id]);
    const after = of([], sentAs, MADE + 10);
    expect(idsOf(after?.([], MADE) ?? [])).toEqual([uuid(1)]);
    expect(idsOf(after?.([onServer()], MADE + 20) ?? [])).toEqual([uuid(1)]);
    // Deleted by somebody in between.
    expect(idsOf(after?.([], MADE + 30) ?? [])).toEqual([]);
    expect(of([], sentAs, MADE + 40)).toBeUndefined();
  });

  test('and was discarded in place of that goes at once', () => {
    const { of } = createUnsentOverlay();
    of([{ ...onlyHere(), id: 'local-e5f6a7b8' }], sentAs, MADE);
    expect(of([], sentAs, MADE + 10)).toBeUndefined();
  });
});
