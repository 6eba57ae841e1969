import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeOf } from '../../../server/blobs/blobs.ts';
import { openBlobs, readBlobs } from '../../../server/blobs/openBlobs.ts';
import type { S3Place } from '../../../server/blobs/place.ts';
import { openBucket } from '../../../server/blobs/s3/bucket.ts';
import { KEY, placeFor } from '../../support/s3/key.ts';
import { startStandIn } from '../../support/s3/standIn.ts';
import { OWNER, S3_STORES, type TestStore, kept } from './stores.ts';

const HOUR = 60 * 60_000;
const FILES = { 'photo.jpg': Buffer.from('large'), '320.webp': Buffer.from('small') };

describe.each(S3_STORES)('a bucket of $name', ({ start }) => {
  let store: TestStore;
  let place: S3Place;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowage-blobs-'));
    store = await start();
    if (!store.place) throw new Error('It is a bucket.');
    ({ place } = store);
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['an unknown key', { key: { ...KEY, id: 'nobody', session: undefined } }, /does not know the key/],
    ['a wrong secret', { key: { ...KEY, secret: 'wrong', session: undefined } }, /is not the secret/],
    ['a bucket that is not there', { bucket: 'other' }, /^The bucket other at http.* there is no bucket/],
    ['a region that is not its own', { region: 'eu-south-9' }, /another region: set region=/],
  ])('%s is refused in words', async (_what, wrong, words) => {
    await expect(openBlobs({ folder, place: { ...place, ...wrong } }, OWNER)).rejects.toThrow(words);
  });

  it('whatever answers with a page in place of the mark is told as that, and not as another database', async () => {
    const elsewhere = { ...place, prefix: `${randomUUID()}/` };
    await openBucket(elsewhere).put('stowage-owner', Buffer.from('<!doctype html><p>Log in to the network'));
    await expect(openBlobs({ folder, place: elsewhere }, OWNER)).rejects.toThrow(
      /is no mark of a database\. Does something else answer/,
    );
  });

  it('the sets of one database are refused to another, and photos that nobody knows are taken by nobody', async () => {
    await store.open();
    await expect(store.open({ ...OWNER, mark: 'two' })).rejects.toThrow(
      /has the photos of another database\..*remove the object .*stowage-owner/,
    );
    const elsewhere = { ...place, prefix: `${randomUUID()}/` };
    await openBucket(elsewhere).put(`photos/ab/${randomUUID()}/photo.jpg`, FILES['photo.jpg']);
    const stranger = { mark: 'two', knows: async () => new Set<string>() };
    await expect(openBlobs({ folder, place: elsewhere }, stranger)).rejects.toThrow(
      /photos that the database does not know/,
    );
    const knows = async (keys: readonly string[]) => new Set(keys);
    await openBlobs({ folder, place: elsewhere }, { mark: 'two', knows });
    await expect(openBlobs({ folder, place: elsewhere }, OWNER)).rejects.toThrow(/another database/);
  });

  it('a set that was half written, or half removed, is not there, and goes once it is old', async () => {
    const blobs = await store.open();
    const bucket = openBucket(place);
    const id = randomUUID();
    const written = `${id.slice(-2)}/${id}`;
    await bucket.put(`photos/${written}/photo.jpg`, FILES['photo.jpg']);
    const removed = await kept(blobs, FILES);
    await bucket.remove(`photos/${removed}/manifest.json`);
    for (const key of [written, removed]) {
      expect([await blobs.has(key), await blobs.open(key, 'photo.jpg')]).toEqual([false, undefined]);
    }
    expect(await blobs.removeUnfinished(Date.now())).toBe(0);
    expect((await bucket.few('photos/')).length).toBe(3);
    expect(await blobs.removeUnfinished(Date.now() + HOUR)).toBe(2);
    expect(await bucket.few('photos/')).toEqual([]);
  });

  it('a set is never changed: the same again is no failure, another one is', async () => {
    const blobs = await store.open();
    const id = randomUUID();
    const key = await kept(blobs, FILES, id);
    expect(await kept(blobs, FILES, id)).toBe(key);
    await expect(kept(blobs, { ...FILES, 'photo.jpg': Buffer.from('other') }, id)).rejects.toThrow(
      /another one/,
    );
    const file = await blobs.open(key, 'photo.jpg');
    expect(Buffer.from((await file?.next()) ?? []).toString()).toBe('large');
    await file?.end();
  });

  it('an object that is not as it was put there is told, not served', async () => {
    const blobs = await store.open();
    const bucket = openBucket(place);
    const key = await kept(blobs, FILES);
    await bucket.remove(`photos/${key}/photo.jpg`);
    expect(await blobs.open(key, 'photo.jpg')).toBeUndefined();
    await bucket.put(`photos/${key}/photo.jpg`, Buffer.from('longer than it was'));
    await expect(blobs.open(key, 'photo.jpg')).rejects.toMatchObject({ trouble: 'damaged' });
    // Of the same length it is found out at its end, which is never sent.
    await bucket.remove(`photos/${key}/photo.jpg`);
    await bucket.put(`photos/${key}/photo.jpg`, Buffer.from('Large'));
    const altered = await blobs.open(key, 'photo.jpg');
    await expect(altered?.next()).rejects.toMatchObject({ trouble: 'damaged' });
    await altered?.end();
    await bucket.remove(`photos/${key}/manifest.json`);
    await bucket.put(`photos/${key}/manifest.json`, Buffer.from('{"format":1'));
    await expect(blobs.open(key, '320.webp')).rejects.toMatchObject({ trouble: 'damaged' });
  });
});

