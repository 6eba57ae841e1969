import type { PageEvent } from '../browser/pageEvents.ts';
import type { Reach } from './reach.ts';

export interface ComebackParts {
  reach: Pick<Reach, 'now' | 'watch'>;
  /** Asks the host for anything at all, which tells `reach` whether it is there. */
  ask(): Promise<unknown>;
  /** Called whenever the host answers again. */
  onBack(): void;
  /** Whether somebody looks at the page: else nobody waits for it. */
  isShown(): boolean;
  /** Calls `listener` when the network is back, or the page is looked at. */
  watchPage(listener: (event: PageEvent) => void): void;
}

/** Milliseconds before each look for a host that is away, the last one again and again. */
const LOOKS = [5000, 10_000, 20_000, 40_000, 60_000];
/** A host that was back for fewer milliseconds is one that comes and goes: it is not looked for more often again. */
const STEADY = 60_000;

/**
 * Looks from time to time for a host that does not answer, so that what could not be read is read as soon as it is back:
 * nobody has to press 'Try again', or is shown yesterday's list for hours. This is the layer that owns that.
 */
export function watchComeback({ reach, ask, onBack, isShown, watchPage }: ComebackParts): void {
  let looks = 0;
  let isAsking = false;
  let backAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    if (reach.now().isAway) timer = setTimeout(look, LOOKS[Math.min(looks, LOOKS.length - 1)]);
  };
  const look = (): void => {
    // Whoever shows the page again asks at once.
    if (isAsking || !isShown() || !reach.now().isAway) return;
    isAsking = true;
    looks += 1;
    const asked = (): void => {
      isAsking = false;
      plan();
    };
    ask().then(asked, asked);
  };
  const turned = (): void => {
    if (reach.now().isAway) {
      if (performance.now() - backAt > STEADY) looks = 0;
      return plan();
    }
    clearTimeout(timer);
    backAt = performance.now();
    onBack();
  };
  reach.watch(turned);
  watchPage(({ type }) => {
    if (type !== 'page.hidden') look();
  });
  plan();
}
