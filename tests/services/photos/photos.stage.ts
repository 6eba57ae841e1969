import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Image } from '../../../contract/photos/images.ts';
import type { Failure } from '../../../src/failure.ts';
import { failure } from '../../../src/failure.ts';
import type { DeliveryListener, PhotoLink, PhotoOwner } from '../../../src/model/photos/photos.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { createPhotoDelivery } from '../../../src/services/photos/photoDelivery.ts';
import { createPhotoKeeper } from '../../../src/services/photos/photoKeeping.ts';
import { createPhotoStore } from '../../../src/services/photos/photoStore.ts';
import { fakeLocks, noLock } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

export const MARKER = 'unsent_photos';
export const OFFLINE = failure('offline', 'No answer');
export const ITEM: PhotoOwner = { kind: 'item', id: 'item-00001' };

export function anImage(id: string, filename = 'bolts.jpg'): Image {
  return {
    id,
    filename,
    mime_type: 'image/jpeg',
    url: `/images/${id}`,
    image_data: '',
    created_at: null,
    updated_at: null,
    status: 'ready',
  };
}

/** What goes wrong with one call: `commit` is what the host would have done. */
type PhotoFault = (commit: () => unknown) => void | Promise<void>;
export const refusing =
  (reason: Failure): PhotoFault =>
  () => {
    throw reason;
  };
export const losing: PhotoFault = (commit) => {
  commit();
  throw OFFLINE;
};

/** A host that holds images and links; a key makes a repeat of the first call where it knows keys. */
export function photoHost() {
  const images = new Map<string, { image: Image; text: string }>();
  const links: { owner: PhotoOwner; link: PhotoLink; user: string }[] = [];
  const uploads = new Map<string, Image>();
  const linked = new Map<string, PhotoLink>();
  const host = {
    images,
    links,
    isIdempotent: true,
    isAway: false,
    /** One each for the next uploads and links. */
    uploadFaults: [] as PhotoFault[],
    linkFaults: [] as PhotoFault[],
    /** Every call with its key: 'upload k', 'link k-link'. */
    calls: [] as string[],
    async upload(key: string, filename: string, text: string): Promise<Image> {
      host.calls.push(`upload ${key}`);
      if (host.isAway) throw OFFLINE;
      const commit = (): Image => {
        const before = host.isIdempotent ? uploads.get(key) : undefined;
        if (before) return before;
        const image = anImage(`image-${images.size + 1}`, filename);
        images.set(image.id, { image, text });
        uploads.set(key, image);
        return image;
      };
      await host.uploadFaults.shift()?.(commit);
      return commit();
    },
    async link(user: string, owner: PhotoOwner, imageId: string, key: string): Promise<PhotoLink> {
      host.calls.push(`link ${key}`);
      if (host.isAway) throw OFFLINE;
      const commit = (): PhotoLink => {
        const before = host.isIdempotent ? linked.get(key) : undefined;
        if (before) return before;
        const image = images.get(imageId)?.image;
        if (!image) {
          const fields = { image_id: 'This image does not exist.' };
          throw failure('invalid', 'Please check the fields.', { status: 422, fields });
        }
        const link = { id: `link-${links.length + 1}`, imageId, image };
        links.push({ owner, link, user });
        linked.set(key, link);
        return link;
      };
      await host.linkFaults.shift()?.(commit);
      return commit();
    },
    /** What was linked under the key goes. */
    async withdrawLink(key: string): Promise<void> {
      host.calls.push(`withdraw ${key}`);
      if (host.isAway) throw OFFLINE;
      const made = linked.get(key);
      links.splice(0, links.length, ...links.filter(({ link }) => link !== made));
    },
  };
  return host;
}

/** One browser: what its tabs share. Its IndexedDB is the global one. */
export function photoBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  return {
    storage: memoryStorage(),
    events: new EventTarget(),
    locks: fakeLocks(),
    host: photoHost(),
    login: { user: 'ada' },
    /** Local ids of items that are still unsent, and those that were sent as what. */
    unsentItems: new Set<string>(),
    sentItems: new Map<string, string>(),
    clock: { now: 1000 },
  };
}
export type PhotoBrowser = ReturnType<typeof photoBrowser>;
/** With the locks of whichever browser. */
type OfTab = Omit<PhotoBrowser, 'locks'> & { locks: Pick<LockManager, 'request'> };

