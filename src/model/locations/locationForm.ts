import { DEFAULT_LOCATION_AREA, DEFAULT_LOCATION_TYPE } from '../../../contract/builtins.ts';
import { type Checked, check } from '../../../contract/check.ts';
import type { Location, Lookup } from '../../../contract/entities.ts';
import { LocationCreateRequest } from '../../../contract/requests.ts';
import { withoutCode } from '../scanning/isCode.ts';

/** What the location form holds: texts; ids as texts, '' where nothing is chosen. */
export interface LocationFormValues {
  name: string;
  location_type_id: string;
  location_area_id: string;
  parent_id: string;
  label: string;
  description: string;
}

export const EMPTY_LOCATION_FORM: Readonly<LocationFormValues> = {
  name: '',
  location_type_id: '',
  location_area_id: '',
  parent_id: '',
  label: '',
  description: '',
};

function idByName(lookups: readonly Lookup[], name: string): string {
  const match = lookups.find((lookup) => lookup.name.toLowerCase() === name.toLowerCase());
  return match ? String(match.id) : '';
}

/** What is known of a new location from where it is added. */
interface NewLocation {
  parentId?: string | null;
  /** The id of the parent's area, where that is known. */
  parentArea?: number | undefined;
  /** The name of its type. */
  type?: string;
}

/**
 * The values of a new location: type Container and area HANGAR where the lists have them (ENT-16, ENT-19),
 * else nothing chosen; in another one that one's area, the parent as given, and the type where the list has one of this name.
 */
export function newLocationForm(
  types: readonly Lookup[],
  areas: readonly Lookup[],
  { parentId = null, parentArea, type = '' }: NewLocation = {},
): LocationFormValues {
  const around = areas.find(({ id }) => id === parentArea);
  return {
    ...EMPTY_LOCATION_FORM,
    location_type_id: idByName(types, type) || idByName(types, DEFAULT_LOCATION_TYPE),
    location_area_id: around ? String(around.id) : idByName(areas, DEFAULT_LOCATION_AREA),
    parent_id: parentId ?? '',
  };
}

/** What a form is opened for: a location by its id, or a new one inside another, with a name, label or type already. */
export interface LocationFormInput {
  id?: string;
  parentId?: string;
  name?: string;
  /** The name of its type, which may be none that the host has. */
  type?: string;
  label?: string;
}

/** The form's values as the location to send, or a message for each field that is wrong (section 5). */
export function checkLocationForm(values: LocationFormValues): Checked<LocationCreateRequest> {
  // Number('') is 0, which is no id: the contract's 'Type is required' and 'Area is required' follow.
  const checked = check(
    {
      ...values,
      location_type_id: Number(values.location_type_id),
      location_area_id: Number(values.location_area_id),
    },
    LocationCreateRequest,
  );
  return withoutCode(checked, values.name);
}

/** A location's fields as the form shows them. */
export function formFromLocation(location: Location): LocationFormValues {
  return {
    name: location.name,
    location_type_id: location.location_type_id === null ? '' : String(location.location_type_id),
    location_area_id: location.location_area_id === null ? '' : String(location.location_area_id),
    parent_id: location.parent_id ?? '',
    label: location.label,
    description: location.description,
  };
}

/** The names of the form's fields, in a comparison as well. */
export const LOCATION_LABELS: Readonly<Record<keyof LocationFormValues, string>> = {
  name: 'Name',
  location_type_id: 'Location Type',
  location_area_id: 'Area',
  parent_id: 'Parent Location',
  label: 'Label',
  description: 'Description',
};
