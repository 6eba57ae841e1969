import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { engineOf } from '../../store/engine.ts';
import { passesByItself } from '../../store/failures.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';

/**
 * How long one transaction may take before its commit, in milliseconds: everybody else's writes wait for it, and where the
 * database is this very process everything else does. Elsewhere each statement is a way there and back.
 */
const PORTION_TIME = { sqlite: 12, postgres: 60 } as const;
/** How long to wait where the storage is busy, and how often before that is no state that passes. */
const PATIENCE = { pause: 500, tries: 240 };

interface How {
  signal: AbortSignal;
  /** Asked before each portion; what it throws ends the writing. */
  before?: (() => Promise<void>) | undefined;
}

/**
 * Writes in portions: `portion` does what is next until `isOver` says that its time is, and answers whether there is more.
 * Others have their turns between two of them. Waits where the storage is busy; throws everything else.
 */
export async function writeInPortions(
  store: Store,
  { signal, before }: How,
  portion: (trx: Transaction<Tables>, isOver: () => boolean) => Promise<boolean>,
): Promise<void> {
  const time = PORTION_TIME[engineOf(store.read)];
  let tries = 0;
  for (;;) {
    signal.throwIfAborted();
    await before?.();
    try {
      const hasMore = await store.write((trx) => {
        const began = performance.now();
        return portion(trx, () => performance.now() - began > time);
      });
      tries = 0;
      if (!hasMore) return;
      await setImmediate();
    } catch (error) {
      tries += 1;
      if (!passesByItself(error) || tries > PATIENCE.tries) throw error;
      await pause(PATIENCE.pause, undefined, { signal });
    }
  }
}
