import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeOf } from '../../../server/blobs/blobs.ts';
import { openDisk } from '../../../server/blobs/disk.ts';
import { photosIn } from '../../../server/dataFolder.ts';
import { differences } from '../../../server/moving/compareStores.ts';
import { moveInto } from '../../../server/moving/mark.ts';
import { type MovedStore, moveStore } from '../../../server/moving/moveStore.ts';
import { searchItems } from '../../../server/store/search/search.ts';
import type { Store } from '../../../server/store/store.ts';
import { openBeside } from '../../support/postgres/openBeside.ts';
import { jpeg, upload, uploaded } from '../images/samples.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let parent: string;
let source: string;
let server: TestServer;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'stowage-moving-'));
  server = await startServer();
  source = server.folder;
  const shelf = await server.location({ name: 'Regal Ω', label: 'R-1' });
  const room = await server.location({ name: 'Room' });
  // In a place that was made later.
  const { body } = await server.call('GET', `/api/locations/${shelf}`);
  await server.call('PUT', `/api/locations/${shelf}`, { ...record(body), parent_id: room });
  for (const name of ['Schraube', 'Mutter "M3"', 'µ-Controller'])
    await server.item({ name, location_id: shelf });
  const gone = await server.item({ name: 'Gone', location_id: room });
  await server.call('DELETE', `/api/items/${String(gone['id'])}`);
  await server.call('DELETE', `/api/item-categories/1`);
  const { body: area } = await server.call('POST', '/api/location-areas', { name: 'Given up' });
  await server.call('DELETE', `/api/location-areas/${String(record(area)['id'])}`);
  await server.call('POST', '/api/synonyms', { words: ['Mutter', 'Gewindering'] });
  await uploaded(server, await jpeg());
  await upload(server, await jpeg('#3c3'));
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true });
});

async function opened(folder: string): Promise<MovedStore & { folder: string }> {
  const store = await openBeside(folder, { isMovedInto: true });
  return { store, blobs: () => openDisk(photosIn(folder)), folder };
}

const newFolder = (): Promise<string> => mkdtemp(join(parent, 'to-'));

/** A store that fails after so many writes, as one does whose process is killed. */
const failingAfter = (store: Store, writes: number): Store => ({
  ...store,
  write: (work, options) =>
    writes-- > 0 ? store.write(work, options) : Promise.reject(new Error('cut off')),
});

it('everything is copied, to the last row and byte; both databases hold the same afterwards, and the copy is searched', async () => {
  const [from, to] = [await opened(source), await opened(await newFolder())];
  expect(await moveStore(from, to, { id: 'one' })).toEqual({ items: 3, locations: 2, photos: 2 });
  expect(await differences(from.store.read, to.store.read, () => {})).toEqual([]);
  expect(await moveInto(to.store.read)).toBeUndefined();
  expect((await searchItems(to.store.read, 'gewindering', 10, 0)).seqs).toHaveLength(1);
  expect(await searchItems(to.store.read, 'mutter m3', 10, 0)).toEqual(
    await searchItems(from.store.read, 'mutter m3', 10, 0),
  );
  const [image] = await from.store.read.selectFrom('images').selectAll().execute();
  for (const name of ['photo.jpg', '320.webp']) {
    const bytes = await Promise.all(
      [from, to].map(async ({ blobs }) => {
        const file = await (await blobs()).open(image?.storage_path ?? '', name);
        return file && (await wholeOf(file)).toString('base64');
      }),
    );
    expect(bytes[0]).toBeTruthy();
    expect(bytes[1]).toBe(bytes[0]);
  }
  await from.store.close();
  await to.store.close();
});

