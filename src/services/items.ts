import { type ItemList, decodeHistory, decodeItem, decodeItems } from '../../contract/answers.ts';
import type { HistoryEntry, Item } from '../../contract/entities.ts';
import { SEARCH_LIMIT_DEFAULT, TIMEOUTS } from '../../contract/limits.ts';
import { sortedByName } from '../../contract/naturalOrder.ts';
import { failure } from '../failure.ts';
import type { Cache, QuerySpec } from './cache.ts';
import { SEARCH_TIMEOUT_MESSAGE, explained } from './errors.ts';
import type { Http } from './http.ts';
import { type ItemPage, type ItemPageQuery, pageOf, readAll } from './itemPages.ts';
import { segment } from './path.ts';

export interface Items {
  page(query: ItemPageQuery): QuerySpec<ItemPage>;
  one(id: string): QuerySpec<Item>;
  /** The item as the host has it now, past every cache; it is in the cache afterwards. */
  readFresh(id: string, signal?: AbortSignal): Promise<Item>;
  /** Every item in a location, by name (LOC-48). */
  inLocation(locationId: string): QuerySpec<Item[]>;
  remove(id: string, signal?: AbortSignal): Promise<void>;
  /** Empty when the host keeps no history. */
  history(id: string): QuerySpec<HistoryEntry[]>;
  search(text: string): QuerySpec<ItemList>;
}

const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

export interface ItemsOptions {
  /** Milliseconds for the cache-buster. */
  now?: () => number;
  /** Told every single item that the host answers, unless its session has ended meanwhile. */
  onRead?: (item: Item) => void;
}

/** The calls about items (section 7). */
export function createItems(http: Http, cache: Cache, { now = Date.now, onRead }: ItemsOptions = {}): Items {
  const timeout = TIMEOUTS.items;

  const one = (id: string): QuerySpec<Item> => ({
    key: ['item', id],
    refetchOnWindowFocus: false,
    kept: decodeItem,
    standIn: (standIns) => standIns.item(id),
    load: async (signal, { fresh = false } = {}) => {
      if (id === '') throw failure('input', 'No item ID provided');
      const item = await http.request({
        operation: 'item fetch',
        path: `/api/items/${segment(id)}`,
        ...(fresh && { query: { _cb: now() }, headers: NO_CACHE }),
        timeout,
        signal,
        decode: decodeItem,
      });
      if (!signal.aborted) onRead?.(item);
      return item;
    },
  });

  const listsChanged = (): void => {
    for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
  };

  return {
    one,
    readFresh: (id, signal) => cache.read(one(id), { fresh: true, signal }),
    page: (query) => ({
      key: ['items', 'page', query],
      kept: (value) => pageOf({ ...decodeItems(value), paged: true }, query),
      standIn: (standIns) => standIns.page(query),
      // The items grid repeats by itself, three times (HOME-26).
      retry: 0,
      load: async (signal) => {
        const { page, pageSize, category, sort } = query;
        const answer = await http.request({
          operation: 'items fetch',
          path: '/api/items',
          query: { limit: pageSize, offset: (page - 1) * pageSize, category: category ?? undefined, sort },
          timeout,
          signal,
          decode: decodeItems,
        });
        return pageOf(answer, query);
      },
    }),
    inLocation: (locationId) => ({
      key: ['location-items', locationId],
      kept: (value) => decodeItems(value).items,
      standIn: (standIns) => standIns.itemsIn(locationId),
      load: async (signal) =>
        sortedByName(
          await readAll((limit, offset) =>
            http.request({
              operation: 'location items fetch',
              path: `/locations/${segment(locationId)}/items`,
              query: { limit, offset },
              timeout,
              signal,
              decode: decodeItems,
            }),
          ),
        ),
    }),
    async remove(id, signal) {
      try {
        await http.request({
          operation: 'item deletion',
          method: 'DELETE',
          path: `/api/items/${segment(id)}`,
          timeout,
          signal,
          decode: () => undefined,
        });
        cache.remove('item', id);
        // Not invalidated: the view that is still on screen would ask for what is gone.
        cache.remove('item-history', id);
        listsChanged();
      } catch (error) {
        throw explained('Failed to delete item: ', error);
      }
    },
    history: (id) => ({
      key: ['item-history', id],
      kept: decodeHistory,
      load: async (signal) => {
        // Before its first answer a host has advertised nothing: the item itself is that answer.
        if (http.features().size === 0) await cache.read(one(id), { signal });
        if (!http.features().has('history')) return [];
        return http.request({
          operation: 'item history fetch',
          path: `/api/items/${segment(id)}/history`,
          timeout,
          signal,
          decode: decodeHistory,
        });
      },
    }),
    search: (text) => ({
      key: ['search', text],
      kept: decodeItems,
      load: (signal) =>
        http.request({
          operation: 'search',
          path: '/api/search',
          query: { q: text, limit: SEARCH_LIMIT_DEFAULT },
          timeout: TIMEOUTS.search,
          timeoutMessage: SEARCH_TIMEOUT_MESSAGE,
          signal,
          decode: decodeItems,
        }),
    }),
  };
}
