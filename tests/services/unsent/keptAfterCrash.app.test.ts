import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { createDurableCopy } from '../../../src/services/browser/durableCopy.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { fakeLocks } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';

const ENTRY = 'offline_item_11111111-2222-4333-8444-555555555555';
const DRAFT = 'stowage-draft_item-add_local-1';
const TYPED = '{"form":"item-add","user":"ada","at":1,"values":{"name":"Awl"}}';

test('CREATE-01 GOAL-12: what a killed browser had kept and not on disk yet is in its storage before the app looks there, and what is kept from then on is on disk, too', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const copyOf = (storage: Storage) =>
    createDurableCopy(
      storage,
      webLock(fakeLocks(), { hold: (_, work) => work(), holdIfFree: async () => undefined }),
    );
  const before = copyOf(memoryStorage());
  before.note(ENTRY, '{"id":"not to be read"}');
  before.note(DRAFT, TYPED);
  await before.settled();

  const { app, window } = startApp(() => advertising('idempotency, if-match', []));
  const { outbox } = await app.deferred();
  // What cannot be read is set aside, not lost: the app has looked at it.
  expect(window.localStorage.getItem(`${ENTRY}.unreadable`)).toBe('{"id":"not to be read"}');
  expect(window.localStorage.getItem(DRAFT)).toBe(TYPED);
  outbox.stop();

  const anew = memoryStorage();
  await expect
    .poll(async () => {
      await copyOf(anew).putBack((lost) => {
        for (const [key, text] of lost) {
          if (text === null) anew.removeItem(key);
          else anew.setItem(key, text);
        }
      });
      return [anew.getItem(`${ENTRY}.unreadable`), anew.getItem(ENTRY)];
    })
    .toEqual(['{"id":"not to be read"}', null]);
});
