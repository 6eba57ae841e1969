import { decodeCategories, decodeLocationAreas, decodeLocationTypes } from '../../contract/answers.ts';
import type { Lookup } from '../../contract/entities.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import { isFailure } from '../failure.ts';
import type { Cache, QuerySpec } from './cache.ts';
import type { Http } from './http.ts';

export type LookupKind = 'categories' | 'types' | 'areas';

const LISTS = {
  categories: { path: '/api/item-categories', operation: 'categories', decode: decodeCategories },
  types: { path: '/api/location-types', operation: 'location types', decode: decodeLocationTypes },
  areas: { path: '/api/location-areas', operation: 'location areas', decode: decodeLocationAreas },
} as const;

export interface Lookups {
  categories(): QuerySpec<Lookup[]>;
  types(): QuerySpec<Lookup[]>;
  areas(): QuerySpec<Lookup[]>;
  /** Adds an entry; an area's name is sent in uppercase (ENT-18). */
  add(kind: LookupKind, name: string, signal?: AbortSignal): Promise<void>;
  remove(kind: LookupKind, id: number, signal?: AbortSignal): Promise<void>;
}

/**
 * The lists of categories, location types and areas. `announce` fires the categories-updated event of the
 * window after every change (section 4).
 */
export function createLookups(http: Http, cache: Cache, announce: () => void): Lookups {
  const list = (kind: LookupKind): QuerySpec<Lookup[]> => ({
    key: ['lookups', kind],
    load: (signal) =>
      http.request<Lookup[]>({
        operation: `${LISTS[kind].operation} fetch`,
        path: LISTS[kind].path,
        timeout: TIMEOUTS.other,
        signal,
        decode: LISTS[kind].decode,
      }),
  });
  const changed = (kind: LookupKind): void => {
    cache.invalidate('lookups', kind);
    announce();
  };

  return {
    categories: () => list('categories'),
    types: () => list('types'),
    areas: () => list('areas'),
    async add(kind, name, signal) {
      const trimmed = name.trim();
      await http.request({
        operation: `${LISTS[kind].operation} change`,
        method: 'POST',
        path: LISTS[kind].path,
        json: { name: kind === 'areas' ? trimmed.toUpperCase() : trimmed },
        timeout: TIMEOUTS.other,
        signal,
        decode: () => undefined,
      });
      changed(kind);
    },
    async remove(kind, id, signal) {
      try {
        await http.request({
          operation: `${LISTS[kind].operation} change`,
          method: 'DELETE',
          path: `${LISTS[kind].path}/${id}`,
          timeout: TIMEOUTS.other,
          signal,
          decode: () => undefined,
        });
      } catch (error) {
        if (kind !== 'categories' || !isFailure(error)) throw error;
        // The message stays the host's reason; the title is how the failure is reported as well (ERR-51).
        throw { ...error, title: `Failed to delete category: ${error.message}` };
      }
      changed(kind);
    },
  };
}
