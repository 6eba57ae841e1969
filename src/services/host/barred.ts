import { THROUGH_PATH } from '../../../contract/account/ownPath.ts';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import type { Reach } from './reach.ts';

/** A proxy's words for a host that is away. */
const AWAY: readonly number[] = [502, 503, 504];

/**
 * Whether something in front of the host answers in its place: it sends elsewhere, to a sign-in, or says something without
 * the host's header. Other calls fail as without a network where they are sent to another origin. Not asked of the host's
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
    return !headers.has(FEATURES_HEADER) && !AWAY.includes(status) && status < 520;
  } catch {
    return false;
  }
}

/** Looks whether it is barred once the host is found away; `look` does so again. */
export function watchBarred(
  reach: Pick<Reach, 'now' | 'watch' | 'bar'>,
  ask: () => Promise<boolean>,
): { look(): void } {
  let isLooking = false;
  const look = (): void => {
    if (isLooking || !reach.now().isAway) return;
    isLooking = true;
    ask()
      .then(reach.bar, () => {})
      .finally(() => (isLooking = false));
  };
  reach.watch(look);
  look();
  return { look };
}
