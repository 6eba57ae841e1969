import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { galleryMachine } from '../../../src/machines/photos/gallery.machine.ts';
import { startApp } from '../appStage.ts';
import { fakeLocks } from '../browser/fakeLocks.ts';
import { advertising } from '../host/fakeHost.ts';
import { ITEM, MARKER, photoBrowser, photoTab } from './photos.stage.ts';

// The steps of a transaction are promises and immediates in turn.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('photos that have yet to have their turn in another tab keep no later one waiting', async () => {
  const { app, window } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const other = photoTab({ ...photoBrowser(), locks: window.navigator.locks });
  await other.add('1.jpg');
  await other.add('2.jpg');
  await other.delivery.leave((await other.add('3.jpg')).id);

  const { outbox } = await app.deferred();
  await vi.waitFor(() =>
    expect(outbox.getSnapshot().context.photos).toMatchObject([
      { filename: '1.jpg', status: 'sending', failure: undefined },
      { filename: '2.jpg', status: 'sending', failure: undefined },
      { filename: '3.jpg', status: 'waiting', failure: { message: expect.any(String) } },
    ]),
  );
});

test('photos of a tab that was closed are no longer on their way as soon as this one is looked at', async () => {
  const { app, window } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const locks = fakeLocks();
  Object.assign(window.navigator, { locks });
  const other = photoTab({ ...photoBrowser(), locks });
  const ids = [(await other.add('1.jpg')).id, (await other.add('2.jpg')).id];
  const { outbox } = await app.deferred();
  const states = () => outbox.getSnapshot().context.photos.map(({ status }) => status);
  await vi.waitFor(() => expect(states()).toEqual(['sending', 'sending']));
  for (const id of ids) locks.release(id);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(states()).toEqual(['waiting', 'waiting']));
});

test('a photo that another tab has sent is among those of its item here', async () => {
  const { app, window, countOf } = startApp(() => advertising('images', []));
  const other = photoTab({ ...photoBrowser(), locks: window.navigator.locks });
  const { id } = await other.add('1.jpg');
  const { outbox, implementations } = await app.deferred();
  const kept = () => outbox.getSnapshot().context.photos.length;
  const gallery = createActor(galleryMachine.provide(implementations.gallery), { input: { owner: ITEM } });
  gallery.start();
  const reads = () => countOf('GET', /item-images/);
  await vi.waitFor(() => expect([kept(), reads()]).toEqual([1, 1]));
  await other.deliver(id);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: MARKER, storageArea: null }));
  await vi.waitFor(() => expect([kept(), reads()]).toEqual([0, 2]));
});
