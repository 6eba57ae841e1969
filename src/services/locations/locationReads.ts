import { decodeLocation } from '../../../contract/answers.ts';
import type { Location } from '../../../contract/entities.ts';
import { FRESHNESS, TIMEOUTS } from '../../../contract/limits.ts';
import { failure, isFailure } from '../../failure.ts';
import { isUuid } from '../../model/locations/identifier.ts';
import type { QuerySpec } from '../cache/cache.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';

export interface LocationReads {
  /** The location with this id or label (IDRES-02, IDRES-03). */
  one(identifier: string): QuerySpec<Location>;
  /** The same, past the cache. Rejects with kind 'not-found' when neither lookup finds one (ERR-08). */
  find(identifier: string, signal?: AbortSignal): Promise<Location>;
}

/** The calls that read single locations (section 7). */
export function createLocationReads(http: Http): LocationReads {
  const lookup = (path: string, text: string, signal?: AbortSignal): Promise<Location> =>
    http.request({
      operation: 'location lookup',
      path: path + segment(text),
      timeout: TIMEOUTS.location,
      signal,
      decode: decodeLocation,
    });

  const find = async (identifier: string, signal?: AbortSignal): Promise<Location> => {
    const byId = '/api/locations/';
    const byLabel = '/api/location/';
    for (const path of isUuid(identifier) ? [byId, byLabel] : [byLabel, byId]) {
      try {
        const location = await lookup(path, identifier, signal);
        // Some hosts answer an unknown location with an empty object.
        if (location.id !== '' || location.name !== '') return location;
      } catch (error) {
        if (!isNoMatch(error)) throw error;
      }
    }
    throw failure('not-found', 'Location not found', { status: 404 });
  };

  return {
    find,
    one: (identifier) => ({
      key: ['location', identifier],
      kept: decodeLocation,
      fallback: (fallbackData) => fallbackData.location(identifier),
      staleTime: FRESHNESS.location,
      load: (signal) => find(identifier, signal),
    }),
  };
}

/** An answer that only means "not this one": 404, or an id that the host finds malformed. */
function isNoMatch(error: unknown): boolean {
  return isFailure(error) && (error.kind === 'not-found' || error.kind === 'invalid');
}
