import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Blobs, type KeptSet, piecesOf, wholeOf } from '../../../server/blobs/blobs.ts';
import { STORES, type TestStore, kept } from './stores.ts';

const HOUR = 60 * 60_000;
const FILES = {
  'photo.jpg': randomBytes(200_000),
  '320.webp': Buffer.from('small'),
  '960.webp': Buffer.alloc(0),
};

async function listed(blobs: Blobs): Promise<Map<string, KeptSet>> {
  const found = new Map<string, KeptSet>();
  for await (const set of blobs.kept()) found.set(set.key, set);
  return found;
}

async function read(blobs: Blobs, key: string, name: string): Promise<Buffer | undefined> {
  const file = await blobs.open(key, name);
  return file && wholeOf(file);
}

describe.each(STORES)('sets of files on $name', ({ start }) => {
  let store: TestStore;
  let blobs: Blobs;
  beforeAll(async () => {
    store = await start();
    blobs = await store.open();
  });
  afterAll(() => store.close());

  it('a set that is kept is there whole, byte by byte, for everybody', async () => {
    const id = randomUUID();
    const key = await kept(blobs, FILES, id);
    expect(key).toBe(`${id.slice(-2)}/${id}`);
    const other = await store.open();
    for (const [name, bytes] of Object.entries(FILES)) {
      expect((await read(other, key, name))?.equals(bytes)).toBe(true);
      const file = await other.open(key, name);
      expect(file?.bytes).toBe(bytes.length);
      await file?.end();
    }
    expect([await other.has(key), await other.isThere()]).toEqual([true, true]);
    expect(await other.open(key, 'other.jpg')).toBeUndefined();
  });

  it('a file may be let go of before its end, and in the middle', async () => {
    const key = await kept(blobs, FILES);
    const never = await blobs.open(key, 'photo.jpg');
    await never?.end();
    await never?.end();
    const file = await blobs.open(key, 'photo.jpg');
    if (!file) throw new Error('The file is there.');
    for await (const piece of piecesOf(file)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect((await read(blobs, key, 'photo.jpg'))?.equals(FILES['photo.jpg'])).toBe(true);
  });

  it('what was never kept, and what was removed, is not there, and removing twice is no failure', async () => {
    const never = `ab/${randomUUID()}`;
    expect([await blobs.has(never), await blobs.open(never, 'photo.jpg')]).toEqual([false, undefined]);
    await blobs.remove(never);
    const [key, other] = [await kept(blobs, FILES), await kept(blobs, FILES)];
    await blobs.remove(key);
    await blobs.remove(key);
    expect([await blobs.has(key), await blobs.open(key, 'photo.jpg')]).toEqual([false, undefined]);
    expect((await listed(blobs)).has(key)).toBe(false);
    expect((await read(blobs, other, 'photo.jpg'))?.length).toBe(200_000);
  });

  it.each(['..', '../..', '', 'one', '/', './x', '../x', 'x/..', 'x/.', 'a/b/c', 'a\\b/..', '/etc/passwd'])(
    'a key that is none, as a database of somebody else may have, leads to no file and removes none: %s',
    async (key) => {
      const there = await kept(blobs, FILES);
      expect([await blobs.has(key), await blobs.open(key, 'photo.jpg')]).toEqual([false, undefined]);
      await blobs.remove(key);
      expect(await blobs.has(there)).toBe(true);
    },
  );

  it('every set is listed once, with its time, but for those that are still worked on', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => kept(blobs, FILES)));
    const scratch = await blobs.scratch();
    await scratch.write('photo.jpg', FILES['photo.jpg']);
    const busy = await scratch.keep(randomUUID());
    const sets = await listed(blobs);
    expect(keys.every((key) => sets.has(key))).toBe(true);
    expect(sets.has(busy)).toBe(false);
    // Another server sees it, and has to judge it by its time.
    const seen = (await listed(await store.open())).get(busy);
    expect(seen?.at).toBeGreaterThan(Date.now() - HOUR);
    expect(await blobs.has(busy)).toBe(true);
    await scratch.end();
    expect((await listed(blobs)).has(busy)).toBe(true);
  });

  it('work that was not kept goes, what is being worked on and what is kept stays', async () => {
    const key = await kept(blobs, FILES);
    const scratch = await blobs.scratch();
    await scratch.write('photo.jpg', FILES['photo.jpg']);
    expect(await blobs.removeUnfinished(Date.now() + HOUR)).toBe(0);
    expect(await (await store.open()).removeUnfinished(Date.now() - HOUR)).toBe(0);
    expect(await (await store.open()).removeUnfinished(Date.now() + HOUR)).toBe(1);
    await scratch.end();
    expect(await blobs.has(key)).toBe(true);
  });
});
