import { decodeItem } from '../../../contract/answers.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { failure, isFailure } from '../../failure.ts';
import type { Cache } from '../cache/cache.ts';
import { explained } from '../host/errors.ts';
import type { Http } from '../host/http.ts';
import { createUnanswered, type Unanswered } from '../host/unanswered.ts';
import { type PendingDelete, versionedDeletion } from '../host/versionedDeletion.ts';

export interface ItemRemoval {
  /** Deletes an item and tells true; false where somebody else has deleted it before. Rejects with a Failure. */
  remove(item: PendingDelete, signal?: AbortSignal): Promise<boolean>;
}

/** The call that deletes an item (section 7); no first screen needs it. `forgetCopy`: what this browser has of it without the server. */
export function createItemRemoval(
  http: Http,
  cache: Cache,
  unanswered: Unanswered = createUnanswered(),
  forgetCopy: (id: string) => void = () => {},
): ItemRemoval {
  const removed = versionedDeletion(http, unanswered, {
    kind: 'item',
    timeout: TIMEOUTS.items,
    decode: decodeItem,
  });
  return {
    async remove(item, signal) {
      const listAnew = (): void => {
        for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
      };
      const settled = (): void => {
        const gone = failure('not-found', `“${item.name}” was deleted.`);
        // Not invalidated: the view that is still on screen would ask for what is gone.
        for (const query of ['item', 'item-history']) cache.end([query, item.id], gone);
        forgetCopy(item.id);
        listAnew();
      };
      try {
        return await removed(item, settled, signal);
      } catch (error) {
        if (isFailure(error) && error.outcome === 'unknown') throw error;
        if (isFailure(error) && error.kind === 'stale') {
          cache.invalidate('item', item.id);
          listAnew();
        }
        throw explained('Failed to delete item: ', error);
      }
    },
  };
}
