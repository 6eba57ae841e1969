/**
 * How often a photo is shown again for a host that answers, while that is looked for about an hour; then it is gone: no
 * browser says why it could not load one, and a host answers also while its store of photos is away.
 */
const TRIES_MOST = 64;

/** The photos on the page that the browser could not load. */
export interface MissedPhotos {
  /** Calls `again` the next time that the host is found to be there, until the returned function is called. */
  wait(address: string, again: () => void): () => void;
  /** It could be loaded. */
  came(address: string): void;
  /** Whether any of them may still come. */
  isMissing(): boolean;
  /** The host is there: all of them are shown again. */
  retry(): void;
  /** Calls `listener` whenever there is one more. */
  watch(listener: () => void): void;
}

export function createMissedPhotos(): MissedPhotos {
  const waiting = new Set<{ address: string; again(): void }>();
  const tries = new Map<string, number>();
  const listeners = new Set<() => void>();
  const triesOf = (address: string): number => tries.get(address) ?? 0;
  return {
    wait(address, again) {
      if (triesOf(address) >= TRIES_MOST) return () => {};
      const photo = { address, again };
      waiting.add(photo);
      for (const listener of listeners) listener();
      return () => void waiting.delete(photo);
    },
    came: (address) => void tries.delete(address),
    isMissing: () => waiting.size > 0,
    retry() {
      const photos = [...waiting];
      waiting.clear();
      for (const address of new Set(photos.map((photo) => photo.address))) {
        tries.set(address, triesOf(address) + 1);
      }
      for (const { again } of photos) again();
    },
    watch: (listener) => void listeners.add(listener),
  };
}
