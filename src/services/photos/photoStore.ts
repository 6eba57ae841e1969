import { promisifyRequest } from 'idb-keyval';
import { failureOf } from '../../failure.ts';
import type { PhotoLink, UnsentPhoto } from '../../model/photos/photos.ts';
import {
  type BrowserStore,
  isFull,
  STORAGE_FORBIDDEN,
  STORAGE_FULL,
  storageFailure,
} from '../browser/browserStore.ts';
import type { Lock } from '../browser/lock.ts';
import { openDatabase } from '../browser/openDatabase.ts';
import {
  allOf,
  decodeBytes,
  decodeDelivered,
  decodePhoto,
  encodeBytes,
  encodeDelivered,
  forgettable,
  idIn,
  place,
} from './photoRecords.ts';
import { randomText } from '../browser/randomText.ts';

/**
 * In localStorage while this browser keeps any photo, whoever's: `src/app/app.ts` looks for it before any code of
 * photos is loaded. Its text is another one after every change, which other tabs hear, over plain http too.
 */
export const PHOTOS_MARKER = 'unsent_photos';
const DATABASE = 'stowage-photos';
/** Held while photos are written and the marker follows. */
const WRITING = 'stowage-photos';

/** Unsent photos and their bytes in IndexedDB. What fails rejects with a Failure of kind 'storage'. */
export interface PhotoStore {
  /** One person's, oldest first, without their bytes. */
  all(user: string): Promise<UnsentPhoto[]>;
  find(id: string): Promise<UnsentPhoto | undefined>;
  /** undefined when they are gone or cannot be read. */
  bytes(id: string): Promise<Blob | undefined>;
  /** Entry and bytes in one step, never one without the other. Rejects as `Blob.arrayBuffer` does, too. */
  add(photo: UnsentPhoto, bytes: Blob): Promise<void>;
  /** Changes the entry as it is now, in one step for all tabs; undefined when it is gone. */
  change(id: string, how: (photo: UnsentPhoto) => UnsentPhoto): Promise<UnsentPhoto | undefined>;
  /** Removes entry and bytes, and remembers the link of a photo that was delivered. */
  remove(id: string, link?: PhotoLink): Promise<void>;
  /** The link of this person's photo that was delivered not long ago, by whichever tab. */
  delivered(id: string, user: string): Promise<PhotoLink | undefined>;
  /** Calls `listener` after every change, here or in another tab. */
  watch(listener: () => void): () => void;
}

export interface PhotoStoreParts {
  /** localStorage. */
  marks: BrowserStore;
  lock: Lock;
  /** Gives up caches for the sake of a photo. */
  makeRoom(): Promise<void>;
  /** Told where an entry that could not be read is now. */
  onSetAside(place: string): void;
  /** Epoch ms. */
  now?: () => number;
}

