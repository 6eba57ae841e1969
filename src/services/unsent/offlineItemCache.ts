import { type Infer, create, number, string, type } from 'superstruct';
import { decodeItem } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import type { BrowserStore } from '../browser/browserStore.ts';
import { createNewestKeys } from '../browser/newestKeys.ts';
import { withoutSigned } from '../cache/signedAddresses.ts';

/** STORE-05. */
const PREFIX = 'api_item_';
/** The oldest goes first beyond this many: they must leave room for unsent work. */
const MOST = 200;

const Copy = type({ cached: type({ at: number(), user: string() }) });
type Cached = Infer<typeof Copy>['cached'];

/** Copies of the host's items, each with the moment (epoch ms) and the user it was read for. */
export interface OfflineItemCache {
  /** Keeps the item as the host has it; nothing happens when the storage is full. */
  write(item: Item, user: string, at: number): void;
  /** Another user's copy is none. */
  read(id: string, user: string): { item: Item; at: number } | undefined;
  /** All of this user's. */
  all(user: string): { item: Item; at: number }[];
  remove(id: string): void;
  clear(): void;
}

export function createOfflineItemCache(store: BrowserStore): OfflineItemCache {
  /** A copy that cannot be read is dropped: the host has the item. */
  const readAt = (key: string): { item: Item; cached: Cached } | undefined => {
    const text = store.get(key);
    if (text === null) return undefined;
    try {
      const { cached, ...item } = create(JSON.parse(text), Copy);
      return { item: decodeItem(item), cached };
    } catch {
      store.remove(key);
      return undefined;
    }
  };
  const kept = createNewestKeys(store, {
    prefix: PREFIX,
    most: MOST,
    madeAt: (key) => readAt(key)?.cached.at ?? 0,
  });

  return {
    write(item, user, at) {
      try {
        store.set(PREFIX + item.id, withoutSigned(JSON.stringify({ ...item, cached: { at, user } })));
        kept.put(PREFIX + item.id, at);
      } catch {
        // Full or forbidden: there is no copy, that is all.
      }
    },
    read(id, user) {
      const copy = readAt(PREFIX + id);
      return copy?.cached.user === user ? { item: copy.item, at: copy.cached.at } : undefined;
    },
    all: (user) =>
      store.keys(PREFIX).flatMap((key) => {
        const copy = readAt(key);
        return copy?.cached.user === user ? [{ item: copy.item, at: copy.cached.at }] : [];
      }),
    remove(id) {
      store.remove(PREFIX + id);
      kept.forget(PREFIX + id);
    },
    clear() {
      kept.forget();
      for (const key of store.keys(PREFIX)) store.remove(key);
    },
  };
}
