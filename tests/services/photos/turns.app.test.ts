import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../appStage.ts';
import { photoBrowser, photoTab } from './photos.stage.ts';

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
  await vi.waitFor(
    () =>
      expect(outbox.getSnapshot().context.photos).toMatchObject([
        { filename: '1.jpg', status: 'sending', failure: undefined },
        { filename: '2.jpg', status: 'sending', failure: undefined },
        { filename: '3.jpg', status: 'waiting', failure: { message: expect.any(String) } },
      ]),
    { timeout: 10_000 },
  );
});
