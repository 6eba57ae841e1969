import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createDurableCopy } from '../../../src/services/browser/durableCopy.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { fakeLocks } from './fakeLocks.ts';
import { memoryStorage } from './memoryStorage.ts';

const NEW = 'local_item_1';
const EDIT = 'offline_item_2';
const DRAFT = 'stowage-draft_item-add';

let locks: ReturnType<typeof fakeLocks>;
let clock = 1000;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  locks = fakeLocks();
  clock = 1000;
});

/** What a page has: its storage, and the store with its copy. */
function page(storage: Storage) {
  const lock = webLock(locks, { hold: (_, work) => work(), holdIfFree: async () => undefined });
  const durable = createDurableCopy(storage, lock, () => (clock += 10));
  const store = createBrowserStore({ storage, events: new EventTarget() as Window, durable });
  const putBack = (): Promise<void> =>
    durable.putBack((lost) => {
      for (const [key, text] of lost) {
        if (text === null) store.remove(key);
        else store.set(key, text);
      }
    });
  return { storage, durable, store, putBack };
}

/** All that is in a storage, as the disk has it at this moment. */
const onDisk = (storage: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
      key,
      storage.getItem(key) ?? '',
    ]),
  );

async function begun(storage: Storage) {
  const opened = page(storage);
  await opened.putBack();
  return opened;
}

/** A browser that begins anew with what the disk had, all that came later being lost. */
const begunAnew = (disk: Record<string, string>) => begun(memoryStorage(disk));

describe('after a browser was killed', () => {
  it('what was kept and not on disk yet is there again', async () => {
    const { storage, store, durable } = await begunAnew({});
    store.set(EDIT, 'first');
    const disk = onDisk(storage);
    store.set(EDIT, 'second');
    store.set(NEW, 'new');
    store.set(DRAFT, 'typed');
    await durable.settled();
    const after = await begunAnew(disk);
    expect(onDisk(after.storage)).toMatchObject({ [EDIT]: 'second', [NEW]: 'new', [DRAFT]: 'typed' });
    await after.durable.settled();
    // The storage may be as late once more.
    expect(onDisk((await begunAnew(disk)).storage)).toMatchObject({ [EDIT]: 'second', [NEW]: 'new' });
  });

  it('a browser whose whole storage was lost has it again', async () => {
    const { store, durable } = await begunAnew({});
    store.set(NEW, 'new');
    await durable.settled();
    expect((await begunAnew({})).storage.getItem(NEW)).toBe('new');
  });

  it('what was given up while the server may have it is known, and not kept as new again', async () => {
    const { storage, store, durable } = await begunAnew({});
    store.set(NEW, 'new');
    await durable.settled();
    const disk = onDisk(storage);
    const note = `withdrawn_${NEW}`;
    store.set(note, 'given up');
    store.remove(NEW);
    await durable.settled();
    const after = await begunAnew(disk);
    expect([after.storage.getItem(NEW), after.storage.getItem(note)]).toEqual([null, 'given up']);
    // Taken up again, it is not given up once more.
    const withNote = onDisk(after.storage);
    after.store.set(NEW, 'new');
    after.store.remove(note);
    await after.durable.settled();
    const again = await begunAnew(withNote);
    expect([again.storage.getItem(NEW), again.storage.getItem(note)]).toEqual(['new', null]);
  });

  it('what was sent or discarded does not come back', async () => {
    const { storage, store, durable } = await begunAnew({});
    store.set(EDIT, 'sent');
    store.set(NEW, 'kept');
    const disk = onDisk(storage);
    store.remove(EDIT);
    await durable.settled();
    const after = await begunAnew(disk);
    expect(after.storage.getItem(EDIT)).toBeNull();
    expect(after.storage.getItem(NEW)).toBe('kept');
  });

  it('the storage is believed where it has got further than the copy', async () => {
    const { storage, store, durable } = await begunAnew({});
    store.set(EDIT, 'first');
    store.set(NEW, 'new');
    await durable.settled();
    // Written by a version of the app that knows of no copy.
    storage.setItem(EDIT, 'second');
    storage.removeItem(NEW);
    const after = await begunAnew(onDisk(storage));
    expect(after.storage.getItem(EDIT)).toBe('second');
    expect(after.storage.getItem(NEW)).toBeNull();
  });

  it('a clock that was put back changes nothing in that', async () => {
    const { storage, store, durable } = await begunAnew({});
    clock = 9_000_000;
    store.set(EDIT, 'first');
    const disk = onDisk(storage);
    clock = 1000;
    store.set(EDIT, 'second');
    await durable.settled();
    expect((await begunAnew(disk)).storage.getItem(EDIT)).toBe('second');
  });

  it('one of its tabs puts it back, and what that one sends next is not put back by another', async () => {
    const before = await begunAnew({});
    before.store.set(EDIT, 'kept');
    await before.durable.settled();
    const storage = memoryStorage({});
    const [one, other] = [page(storage), page(storage)];
    const [first, second] = [one.putBack(), other.putBack()];
    await first;
    one.store.remove(EDIT);
    await second;
    expect(storage.getItem(EDIT)).toBeNull();
  });
});

