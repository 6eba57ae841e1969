import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { itemFormMachine } from '../../../src/machines/items/itemForm.machine.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Edits an item of a list while the server is away; gives what the form came to and what is kept of it. */
async function edited(listed: Parameters<typeof hostItem>[0]) {
  let isAway = false;
  const { app, window } = startApp(({ path }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const list = { items: [hostItem(listed)], total: 1 };
    return advertising('idempotency, if-match', path === '/api/items' ? list : []);
  });
  const grid = createActor(app.machines.itemsGrid, { input: { page: 1, category: null } }).start();
  await vi.advanceTimersByTimeAsync(1000);
  grid.stop();
  isAway = true;
  Object.assign(window.location, { pathname: `/edit/${ITEM_ID}` });
  const { implementations } = await app.deferred();
  const form = createActor(itemFormMachine.provide(implementations.itemForm), {
    input: { id: ITEM_ID },
  }).start();
  await vi.advanceTimersByTimeAsync(60_000);
  form.send({ type: 'field.changed', field: 'name', value: 'Renamed' });
  form.send({ type: 'form.submitted' });
  await vi.advanceTimersByTimeAsync(60_000);
  form.stop();
  return { state: form.getSnapshot().value, kept: window.localStorage.getItem(`offline_item_${ITEM_ID}`) };
}

test('an item that only a list has shown can be edited while the server is away', async () => {
  const { state, kept } = await edited({ version: 4 });
  expect(state).toEqual({ editing: 'unreachable' });
  expect(JSON.parse(kept ?? '')).toMatchObject({ name: 'Renamed' });
});

test('of a host without versions, whose lists may hold parts of items, it cannot', async () => {
  const { state, kept } = await edited({ version: undefined });
  expect(state).toBe('loadFailed');
  expect(kept).toBeNull();
});