/** The storage of photos as one tab sees it. */
export function photoStorage({ storage, events, locks, clock }: OfTab) {
  const setAside: string[] = [];
  const makeRoom = vi.fn<() => Promise<void>>(async () => {});
  const store = createPhotoStore({
    marks: createBrowserStore({ storage, events }),
    lock: webLock(locks, noLock),
    makeRoom,
    onSetAside: (place) => setAside.push(place),
    now: () => clock.now++,
  });
  return { store, makeRoom, setAside };
}

/** A tab of that browser, whose page is that of whoever is logged in when it opens. */
export function photoTab(browser: OfTab) {
  const { host, login, unsentItems, sentItems, locks, clock } = browser;
  const { store, makeRoom, setAside } = photoStorage(browser);
  const person = login.user;
  /** Called once the host is back. */
  const backs: (() => void)[] = [];
  const delivery = createPhotoDelivery({
    keeper: createPhotoKeeper(store),
    lock: webLock(locks, noLock),
    upload: {
      isIdempotent: () => host.isIdempotent,
      async upload({ bytes, filename, key }, { onProgress, signal } = {}) {
        if (!(bytes instanceof Blob)) throw new Error('Not a Blob');
        const text = await bytes.text();
        onProgress?.(100);
        const aborted = new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        );
        return Promise.race([host.upload(key, filename, text), aborted]);
      },
    },
    link: (owner, imageId, key = '') => host.link(login.user, owner, imageId, key),
    withdrawLink: (_owner, _imageId, key) => host.withdrawLink(key),
    untilBack: (again) => void backs.push(again),
    learn: async () => {
      if (host.isAway) throw OFFLINE;
    },
    user: () => login.user,
    owner: () => person,
    isUnsent: (id) => unsentItems.has(id),
    sentAs: (id) => sentItems.get(id),
    now: () => clock.now,
  });
  /** What is told of deliveries, in order. */
  const told: (number | string)[] = [];
  const listener: DeliveryListener = {
    progressed: (percent) => void told.push(percent),
    stored: ({ id }) => void told.push(id),
  };
  return {
    delivery,
    backs,
    store,
    makeRoom,
    setAside,
    told,
    listener,
    /** Keeps a small photo; its bytes are its name. */
    add: async (filename = 'bolts.jpg', owner: PhotoOwner = ITEM) =>
      (await delivery.keep({ bytes: new Blob([filename], { type: 'image/jpeg' }), filename }, owner)).entry,
    deliver: (id: string, signal?: AbortSignal) => delivery.deliver(id, listener, signal),
    /** The tab hears that another one has changed something, as the browser tells it some time later. */
    hear: () =>
      browser.events.dispatchEvent(Object.assign(new Event('storage'), { key: MARKER, storageArea: null })),
  };
}

/** A fault that waits until the test says what comes of it. */
export function heldCall() {
  let reach = (): void => {};
  let free = (): void => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const freed = new Promise<void>((resolve) => (free = resolve));
  const fault: PhotoFault = () => {
    reach();
    return freed;
  };
  return { fault, reached, free: () => free() };
}

/** Makes the database refuse writes as a full one does: so many of them, of keys like this one. */
export function refuseWrites(times = Number.POSITIVE_INFINITY, kind = ''): void {
  const { put } = IDBObjectStore.prototype;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: unknown, ...args) {
    if (String(args[1]).startsWith(kind) && left-- > 0) throw new DOMException('No', 'QuotaExceededError');
    return Reflect.apply(put, this, args);
  });
}

/** So many reads of a record fail, as on a disk that hiccups. */
export function refuseReads(times: number): void {
  const { get } = IDBObjectStore.prototype;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: unknown, ...args) {
    if (left-- > 0) throw new DOMException('No', 'UnknownError');
    return Reflect.apply(get, this, args);
  });
}

/** Where site data is blocked, there is no database. */
export function forbidDatabase(): void {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
}
