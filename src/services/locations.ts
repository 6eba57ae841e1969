import { decodeHierarchy } from '../../contract/answers.ts';
import type { Location } from '../../contract/entities.ts';
import { FRESHNESS, TIMEOUTS } from '../../contract/limits.ts';
import { flatten } from '../model/tree.ts';
import type { QuerySpec } from './cache.ts';
import type { Http } from './http.ts';

const HIERARCHY = '/api/locations/hierarchy';

export interface Locations {
  /** Every location, parents before children (CALL-41 to CALL-46). */
  hierarchy(): QuerySpec<Location[]>;
}

/** The call that the first screen makes about locations (section 7). */
export function createLocations(http: Http): Locations {
  /** Of every hierarchy as the host sent it: kept like that, 100,000 locations need not be encoded again. */
  const texts = new WeakMap<Location[], string>();
  const decodeTree = (value: unknown): Location[] => flatten(decodeHierarchy(value));

  return {
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
