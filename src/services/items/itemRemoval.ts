import { decodeItem } from '../../../contract/answers.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { isFailure } from '../../failure.ts';
import type { Cache } from '../cache/cache.ts';
import { explained } from '../host/errors.ts';
import type { Http } from '../host/http.ts';
import { segment } from '../host/path.ts';
import { createUnanswered, isGone, type Unanswered } from '../host/unanswered.ts';
import { versionedDeletion } from '../host/versionedDeletion.ts';

/** A thing to delete, as far as the one who asks for it knows it. */
export interface PendingDelete {
  id: string;
  name: string;
  version?: number | undefined;
}

export interface ItemRemoval {
  /** Deletes an item; one that somebody else has deleted before is deleted. Rejects with a Failure. */
  remove(item: PendingDelete, signal?: AbortSignal): Promise<void>;
}

/** The call that deletes an item (section 7); no first screen needs it. */
export function createItemRemoval(
  http: Http,
  cache: Cache,
  unanswered: Unanswered = createUnanswered(),
): ItemRemoval {
  return {
    async remove({ id, name, version }, signal) {
      const call = { path: `/api/items/${segment(id)}`, timeout: TIMEOUTS.items };
      const read = { ...call, operation: 'item fetch' };
      const gone = {
        ...call,
        operation: 'item deletion',
        method: 'DELETE',
        decode: () => undefined,
      } as const;
      const ask = versionedDeletion(http, {
        version,
        ask: (more) => http.request({ ...gone, ...more }),
        newest: async () => (await http.request({ ...read, decode: decodeItem })).version,
      });
      const removal = {
        intent: `delete item ${id}`,
        what: `"${name}"`,
        done: 'deleted',
        isRepeatable: () => false,
        ask: (_: string, isRepeat: boolean) => ask(isRepeat),
        look: () => isGone(http.request({ ...read, decode: () => undefined })),
        settled() {
          cache.remove('item', id);
          // Not invalidated: the view that is still on screen would ask for what is gone.
          cache.remove('item-history', id);
          for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
        },
      } as const;
      try {
        await unanswered.write<void>(removal, signal);
      } catch (error) {
        if (isFailure(error) && error.outcome === 'unknown') throw error;
        throw explained('Failed to delete item: ', error);
      }
    },
  };
}
