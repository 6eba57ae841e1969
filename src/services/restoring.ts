import { decodeItem, decodeLocation } from '../../contract/answers.ts';
import type { Item, Location } from '../../contract/entities.ts';
import { TIMEOUTS } from '../../contract/limits.ts';
import type { Cache } from './cache.ts';
import { learnFeatures } from './features.ts';
import type { Http } from './http.ts';
import { segment } from './path.ts';

/** The calls that bring back what was deleted, on a host that keeps it for a while (decision record 27). */
export interface Restoring {
  /** Whether the host does; asks it where it has not answered yet, and rejects when it does not answer now. */
  isPossible(signal?: AbortSignal): Promise<boolean>;
  /** The whole item, under its id; it itself where it is there. Kind 'not-found' when the host keeps nothing of it. */
  item(id: string, key: string, signal?: AbortSignal): Promise<Item>;
  location(id: string, key: string, signal?: AbortSignal): Promise<Location>;
}

export function createRestoring(http: Http, cache: Cache): Restoring {
  const restore = <T>(path: string, key: string, decode: (value: unknown) => T, signal?: AbortSignal) =>
    http.request({
      operation: 'undo of a deletion',
      method: 'POST',
      path: `${path}/restore`,
      ...(http.features().has('idempotency-all') && { headers: { 'idempotency-key': key } }),
      timeout: TIMEOUTS.items,
      signal,
      decode,
    });

  return {
    async isPossible(signal) {
      await learnFeatures(http, signal);
      return http.features().has('restore');
    },
    async item(id, key, signal) {
      const item = await restore(`/api/items/${segment(id)}`, key, decodeItem, signal);
      for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
      for (const one of ['item', 'item-history']) cache.invalidate(one, id);
      cache.invalidate('lookups', 'categories');
      return item;
    },
    async location(id, key, signal) {
      const location = await restore(`/api/locations/${segment(id)}`, key, decodeLocation, signal);
      for (const list of ['locations', 'location', 'search']) cache.invalidate(list);
      return location;
    },
  };
}
