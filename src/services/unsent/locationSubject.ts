import { create } from 'superstruct';
import { Location } from '../../../contract/entities.ts';
import type { LocationUpdateRequest } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import {
  inputOfLocation,
  LOCATION_FIELDS,
  type LocationInput,
  locationOfEntry,
} from '../../model/locations/locationInput.ts';
import { comparisonOf } from '../../model/unsent/merge.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import type { SendSubject } from './subjects.ts';

const locationComparison = comparisonOf<LocationInput>(LOCATION_FIELDS);

/** Only what was changed is sent of a location: the rest may be somebody else's work (LOC-17). */
export const LOCATIONS: SendSubject<LocationInput, Location, LocationUpdateRequest> = {
  word: 'location',
  title: 'Location',
  keys: { edits: 'offline_location_', creates: 'local_location_', sent: 'sent_location_' },
  comparison: locationComparison,
  decode: (value) => create(value, Location),
  contentOf: inputOfLocation,
  encode: (location) => location,
  recordOf: locationOfEntry,
  shownOf: locationOfEntry,
  asCreated: (location) => location,
  updateOf: ({ item, base, attempts, putBack }) =>
    changedFields(item, base && inputOfLocation(base), attempts, putBack),
  // The host's own words, and every character stays in the form (ERR-45).
  isLeftToForm: isRefusedByHost,
  isEditLeftToForm: isRefusedByHost,
  unknownBase: {
    name: '\0',
    description: '\0',
    label: '\0',
    location_type_id: -1,
    location_area_id: -1,
    parent_id: '\0',
  },
};

function isRefusedByHost(reason: Failure): boolean {
  return reason.status !== undefined && isRefusal(reason);
}

/**
 * The fields to send: those that differ from `base`, that were put back to it, and of which something else may have arrived before. All of
 * them where the base is not known.
 */
function changedFields(
  content: LocationInput,
  base: LocationInput | undefined,
  attempts: readonly LocationInput[],
  putBack: readonly string[] = [],
): LocationUpdateRequest {
  if (!base) return sent(content, Object.keys(content));
  const changed = [content, ...attempts].flatMap((one) => locationComparison.differing(one, base));
  return sent(content, [...changed, ...putBack]);
}

/** Types and areas are sent only where there is one: a host that knows none of a location is not told so. */
function sent(content: LocationInput, fields: readonly string[]): LocationUpdateRequest {
  const { location_type_id: type, location_area_id: area, parent_id, name, description, label } = content;
  const all: LocationUpdateRequest = {
    name,
    description,
    label,
    parent_id,
    ...(type !== null && { location_type_id: type }),
    ...(area !== null && { location_area_id: area }),
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)));
}
