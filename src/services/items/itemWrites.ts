import { decodeItem } from '../../../contract/answers.ts';
import { DEFAULT_CATEGORY, UNLESS_THERE_HEADER, UNLESS_THERE_MAX } from '../../../contract/builtins.ts';
import type { Item } from '../../../contract/entities.ts';
import { ITEM_ID_MIN, QUANTITY_ON_CREATE, TIMEOUTS } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failure, isFailure } from '../../failure.ts';
import type { Cache } from '../cache/cache.ts';
import { explained } from '../host/errors.ts';
import { learnFeatures, withdrawn } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { putCreated, putIntoLists } from '../cache/optimisticLists.ts';
import { segment } from '../host/path.ts';

/** What an update sends: the whole item, with the moments it was read with (CALL-22). */
export type ItemUpdate = ItemInput & { created_at?: string | null; updated_at?: string | null };

export interface ItemWrites {
  /**
   * POST /api/items. `idempotencyKey` goes along where the host has advertised that it knows what to do with
   * it: then asking again never makes a second item. With `known` a host that has advertised it makes nothing (kind 'stale') where
   * another item of this name lies there than those with these ids.
   */
  create(input: ItemInput, idempotencyKey?: string, known?: readonly string[]): Promise<Item>;
  /**
   * What such a create has made under its key, as it was made; undefined where it has made nothing, and never will. Only for hosts
   * that are idempotent.
   */
  withdraw(input: ItemInput, idempotencyKey: string): Promise<Item | undefined>;
  /**
   * PATCH /api/items/{id}. `version` goes along as If-Match where the host has advertised it: the host then
   * refuses (kind 'stale') when the item has changed since.
   */
  update(id: string, input: ItemUpdate, version?: number, idempotencyKey?: string): Promise<Item>;
  /**
   * Learns what the host has advertised, by any call that every host knows, where it has not answered yet.
   * Rejects with a Failure when it does not answer now.
   */
  learn(): Promise<void>;
  /** Whether the host is known to make one item of a create that is sent twice. */
  isIdempotent(): boolean;
  /** Whether the host is known to do an update once that is sent twice with one key. */
  keysUpdates(): boolean;
  /** Whether the host is known to refuse an update of what has changed since. */
  matchesVersions(): boolean;
}

const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/** The calls that write an item (section 7). They are never given up half-way: the outbox awaits them. */
export function createItemWrites(http: Http, cache: Cache, now: () => number = Date.now): ItemWrites {
  const timeout = TIMEOUTS.items;
  const changed = (id: string): void => {
    for (const list of ['items', 'location-items', 'search']) cache.invalidate(list);
    cache.invalidate('item-history', id);
    // A new category joins the list with the item that has it.
    cache.invalidate('lookups', 'categories');
  };
  const knows = (feature: string): boolean => http.features().has(feature);

  const post = (input: ItemInput, headers: Record<string, string>): Promise<Item> =>
    http.request({
      operation: 'item creation',
      method: 'POST',
      path: '/api/items',
      json: {
        ...payload(input),
        category: input.category || DEFAULT_CATEGORY,
        quantity: input.quantity || QUANTITY_ON_CREATE,
      },
      headers,
      timeout,
      decode: decodeItem,
    });

  return {
    isIdempotent: () => knows('idempotency'),
    matchesVersions: () => knows('if-match'),
    keysUpdates: () => knows('idempotency-updates') && knows('if-match'),
    learn: () => learnFeatures(http),
    async create(input, idempotencyKey, known) {
      try {
        const isUnlessThere =
          known !== undefined && known.length <= UNLESS_THERE_MAX && knows('unless-there');
        const isKeyed = idempotencyKey !== undefined && knows('idempotency');
        const item = await post(input, {
          ...(isKeyed && { 'idempotency-key': idempotencyKey }),
          ...(isUnlessThere && { [UNLESS_THERE_HEADER]: known.join(',') || 'none' }),
        });
        putCreated(cache, item);
        changed(item.id);
        return item;
      } catch (error) {
        // Where it was to lie is not there any more, and is still shown.
        if (isFailure(error) && error.fields?.['location_id'] !== undefined)
          for (const shown of ['locations', 'location']) cache.invalidate(shown);
        throw explained('Failed to create item: ', error);
      }
    },
    withdraw: (input, key) => withdrawn(http, key, (headers) => post(input, headers)),
    async update(id, input, version, idempotencyKey) {
      const problem = updateProblem(id, input);
      if (problem) throw problem;
      const isMatched = version !== undefined && knows('if-match');
      const item = await http.request({
        operation: 'item update',
        method: 'PATCH',
        path: `/api/items/${segment(id)}`,
        query: { _cb: now() },
        headers: {
          ...NO_CACHE,
          ...(isMatched && { 'if-match': `"${version}"` }),
          ...(idempotencyKey !== undefined &&
            knows('idempotency-updates') && { 'idempotency-key': idempotencyKey }),
        },
        json: { ...payload(input), created_at: input.created_at, updated_at: input.updated_at },
        timeout,
        decode: decodeItem,
      });
      // A host that kept the update offline has not changed the item yet.
      if (item.offline_update !== true) {
        cache.set(['item', id], item);
        putIntoLists(cache, item);
      }
      cache.invalidate('item', id);
      changed(id);
      return item;
    },
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
