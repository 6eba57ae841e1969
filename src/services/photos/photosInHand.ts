import type { Lock } from '../browser/lock.ts';

/** Held while a photo is on its way: by one tab at a time, but several photos may be. */
export const lockOf = (id: string): string => `stowage-photo-${id}`;

export interface PhotosInHand {
  /** Takes the lock of a photo that was kept here and has yet to be delivered from here. */
  take(id: string): Promise<void>;
  /** Never rejects. */
  letGo(id: string): Promise<void>;
  /** Does `work` with the photo's lock, which what is in hand has already. */
  withLock<T>(id: string, work: () => Promise<T>): Promise<T>;
  ids(): Iterable<string>;
}

/** The photos that this tab has in hand, each with its lock. */
export function createPhotosInHand(lock: Lock): PhotosInHand {
  /** Each with what lets go of its lock. */
  const inHand = new Map<string, () => Promise<void>>();
  const take = (id: string): Promise<void> =>
    new Promise((resolve) => {
      const released = lock.hold(
        lockOf(id),
        () =>
          new Promise<void>((end) => {
            inHand.set(id, () => {
              end();
              return released;
            });
            resolve();
          }),
      );
      // Without a lock another tab may be faster, which is no worse.
      released.catch(() => resolve());
    });
  const letGo = async (id: string): Promise<void> => {
    const release = inHand.get(id);
    inHand.delete(id);
    await release?.().catch(() => {});
  };
  const withLock = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    if (!inHand.has(id)) return lock.hold(lockOf(id), work);
    try {
      return await work();
    } finally {
      // Whoever hears of the end finds the lock free.
      await letGo(id);
    }
  };
  return { take, letGo, withLock, ids: () => inHand.keys() };
}
