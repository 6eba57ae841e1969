import { failureOf } from '../../failure.ts';
import type { PhotoInHand, UnsentPhoto } from '../../model/photos/photos.ts';
import type { PhotoStore } from './photoStore.ts';

const ONLY_HERE = 'It is here only as long as this page is open.';

/** The unsent photos of this browser, and those of this page that the browser's storage has refused. */
export interface PhotoKeeper extends Omit<PhotoStore, 'add'> {
  /** Never without a photo: one that the storage refuses stays in this page, and its `failure` says so. */
  keep(photo: UnsentPhoto, bytes: Blob): Promise<PhotoInHand>;
  /** Whether there are photos that end with this page, whoever's. */
  hasUnkept(): boolean;
  /** Whether this photo does. */
  isUnkept(id: string): boolean;
}

export function createPhotoKeeper(store: PhotoStore): PhotoKeeper {
  const refused = new Map<string, { photo: UnsentPhoto; bytes: Blob; why: UnsentPhoto['failure'] }>();
  /** What was last read of each person's: a storage that fails now has not lost them. */
  const known = new Map<string, UnsentPhoto[]>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    async keep(photo, bytes) {
      try {
        await store.add(photo, bytes);
        return { entry: photo, isKept: true };
      } catch (error) {
        const { kind, title, message } = failureOf(error);
        const why = { kind, title, message: `${message} ${ONLY_HERE}` };
        const entry = { ...photo, failure: why };
        refused.set(photo.id, { photo: entry, bytes, why });
        tell();
        return { entry, isKept: false };
      }
    },
    hasUnkept: () => refused.size > 0,
    isUnkept: (id) => refused.has(id),
    async all(user) {
      const stored = await store.all(user).catch(() => known.get(user) ?? []);
      known.set(user, stored);
      const here = [...refused.values()].map(({ photo }) => photo).filter((photo) => photo.user === user);
      return [...stored, ...here].sort((a, b) => a.madeAt - b.madeAt);
    },
    find: async (id) => refused.get(id)?.photo ?? store.find(id),
    bytes: async (id) => refused.get(id)?.bytes ?? store.bytes(id),
    async change(id, how) {
      const here = refused.get(id);
      if (!here) return store.change(id, how);
      const changed = how(here.photo);
      const { failure } = changed;
      const isNew = failure !== undefined && failure !== here.photo.failure;
      const told = isNew ? { ...failure, message: `${failure.message} ${ONLY_HERE}` } : here.why;
      const photo = { ...changed, failure: told };
      refused.set(id, { ...here, photo });
      tell();
      return photo;
    },
    async remove(id, link) {
      if (!refused.delete(id)) return store.remove(id, link);
      tell();
    },
    delivered: store.delivered,
    watch(listener) {
      listeners.add(listener);
      const stop = store.watch(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