it('cut off after any write it goes on where it was, and ends with the same', async () => {
  const from = await opened(source);
  for (let writes = 0; ; writes += 3) {
    const to = await opened(await newFolder());
    const cut = { ...to, store: failingAfter(to.store, writes) };
    const first = await moveStore(from, cut, { id: 'one' }).catch((error: unknown) => error);
    if (!(first instanceof Error)) {
      await to.store.close();
      expect(writes).toBeGreaterThan(10);
      break;
    }
    expect(first.message).toBe('cut off');
    if (writes > 0) {
      expect(await moveInto(to.store.read)).toBe('one');
      await expect(moveStore(from, to, { id: 'another' })).rejects.toThrow('another move');
    }
    await moveStore(from, to, { id: 'one' });
    expect(await differences(from.store.read, to.store.read, () => {})).toEqual([]);
    await to.store.close();
  }
  await from.store.close();
});

it('a target that holds anything is refused and stays as it is', async () => {
  const from = await opened(source);
  const others = await startServer();
  const to = await opened(others.folder);
  await expect(moveStore(from, to, { id: 'one' })).rejects.toThrow('it is not empty (users: 1).');
  expect(await moveInto(to.store.read)).toBeUndefined();
  await from.store.close();
  await to.store.close();
  await others.stop();
});

it('a change of the old one meanwhile is noticed: the copy stays unfinished', async () => {
  const [from, to] = [await opened(source), await opened(await newFolder())];
  let change: Promise<unknown> | undefined;
  // Nothing is copied on, and nothing compared, before the change is there.
  const store: Store = {
    ...to.store,
    async write(...what) {
      await change;
      return to.store.write(...what);
    },
  };
  const move = moveStore(
    from,
    { ...to, store },
    {
      id: 'one',
      onStep(text) {
        if (!text.startsWith('Copying item_images')) return;
        change ??= from.store.write((trx) => trx.updateTable('items').set({ notes: 'Changed' }).execute());
      },
    },
  );
  await expect(move).rejects.toThrow('the copy differs (items: other values)');
  expect(await moveInto(to.store.read)).toBe('one');
  await from.store.close();
  await to.store.close();
});

it('so is a change of what was compared already', async () => {
  const [from, to] = [await opened(source), await opened(await newFolder())];
  let change: Promise<unknown> | undefined;
  const move = moveStore(
    {
      ...from,
      store: {
        ...from.store,
        async revision() {
          await change;
          return Number(await from.store.revision());
        },
      },
    },
    {
      ...to,
      store: {
        ...to.store,
        // As slow as the change: the move may not be over before it.
        async write(...what) {
          await change;
          return to.store.write(...what);
        },
      },
    },
    {
      id: 'one',
      onStep(text) {
        if (text !== 'Comparing import_changes') return;
        change ??= from.store.write((trx) => trx.updateTable('items').set({ notes: 'Late' }).execute());
      },
    },
  );
  await expect(move).rejects.toThrow('the copy differs (items: other values)');
  expect(await moveInto(to.store.read)).toBe('one');
  await from.store.close();
  await to.store.close();
});

it('a photo that arrived damaged is copied again by whoever goes on; one without its files is told', async () => {
  const [from, to] = [await opened(source), await opened(await newFolder())];
  const cut = { ...to, store: failingAfter(to.store, 1000) };
  await moveStore(from, cut, { id: 'one' });
  const [image] = await from.store.read.selectFrom('images').selectAll().execute();
  const key = image?.storage_path ?? '';
  await rm(join(photosIn(to.folder), key, '320.webp'));
  // As if the mark had not been taken away.
  await to.store.write((trx) =>
    trx
      .insertInto('secrets')
      .values({ name: 'unfinished-move', value: Buffer.from('one') })
      .execute(),
  );
  await moveStore(from, to, { id: 'one' });
  const file = await (await to.blobs()).open(key, '320.webp');
  expect(file && (await wholeOf(file)).length).toBeGreaterThan(0);
  await rm(join(photosIn(to.folder), key), { recursive: true });
  const other = { store: from.store, blobs: to.blobs };
  const last = await opened(await newFolder());
  await expect(moveStore(other, last, { id: 'two' })).rejects.toThrow('has lost its file');
  for (const { store } of [from, to, last]) await store.close();
});