export function createPhotoStore(parts: PhotoStoreParts): PhotoStore {
  const { marks, lock, makeRoom, onSetAside, now = Date.now } = parts;
  const database = openDatabase(DATABASE, 'photos');
  const listeners = new Set<() => void>();
  let isMarking = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  /** One transaction of the database; what it wrote is there when this resolves, and nothing when it rejects. */
  const transact = async <T>(
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore) => Promise<T> | T,
  ): Promise<T> => {
    try {
      return await database(mode, (records) => completed(records, work));
    } catch (error) {
      throw storageFailure(isFull(error) ? STORAGE_FULL : STORAGE_FORBIDDEN);
    }
  };
  const get = (records: IDBObjectStore, key: IDBValidKey): Promise<unknown> =>
    promisifyRequest<unknown>(records.get(key));
  const read = async (records: IDBObjectStore, id: string): Promise<UnsentPhoto | undefined> =>
    decodePhoto(await get(records, place('photo', id)), id);

  /** Makes the marker say what is so, and tells everybody that something has changed. */
  const mark = async (): Promise<void> => {
    const photos = await transact('readonly', (records) => promisifyRequest(records.count(allOf('photo'))));
    isMarking = true;
    try {
      if (photos > 0) marks.set(PHOTOS_MARKER, randomText(8));
      else marks.remove(PHOTOS_MARKER);
    } catch {
      // Full: then a page that opens finds its photos only when a screen loads the code for them.
    } finally {
      isMarking = false;
    }
    tell();
  };
  const writing = <T>(work: (records: IDBObjectStore) => Promise<T> | T): Promise<T> =>
    lock.hold(WRITING, async () => {
      const result = await transact('readwrite', work);
      await mark();
      return result;
    });

  /** Moves away what cannot be read, unless another tab can or has. */
  const setAside = async (ids: readonly string[]): Promise<void> => {
    const moved = await writing(async (records) => {
      const found: string[] = [];
      for (const id of ids) {
        const stored = await get(records, place('photo', id));
        if (stored === undefined || decodePhoto(stored, id)) continue;
        records.put(stored, place('unreadable', id));
        records.delete(place('photo', id));
        found.push(id);
      }
      return found;
    });
    for (const id of moved) onSetAside(`${DATABASE} / unreadable / ${id}`);
  };

  // A marker that was lost, or that stayed when the last photo went, is put right.
  void lock.hold(WRITING, mark).catch(() => {});

  return {
    async all(user) {
      const stored = await transact('readonly', (records) => entriesOf(records, 'photo'));
      const photos = stored.map(({ id, value }) => ({ id, photo: decodePhoto(value, id) }));
      const unreadable = photos.filter(({ photo }) => photo === undefined).map(({ id }) => id);
      // One that cannot even be moved stays where it is.
      if (unreadable.length > 0) await setAside(unreadable).catch(() => {});
      return photos
        .flatMap(({ photo }) => photo ?? [])
        .filter((photo) => photo.user === user)
        .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1));
    },
    find: (id) => transact('readonly', (records) => read(records, id)),
    bytes: async (id) =>
      decodeBytes(await transact('readonly', (records) => get(records, place('bytes', id)))),
    async add(photo, bytes) {
      const encoded = await encodeBytes(bytes);
      const put = (): Promise<void> =>
        writing((records) => {
          records.put(photo, place('photo', photo.id));
          records.put(encoded, place('bytes', photo.id));
        });
      try {
        await put();
      } catch (error) {
        if (failureOf(error).message !== STORAGE_FULL) throw error;
        // Copies of the server's answers give way before a photo does.
        await makeRoom();
        await put();
      }
    },
    change: (id, how) =>
      writing(async (records) => {
        const photo = await read(records, id);
        const changed = photo && how(photo);
        if (changed) records.put(changed, place('photo', id));
        return changed;
      }),
    remove: (id, link) =>
      writing(async (records) => {
        const photo = await read(records, id);
        records.delete(place('photo', id));
        records.delete(place('bytes', id));
        if (!link || !photo) return;
        records.put(encodeDelivered(photo.user, link, now()), place('delivered', id));
        for (const old of forgettable(await entriesOf(records, 'delivered'))) {
          records.delete(place('delivered', old));
        }
      }),
    async delivered(id, user) {
      const stored = await transact('readonly', (records) => get(records, place('delivered', id)));
      const known = decodeDelivered(stored);
      return known?.user === user ? known.link : undefined;
    },
    watch(listener) {
      listeners.add(listener);
      const stop = marks.watch((key) => {
        if (!isMarking && (key === null || key === PHOTOS_MARKER)) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** Does the work of one transaction and waits for its end; a failure of either takes all of it back. */
async function completed<T>(
  records: IDBObjectStore,
  work: (records: IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  const { transaction } = records;
  // Not `promisifyRequest`: while a request's error passes by, the transaction has not got its own yet.
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  try {
    const [result] = await Promise.all([(async () => work(records))(), end]);
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw transaction.error ?? error;
  }
}

async function entriesOf(
  records: IDBObjectStore,
  kind: Parameters<typeof allOf>[0],
): Promise<{ id: string; value: unknown }[]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(records.getAllKeys(allOf(kind))),
    promisifyRequest<unknown[]>(records.getAll(allOf(kind))),
  ]);
  return values.map((value, at) => ({ id: idIn(keys[at]), value }));
}
