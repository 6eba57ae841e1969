import { THROUGH_PATH } from '../../../contract/account/ownPath.ts';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import { foreignAnswer } from './errors.ts';
import type { Reach } from './reach.ts';

/** What a sign-in says, with a page or with words of its own; 404 is what proxies say while a host is replaced. */
const SAID: readonly number[] = [200, 401, 403, 407, 511];

/**
 * Whether something in front of the host answers in its place, as a sign-in does: it sends elsewhere, or says something
 * without the host's header. Other calls fail as without a network where they are sent to another origin. Not asked of the host's
 * health: to that, watchdogs are let through by what bars all else. `limit` in ms.
 */
export async function isBarred(fetch: typeof globalThis.fetch, limit: number): Promise<boolean> {
  try {
    const { type, status, headers } = await fetch(THROUGH_PATH, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limit),
    });
    if (type === 'opaqueredirect') return true;
    return !headers.has(FEATURES_HEADER) && SAID.includes(status);
  } catch {
    return false;
  }
}

interface Barred {
  /** Looks once more, where the host is away. */
  look(): void;
  /**
   * Asks the host with `ask`, which need not bring it back: whoever bars all else lets watchdogs through to its health. Rejects with
   * kind 'unavailable' for as long as it is barred, else as `ask`, after which it is looked at once more.
   */
  around<T>(ask: () => Promise<T>): Promise<T>;
}

/** Looks with `probe` whether it is barred once the host is found away. */
export function watchBarred(
  reach: Pick<Reach, 'now' | 'watch' | 'bar'>,
  probe: () => Promise<boolean>,
): Barred {
  let isLooking = false;
  const look = (): void => {
    if (isLooking || !reach.now().isAway) return;
    isLooking = true;
    probe()
      .then(reach.bar, () => {})
      .finally(() => (isLooking = false));
  };
  reach.watch(look);
  look();
  return {
    look,
    async around(ask) {
      if (reach.now().isBarred && (await probe())) throw foreignAnswer(0);
      return ask().catch((error: unknown) => {
        look();
        throw error;
      });
    },
  };
}
