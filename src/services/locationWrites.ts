import { decodeLocation } from '../../contract/answers.ts';
import type { Location } from '../../contract/entities.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import type { LocationCreateRequest, LocationUpdateRequest } from '../../contract/requests.ts';
import { failure, isFailure } from '../failure.ts';
import type { Cache } from './cache.ts';
import { explained } from './errors.ts';
import type { Http } from './http.ts';
import { explainedNetwork, type NetworkProbe } from './networkMessage.ts';
import { segment } from './path.ts';

export interface LocationWrites {
  /** The created location; its id is '' when the host told none. */
  create(input: LocationCreateRequest, signal?: AbortSignal): Promise<Location>;
  /** `input` may be any of the fields, the description alone for example (LOC-17). */
  update(id: string, input: LocationUpdateRequest, signal?: AbortSignal): Promise<Location>;
  remove(id: string, signal?: AbortSignal): Promise<void>;
}

/** The calls that change locations (section 7); no first screen needs them. */
export function createLocationWrites(http: Http, cache: Cache, network: NetworkProbe): LocationWrites {
  const changed = (): void => {
    cache.invalidate('locations');
    cache.invalidate('location');
    // Search hits carry their location's path.
    cache.invalidate('search');
  };

  return {
    async create(input, signal) {
      try {
        const location = await http.request({
          operation: 'location creation',
          method: 'POST',
          path: '/api/locations',
          json: payload(input),
          timeout: TIMEOUTS.other,
          signal,
          // Created, even where the host says nothing about it.
          decode: (value) => decodeLocation(value ?? {}),
        });
        changed();
        return location;
      } catch (error) {
        throw explainedSave('Failed to create location: ', await explainedNetwork(error, network));
      }
    },
    async update(id, input, signal) {
      if (id === '') throw failure('input', 'Missing location ID');
      try {
        const location = await http.request({
          operation: 'location update',
          method: 'PATCH',
          path: `/api/locations/${segment(id)}`,
          json: payload(input),
          timeout: TIMEOUTS.other,
          signal,
          decode: decodeLocation,
        });
        changed();
        return location;
      } catch (error) {
        throw updateFailure(await explainedNetwork(error, network));
      }
    },
    async remove(id, signal) {
      await http.request({
        operation: 'location deletion',
        method: 'DELETE',
        path: `/api/locations/${segment(id)}`,
        timeout: TIMEOUTS.other,
        signal,
        decode: () => undefined,
      });
      // Before `changed`: the page of the deleted location still stands and would ask for it again, for a 404.
      cache.remove('location');
      changed();
    },
  };
}

/** Ids of types and areas as integers, no parent as null (CALL-37 to CALL-39); absent fields stay absent. */
function payload(input: LocationUpdateRequest): LocationUpdateRequest {
  const { location_type_id: type, location_area_id: area, parent_id: parent } = input;
  return {
    ...input,
    ...(type !== undefined && { location_type_id: Math.trunc(Number(type)) }),
    ...(area !== undefined && { location_area_id: Math.trunc(Number(area)) }),
    ...(parent !== undefined && { parent_id: parent || null }),
  };
}

/** The failure of a create; a call without an answer has its own words. */
function explainedSave(prefix: string, error: unknown): unknown {
  return isFailure(error) && error.kind === 'offline' ? error : explained(prefix, error);
}

/**
 * 'Failed to update location: {text} ({status})', or 'Server error: {message}' of a host in trouble; a call
 * without an answer has its own words (ERR-39, ERR-40).
 */
function updateFailure(error: unknown): unknown {
  if (!isFailure(error) || error.status === undefined) return error;
  if (error.status >= 500) return explained('Server error: ', error);
  const status = ` (${error.status})`;
  const message = error.message.endsWith(status) ? error.message : error.message + status;
  return explained('Failed to update location: ', { ...error, message });
}
