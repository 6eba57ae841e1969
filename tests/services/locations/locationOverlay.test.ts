import { describe, expect, test } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { locationOfEntry } from '../../../src/model/locations/locationInput.ts';
import type { WatchState } from '../../../src/services/cache/cache.ts';
import { createLocationOverlay } from '../../../src/services/locations/locationOverlay.ts';
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
function shown(known: readonly Location[], unsent: readonly Location[]): string[] {
  let ids: string[] = [];
  const overlay = createLocationOverlay({
    watch(_, listener) {
      const state = { status: 'answered', data: known, at: MADE, refreshing: false };
      // Of the states of a read only this one is told.
      listener(state as unknown as WatchState<never>);
      return () => {};
    },
  });
  overlay.show(unsent);
  overlay.watch<readonly Location[]>({ key: ['locations'] } as never, (state) => {
    if (state.status !== 'loading') ids = (state.data ?? []).map(({ id }) => id);
  });
  return ids;
}

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
