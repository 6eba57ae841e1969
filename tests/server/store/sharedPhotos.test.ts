import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openData } from '../../../server/dataFolder.ts';
import { openImages } from '../../../server/images/images.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import { requirePhotosOf } from '../../../server/sharedFolder.ts';
import { insertImage } from '../../../server/store/images/write.ts';
import { secretOf } from '../../../server/store/secrets.ts';
import type { Store } from '../../../server/store/store.ts';
import { jpeg } from '../images/samples.ts';

async function folderWithData(): Promise<{ folder: string; store: Store }> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-shared-photos-'));
  const store = await openData(folder, { database: undefined });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  return { folder, store };
}

it('a database whose content was moved elsewhere does not start beside photos that are not its own any more', async () => {
  const { folder, store } = await folderWithData();
  await requirePhotosOf(store, folder);
  await writeFile(join(folder, 'photos-of'), 'ab'.repeat(32));
  for (const isInBucket of [false, true])
    await expect(requirePhotosOf(store, folder, isInBucket)).rejects.toThrow('Is DATABASE_URL missing?');
});

it('a mark that cannot be read is no sign that there is none', async () => {
  const { folder, store } = await folderWithData();
  // Root, who runs tests, may read any file.
  await mkdir(join(folder, 'photos-of'));
  await expect(requirePhotosOf(store, folder)).rejects.toThrow(/photos-of cannot be read/);
});

it('one whose content was moved back has brought the mark of its photos along', async () => {
  const { folder, store } = await folderWithData();
  const mark = Buffer.from(await secretOf(store, 'photos-of')).toString('hex');
  await writeFile(join(folder, 'photos-of'), `${mark}\n`);
  await expect(requirePhotosOf(store, folder)).resolves.toBeUndefined();
});

it('a photo whose commit may still be on its way keeps its files', async () => {
  const { folder, store } = await folderWithData();
  const images = await openImages(store, folder, decodeHere);
  const bytes = await jpeg();
  const unknown = Object.assign(new Error('unknown'), { code: '08007' });
  let commit: () => Promise<unknown> = async () => undefined;
  let key = '';
  const adding = images.add({
    now: Date.now(),
    owner: 'admin',
    async receive(path) {
      await writeFile(path, bytes);
      return { filename: 'a.jpg' };
    },
    async enter(image) {
      key = image.storage_path;
      commit = () => store.write((trx) => insertImage(trx, image));
      throw unknown;
    },
  });
  await expect(adding).rejects.toBe(unknown);
  await commit();
  expect(await images.blobs.has(key)).toBe(true);
});
