import type { Item, Location } from '../../../contract/entities.ts';
import { type Failure, failure } from '../../../src/failure.ts';
import type { Conflict, LoadedItem, SaveOutcome } from '../../../src/model/unsent/saving.ts';
import { inputOfItem, itemOfEntry, type UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';

export function anItem(more: Partial<Item> = {}): Item {
  return {
    id: 'item-00001',
    name: 'Bolts',
    description: '',
    category: 'Fasteners',
    notes: '',
    quantity: 4,
    location_id: 'l1',
    supplier: '',
    supplier_part_no: '',
    supplier_item_url: '',
    acquisition_date: null,
    created_at: null,
    updated_at: null,
    ...more,
  };
}

export function aLocation(more: Partial<Location> = {}): Location {
  return {
    id: 'l1',
    name: 'Shelf 1',
    description: 'By the door',
    label: 'S1',
    type: 'SHELF',
    location_type_id: 7,
    location_type_name: 'Shelf',
    location_area_id: 1,
    location_area_name: 'HANGAR',
    area: 'HANGAR',
    parent_id: null,
    created_at: null,
    updated_at: null,
    ...more,
  };
}

/** Changes of `item` that this browser holds, waiting to be sent. */
export function unsentEdit(item: Item, more: Partial<UnsentEntry> = {}): UnsentEntry {
  return {
    kind: 'edit',
    id: item.id,
    item: inputOfItem(item),
    user: 'ada',
    madeAt: 1000,
    revision: 'rev-1',
    key: 'key-1',
    status: 'waiting',
    base: item,
    theirs: undefined,
    attempts: [],
    failure: undefined,
    faults: 0,
    ...more,
  };
}

/** What an edit begins with: the item as the server has it, unless told otherwise. */
export function loadedItem(item: Item, more: Partial<LoadedItem> = {}): LoadedItem {
  return { item, entry: undefined, conflict: undefined, knownAt: undefined, sentAs: undefined, ...more };
}

/** What an edit begins with where there is unsent work. */
export function loadedEntry(entry: UnsentEntry, conflict?: Conflict): LoadedItem {
  return loadedItem(itemOfEntry(entry), { entry, conflict });
}

/** A save whose input stayed in this browser. */
export function keptOutcome(
  entry: UnsentEntry,
  reason: Failure,
  unreachable: boolean,
): SaveOutcome & { result: 'kept' } {
  return { result: 'kept', item: itemOfEntry(entry), entry, failure: reason, unreachable };
}

export const OFFLINE = failure('offline', 'Network error');
export const NOT_FOUND = failure('not-found', 'Not here', { status: 404 });

export function answered<T>(data: T): WatchState<T> {
  return { status: 'answered', data, at: 1000, refreshing: false };
}

export const failed = (reason = OFFLINE): { status: 'failed'; failure: typeof OFFLINE } => ({
  status: 'failed',
  failure: reason,
});

export const LOADING = { status: 'loading' } as const;
