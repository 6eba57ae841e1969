import { expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { createPhotoKeeper } from '../../../src/services/photos/photoKeeping.ts';
import type { PhotoStore } from '../../../src/services/photos/photoStore.ts';
import { aPhoto } from './samples.ts';

const FULL = failure('storage', "This browser's storage is full.");
const ONLY_HERE = 'It is here only as long as this page is open.';

/** A browser whose storage takes nothing and has nothing. */
function fullStore(): PhotoStore {
  return {
    all: async () => [],
    find: async () => undefined,
    bytes: async () => undefined,
    add: () => Promise.reject(FULL),
    change: async () => undefined,
    remove: async () => {},
    delivered: async () => undefined,
    watch: () => () => {},
  };
}

test('a photo that the storage refuses is told as it is after each change, and goes on saying that it is here alone', async () => {
  const keeper = createPhotoKeeper(fullStore());
  await keeper.keep(aPhoto(), new Blob(['x']));
  const sent = await keeper.change('photo-1', (photo) => ({ ...photo, imageId: 'image-1' }));
  expect(sent).toMatchObject({ id: 'photo-1', imageId: 'image-1' });
  expect(sent?.failure?.message).toBe(`${FULL.message} ${ONLY_HERE}`);
  const failed = await keeper.change('photo-1', (photo) => ({
    ...photo,
    failure: { kind: 'offline', title: 'Away', message: 'No answer.' },
  }));
  expect(failed?.failure?.message).toBe(`No answer. ${ONLY_HERE}`);
  expect([await keeper.find('photo-1'), keeper.hasUnkept()]).toEqual([failed, true]);
  await keeper.remove('photo-1');
  expect([await keeper.find('photo-1'), keeper.hasUnkept()]).toEqual([undefined, false]);
  expect(await keeper.change('photo-1', (photo) => photo)).toBeUndefined();
});
