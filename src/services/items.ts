import { type ItemList, decodeHistory, decodeItem, decodeItems } from '../../contract/answers.ts';
import { DEFAULT_CATEGORY } from '../../contract/builtins.ts';
import type { HistoryEntry, Item } from '../../contract/entities.ts';
import { ITEM_ID_MIN, QUANTITY_ON_CREATE, SEARCH_LIMIT_DEFAULT, TIMEOUTS } from '../../contract/limits.ts';
import { sortedByName } from '../../contract/naturalOrder.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { type Failure, failure } from '../failure.ts';
import type { Cache, QuerySpec } from './cache.ts';
import { SEARCH_TIMEOUT_MESSAGE, explained } from './errors.ts';
import type { Http } from './http.ts';
import { type ItemPage, type ItemPageQuery, pageOf, readAll } from './itemPages.ts';
import { segment } from './path.ts';

/** What an update sends: the whole item, with the moments it was read with (CALL-22). */
export type ItemUpdate = ItemInput & { created_at?: string | null; updated_at?: string | null };

export interface Items {
  page(query: ItemPageQuery): QuerySpec<ItemPage>;
  one(id: string): QuerySpec<Item>;
  /** The item as the host has it now, past every cache; it is in the cache afterwards. */
  readFresh(id: string, signal?: AbortSignal): Promise<Item>;
  /** Every item in a location, by name (LOC-48). */
  inLocation(locationId: string): QuerySpec<Item[]>;
  create(input: ItemInput, signal?: AbortSignal): Promise<Item>;
  update(id: string, input: ItemUpdate, signal?: AbortSignal): Promise<Item>;
  remove(id: string, signal?: AbortSignal): Promise<void>;
  /** Empty when the host keeps no history. */
  history(id: string): QuerySpec<HistoryEntry[]>;
  search(text: string): QuerySpec<ItemList>;
}

const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/** The calls about items (section 7). `now` gives milliseconds for the cache-buster. */
export function createItems(http: Http, cache: Cache, now: () => number = Date.now): Items {
  const timeout = TIMEOUTS.items;

  const one = (id: string): QuerySpec<Item> => ({
    key: ['item', id],
    refetchOnWindowFocus: false,
    load: async (signal, { fresh = false } = {}) => {
      if (id === '') throw failure('input', 'No item ID provided');
      return http.request({
        operation: 'item fetch',
        path: `/api/items/${segment(id)}`,
        ...(fresh && { query: { _cb: now() }, headers: NO_CACHE }),
        timeout,
        signal,
        decode: decodeItem,
      });
    },
  });

  const listsChanged = (): void => {
    for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
  };
  const changed = (id: string): void => {
    listsChanged();
    cache.invalidate('item-history', id);
  };

  return {
    one,
    readFresh: (id, signal) => cache.read(one(id), { fresh: true, signal }),
    page: (query) => ({
      key: ['items', 'page', query],
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
    async create(input, signal) {
      try {
        const item = await http.request({
          operation: 'item creation',
          method: 'POST',
          path: '/api/items',
          json: {
            ...payload(input),
            category: input.category || DEFAULT_CATEGORY,
            quantity: input.quantity || QUANTITY_ON_CREATE,
          },
          timeout,
          signal,
          decode: decodeItem,
        });
        cache.set(['item', item.id], item);
        changed(item.id);
        return item;
      } catch (error) {
        throw explained('Failed to create item: ', error);
      }
    },
    async update(id, input, signal) {
      const problem = updateProblem(id, input);
      if (problem) throw problem;
      const item = await http.request({
        operation: 'item update',
        method: 'PATCH',
        path: `/api/items/${segment(id)}`,
        query: { _cb: now() },
        headers: NO_CACHE,
        json: { ...payload(input), created_at: input.created_at, updated_at: input.updated_at },
        timeout,
        signal,
        decode: decodeItem,
      });
      // A host that kept the update offline has not changed the item yet.
      if (item.offline_update !== true) cache.set(['item', id], item);
      cache.invalidate('item', id);
      changed(id);
      return item;
    },
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

/** The fields of section 7's payload, and nothing else that `input` may carry. */
function payload(input: ItemInput): ItemInput {
  return {
    name: input.name,
    description: input.description,
    category: input.category,
    notes: input.notes,
    supplier: input.supplier,
    supplier_part_no: input.supplier_part_no,
    supplier_item_url: input.supplier_item_url,
    location_id: input.location_id,
    quantity: input.quantity,
    acquisition_date: input.acquisition_date,
  };
}

/** What makes an update pointless before it is sent (VALID-18 to VALID-22). */
function updateProblem(id: string, input: Pick<ItemUpdate, 'name'>): Failure | undefined {
  if (id.length < ITEM_ID_MIN || id === 'undefined' || id === 'null') {
    return failure('input', `Invalid item ID provided: ${id}`);
  }
  // A caller may hold an item from outside: its name can be missing in spite of the type.
  const name: string | undefined = input.name;
  if (!name || name.trim() === '') return failure('input', 'Item name is required for update');
  return undefined;
}
