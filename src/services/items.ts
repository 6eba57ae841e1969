import { type ItemList, decodeItems } from '../../contract/answers.ts';
import { SEARCH_LIMIT_DEFAULT, TIMEOUTS } from '../../contract/limits.ts';
import type { Cache, QuerySpec } from './cache.ts';
import { SEARCH_TIMEOUT_MESSAGE, explained } from './errors.ts';
import type { Http } from './http.ts';
import { type ItemPage, type ItemPageQuery, pageOf } from './itemPages.ts';
import { segment } from './path.ts';

export interface Items {
  page(query: ItemPageQuery): QuerySpec<ItemPage>;
  remove(id: string, signal?: AbortSignal): Promise<void>;
  /** The best hits. */
  search(text: string): QuerySpec<ItemList>;
  /** A chunk of the hits below them. */
  searchOn(text: string, offset: number): QuerySpec<ItemList>;
}

/** How many hits are asked for at once below the best: an answer that the server gives within a frame or two. */
const SEARCH_CHUNK = 500;

/** The calls about items that the first screen makes (section 7). */
export function createItems(http: Http, cache: Cache): Items {
  const timeout = TIMEOUTS.items;

  const listsChanged = (): void => {
    for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
  };

  const hitsOf = (text: string, part: { limit: number; offset?: number }) => (signal: AbortSignal) =>
    http.request({
      operation: 'search',
      path: '/api/search',
      query: { q: text, ...part },
      timeout: TIMEOUTS.search,
      timeoutMessage: SEARCH_TIMEOUT_MESSAGE,
      signal,
      decode: decodeItems,
    });

  return {
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
    search: (text) => ({
      key: ['search', text],
      kept: decodeItems,
      load: hitsOf(text, { limit: SEARCH_LIMIT_DEFAULT }),
    }),
    searchOn: (text, offset) => ({
      key: ['search', text, offset],
      load: hitsOf(text, { limit: SEARCH_CHUNK, offset }),
    }),
  };
}
