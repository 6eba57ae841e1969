import type { AnswerKeeper } from './cache.ts';
import type { KeptAnswers } from './persistedQueries.ts';

/** The pause after an answer before it is kept, in ms: nothing that is drawn meanwhile waits for that. */
const KEEP_AFTER = 1000;

/**
 * Keeps the answers of whoever is logged in. Its code and the database come when an answer is late, fails, or
 * has been drawn: a page that gets its answers does not wait for them.
 */
export function createAnswerKeeper(
  load: () => Promise<KeptAnswers>,
  user: () => string | null,
): AnswerKeeper & {
  /** Deletes everything, and what still waits to be kept. */
  clear(): void;
} {
  let loading: Promise<KeptAnswers | undefined> | undefined;
  let clearings = 0;
  const using = async <T>(work: (kept: KeptAnswers) => T): Promise<Awaited<T> | undefined> => {
    loading ??= load().catch(() => (loading = undefined));
    const kept = await loading;
    return kept && (await work(kept));
  };
  return {
    // The user of this very moment: the code may come when another one is here.
    async find(key) {
      const owner = user();
      return owner === null ? undefined : using((kept) => kept.find(owner, key));
    },
    keep(key, at, text) {
      const owner = user();
      const before = clearings;
      setTimeout(() => {
        if (owner !== null && clearings === before) void using((kept) => kept.keep(owner, key, at, text));
      }, KEEP_AFTER);
    },
    forget(key) {
      const owner = user();
      if (owner !== null) void using((kept) => kept.forget(owner, key));
    },
    clear() {
      clearings += 1;
      void using((kept) => kept.clear());
    },
  };
}
