import { type Failure, failure } from '../../failure.ts';
import type { DurableCopy } from './durableCopy.ts';

/** What is said where the browser has no room left; the input itself stays where it was. */
export const STORAGE_FULL = "This browser's storage is full.";
/** What is said where the browser stores nothing at all: private windows, blocked site data. */
export const STORAGE_FORBIDDEN = 'This browser does not let Stowage store anything.';

/** The browser's storage as unsent work, drafts and small caches use it. */
export interface BrowserStore {
  /** null when the key is absent, or nothing can be read at all. */
  get(key: string): string | null;
  /** Throws a Failure of kind 'storage' when the text cannot be kept, after the caches have given way. */
  set(key: string, text: string): void;
  /** Never throws: what cannot be removed stays. */
  remove(key: string): void;
  /** All keys that start with `prefix`, sorted. */
  keys(prefix: string): string[];
  /**
   * Moves a text that cannot be read to another key, '{key}.unreadable', so that nothing is ever thrown away,
   * and tells the listener of `onSetAside`. False when that failed: the text must then not be overwritten.
   */
  setAside(key: string, text: string): boolean;
  /** Calls `listener` with the key after every change here or in another tab; null when any may have changed. */
  watch(listener: (key: string | null) => void): () => void;
}

export interface BrowserStoreOptions {
  storage: Storage | undefined;
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Keys of caches, in the order in which they give way to unsent work. */
  evictable?: readonly string[];
  /** Told of every change, to have it on disk soon. */
  durable?: Pick<DurableCopy, 'note'> | undefined;
  /** Told the new key of a value that could not be read. */
  onSetAside?: (key: string) => void;
}

/**
 * Key prefixes of what is only a copy of the server's, or a convenience: it is evicted before an unsent save may
 * fail (decisions, Items). Then the keys of locations of which no answer has come: without them Undo leaves those. Last the
 * ids of items sent from here: without them an old address leads nowhere.
 */
const CACHES = [
  'opened_lately',
  'api_item_',
  'locations',
  'bulk_place_',
  'sent_item_',
  'sent_location_',
] as const;

export function createBrowserStore(options: BrowserStoreOptions): BrowserStore {
  const { storage, events, evictable = CACHES, durable, onSetAside } = options;
  const listeners = new Set<(key: string | null) => void>();
  const tell = (key: string | null): void => {
    for (const listener of listeners) listener(key);
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea === null || event.storageArea === storage) tell(event.key);
  };

  /** A page that the browser had put to sleep was told of nothing meanwhile. */
  const onShown = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) tell(null);
  };

  const keys = (prefix: string): string[] => {
    try {
      const found: string[] = [];
      for (let index = 0; index < (storage?.length ?? 0); index++) {
        const key = storage?.key(index) ?? null;
        if (key?.startsWith(prefix)) found.push(key);
      }
      return found.sort();
    } catch {
      return [];
    }
  };
  const remove = (key: string): void => {
    try {
      const wasThere = get(key) !== null;
      storage?.removeItem(key);
      if (wasThere) durable?.note(key, null);
      tell(key);
    } catch {
      // Forbidden: there is nothing to remove.
    }
  };
  /** What can be given up for `text`: every cache but the key itself. */
  const evict = (key: string): boolean => {
    const victim = evictable.flatMap((prefix) => keys(prefix)).find((found) => found !== key);
    if (victim === undefined) return false;
    remove(victim);
    // One that cannot be removed makes no room: trying it again would never end.
    return get(victim) === null;
  };
  const write = (key: string, text: string): void => {
    if (storage === undefined) throw storageFailure(STORAGE_FORBIDDEN);
    for (;;) {
      try {
        storage.setItem(key, text);
        durable?.note(key, text);
        return;
      } catch (error) {
        if (!isFull(error)) throw storageFailure(STORAGE_FORBIDDEN);
        // A cache makes no room for itself at the cost of another one.
        if (evictable.some((prefix) => key.startsWith(prefix)) || !evict(key)) {
          throw storageFailure(STORAGE_FULL);
        }
      }
    }
  };
  const get = (key: string): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  return {
    get,
    set(key, text) {
      write(key, text);
      tell(key);
    },
    remove,
    keys,
    setAside(key, text) {
      try {
        for (let copy = 1; ; copy++) {
          const target = copy === 1 ? `${key}.unreadable` : `${key}.unreadable.${copy}`;
          const taken = get(target);
          if (taken !== null && taken !== text) continue;
          write(target, text);
          remove(key);
          // A storage that removes nothing still has it in its place.
          if (get(key) !== null) return false;
          onSetAside?.(target);
          return true;
        }
      } catch {
        return false;
      }
    },
    watch(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', onStorage);
        events.addEventListener('pageshow', onShown);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onShown);
      };
    },
  };
}

/** Whether a storage threw because it is full. Browsers name it differently; Firefox has its own. */
export function isFull(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

/** What the browser's own storage says no with. */
export function storageFailure(message: string): Failure {
  return failure('storage', message, { title: 'Not kept in this browser' });
}
