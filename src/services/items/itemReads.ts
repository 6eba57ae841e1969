import { decodeItem, decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import {
  decodeHistory,
  decodeWholeChange,
  type HistoryPage,
  type WholeChange,
} from '../../../contract/history.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { createNameSorter } from '../../../contract/naturalOrder.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import { type Failure, failure, isFailure } from '../../failure.ts';
import type { ChangeWish, OlderHistory } from '../../model/items/history.ts';
import type { Cache, QuerySpec } from '../cache/cache.ts';
import type { Http } from '../host/http.ts';
import { readAll } from './allItems.ts';
import { LIST_REST } from '../cache/optimisticLists.ts';
import { segment } from '../host/path.ts';

/** How many items are read at most, and what is rejected with where there are more. */
export interface ItemLimit {
  most: number;
  refuse(count: number): Failure;
}

export interface ItemReads {
  one(id: string): QuerySpec<Item>;
  /** The item as the host has it now, past every cache; it is in the cache afterwards. */
  readFresh(id: string, signal?: AbortSignal): Promise<Item>;
  /** Every item in a location, by name (LOC-48). */
  inLocation(locationId: string): QuerySpec<Item[]>;
  /** Those and all that is inside of what is in the location; those alone where the host cannot be asked for more. */
  inBranch(locationId: string): QuerySpec<Item[]>;
  /** The same past every cache, rejected past the limit; undefined where the host cannot be asked. */
  readBranch(locationId: string, signal: AbortSignal, limit?: ItemLimit): Promise<Item[] | undefined>;
  /** The newest of an item's history; empty when the host keeps none. */
  history(id: string): QuerySpec<HistoryPage>;
  /** What follows a page of the history; `before` is what that page gave as `next`. */
  olderHistory(wish: { id: string; before: string }, signal?: AbortSignal): Promise<OlderHistory>;
  /** A change of the history with its whole texts. */
  wholeChange(wish: ChangeWish, signal?: AbortSignal): Promise<WholeChange>;
}

export interface ItemReadsOptions {
  /** Milliseconds for the cache-buster. */
  now?: () => number;
  /** Told every single item that the host answers, unless its session has ended meanwhile. */
  onRead?: (item: Item) => void;
  /** Told the id of every item that the host has no more. */
  onGone?: (id: string) => void;
}

const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/** The calls that read single items, those of a location, and histories (section 7). */
export function createItemReads(
  http: Http,
  cache: Cache,
  { now = Date.now, onRead, onGone }: ItemReadsOptions = {},
): ItemReads {
  const timeout = TIMEOUTS.items;

  const one = (id: string): QuerySpec<Item> => ({
    key: ['item', id],
    refetchOnWindowFocus: false,
    kept: decodeItem,
    fallback: (fallbackData) => fallbackData.item(id),
    load: async (signal, { fresh = false } = {}) => {
      if (id === '') throw failure('input', 'No item ID provided');
      const known = cache.peek(one(id));
      const asked = http.request({
        operation: 'item fetch',
        path: `/api/items/${segment(id)}`,
        ...(fresh && { query: { _cb: now() }, headers: NO_CACHE }),
        timeout,
        signal,
        decode: decodeItem,
      });
      const item = await asked.catch((error: unknown) => {
        if (isFailure(error) && error.kind === 'not-found') onGone?.(id);
        throw error;
      });
      if (signal.aborted) return item;
      onRead?.(item);
      // Somebody else has changed it, or this person in another browser: its history goes on after the one that is known.
      if (known && known.data.version !== item.version) cache.invalidate('item-history', id);
      return item;
    },
  });

  const takesAnyOffset = (): boolean => http.features().has('paging');

  const inLocation = (locationId: string): QuerySpec<Item[]> => ({
    key: ['location-items', locationId],
    rest: LIST_REST,
    kept: (value) => decodeItems(value).items,
    fallback: (fallbackData) => fallbackData.itemsIn(locationId),
    load: async (signal) => {
      const order = createNameSorter<Item>();
      const all = await readAll(async (limit, offset) => {
        const answer = await http.request({
          operation: 'location items fetch',
          path: `/locations/${segment(locationId)}/items`,
          query: { limit, offset },
          timeout,
          signal,
          decode: decodeItems,
        });
        // With each chunk its part of the work: all of it at the end would hold up the page.
        order.note(answer.items);
        return answer;
      }, takesAnyOffset);
      return lacking(order.sorted(all), unreadIn(all));
    },
  });

  const readBranch: ItemReads['readBranch'] = async (locationId, signal, limit) => {
    // Before its first answer a host has advertised nothing, and one that does not know the question answers everything.
    const isHeeded = (): boolean => !http.hasAnswered() || http.features().has('within');
    if (!isHeeded()) return undefined;
    const all = await readAll(async (most, offset) => {
      const answer = await http.request({
        operation: 'location items fetch',
        path: '/api/items',
        query: { within: locationId, limit: most, offset },
        timeout,
        signal,
        decode: decodeItems,
      });
      if (!isHeeded()) return { ...answer, items: [], paged: false };
      if (limit && answer.total > limit.most) throw limit.refuse(answer.total);
      return answer;
    }, takesAnyOffset);
    return isHeeded() ? all : undefined;
  };

  return {
    one,
    readBranch,
    readFresh: (id, signal) => cache.read(one(id), { fresh: true, signal }),
    inLocation,
    inBranch: (locationId) => ({
      key: ['items', 'within', locationId],
      rest: LIST_REST,
      load: async (signal) => (await readBranch(locationId, signal)) ?? inLocation(locationId).load(signal),
    }),
    history: (id) => ({
      key: ['item-history', id],
      kept: decodeHistory,
      load: async (signal) => {
        // Before its first answer a host has advertised nothing: the item itself is that answer. A host that has
        // answered and advertises nothing keeps no history: the item is not asked for on its account (CACHE-05).
        if (!http.hasAnswered()) await cache.read(one(id), { signal });
        if (!http.features().has('history')) return { history: [], next: null };
        return http.request({
          operation: 'item history fetch',
          path: `/api/items/${segment(id)}/history`,
          timeout,
          signal,
          decode: decodeHistory,
        });
      },
    }),
    olderHistory: async ({ id, before }, signal) => {
      const page = await http.request({
        operation: 'item history fetch',
        path: `/api/items/${segment(id)}/history`,
        query: { before },
        timeout,
        signal,
        decode: decodeHistory,
      });
      return { before, page };
    },
    wholeChange: ({ itemId, entryId, field }, signal) =>
      http.request({
        operation: 'item change fetch',
        path: `/api/items/${segment(itemId)}/history/${segment(entryId)}/${segment(field)}`,
        timeout,
        signal,
        decode: decodeWholeChange,
      }),
  };
}
