import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../appStage.ts';
import { forbidDatabase } from './photos.stage.ts';

/** What lets the browser go on with the photos that it looks at; undefined while it goes on by itself. */
let held: (() => void)[] | undefined;

/** A browser that cannot show the photo: an AVIF then goes as it is. */
class NoPicture extends EventTarget {
  set src(_: string) {
    const goOn = (): void => void this.dispatchEvent(new Event('error'));
    if (held) held.push(goOn);
    else goOn();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', NoPicture);
});
const avif = (name: string): File =>
  new File(['\0\0\0\u0014ftypavif\0\0\0\0avif'], name, { type: 'image/avif' });

afterEach(() => {
  held = undefined;
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

  uploads.send({
    type: 'files.added',
    owner: { kind: 'location', id: 'box' },
    files: [avif('shelf.avif')],
  });
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

test('logging out asks first while chosen photos are not kept yet, and all of them are kept for their person all the same', async () => {
  // The steps of a transaction are promises and immediates in turn.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const { app, window } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  let answer = false;
  const asked: string[] = [];
  Object.assign(window, {
    confirm(question: string) {
      asked.push(question);
      return answer;
    },
  });
  const { photos, outbox } = await app.deferred();
  // Not kept before both questions were asked.
  const looking: (() => void)[] = [];
  held = looking;
  const names = ['1.avif', '2.avif', '3.avif', '4.avif', '5.avif'];
  photos.uploads.send({
    type: 'files.added',
    owner: { kind: 'location', id: 'box' },
    files: names.map(avif),
  });
  app.session.send({ type: 'logout.requested' });
  await vi.waitFor(() => expect(app.session.getSnapshot().value).toEqual({ authenticated: 'idle' }));
  answer = true;
  app.session.send({ type: 'logout.requested' });
  expect(app.session.getSnapshot().matches('anonymous')).toBe(true);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('Log out all the same?');
  held = undefined;
  for (const goOn of looking) goOn();

  const { uploads } = photos;
  await vi.waitFor(() => expect(uploads.getSnapshot().context.leaving).toEqual([]));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  window.localStorage.setItem('auth_token', 'def');
  window.localStorage.setItem('stowage-user', 'ada');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token', storageArea: null }));
  await vi.waitFor(() =>
    expect(outbox.getSnapshot().context.photos).toMatchObject(
      names.map((filename) => ({ filename, user: 'ada', status: 'waiting' })),
    ),
  );
});
