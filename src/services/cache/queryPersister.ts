import type { QueryPersister } from './cache.ts';
import type { PersistedQueries } from './persistedQueries.ts';

/** The pause after an answer before it is kept, in ms: nothing that is drawn meanwhile waits for that. */
const KEEP_AFTER = 1000;

/**
 * Keeps the answers of whoever is logged in. Its code and the database come when an answer is late, fails, or
 * has been drawn: a page that gets its answers does not wait for them.
 */
export function createQueryPersister(
  load: () => Promise<PersistedQueries>,
  user: () => string | null,
): QueryPersister & {
  /** Deletes everything, and what still waits to be kept. */
  clear(): void;
} {
  let loading: Promise<PersistedQueries | undefined> | undefined;
  /** The newest answer of each key that waits to be kept. */
  const waiting = new Map<string, { owner: string; at: number; text: () => string }>();
  const using = async <T>(work: (persisted: PersistedQueries) => T): Promise<Awaited<T> | undefined> => {
    loading ??= load().catch(() => (loading = undefined));
    const persisted = await loading;
    return persisted && (await work(persisted));
  };
  return {
    // The user of this very moment: the code may come when another one is here.
    async find(key) {
      const owner = user();
      return owner === null ? undefined : using((persisted) => persisted.find(owner, key));
    },
    keep(key, at, text) {
      const owner = user();
      if (owner === null) return;
      const isWaitedFor = waiting.has(key);
      waiting.set(key, { owner, at, text });
      if (isWaitedFor) return;
      setTimeout(() => {
        const kept = waiting.get(key);
        waiting.delete(key);
        if (kept) void using((persisted) => persisted.keep(kept.owner, key, kept.at, kept.text));
      }, KEEP_AFTER);
    },
    forget(key) {
      waiting.delete(key);
      const owner = user();
      if (owner !== null) void using((persisted) => persisted.forget(owner, key));
    },
    clear() {
      waiting.clear();
      void using((persisted) => persisted.clear());
    },
  };
}
