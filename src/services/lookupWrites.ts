import { TIMEOUTS } from '../../contract/limits.ts';
import { isFailure } from '../failure.ts';
import type { Cache } from './cache.ts';
import type { Http } from './http.ts';
import { LISTS, type LookupKind } from './lookups.ts';

export interface LookupWrites {
  /** Adds an entry; an area's name is sent in uppercase (ENT-18). */
  add(kind: LookupKind, name: string, signal?: AbortSignal): Promise<void>;
  remove(kind: LookupKind, id: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Adds and removes entries of the three lists. `announce` fires the categories-updated event of the window
 * after every change (section 4).
 */
export function createLookupWrites(http: Http, cache: Cache, announce: () => void): LookupWrites {
  const changed = (kind: LookupKind): void => {
    cache.invalidate('lookups', kind);
    announce();
  };

  return {
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
