import { decodeCategories, decodeLocationAreas, decodeLocationTypes } from '../../../contract/answers.ts';
import type { Lookup } from '../../../contract/entities.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import type { QuerySpec } from '../cache/cache.ts';
import type { Http } from '../host/http.ts';

export const LISTS = {
  categories: { path: '/api/item-categories', operation: 'categories', decode: decodeCategories },
  types: { path: '/api/location-types', operation: 'location types', decode: decodeLocationTypes },
  areas: { path: '/api/location-areas', operation: 'location areas', decode: decodeLocationAreas },
} as const;

export interface Lookups {
  categories(): QuerySpec<Lookup[]>;
  types(): QuerySpec<Lookup[]>;
  areas(): QuerySpec<Lookup[]>;
}

/** The lists of categories, location types and areas. */
export function createLookups(http: Http): Lookups {
  const list = (kind: LookupKind): QuerySpec<Lookup[]> => ({
    key: ['lookups', kind],
    kept: LISTS[kind].decode,
    load: (signal) =>
      http.request<Lookup[]>({
        operation: `${LISTS[kind].operation} fetch`,
        path: LISTS[kind].path,
        timeout: TIMEOUTS.other,
        signal,
        decode: LISTS[kind].decode,
      }),
  });
  return {
    categories: () => list('categories'),
    types: () => list('types'),
    areas: () => list('areas'),
  };
}
