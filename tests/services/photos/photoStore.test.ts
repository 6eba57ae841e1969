import { createStore, get, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src/failure.ts';
import { rejection } from '../host/fakeHost.ts';
import { aPhoto } from './samples.ts';
import { anImage, forbidDatabase, MARKER, photoBrowser, photoStorage, refuseWrites } from './photos.stage.ts';

const JPEG = new Blob(['\u00ff\u00d8 bytes'], { type: 'image/jpeg' });
const LINK = { id: 'link-1', imageId: 'image-1', image: anImage('image-1') };
/** The database itself, as another version of the app may have left it. */
const database = () => createStore('stowage-photos', 'photos');

afterEach(() => void vi.restoreAllMocks());

describe('a kept photo', () => {
  test('GOAL-06: is found by the next page, with its bytes', async () => {
    const browser = photoBrowser();
    await photoStorage(browser).store.add(aPhoto({ failure: undefined }), JPEG);
    const { store } = photoStorage(browser);
    expect(await store.all('ada')).toEqual([aPhoto()]);
    expect(await store.find('photo-1')).toEqual(aPhoto());
    const bytes = await store.bytes('photo-1');
    expect(bytes?.type).toBe('image/jpeg');
    expect(await bytes?.text()).toBe(await JPEG.text());
  });

  test("is one person's own, and the oldest comes first", async () => {
    const { store } = photoStorage(photoBrowser());
    await store.add(aPhoto({ id: 'photo-b', madeAt: 2 }), JPEG);
    await store.add(aPhoto({ id: 'photo-a', madeAt: 3 }), JPEG);
    await store.add(aPhoto({ id: 'photo-c', madeAt: 1, user: 'bob' }), JPEG);
    expect((await store.all('ada')).map(({ id }) => id)).toEqual(['photo-b', 'photo-a']);
    expect((await store.all('bob')).map(({ id }) => id)).toEqual(['photo-c']);
  });

  test('is changed in one step: of two tabs at once neither undoes the other', async () => {
    const browser = photoBrowser();
    const one = photoStorage(browser).store;
    const other = photoStorage(browser).store;
    await one.add(aPhoto(), JPEG);
    await Promise.all([
      one.change('photo-1', (photo) => ({ ...photo, imageId: 'image-1' })),
      other.change('photo-1', (photo) => ({ ...photo, status: 'refused' })),
    ]);
    expect(await one.find('photo-1')).toMatchObject({ imageId: 'image-1', status: 'refused' });
    expect(await one.change('photo-2', (photo) => photo)).toBeUndefined();
  });

  test('goes with its bytes, and leaves the link that came of it to whoever still waits', async () => {
    const browser = photoBrowser();
    const { store } = photoStorage(browser);
    await store.add(aPhoto(), JPEG);
    await store.remove('photo-1', LINK);
    expect(await store.find('photo-1')).toBeUndefined();
    expect(await store.bytes('photo-1')).toBeUndefined();
    expect(await photoStorage(browser).store.delivered('photo-1', 'ada')).toEqual(LINK);
    expect(await store.delivered('photo-1', 'bob')).toBeUndefined();
    // Once more, by another tab: nothing comes of it.
    await store.remove('photo-1');
    expect(await store.delivered('photo-1', 'ada')).toEqual(LINK);
  });

  test('of the delivered ones the newest hundred are remembered', async () => {
    const { store } = photoStorage(photoBrowser());
    for (let at = 0; at <= 100; at++) {
      await store.add(aPhoto({ id: `photo-${at}` }), JPEG);
      await store.remove(`photo-${at}`, LINK);
    }
    expect(await store.delivered('photo-0', 'ada')).toBeUndefined();
    expect(await store.delivered('photo-1', 'ada')).toEqual(LINK);
    expect(await store.delivered('photo-100', 'ada')).toEqual(LINK);
  });

  test('that cannot be read is set aside with its bytes, reported once, and holds up no other', async () => {
    const browser = photoBrowser();
    await photoStorage(browser).store.add(aPhoto({ id: 'photo-good' }), JPEG);
    await photoStorage(browser).store.add(aPhoto({ id: 'photo-bad' }), JPEG);
    await set(['photo', 'photo-bad'], { id: 'photo-bad', from: 'the future' }, database());
    const { store, setAside } = photoStorage(browser);
    expect((await store.all('ada')).map(({ id }) => id)).toEqual(['photo-good']);
    await store.all('ada');
    expect(setAside).toEqual(['stowage-photos / unreadable / photo-bad']);
    expect(await get(['unreadable', 'photo-bad'], database())).toEqual({
      id: 'photo-bad',
      from: 'the future',
    });
    expect(await keys(database())).toContainEqual(['bytes', 'photo-bad']);
  });

  test('whose record of having been sent cannot be read counts as not known', async () => {
    const { store } = photoStorage(photoBrowser());
    for (const link of [{}, { ...LINK, id: 1 }, { ...LINK, image: {} }, undefined]) {
      await set(['delivered', 'photo-1'], { user: 'ada', at: 1, link }, database());
      expect(await store.delivered('photo-1', 'ada')).toBeUndefined();
    }
    await set(['delivered', 'photo-1'], { user: 'ada', at: 1, link: LINK }, database());
    expect(await store.delivered('photo-1', 'ada')).toEqual(LINK);
  });

  test('whose bytes cannot be read is still there', async () => {
    const { store } = photoStorage(photoBrowser());
    await store.add(aPhoto(), JPEG);
    await set(['bytes', 'photo-1'], 'no bytes', database());
    expect(await store.bytes('photo-1')).toBeUndefined();
    expect(await store.all('ada')).toHaveLength(1);
  });
});

describe('a storage that refuses', () => {
  test('because it is full says so, after the caches have given way, and keeps all else', async () => {
    const { store, makeRoom } = photoStorage(photoBrowser());
    await store.add(aPhoto(), JPEG);
    refuseWrites();
    const error = failureOf(await rejection(store.add(aPhoto({ id: 'photo-2' }), JPEG)));
    expect(error).toMatchObject({ kind: 'storage', message: "This browser's storage is full." });
    expect(makeRoom).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    expect(await store.all('ada')).toEqual([aPhoto()]);
    expect(await store.bytes('photo-2')).toBeUndefined();
  });

  test('keeps the photo when the caches have made room for it', async () => {
    const { store, makeRoom } = photoStorage(photoBrowser());
    refuseWrites(1);
    await store.add(aPhoto(), JPEG);
    expect(makeRoom).toHaveBeenCalledTimes(1);
    expect(await store.all('ada')).toEqual([aPhoto()]);
  });

  test('keeps neither the entry nor the bytes where only one of them has room', async () => {
    const { store } = photoStorage(photoBrowser());
    refuseWrites(2, 'bytes');
    await rejection(store.add(aPhoto(), JPEG));
    expect(await keys(database())).toEqual([]);
  });

  test('everything says so too, and gives up no cache', async () => {
    const browser = photoBrowser();
    const { store, makeRoom } = photoStorage(browser);
    forbidDatabase();
    const message = 'This browser does not let Stowage store anything.';
    expect(await rejection(store.all('ada'))).toMatchObject({ kind: 'storage', message });
    expect(await rejection(photoStorage(browser).store.add(aPhoto(), JPEG))).toMatchObject({
      kind: 'storage',
      message,
    });
    expect(makeRoom).not.toHaveBeenCalled();
  });
});

describe('the mark in localStorage', () => {
  test('is there for as long as any photo is, whoever’s', async () => {
    const browser = photoBrowser();
    const { store } = photoStorage(browser);
    expect(browser.storage.getItem(MARKER)).toBeNull();
    await store.add(aPhoto(), JPEG);
    await store.add(aPhoto({ id: 'photo-2', user: 'bob' }), JPEG);
    await store.remove('photo-1');
    expect(browser.storage.getItem(MARKER)).not.toBeNull();
    await store.remove('photo-2', LINK);
    expect(browser.storage.getItem(MARKER)).toBeNull();
  });

  test.each(['was lost', 'stayed behind'])('is put right when it %s', async (how) => {
    const browser = photoBrowser();
    const { store } = photoStorage(browser);
    await store.add(aPhoto(), JPEG);
    if (how === 'was lost') browser.storage.removeItem(MARKER);
    else {
      await store.remove('photo-1');
      browser.storage.setItem(MARKER, 'lies');
    }
    photoStorage(browser);
    await vi.waitFor(() => expect(browser.storage.getItem(MARKER) !== null).toBe(how === 'was lost'));
  });

  test('that finds no room keeps no photo from being kept', async () => {
    const browser = photoBrowser();
    browser.storage.room = 0;
    const { store } = photoStorage(browser);
    const heard = vi.fn<() => void>();
    store.watch(heard);
    await store.add(aPhoto(), JPEG);
    expect(await store.all('ada')).toHaveLength(1);
    expect(heard).toHaveBeenCalled();
  });
});

describe('a change', () => {
  test('is heard by this tab once, and by another one through localStorage', async () => {
    const browser = photoBrowser();
    const one = photoStorage(browser).store;
    await one.all('ada');
    await vi.waitFor(() => expect(browser.storage.getItem(MARKER)).toBeNull());
    const heard = vi.fn<() => void>();
    const stop = one.watch(heard);
    heard.mockClear();
    await one.add(aPhoto(), JPEG);
    expect(heard).toHaveBeenCalledTimes(1);
    const other = Object.assign(new Event('storage'), { key: MARKER, storageArea: browser.storage });
    browser.events.dispatchEvent(other);
    expect(heard).toHaveBeenCalledTimes(2);
    browser.events.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'theme', storageArea: browser.storage }),
    );
    stop();
    browser.events.dispatchEvent(other);
    expect(heard).toHaveBeenCalledTimes(2);
    await one.add({ ...aPhoto(), id: 'photo-2' }, JPEG);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is told to other tabs by another text under the mark', async () => {
    const browser = photoBrowser();
    const { store } = photoStorage(browser);
    await store.add(aPhoto(), JPEG);
    const before = browser.storage.getItem(MARKER);
    await store.change('photo-1', (photo) => ({ ...photo, status: 'refused' }));
    expect(browser.storage.getItem(MARKER)).not.toBe(before);
  });
});
