import type { Item } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import type { UnsentLocation } from '../../src/model/locations/locationInput.ts';
import type { UnsentEntry } from '../../src/model/unsent/unsent.ts';
import { NOW } from './host/fakeHost.ts';

/** What a person enters of an item. */
export function anInput(more: Partial<ItemInput> = {}): ItemInput {
  return {
    name: 'Bolts',
    category: 'Fasteners',
    location_id: 'l1',
    quantity: 4,
    acquisition_date: '2024-02-29',
    supplier: 'Bolt Co',
    supplier_part_no: 'B-4',
    supplier_item_url: 'https://bolt.test/4',
    description: 'M4',
    notes: '',
    ...more,
  };
}

export const ITEM_ID = '11111111-2222-4333-8444-555555555555';

/** An item as a host answers it. */
export function hostItem(more: Partial<Item> = {}): Item {
  const { quantity = null, ...input } = anInput();
  return {
    ...input,
    id: ITEM_ID,
    quantity,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
    version: 1,
    ...more,
  };
}

/** Ada's new item, waiting to be sent. */
export function anEntry(more: Partial<UnsentEntry> = {}): UnsentEntry {
  return {
    kind: 'create',
    id: 'local-0123456789abcdef',
    item: anInput(),
    user: 'ada',
    madeAt: NOW,
    revision: 'rev-1',
    key: 'key-1',
    status: 'waiting',
    base: undefined,
    theirs: undefined,
    attempts: [],
    failure: undefined,
    faults: 0,
    ...more,
  };
}

/** Ada's changes of an item, waiting to be sent. */
export function anEdit(more: Partial<UnsentEntry> = {}): UnsentEntry {
  return anEntry({ kind: 'edit', id: ITEM_ID, item: anInput({ notes: 'mine' }), base: hostItem(), ...more });
}

/** A new location that only this browser has. */
export function aNewLocation(more: Partial<UnsentLocation> = {}): UnsentLocation {
  return {
    kind: 'create',
    id: 'local-shelf',
    item: {
      name: 'Shelf 9',
      description: '',
      label: 'S9',
      location_type_id: 7,
      location_area_id: 1,
      parent_id: null,
    },
    user: 'ada',
    madeAt: 1,
    revision: 'r1',
    key: 'k1',
    status: 'waiting',
    base: undefined,
    theirs: undefined,
    attempts: [],
    failure: undefined,
    faults: 0,
    ...more,
  };
}
