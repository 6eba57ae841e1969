import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { failureOf } from '../../failure.ts';
import type { Cache } from '../cache/cache.ts';
import { learnFeatures } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';
import { createUnanswered, type Unanswered } from '../host/unanswered.ts';

/** What is to be brought back. */
export interface Deleted {
  id: string;
  /** For the words. */
  name: string;
  /** The Idempotency-Key of this wish. */
  key: string;
}

/** The calls that bring back what was deleted, on a host that keeps it for a while (decision record 27). */
export interface Restoring {
  /** Whether the host does; asks it where it has not answered yet, and rejects when it does not answer now. */
  isPossible(signal?: AbortSignal): Promise<boolean>;
  /** The whole item, under its id; it itself where it is there. Kind 'not-found' when the host keeps nothing of it. */
  item(deleted: Deleted, signal?: AbortSignal): Promise<Item>;
  location(deleted: Deleted, signal?: AbortSignal): Promise<Location>;
}

export function createRestoring(
  http: Http,
  cache: Cache,
  unanswered: Unanswered = createUnanswered(),
): Restoring {
  const restore = <T>(
    what: 'item' | 'location',
    { id, name, key }: Deleted,
    decode: (value: unknown) => T,
    settled: () => void,
    signal?: AbortSignal,
  ): Promise<T> => {
    const path = `/api/${what}s/${segment(id)}`;
    const timeout = TIMEOUTS.items;
    return unanswered.write(
      {
        intent: `restore ${what} ${id}`,
        what: `"${name}"`,
        done: 'brought back',
        // The host gives the record itself where it is there already.
        isRepeatable: () => true,
        ask: () =>
          http.request({
            operation: 'undo of a deletion',
            method: 'POST',
            path: `${path}/restore`,
            ...(http.features().has('idempotency-all') && { headers: { 'idempotency-key': key } }),
            timeout,
            decode,
          }),
        async look() {
          try {
            return { value: await http.request({ operation: `${what} fetch`, path, timeout, decode }) };
          } catch (error) {
            if (failureOf(error).kind !== 'not-found') throw error;
            return undefined;
          }
        },
        settled,
      },
      signal,
    );
  };

  return {
    async isPossible(signal) {
      await learnFeatures(http, signal);
      return http.features().has('restore');
    },
    item: (deleted, signal) =>
      restore(
        'item',
        deleted,
        decodeItem,
        () => {
          for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
          for (const one of ['item', 'item-history']) cache.invalidate(one, deleted.id);
          cache.invalidate('lookups', 'categories');
        },
        signal,
      ),
    location: (deleted, signal) =>
      restore(
        'location',
        deleted,
        decodeLocation,
        () => {
          for (const list of ['locations', 'location', 'search']) cache.invalidate(list);
          // The host puts back what was removed meanwhile.
          for (const list of ['types', 'areas']) cache.invalidate('lookups', list);
        },
        signal,
      ),
  };
}
