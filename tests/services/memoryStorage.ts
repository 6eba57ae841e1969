export interface MemoryStorage extends Storage {
  /** While set, these operations throw. */
  faults: Set<'getItem' | 'setItem' | 'removeItem'>;
}

/** A Storage in memory whose operations can be made to fail, as a full or forbidden one does. */
export function memoryStorage(initial: Record<string, string> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial));
  const faults: MemoryStorage['faults'] = new Set();
  const refuse = (operation: 'getItem' | 'setItem' | 'removeItem'): void => {
    if (faults.has(operation)) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  return {
    faults,
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
      entries.set(key, value);
    },
    removeItem(key) {
      refuse('removeItem');
      entries.delete(key);
    },
  };
}
