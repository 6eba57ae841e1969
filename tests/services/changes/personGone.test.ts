import { expect, test, vi } from 'vitest';
import type { Location } from '../../../contract/entities.ts';
import { copyBranch } from '../../../src/services/changes/branchCopying.ts';
import { createItemWriting } from '../../../src/services/changes/itemWriting.ts';
import { createLocationMoving } from '../../../src/services/changes/locationMoving.ts';
import { createRecordRestoring } from '../../../src/services/changes/recordRestoring.ts';
import type { LocationOutbox } from '../../../src/services/unsent/locationOutbox.ts';
import type { Outbox } from '../../../src/services/unsent/outbox.ts';
import { anInput, hostItem } from '../samples.ts';

const GONE = new Error('Another person is here.');
const never = (): never => {
  throw new Error('Nothing is done for whoever is here by now.');
};

/** Nothing is unsent of what was read. */
const AS_IT_IS = {
  entry: undefined,
  conflict: undefined,
  unreachable: undefined,
  isGivenUp: false,
  knownAt: undefined,
  sentAs: undefined,
};

test('the items of a copied branch are not kept for who comes while its locations are', async () => {
  const person = new AbortController();
  const keepAll = vi.fn<() => Promise<string[]>>(async () => []);
  const locations = {
    keepBranch: async () => {
      person.abort(GONE);
      return ['local-1'];
    },
    addKept: never,
    giveUp: never,
  };
  const copy = { locations: [], items: [{ input: anInput(), location: 0 }] };
  const watched = { signal: person.signal, onProgress: () => {} };
  await expect(copyBranch({ locations, items: { keepAll, addKept: never } }, copy, watched)).rejects.toBe(
    GONE,
  );
  expect(keepAll).not.toHaveBeenCalled();
});

test('a field of an item is not set for who comes while the item was read', async () => {
  const person = new AbortController();
  const update = vi.fn<Outbox['update']>();
  const { write } = createItemWriting({ entry: () => undefined, update });
  person.abort(GONE);
  const read = { item: hostItem(), ...AS_IT_IS };
  const run = { signal: person.signal, renewed: new Map<string, string>() };
  await expect(write(read, 'supplier', 'mine', run)).rejects.toBe(GONE);
  expect(update).not.toHaveBeenCalled();
});

const PLACE: Location = {
  id: 'place',
  name: 'Box',
  description: '',
  label: '',
  location_type_id: 1,
  location_area_id: 1,
  location_type_name: 'Box',
  location_area_name: 'Hall',
  type: 'BOX',
  area: 'HALL',
  parent_id: null,
  created_at: null,
  updated_at: null,
  version: 1,
};

test('a location is not moved for who comes while its place was noted', async () => {
  const person = new AbortController();
  const update = vi.fn<LocationOutbox['update']>();
  const read = { item: PLACE, ...AS_IT_IS };
  const { move } = createLocationMoving({
    outbox: { entry: () => undefined, update },
    forEdit: async () => read,
    tree: () => undefined,
  });
  const note = async (): Promise<void> => person.abort(GONE);
  const run = { signal: person.signal, renewed: new Map<string, string>(), note };
  await expect(move(read.item, { ...PLACE, id: 'other' }, run)).rejects.toBe(GONE);
  expect(update).not.toHaveBeenCalled();
});

test('an item is not made anew for who comes while it was asked whether it can be brought back', async () => {
  const person = new AbortController();
  const create = vi.fn<Outbox['create']>();
  const restoring = {
    isPossible: async () => {
      person.abort(GONE);
      return false;
    },
    item: never,
    location: never,
  };
  const { item } = createRecordRestoring({
    outbox: { create, entry: () => undefined, putBack: never, send: never },
    restoring,
    locationReads: { find: never },
    locationWrites: { create: never, remove: never },
    withdrawInside: never,
    onRestored: never,
  });
  const run = { signal: person.signal, renewed: new Map<string, string>() };
  const step = {
    kind: 'item removed',
    id: 'i1',
    name: 'Bolt',
    input: anInput(),
    entry: undefined,
    key: 'k',
  } as const;
  await expect(item(step, run)).rejects.toBe(GONE);
  expect(create).not.toHaveBeenCalled();
});
