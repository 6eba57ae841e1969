import type { PageEvent } from '../browser/pageEvents.ts';
import type { Reach } from './reach.ts';

export interface ComebackParts {
  reach: Pick<Reach, 'now' | 'watch'>;
  /** Asks the host for anything at all, which tells `reach` whether it is there. */
  ask(): Promise<unknown>;
  /** Called whenever the host answers again. */
  onBack(): void;
  /** Whether something is shown that could not be read, as the host was not there, or could not answer. */
  isMissed(): boolean;
  /** Calls `listener` when that may have become so. */
  watchMissed(listener: () => void): void;
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
 * Looks from time to time for a host that does not answer, or has said that it cannot now, so that what could not be read is
 * read as soon as it is back: nobody has to press 'Try again', or is shown yesterday's list for hours. This is the layer
 * that owns that.
 */
export function watchComeback(parts: ComebackParts): void {
  const { reach, ask, onBack, isMissed, watchMissed, isShown, watchPage } = parts;
  let looks = 0;
  let isLooking = false;
  let isAsking = false;
  let backAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = (): boolean => reach.now().isAway || isMissed();
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const plan = (): void => {
    if (timer !== undefined || isAsking) return;
    if (!isLost()) {
      isLooking = false;
      return;
    }
    if (!isLooking && performance.now() - backAt > STEADY) looks = 0;
    isLooking = true;
    timer = setTimeout(look, LOOKS[Math.min(looks, LOOKS.length - 1)]);
  };
  const back = (): void => {
    rest();
    isLooking = false;
    backAt = performance.now();
    onBack();
  };
  const look = (): void => {
    rest();
    if (!isLost()) isLooking = false;
    // Whoever shows the page again asks at once.
    if (isAsking || !isShown() || !isLost()) return;
    isAsking = true;
    looks += 1;
    const asked = (isThere: boolean): void => {
      isAsking = false;
      // `reach` may have told of it already.
      if (isThere && isLooking) back();
      else plan();
    };
    ask().then(
      () => asked(true),
      () => asked(false),
    );
  };
  reach.watch(() => {
    if (reach.now().isAway) plan();
    else back();
  });
  watchMissed(plan);
  watchPage(({ type }) => {
    if (type !== 'page.hidden') look();
  });
  plan();
}
