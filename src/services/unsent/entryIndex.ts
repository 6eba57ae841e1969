import type { BrowserStore } from '../browser/browserStore.ts';

/**
 * Entries of one kind in the browser's storage, each decoded once for each text that it has. The storage stays what
 * is true: an entry is only taken from here when its text there is still the same.
 */
export interface EntryIndex<Entry> {
  /** The entry under the key as the storage has it now. What cannot be read is set aside, and is none. */
  read(key: string): Entry | undefined;
  /** All of them, each compared with the storage: it costs a look at every key of it. */
  all(): Entry[];
  /**
   * All of them, by what was told of since they were last asked for: it costs a look at each of those keys. While
   * nobody watches it is the same as `all`.
   */
  known(): Entry[];
  /** Calls `listener` with the key after every change, here or in another tab; null when any may have changed. */
  watch(listener: (key: string | null) => void): () => void;
}

/** The index of the keys that begin with one of `prefixes`. `decode` throws for what is no entry of that key. */
export function createEntryIndex<Entry>(
  store: BrowserStore,
  prefixes: readonly string[],
  decode: (key: string, text: string) => Entry,
): EntryIndex<Entry> {
  const decoded = new Map<string, { text: string; entry: Entry }>();
  const listeners = new Set<(key: string | null) => void>();
  /** Keys that were told of, and not looked at since; undefined while it has to be all of them. */
  let changed: Set<string> | undefined;
  let stop = (): void => {};

  const isOurs = (key: string): boolean => prefixes.some((prefix) => key.startsWith(prefix));
  const isSetAside = (key: string): boolean => key.includes('.unreadable');
  const read = (key: string): Entry | undefined => {
    const text = store.get(key);
    if (text === null) {
      decoded.delete(key);
      return undefined;
    }
    const before = decoded.get(key);
    if (before?.text === text) return before.entry;
    try {
      const entry = decode(key, text);
      decoded.set(key, { text, entry });
      return entry;
    } catch {
      decoded.delete(key);
      store.setAside(key, text);
      return undefined;
    }
  };
  const entries = (): Entry[] => Array.from(decoded.values(), ({ entry }) => entry);
  const all = (): Entry[] => {
    const keys = prefixes.flatMap((prefix) => store.keys(prefix)).filter((key) => !isSetAside(key));
    const there = new Set(keys);
    for (const key of decoded.keys()) if (!there.has(key)) decoded.delete(key);
    for (const key of keys) read(key);
    return entries();
  };
  const onChange = (key: string | null): void => {
    if (key !== null && !isOurs(key)) return;
    if (key === null) changed = undefined;
    else if (!isSetAside(key)) changed?.add(key);
    for (const listener of listeners) listener(key);
  };

  return {
    read,
    all,
    known() {
      if (listeners.size === 0) return all();
      const keys = changed;
      changed = new Set();
      if (!keys) return all();
      for (const key of keys) read(key);
      return entries();
    },
    watch(listener) {
      if (listeners.size === 0) stop = store.watch(onChange);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        // What changes from now on is not heard of.
        changed = undefined;
      };
    },
  };
}
