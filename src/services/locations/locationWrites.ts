import { decodeLocation } from '../../../contract/answers.ts';
import type { Location } from '../../../contract/entities.ts';
import type { Feature } from '../../../contract/builtins.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { LocationUpdateRequest } from '../../../contract/requests.ts';
import { failure, isFailure } from '../../failure.ts';
import type { LocationInput } from '../../model/locations/locationInput.ts';
import type { Cache } from '../cache/cache.ts';
import { explained } from '../host/errors.ts';
import { keyed, learnFeatures, takesKeys, withdrawn } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { explainedNetwork, type NetworkProbe } from '../host/networkMessage.ts';
import { segment } from '../host/path.ts';
import { createUnanswered, type Unanswered } from '../host/unanswered.ts';
import { type PendingDelete, versionedDeletion } from '../host/versionedDeletion.ts';

export interface LocationWrites {
  /** The created location; its id is '' when the host told none. */
  create(input: LocationInput, signal?: AbortSignal, idempotencyKey?: string): Promise<Location>;
  /**
   * What such a create has made under its key, as it was made; undefined where it has made nothing, and never will. Only for hosts
   * that are idempotent.
   */
  withdraw(input: LocationInput, idempotencyKey: string): Promise<Location | undefined>;
  /** Whether the host is known to make one location of a create that is sent twice. */
  isIdempotent(): boolean;
  /** Whether the host refuses an update that is based on an older version. */
  matchesVersions(): boolean;
  /** Learns what the host has advertised. */
  learn(): Promise<void>;
  /**
   * `input` may be any of the fields, the description alone for example (LOC-17). `version` goes along as If-Match
   * where the host has advertised it: the host then refuses (kind 'stale') when the location has changed since.
   */
  update(
    id: string,
    input: LocationUpdateRequest,
    signal?: AbortSignal,
    version?: number,
    idempotencyKey?: string,
  ): Promise<Location>;
  /** Whether the host is known to do an update once that is sent twice with one key. */
  keysUpdates(): boolean;
  /** Deletes it; one that somebody else has deleted before is deleted. */
  remove(location: PendingDelete, signal?: AbortSignal): Promise<boolean>;
}

/** The calls that change locations (section 7); no first screen needs them. */
export function createLocationWrites(
  http: Http,
  cache: Cache,
  network: NetworkProbe,
  unanswered: Unanswered = createUnanswered(),
): LocationWrites {
  const changed = (): void => {
    cache.invalidate('locations');
    cache.invalidate('location');
    // Search hits carry their location's path.
    cache.invalidate('search');
  };

  const removed = versionedDeletion(http, unanswered, {
    kind: 'location',
    timeout: TIMEOUTS.other,
    decode: decodeLocation,
  });
  const knows = (feature: Feature): boolean => http.features().has(feature);

  /** A type or an area that is not there any more is still offered. */
  const lookAgain = (error: unknown): void => {
    const { location_type_id: type, location_area_id: area } = (isFailure(error) && error.fields) || {};
    if (type !== undefined || area !== undefined) cache.invalidate('lookups');
  };

  const post = (input: LocationInput, headers?: Record<string, string>, signal?: AbortSignal) =>
    http.request({
      operation: 'location creation',
      method: 'POST',
      path: '/api/locations',
      json: payload(input),
      ...(headers && { headers }),
      timeout: TIMEOUTS.other,
      signal,
      // Created, even where the host says nothing about it.
      decode: (value) => decodeLocation(value ?? {}),
    });

  return {
    learn: () => learnFeatures(http),
    isIdempotent: () => takesKeys(http),
    matchesVersions: () => knows('if-match'),
    keysUpdates: () => knows('idempotency-updates') && knows('if-match'),
    async create(input, signal, idempotencyKey) {
      try {
        const { headers } = idempotencyKey === undefined ? {} : keyed(http, idempotencyKey);
        const location = await post(input, headers, signal);
        changed();
        return location;
      } catch (error) {
        lookAgain(error);
        throw explainedSave('Failed to create location: ', await explainedNetwork(error, network));
      }
    },
    withdraw: (input, key) => withdrawn(http, key, (headers) => post(input, headers)),
    async update(id, input, signal, version, idempotencyKey) {
      if (id === '') throw failure('input', 'Missing location ID');
      const isMatched = version !== undefined && knows('if-match');
      try {
        const location = await http.request({
          operation: 'location update',
          method: 'PATCH',
          path: `/api/locations/${segment(id)}`,
          json: payload(input),
          headers: {
            ...(isMatched && { 'if-match': `"${version}"` }),
            ...(idempotencyKey !== undefined &&
              knows('idempotency-updates') && { 'idempotency-key': idempotencyKey }),
          },
          timeout: TIMEOUTS.other,
          signal,
          decode: decodeLocation,
        });
        changed();
        // What is inside of the locations around is another number of items then.
        if (input.parent_id !== undefined) cache.invalidate('items');
        return location;
      } catch (error) {
        lookAgain(error);
        throw updateFailure(await explainedNetwork(error, network));
      }
    },
    remove: (location, signal) =>
      removed(
        location,
        () => {
          // Before `changed`: the page of the deleted location still stands and would ask for it again, for a 404. Those of
          // others, as of the one that it was in, hear on.
          for (const { key, data } of cache.known('location')) {
            // Only locations are under this key.
            if ((data as Location).id === location.id) cache.remove(...key);
          }
          changed();
        },
        signal,
      ).catch((error: unknown) => {
        if (isFailure(error) && error.kind === 'stale') changed();
        throw error;
      }),
  };
}

/** Ids of types and areas as integers, no parent as null (CALL-37 to CALL-39); absent fields stay absent. */
function payload(input: LocationUpdateRequest | LocationInput): object {
  const { location_type_id: type, location_area_id: area, parent_id: parent } = input;
  return {
    ...input,
    ...(typeof type === 'number' && { location_type_id: Math.trunc(type) }),
    ...(typeof area === 'number' && { location_area_id: Math.trunc(area) }),
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
