import { decodePlaces, type SuggestedPlace } from '../../../contract/places/places.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { WantedPlace } from '../../model/places/wanted.ts';
import type { Http } from '../host/http.ts';

/**
 * The likeliest places for a thing, as the host proposes them; none from a host that is not known to propose any. Rejects
 * with a Failure.
 */
export async function suggestPlaces(
  http: Http,
  thing: WantedPlace,
  signal: AbortSignal,
): Promise<readonly SuggestedPlace[]> {
  if (!http.features().has('places')) return [];
  return http.request({
    operation: 'place suggestions',
    method: 'POST',
    path: '/api/locations/suggestions',
    timeout: TIMEOUTS.search,
    signal,
    json: thing,
    decode: decodePlaces,
  });
}