describe('a bucket in trouble', () => {
  const begin = () => startStandIn({ keys: { [KEY.id]: KEY.secret }, buckets: ['photos'] });

  it('one that is away when it is opened is asked again, and used once it is back', async () => {
    const store = await begin();
    const folder = await mkdtemp(join(tmpdir(), 'stowage-blobs-'));
    store.trouble = 'failing';
    const blobs = await openBlobs({ folder, place: placeFor(store.url) }, OWNER);
    await expect(blobs.scratch()).rejects.toMatchObject({ trouble: 'away' });
    await expect(blobs.kept().next()).rejects.toMatchObject({ trouble: 'away' });
    store.trouble = undefined;
    const key = await kept(blobs, FILES);
    expect(await blobs.has(key)).toBe(true);
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('one that says nothing is given up in time, one that is in trouble is asked again within it', async () => {
    const store = await begin();
    const place = placeFor(store.url);
    store.trouble = 'silent';
    const short = openBucket(place, { answer: 300 });
    await expect(short.read('a')).rejects.toMatchObject({ trouble: 'away' });
    store.trouble = 'failing';
    const bucket = openBucket(place);
    await expect(bucket.read('b')).rejects.toMatchObject({ trouble: 'away' });
    expect(store.asked.filter((asked) => asked === 'GET /photos/b')).toHaveLength(3);
    await store.close();
    await expect(bucket.read('c')).rejects.toMatchObject({ trouble: 'away' });
  });

  it('where nobody waits, one that has answered before is asked again until it is back, and an object that broke off is read anew', async () => {
    const store = await begin();
    const folder = await mkdtemp(join(tmpdir(), 'stowage-blobs-'));
    const place = placeFor(store.url);
    const photo = Buffer.alloc(300_000, 'photo');
    const key = await kept(await openBlobs({ folder, place }, OWNER), { 'photo.jpg': photo });
    const patient = await readBlobs({ folder, place, isPatient: true });
    const read = async () => {
      const file = await patient.open(key, 'photo.jpg');
      return file && (await wholeOf(file));
    };
    store.trouble = 'failing';
    await expect(read()).rejects.toMatchObject({ trouble: 'away' });
    store.trouble = undefined;
    await read();
    store.trouble = 'failing';
    const begun = store.asked.length;
    const reading = read();
    // Where somebody waits, three times are all.
    await expect.poll(() => store.asked.length).toBeGreaterThan(begun + 3);
    store.trouble = undefined;
    expect(await reading).toEqual(photo);
    store.cutAfter = 100_000;
    const cut = read();
    const photos = () => store.asked.filter((asked) => asked.endsWith('photo.jpg')).length;
    const before = photos();
    await expect.poll(photos).toBeGreaterThan(before + 1);
    store.cutAfter = undefined;
    expect(await cut).toEqual(photo);
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('a set goes on where nobody waits for it, though its bucket was away for longer than all of it may take', async () => {
    const store = await begin();
    const folder = await mkdtemp(join(tmpdir(), 'stowage-blobs-'));
    const { openS3 } = await import('../../../server/blobs/s3/sets.ts');
    const limits = { answer: 300, patience: 20_000 };
    const blobs = await openS3(placeFor(store.url), { folder, owner: OWNER, limits });
    const scratch = await blobs.scratch();
    await scratch.write('photo.jpg', FILES['photo.jpg']);
    store.trouble = 'failing';
    const begun = store.asked.length;
    const keeping = scratch.keep('01234567-89ab-4def-8123-456789abcdef');
    // By then more than the 300 ms are over: 120 + 240 ms of pauses.
    await expect.poll(() => store.asked.length).toBeGreaterThan(begun + 2);
    store.trouble = undefined;
    expect(await blobs.has(await keeping)).toBe(true);
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('a write that meets another one of the same object is told to ask again, and does', async () => {
    const store = await begin();
    const bucket = openBucket(placeFor(store.url));
    store.trouble = 'meeting';
    await expect(bucket.put('a', Buffer.from('a'))).rejects.toMatchObject({ trouble: 'away' });
    expect(store.asked).toHaveLength(3);
    await store.close();
  });

  it('an object of which nothing comes any more is given up, and one that breaks off is not whole', async () => {
    const store = await begin();
    const folder = await mkdtemp(join(tmpdir(), 'stowage-blobs-'));
    const { openS3 } = await import('../../../server/blobs/s3/sets.ts');
    const place = placeFor(store.url);
    const blobs = await openS3(place, { folder, owner: OWNER });
    const impatient = await openS3(place, { folder, owner: OWNER, limits: { stall: 200 } });
    const key = await kept(blobs, { 'photo.jpg': Buffer.alloc(300_000) });
    const readAll = async (from = blobs): Promise<void> => {
      const file = await from.open(key, 'photo.jpg');
      while (await file?.next());
    };
    store.stopAfter = 100_000;
    await expect(readAll(impatient)).rejects.toMatchObject({ trouble: 'away' });
    store.stopAfter = undefined;
    store.cutAfter = 100_000;
    await expect(readAll()).rejects.toMatchObject({ trouble: 'away' });
    store.cutAfter = undefined;
    await readAll();
    await store.close();
    await rm(folder, { recursive: true });
  });
});
