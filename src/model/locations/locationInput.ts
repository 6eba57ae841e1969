import type { Location } from '../../../contract/entities.ts';
import type { Unsent } from '../unsent/unsent.ts';

/** What a person enters of a location, in the order in which a form and a comparison show it. */
export const LOCATION_FIELDS = [
  'name',
  'location_type_id',
  'location_area_id',
  'parent_id',
  'label',
  'description',
] as const;
export type LocationField = (typeof LOCATION_FIELDS)[number];

/** The whole of it. Type and area are null where another host knows none. */
export interface LocationInput {
  name: string;
  description: string;
  label: string;
  location_type_id: number | null;
  location_area_id: number | null;
  /** null at the top level; a local id for one that only this browser has. */
  parent_id: string | null;
}

/** A new location (`local_location_{id}`) or changes of a location (`offline_location_{id}`). */
export type UnsentLocation = Unsent<LocationInput, Location>;

/** The entered fields of a location. */
export function inputOfLocation(location: Location): LocationInput {
  const { name, description, label, location_type_id, location_area_id, parent_id } = location;
  return { name, description, label, location_type_id, location_area_id, parent_id };
}

/**
 * An unsent entry as a location: what every view shows of it. The names of a type or an area chosen since are looked up
 * by whoever knows the lists.
 */
export function locationOfEntry({ id, item, base, madeAt }: Omit<UnsentLocation, 'kind'>): Location {
  const made = new Date(madeAt).toISOString();
  const isSameType = base?.location_type_id === item.location_type_id;
  const isSameArea = base?.location_area_id === item.location_area_id;
  return {
    created_at: made,
    updated_at: made,
    ...base,
    ...item,
    type: isSameType ? (base?.type ?? '') : '',
    location_type_name: isSameType ? (base?.location_type_name ?? '') : '',
    area: isSameArea ? (base?.area ?? '') : '',
    location_area_name: isSameArea ? (base?.location_area_name ?? '') : '',
    id,
  };
}
