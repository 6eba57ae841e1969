import type { Item, Location } from '../../contract/entities.ts';
import { failure } from '../../src/failure.ts';
import type { Watched } from '../../src/machines/watched.ts';

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

export const OFFLINE = failure('offline', 'Network error');
export const NOT_FOUND = failure('not-found', 'Not here', { status: 404 });

export function answered<T>(data: T): Watched<T> {
  return { status: 'answered', data, at: 1000, refreshing: false };
}

export const failed = (reason = OFFLINE): { status: 'failed'; failure: typeof OFFLINE } => ({
  status: 'failed',
  failure: reason,
});

export const LOADING = { status: 'loading' } as const;
