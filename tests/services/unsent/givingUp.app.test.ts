import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { startApp } from '../appStage.ts';
import { advertising, notFound } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

const told = vi.hoisted((): Notice[] => []);
/** Presses the button of the notice that was shown last. */
const pressed = vi.hoisted(() => ({ button: () => {} }));
vi.mock(import('../../../src/views/notices/notices.ts'), async (original) => ({
  ...(await original()),
  showNotice: (notice, sender) => {
    told.push(notice);
    pressed.button = () => notice.action && sender.send(notice.action.event);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  told.splice(0);
});
afterEach(() => void vi.useRealTimers());

/** A new item that has reached the host without an answer, and is discarded while that is away; the host is back. */
async function discarded(meanwhile: Partial<Item> = {}) {
  const host: { item: Item | undefined; isAway: boolean } = { item: undefined, isAway: false };
  const { app, window } = startApp(({ method, path, body, headers }) => {
    if (method === 'POST' && !host.item) {
      host.item = hostItem({ ...Object(body), version: 1 });
      host.isAway = true;
    }
    if (host.isAway) return Promise.reject(new TypeError('Failed to fetch'));
    const answer = (value: unknown) => advertising('idempotency, if-match, withdrawal', value);
    if (method === 'POST') {
      expect(headers.get('stowage-withdrawal')).toBe('yes');
      return answer({ ...host.item, name: 'Bolt', version: 1 });
    }
    if (!path.startsWith('/api/items/')) return answer([]);
    if (!host.item) return notFound();
    if (method === 'DELETE') {
      host.item = undefined;
      return new Response(null, { status: 204 });
    }
    return answer(host.item);
  });
  Object.assign(window, { confirm: () => true });
  const { changes, outbox } = await app.deferred();
  const entries = () => outbox.getSnapshot().context.entries;
  const input = inputOfItem(hostItem({ name: 'Bolt', location_id: 'box' }));
  changes.send({ type: 'change.requested', change: { kind: 'add item', input } });
  await vi.waitFor(() => expect(entries()).toMatchObject([{ status: 'waiting' }]));
  outbox.send({ type: 'discard.requested', id: entries()[0]?.id ?? '' });
  const withdrawn = () => outbox.getSnapshot().context.withdrawn;
  await vi.waitFor(() => expect([entries(), withdrawn()]).toMatchObject([[], [{ faults: 0 }]]));
  if (!host.item) throw new Error('It has not reached the host.');
  host.item = { ...host.item, ...meanwhile };
  host.isAway = false;
  told.splice(0);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(withdrawn()).toEqual([]));
  return host;
}

test('a new item that was discarded while the server was away is taken from it without a word', async () => {
  expect((await discarded()).item).toBeUndefined();
  expect(told).toEqual([]);
});

test('a new item that was discarded while somebody changed it on the server stays there, and that is told with the way to it until it is closed', async () => {
  const { item } = await discarded({ name: 'Bolt M8', version: 2 });
  expect(item).toMatchObject({ name: 'Bolt M8' });
  expect(told).toMatchObject([
    {
      kind: 'warning',
      text: 'Bolt M8 had reached the server',
      detail: 'It has been changed there since, so it stays.',
      duration: Infinity,
      action: { label: 'Open' },
    },
  ]);
  const pushState = vi.fn<History['pushState']>();
  vi.stubGlobal('history', { pushState });
  pressed.button();
  expect(pushState).toHaveBeenCalledWith(null, '', `/view/${item?.id}`);
});
