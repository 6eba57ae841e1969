import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createUnsentStore } from '../../../src/services/unsent/unsentStore.ts';
import { startApp } from '../appStage.ts';
import { advertising, notFound } from '../host/fakeHost.ts';
import { anEntry, hostItem, ITEM_ID } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Changes of an item that was deleted meanwhile; `host.item` is what the host has of it. */
async function refused() {
  const host: { item: Item | undefined; made: unknown[]; isAway: boolean } = {
    item: undefined,
    made: [],
    isAway: false,
  };
  const stage = startApp(({ method, path, body }) => {
    if (host.isAway) return Promise.reject(new TypeError('Failed to fetch'));
    const answer = (value: unknown) => advertising('idempotency, if-match', value);
    if (method === 'POST' && path === '/api/items') {
      host.made.push(body);
      return answer(hostItem({ ...Object(body), id: 'new' }));
    }
    if (!path.startsWith(`/api/items/${ITEM_ID}`)) return answer([]);
    if (!host.item) return notFound();
    if (method === 'PATCH') host.item = { ...host.item, ...Object(body), version: 2 };
    return answer(host.item);
  });
  const store = createUnsentStore(
    createBrowserStore({ storage: stage.window.localStorage, events: new EventTarget() }),
  );
  const reason = { kind: 'not-found', title: 'Gone', message: 'Item not found.' } as const;
  const base = hostItem({ version: 1 });
  const item = { ...inputOfItem(base), notes: 'Mine' };
  store.write(anEntry({ kind: 'edit', id: ITEM_ID, item, base, status: 'refused', failure: reason }));
  const { outbox } = await stage.app.deferred();
  const entries = () => outbox.getSnapshot().context.entries;
  expect(entries()).toHaveLength(1);
  return { host, entries, outbox, renew: () => outbox.send({ type: 'renewal.requested', id: ITEM_ID }) };
}

test('changes of an item that is gone are added as a new one', async () => {
  const { host, entries, renew } = await refused();
  renew();
  await vi.waitFor(() => expect(entries()).toEqual([]));
  expect(host.made).toMatchObject([{ notes: 'Mine' }]);
});

test('changes of an item that was brought back meanwhile are saved in it, and make no second one', async () => {
  const { host, entries, renew } = await refused();
  host.item = hostItem({ version: 1 });
  renew();
  await vi.waitFor(() => expect(entries()).toEqual([]));
  expect([host.made, host.item]).toMatchObject([[], { notes: 'Mine' }]);
});

test('changes of an item of which the server does not tell whether it is there again stay as they are', async () => {
  const { host, entries, renew, outbox } = await refused();
  host.isAway = true;
  renew();
  await vi.waitFor(() => expect(outbox.getSnapshot().matches({ deciding: 'idle' })).toBe(true));
  expect([host.made, entries()]).toMatchObject([[], [{ id: ITEM_ID, item: { notes: 'Mine' } }]]);
});
