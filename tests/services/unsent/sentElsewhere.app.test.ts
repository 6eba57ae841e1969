import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that shows Home's items and knows the tree, after which the server's are others. */
async function showing() {
  let items = [hostItem({ quantity: 1 })];
  const stage = startApp(({ path }) =>
    advertising('idempotency, if-match', path === '/api/items' ? { items, total: items.length } : []),
  );
  const { app, window } = stage;
  await app.deferred();
  const grid = createActor(app.machines.itemsGrid, { input: { page: 1, category: null } }).start();
  await vi.advanceTimersByTimeAsync(1000);
  items = [hostItem({ quantity: 31, version: 2 }), hostItem({ id: 'new', name: 'Washers' })];
  return {
    ...stage,
    shown: () => grid.getSnapshot().context.shown?.items.map(({ name, quantity }) => `${name} ${quantity}`),
    /** As a browser tells it of a change in another tab. */
    async told(key: string | null, newValue: string | null, storageArea: unknown = window.localStorage) {
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }));
      await vi.advanceTimersByTimeAsync(1000);
    },
  };
}

test.each([
  ['an item', 'local_item_local-abc'],
  ['a change of an item', `offline_item_${ITEM_ID}`],
  ['a change beside somebody else’s', `offline_item_${ITEM_ID}~ada`],
  ['whatever was kept', null],
])('%s that another tab has sent is shown as the server has it by now', async (_, key) => {
  const { shown, told } = await showing();
  expect(shown()).toEqual(['Bolts 1']);
  await told(key, null);
  expect(shown()).toEqual(['Bolts 31', 'Washers 4']);
});

test('a location that another tab has sent is in the tree here', async () => {
  const { told, countOf } = await showing();
  const before = countOf('GET', /hierarchy/);
  await told('local_location_local-abc', null);
  expect(countOf('GET', /hierarchy/)).toBe(before + 1);
});

test('what another tab keeps, or removes elsewhere, is no reason to read anything', async () => {
  const { told, sent } = await showing();
  const before = sent.length;
  await told('local_item_local-abc', '{}');
  await told('opened_lately', null);
  await told('local_item_local-abc', null, {});
  expect(sent).toHaveLength(before);
});
