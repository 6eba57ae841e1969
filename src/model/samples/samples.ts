import type { Item, Location } from '../../../contract/entities.ts';
import { SEEDED_AREAS, SEEDED_ITEMS, SEEDED_SHELVES } from './sampleData.ts';

/**
 * The seeds as answers of a host: what is shown where no real answer is known. Always labelled 'Sample data',
 * never mixed with real data, edited, linked to or sent (decisions, Fallback order).
 */

/** The seeded areas, each with its shelves behind it. */
export function sampleLocations(): Location[] {
  return SEEDED_AREAS.flatMap((area) => [
    sampleLocation({ ...area, type: 'Room' }),
    ...SEEDED_SHELVES.filter(({ areaId }) => areaId === area.id).map(({ id, name }) =>
      sampleLocation({ id, name, description: '', type: 'Shelf', parent_id: area.id }),
    ),
  ]);
}

/** The seeded items, each in its shelf or area. */
export function sampleItems(): Item[] {
  return SEEDED_ITEMS.map((item) => ({
    id: item.id,
    name: item.name,
    description: item.description,
    category: item.category,
    notes: item.contents.join(', '),
    quantity: null,
    location_id: item.shelfId || item.areaId,
    supplier: '',
    supplier_part_no: '',
    supplier_item_url: '',
    acquisition_date: null,
    created_at: null,
    updated_at: null,
  }));
}

/** The seeded items directly in a seeded location. */
export function sampleItemsIn(locationId: string): Item[] {
  return sampleItems().filter(({ location_id }) => location_id === locationId);
}

/** The names around a sample item, from its area on. */
export function samplePath({ location_id }: Pick<Item, 'location_id'>): string {
  const locations = sampleLocations();
  const place = locations.find(({ id }) => id === location_id);
  const area = locations.find(({ id }) => id === place?.parent_id);
  return [area, place].flatMap((location) => location?.name ?? []).join(' › ');
}

function sampleLocation(
  more: Pick<Location, 'id' | 'name' | 'description' | 'type'> & Partial<Location>,
): Location {
  return {
    label: '',
    location_type_id: null,
    location_type_name: more.type,
    location_area_id: null,
    location_area_name: '',
    area: '',
    parent_id: null,
    created_at: null,
    updated_at: null,
    ...more,
  };
}
