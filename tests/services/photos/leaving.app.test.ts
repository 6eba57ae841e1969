import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../appStage.ts';
import { forbidDatabase } from './photos.stage.ts';

/** A browser that cannot show the photo: an AVIF then goes as it is. */
class NoPicture extends EventTarget {
  set src(_: string) {
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', NoPicture);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the browser asks before it leaves a page that alone has an unsent photo, and no new version takes over, until it is gone', async () => {
  const { app, window } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  forbidDatabase();
  Object.assign(window, { confirm: () => true });
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let open = 0;
  app.openForms.watch((change) => (open += change === 'opened' ? 1 : -1));
  const { photos, outbox } = await app.deferred();
  const { uploads } = photos;
  const waiting = () => outbox.getSnapshot().context.photos;
  expect(asks()).toBe(false);

  const file = new File(['\0\0\0\u0014ftypavif\0\0\0\0avif'], 'shelf.avif', { type: 'image/avif' });
  uploads.send({ type: 'files.added', owner: { kind: 'location', id: 'box' }, files: [file] });
  expect(asks()).toBe(true);
  await vi.waitFor(() => expect(uploads.getSnapshot().context.uploads).toEqual([]));
  await vi.waitFor(() => expect(waiting()).toMatchObject([{ filename: 'shelf.avif', status: 'waiting' }]));
  expect(asks()).toBe(true);
  expect(open).toBe(1);

  outbox.send({ type: 'discard.requested', id: waiting()[0]?.id ?? '' });
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  expect(asks()).toBe(false);
  expect(open).toBe(0);
});
