import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { createWatchPlace } from '../../../src/app/scanning/watchPlace.ts';
import type { PlaceChanged } from '../../../src/machines/counting/count.context.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';
import { anEntry } from '../samples.ts';

const LOCAL = 'local-1';
const REAL = 'l1';
const LOCAL_ITEM = 'local-a';
const BOLTS = { ...anEntry().item, name: 'Bolts' };

const answered = <T>(data: T): WatchState<T> => ({ status: 'answered', data, at: 1, refreshing: false });

/** A location that was made without the server, watched; `sendsIt` is the server answering again. */
function watched() {
  const [told, listeners]: [PlaceChanged[], (() => void)[]] = [[], []];
  const lists = new Map<string, (items: readonly Item[]) => void>();
  let locationTold: ((state: WatchState<Location>) => void) | undefined;
  let isSent = false;
  const watchAll = (listener: () => void) => {
    listeners.push(listener);
    return () => {};
  };
  const sentAs = (id: string) => (isSent && id === LOCAL ? REAL : undefined);
  const parts = {
    reads: {
      watch(_: unknown, tell: (state: WatchState<Location>) => void) {
        locationTold = tell;
        tell({ status: 'loading' });
        return () => {};
      },
    },
    locationReads: { one: (id: string) => id },
    outbox: {
      known: () => (isSent ? [] : [anEntry({ id: LOCAL_ITEM, item: { ...BOLTS, location_id: LOCAL } })]),
      sentAs: (id: string) => (isSent && id === LOCAL_ITEM ? 'a' : undefined),
      watch: watchAll,
    },
    unsentLocations: {
      entry: () => (isSent ? undefined : { id: LOCAL, item: { name: 'Drawer 3' }, madeAt: 1 }),
      sentAs,
      watch: watchAll,
    },
    // What of the parts is asked for, and no more.
  } as unknown as Parameters<typeof createWatchPlace>[0] & Parameters<typeof createWatchPlace>[1];
  const logic = createWatchPlace(parts, parts, {
    watch: (id, tell) => {
      lists.set(id, (items) => tell({ items, failure: undefined }));
      return () => {};
    },
    places: (id) => (place) => place === id,
  });
  const machine = setup({ actors: { logic }, types: { events: {} as PlaceChanged } }).createMachine({
    invoke: { src: 'logic', input: { identifier: LOCAL } },
    on: { 'place.changed': { actions: ({ event }) => void told.push(event) } },
  });
  createActor(machine).start();
  return {
    last: () => told.at(-1),
    told,
    sendsIt() {
      isSent = true;
      for (const tell of listeners) tell();
    },
    location: (state: WatchState<Location>) => locationTold?.(state),
    list: (id: string, items: readonly Item[]) => lists.get(id)?.(items),
  };
}

test('a location that is sent while it is watched is watched under its id of the server, and neither it nor what lies in it is ever missing', () => {
  const { last, told, sendsIt, location, list } = watched();
  expect(last()).toMatchObject({ location: { id: LOCAL }, items: [{ id: LOCAL_ITEM }] });
  sendsIt();
  location(answered(aLocation({ id: REAL, name: 'Drawer 3' })));
  list(REAL, []);
  expect(last()?.sentAs(LOCAL_ITEM)).toBe('a');
  // The list has not heard of the item yet.
  expect(last()?.items).toMatchObject([{ id: 'a', name: 'Bolts' }]);
  list(REAL, [anItem({ id: 'a', name: 'Nuts', location_id: REAL })]);
  expect(last()).toMatchObject({ location: { id: REAL }, items: [{ id: 'a', name: 'Nuts' }] });
  expect(told.some(({ isMissing }) => isMissing)).toBe(false);
});
