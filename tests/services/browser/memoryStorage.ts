export interface MemoryStorage extends Storage {
  /** While set, these operations throw. */
  faults: Set<'getItem' | 'setItem' | 'removeItem'>;
  /** How many characters of keys and values it holds at most; a browser's own limit is about 5 million. */
  room: number;
  /** How many of them are taken. */
  used(): number;
  /** While true nothing can be done at all, as where site data is blocked. */
  isForbidden: boolean;
}

/** A Storage in memory whose operations can be made to fail, as a full or forbidden one does. */
export function memoryStorage(initial: Record<string, string> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial));
  const faults: MemoryStorage['faults'] = new Set();
  const full = () => new DOMException('The quota has been exceeded', 'QuotaExceededError');
  const refuse = (operation: 'getItem' | 'setItem' | 'removeItem'): void => {
    if (storage.isForbidden) throw new DOMException('Access is denied', 'SecurityError');
    if (faults.has(operation)) throw full();
  };
  const used = (): number =>
    [...entries].reduce((total, [key, value]) => total + key.length + value.length, 0);
  const storage: MemoryStorage = {
    faults,
    room: Number.POSITIVE_INFINITY,
    isForbidden: false,
    used,
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem(key) {
      refuse('getItem');
      return entries.get(key) ?? null;
    },
    setItem(key, value) {
      refuse('setItem');
      const before = entries.get(key);
      const freed = before === undefined ? 0 : key.length + before.length;
      if (used() - freed + key.length + value.length > storage.room) throw full();
      entries.set(key, value);
    },
    removeItem(key) {
      refuse('removeItem');
      entries.delete(key);
    },
  };
  return storage;
}