it('of two tabs the one that wrote last is believed, whichever copy is on disk first', async () => {
  const storage = memoryStorage();
  const [one, other] = [await begun(storage), await begun(storage)];
  one.store.set(EDIT, 'older');
  one.store.set(NEW, 'older');
  other.store.set(EDIT, 'newer');
  await Promise.all([one.durable.settled(), other.durable.settled()]);
  expect((await begunAnew({})).storage.getItem(EDIT)).toBe('newer');
});

it('a tab that is opened while another one writes brings back nothing of what that has removed, and no older letters', async () => {
  const storage = memoryStorage();
  const one = await begun(storage);
  one.store.set(DRAFT, 'letters');
  await one.durable.settled();
  // What is read of the copy has the one, and the storage the other by the time at which both are compared.
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
    this: IDBObjectStore,
  ) {
    one.store.remove(NEW);
    one.store.set(DRAFT, 'later letters');
    return this.getAll();
  });
  const reading = vi.spyOn(storage, 'getItem').mockImplementationOnce((key) => {
    const at = storage.getItem(key);
    one.store.set(NEW, 'kept');
    one.store.set(DRAFT, 'letters and more');
    return at;
  });
  const other = page(storage);
  await other.putBack();
  expect(getAll).toHaveBeenCalledTimes(3);
  reading.mockRestore();
  expect(onDisk(storage)).toMatchObject({ [DRAFT]: 'later letters' });
  expect(storage.getItem(NEW)).toBeNull();
});

it('a page that began its work before it could look puts back what was lost all the same, but nothing that it has written itself', async () => {
  const before = await begunAnew({});
  before.store.set(NEW, 'lost');
  before.store.set(DRAFT, 'old letters');
  await before.durable.settled();
  const lock = webLock(locks, { hold: (_, work) => work(), holdIfFree: async () => undefined });
  let release = (): void => {};
  const held = lock.hold('stowage-kept', () => new Promise<void>((resolve) => (release = resolve)));
  const after = page(memoryStorage({}));
  const opening = after.putBack();
  after.store.set(DRAFT, 'new letters');
  await after.durable.settled();
  release();
  await Promise.all([held, opening]);
  expect(after.storage.getItem(NEW)).toBe('lost');
  expect(after.storage.getItem(DRAFT)).toBe('new letters');
  await after.durable.settled();
  expect(onDisk((await begunAnew({})).storage)).toMatchObject({ [NEW]: 'lost', [DRAFT]: 'new letters' });
});

it('copies of what the server has are not written down', async () => {
  const { store, durable } = await begunAnew({});
  store.set('api_item_1', 'copy');
  store.set('opened_lately', '[]');
  await durable.settled();
  expect(onDisk((await begunAnew({})).storage)).toEqual({});
});

it.each([
  [
    'is forbidden',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new Error('No.');
        },
      }),
  ],
  ['never answers', () => vi.stubGlobal('indexedDB', { open: () => ({}) })],
])('where IndexedDB %s the storage alone is what there is', async (_, prepare) => {
  prepare();
  vi.useFakeTimers();
  try {
    const { storage, store, putBack } = page(memoryStorage());
    const done = putBack();
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    store.set(NEW, 'new');
    store.remove(NEW);
    store.set(EDIT, 'edit');
    expect(storage.getItem(EDIT)).toBe('edit');
  } finally {
    vi.useRealTimers();
  }
});

describe('whether all is on disk', () => {
  it('is so once it was written, and not where the database takes nothing', async () => {
    const { store, durable } = await begunAnew({});
    store.set(NEW, 'new');
    expect(await durable.settled()).toBe(true);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    store.set(NEW, 'newer');
    expect(await durable.settled()).toBe(false);
    put.mockRestore();
    store.set(NEW, 'newest');
    expect(await durable.settled()).toBe(true);
  });

  it('holds for all that one step changes, or for none of it', async () => {
    const { store, durable } = await begunAnew({ [NEW]: 'new' });
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    store.set(`withdrawn_${NEW}`, 'new');
    store.remove(NEW);
    expect(await durable.settled()).toBe(true);
    expect(begin.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1);
  });

  it('is not waited for again while the database hangs', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    vi.useFakeTimers();
    try {
      const { store, durable } = page(memoryStorage());
      store.set(NEW, 'new');
      const first = durable.settled();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await first).toBe(false);
      expect(await durable.settled()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('a storage that refuses even to be read keeps nobody from beginning', async () => {
  const storage = memoryStorage();
  storage.isForbidden = true;
  const { putBack, durable } = page(storage);
  await expect(putBack()).resolves.toBeUndefined();
  durable.note(NEW, 'new');
  expect(await durable.settled()).toBe(true);
});
