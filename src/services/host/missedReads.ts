/** Reads for which the host was not there, beside those of the cache. */
export interface MissedReads {
  /** Calls `again` the next time that the host is found to be there, until the returned function is called. */
  wait(again: () => void): () => void;
  /** Whether any read waits. */
  isMissing(): boolean;
  /** The host is there: all of them are tried again. */
  retry(): void;
  /** Calls `listener` whenever there is one more. */
  watch(listener: () => void): void;
}

export function createMissedReads(): MissedReads {
  const waiting = new Set<{ again(): void }>();
  const listeners = new Set<() => void>();
  return {
    wait(again) {
      const read = { again };
      waiting.add(read);
      for (const listener of listeners) listener();
      return () => void waiting.delete(read);
    },
    isMissing: () => waiting.size > 0,
    retry() {
      const reads = [...waiting];
      waiting.clear();
      for (const { again } of reads) again();
    },
    watch: (listener) => void listeners.add(listener),
  };
}
