import type { PhotoOwner } from '../../model/photos/photos.ts';

/** A photo on its way. */
export interface LinkPlace {
  /** Whether `turn` would resolve at once. */
  isFirst(): boolean;
  /**
   * Resolves when all photos of the owner that were added before have been linked, or are not on their way any more. Rejects
   * with the signal's reason.
   */
  turn(signal: AbortSignal): Promise<void>;
  /** It is on its way no more. */
  leave(): void;
}

/**
 * The photos on their way from this page are uploaded side by side, and linked in the order in which they were added: the
 * first one of an item stands for it in lists.
 */
export function createLinkOrder() {
  const underWay = new Set<{ owner: PhotoOwner; madeAt: number; end: Promise<void> }>();
  return {
    /** `madeAt`: when it was added, epoch ms. */
    enter(owner: PhotoOwner, madeAt: number): LinkPlace {
      let ended = (): void => {};
      const end = new Promise<void>((resolve) => (ended = resolve));
      const own = { owner, madeAt, end };
      underWay.add(own);
      const earlier = () =>
        [...underWay].filter(
          (other) => other.owner.kind === owner.kind && other.owner.id === owner.id && other.madeAt < madeAt,
        );
      return {
        isFirst: () => earlier().length === 0,
        async turn(signal) {
          const ends = earlier().map((one) => one.end);
          if (ends.length > 0) await Promise.race([Promise.all(ends), abortOf(signal)]);
        },
        leave() {
          underWay.delete(own);
          ended();
        },
      };
    },
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
