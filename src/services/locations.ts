import { decodeHierarchy, decodeLocation } from '../../contract/answers.ts';
import type { Location } from '../../contract/entities.ts';
import { FRESHNESS, TIMEOUTS } from '../../contract/limits.ts';
import { failure, isFailure } from '../failure.ts';
import { isUuid } from '../model/identifier.ts';
import { flatten } from '../model/tree.ts';
import type { QuerySpec } from './cache.ts';
import type { Http } from './http.ts';
import { segment } from './path.ts';

const HIERARCHY = '/api/locations/hierarchy';

export interface Locations {
  /** Every location, parents before children (CALL-41 to CALL-46). */
  hierarchy(): QuerySpec<Location[]>;
  /** The location with this id or label (IDRES-02, IDRES-03). */
  one(identifier: string): QuerySpec<Location>;
  /** The same, past the cache. Rejects with kind 'not-found' when neither lookup finds one (ERR-08). */
  find(identifier: string, signal?: AbortSignal): Promise<Location>;
}

/** The calls that read locations (section 7). */
export function createLocations(http: Http): Locations {
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

  /** Of every hierarchy as the host sent it: kept like that, 100,000 locations need not be encoded again. */
  const texts = new WeakMap<Location[], string>();
  const decodeTree = (value: unknown): Location[] => flatten(decodeHierarchy(value));

  return {
    find,
    one: (identifier) => ({
      key: ['location', identifier],
      kept: decodeLocation,
      standIn: (standIns) => standIns.location(identifier),
      staleTime: FRESHNESS.location,
      load: (signal) => find(identifier, signal),
    }),
    hierarchy: () => ({
      key: ['locations', 'hierarchy'],
      staleTime: FRESHNESS.hierarchy,
      gcTime: FRESHNESS.hierarchy,
      kept: decodeTree,
      keptText: (tree) => texts.get(tree),
      direct: (standIns) => standIns.directly(HIERARCHY, decodeTree),
      standIn: (standIns) => standIns.locations(),
      load: (signal) =>
        http.request({
          operation: 'location hierarchy fetch',
          path: HIERARCHY,
          // The browser asks with the ETag it has: an unchanged tree is not sent again.
          cache: 'no-cache',
          timeout: TIMEOUTS.hierarchy,
          signal,
          decode: (value, text) => {
            const tree = decodeTree(value);
            texts.set(tree, text);
            return tree;
          },
        }),
    }),
  };
}

/** An answer that only means "not this one": 404, or an id that the host finds malformed. */
function isNoMatch(error: unknown): boolean {
  return isFailure(error) && (error.kind === 'not-found' || error.kind === 'invalid');
}
