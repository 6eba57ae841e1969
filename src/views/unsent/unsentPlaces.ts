import type { UnsentLocation } from '../../model/locations/locationInput.ts';
import type { UnsentEntry } from '../../model/unsent/unsent.ts';
import { isLocationWork } from '../../model/unsent/unsentPhotos.ts';

/** What unsent work is on, and the paths of that one's page and form. */
export function placesOf(entry: UnsentEntry | UnsentLocation): { what: string; page: string; form: string } {
  const id = encodeURIComponent(entry.id);
  return isLocationWork(entry)
    ? { what: 'location', page: `/location/${id}`, form: `/edit-location/${id}` }
    : { what: 'item', page: `/view/${id}`, form: `/edit/${id}` };
}
