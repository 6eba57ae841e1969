import { expect, test } from 'vitest';
import type { App } from '../../../src/views/AppContext.ts';
import { hideUntilBack } from '../../../src/views/records/SmallPhoto.tsx';

/** A small photo whose `src` says how often it was loaded, and who waits for the host. */
function missed() {
  let loads = 0;
  const waiting: (() => void)[] = [];
  const image = {
    hidden: false,
    isConnected: true,
    get src() {
      return '/thumbnail/a';
    },
    set src(address: string) {
      if (address === '/thumbnail/a') loads += 1;
    },
  };
  const photos = { waitFor: (_: string, again: () => void) => waiting.push(again) };
  return {
    image,
    loads: () => loads,
    comeBack: () => waiting.splice(0).forEach((again) => again()),
    // Of an image and of the app only this is asked.
    hide: () =>
      hideUntilBack(
        image as unknown as HTMLImageElement,
        (async () => ({ photos })) as unknown as App['deferred'],
      ),
  };
}

test('a small photo that could not be loaded is off the page until the host is there, and loaded again then', async () => {
  const { image, hide, loads, comeBack } = missed();
  await hide();
  expect([image.hidden, loads()]).toEqual([true, 0]);
  comeBack();
  expect([image.hidden, loads()]).toEqual([false, 1]);
});

test('one that has left the page meanwhile is loaded no more', async () => {
  const { image, hide, loads, comeBack } = missed();
  await hide();
  image.isConnected = false;
  comeBack();
  expect([image.hidden, loads()]).toEqual([true, 0]);
});
