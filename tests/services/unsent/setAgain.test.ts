import { describe, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { createUnsentStore } from '../../../src/services/unsent/unsentStore.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { executorIn } from '../changes/changeExecutor.stage.ts';
import { hostItem, ITEM_ID } from '../samples.ts';
import { browser, held, lostAnswer, refusedConnection, tab } from './outbox.stage.ts';

const ALL = 'idempotency, if-match, idempotency-updates';
const away = () => Promise.reject(new TypeError('Failed to fetch'));

/** One person at an item of which 5 are known, without a server. */
function withoutServer(features = ALL) {
  const shared = browser(features);
  const item = hostItem({ quantity: 5, version: 1 });
  shared.host.items.set(ITEM_ID, item);
  const app = executorIn(tab(shared));
  const isAway = (is: boolean): void => void (shared.host.outage.answer = is ? away : undefined);
  isAway(true);
  return {
    ...app,
    isAway,
    set: (quantity = 5) => app.perform({ kind: 'set quantity', items: [item], quantity }),
    take: (by: number) => app.perform({ kind: 'change quantity', items: [item], by }),
    rename: (value: string) => app.perform({ kind: 'set text', items: [item], field: 'supplier', value }),
    quantity: () => app.host.item(ITEM_ID).quantity,
    /** The server is back, and somebody else was there meanwhile. */
    back: (changes?: Partial<Item>) => {
      isAway(false);
      if (changes) app.host.change(ITEM_ID, changes);
      return app.outbox.send(ITEM_ID);
    },
  };
}

describe('a quantity that is set without a server to what it was last known to be', () => {
  test('is kept, and told as not sent', async () => {
    const { set, entry } = withoutServer();
    expect(await set()).toMatchObject({ done: [{ before: 5, after: 5 }], unsent: 1, failed: [] });
    expect(entry()).toMatchObject({ item: { quantity: 5 }, status: 'waiting' });
  });

  test('is both versions to decide about where somebody has another one by then, and is sent as decided', async () => {
    const { set, back, outbox, entry, quantity } = withoutServer();
    await set();
    expect((await back({ quantity: 7 })).result).toBe('conflict');
    expect(quantity()).toBe(7);
    const { item: input, theirs, revision } = entry();
    await outbox.update({ id: ITEM_ID, input, pristine: input, base: theirs, revision });
    expect(quantity()).toBe(5);
    expect(outbox.entries()).toEqual([]);
  });

  test('is no question any more once it was decided for the other one', async () => {
    const { set, back, outbox, entry, quantity, host } = withoutServer();
    await set();
    await back({ quantity: 7 });
    const { item, theirs, revision } = entry();
    const input = { ...item, quantity: 7, supplier: 'Two' };
    host.change(ITEM_ID, { quantity: 8 });
    await outbox.update({ id: ITEM_ID, input, pristine: item, base: theirs, revision });
    expect(quantity()).toBe(8);
    expect(outbox.entries()).toEqual([]);
  });

  test('is sent where only other fields have changed, which stay', async () => {
    const { set, back, outbox, host } = withoutServer();
    await set();
    expect((await back({ supplier: 'Theirs' })).result).toBe('sent');
    expect(host.item(ITEM_ID)).toMatchObject({ quantity: 5, supplier: 'Theirs' });
    expect(outbox.entries()).toEqual([]);
  });

  test('is taken back by its undo, and set again by its redo', async () => {
    const { set, undo, outbox, back, entry, quantity, isAway, items } = withoutServer();
    isAway(false);
    await items.readFresh(ITEM_ID);
    isAway(true);
    const undone = await undo((await set()).done);
    expect(undone).toMatchObject({ failed: [], unsent: 0 });
    expect(outbox.entries()).toEqual([]);
    expect(await undo(undone.done)).toMatchObject({ failed: [], unsent: 1 });
    expect(entry().item.quantity).toBe(5);
    expect((await back({ quantity: 7 })).result).toBe('conflict');
    expect(quantity()).toBe(7);
  });

  test('goes with its undo where it is set aside, and leaves nothing to undo where it was sent', async () => {
    const { set, undo, outbox, back, isAway, quantity } = withoutServer();
    const aside = await set();
    await back({ quantity: 7 });
    expect(await undo(aside.done)).toMatchObject({ failed: [] });
    expect(outbox.entries()).toEqual([]);
    isAway(true);
    const sent = await set(7);
    await back();
    expect(await undo(sent.done)).toMatchObject({ done: [], failed: [] });
    expect(quantity()).toBe(7);
  });

  test('is set beside another change that waits, which its undo leaves', async () => {
    const { rename, set, undo, back, entry, host } = withoutServer();
    await rename('Two');
    const { done } = await set();
    expect(done).toHaveLength(1);
    await undo(done);
    expect(entry().item.supplier).toBe('Two');
    expect((await back({ quantity: 7 })).result).toBe('sent');
    expect(host.item(ITEM_ID)).toMatchObject({ quantity: 7, supplier: 'Two' });
  });

  test('stays set beside what is changed after it', async () => {
    const { rename, set, back, quantity } = withoutServer();
    await set();
    await rename('Two');
    expect((await back({ quantity: 7 })).result).toBe('conflict');
    expect(quantity()).toBe(7);
  });

  test('stays shown beside what others have where another change is to be undone with it', async () => {
    const { rename, set, undo, back, entry } = withoutServer();
    await set();
    const renamed = await rename('Two');
    expect((await back({ quantity: 7 })).result).toBe('conflict');
    expect(await undo(renamed.done)).toMatchObject({ failed: [{ failure: { kind: 'conflict' } }] });
    expect(entry()).toMatchObject({ item: { quantity: 5 }, theirs: { quantity: 7 }, status: 'conflict' });
  });

  test('is no base of a taking: what is taken from it is set, too', async () => {
    const { take, set, undo, back, entry } = withoutServer();
    await set();
    const taken = await take(-2);
    expect(entry().item.quantity).toBe(3);
    expect(entry().by).toBeUndefined();
    await undo(taken.done);
    expect((await back({ quantity: 7 })).result).toBe('conflict');
  });

  test('is set where as much was put back as was taken', async () => {
    const { take, set, rename, back } = withoutServer();
    await rename('Two');
    await take(-2);
    await take(2);
    await set();
    expect((await back({ quantity: 7 })).result).toBe('conflict');
  });

  test('is not thrown away with what was taken before it, where its undo meets a conflict', async () => {
    const { take, set, undo, back, entry } = withoutServer();
    await take(-3);
    const { done } = await set(4);
    expect((await back({ quantity: 3 })).result).toBe('conflict');
    expect(await undo(done)).toMatchObject({ done: [], failed: [{ failure: { kind: 'conflict' } }] });
    expect(entry()).toMatchObject({ item: { quantity: 4 }, status: 'conflict' });
  });

  test('is told once: a lost answer is not asked about again where the host knows keys', async () => {
    const { set, back, isAway, host, outbox, quantity } = withoutServer();
    await set();
    isAway(false);
    host.faults.push(lostAnswer);
    expect((await outbox.send(ITEM_ID)).result).toBe('kept');
    expect((await back({ quantity: 3 })).result).toBe('sent');
    expect(quantity()).toBe(3);
    expect(outbox.entries()).toEqual([]);
  });

  test('is asked about after a lost answer where the host knows no keys, and overwrites nothing', async () => {
    const { set, back, isAway, host, outbox, quantity } = withoutServer('idempotency, if-match');
    await set();
    isAway(false);
    host.faults.push(lostAnswer);
    await outbox.send(ITEM_ID);
    expect((await back({ quantity: 3 })).result).toBe('conflict');
    expect(quantity()).toBe(3);
  });

  test.each([
    ['has arrived', lostAnswer],
    ['has not arrived', refusedConnection],
  ])('is no part of what was sent before without an answer and %s', async (_, fault) => {
    const { rename, set, back, isAway, host, outbox, quantity } = withoutServer();
    await rename('Two');
    isAway(false);
    host.faults.push(fault);
    await outbox.send(ITEM_ID);
    isAway(true);
    await set();
    expect((await back({ quantity: 3 })).result).toBe('conflict');
    expect(quantity()).toBe(3);
  });

  test('is no part of what was sent before without an answer and is told to be done, with more since', async () => {
    const { rename, set, back, isAway, host, outbox, quantity } = withoutServer();
    await rename('Two');
    isAway(false);
    host.faults.push(lostAnswer);
    await outbox.send(ITEM_ID);
    isAway(true);
    await rename('Three');
    await set();
    expect((await back({ quantity: 3 })).result).toBe('conflict');
    expect(quantity()).toBe(3);
  });

  test('is no part of what is on its way again meanwhile, and is only told to be done', async () => {
    const { rename, set, isAway, host, outbox, quantity } = withoutServer();
    await rename('Two');
    isAway(false);
    host.faults.push(lostAnswer);
    await outbox.send(ITEM_ID);
    host.change(ITEM_ID, { quantity: 3 });
    const again = held();
    host.faults.push(again.fault);
    const sending = outbox.send(ITEM_ID);
    await again.reached;
    const setting = set();
    await vi.waitFor(() => expect(outbox.entry(ITEM_ID)?.isSet).toBe(true));
    again.free();
    await sending;
    expect((await setting).failed).toMatchObject([{ failure: { kind: 'conflict' } }]);
    expect(outbox.entry(ITEM_ID)?.status).toBe('conflict');
    expect(quantity()).toBe(3);
  });

  test('outlives the tab, and what an older version of the app has kept is read as before', async () => {
    const { set, storage, entry } = withoutServer();
    await set();
    const inNewTab = () =>
      createUnsentStore(createBrowserStore({ storage, events: new EventTarget() })).find(ITEM_ID, 'ada');
    expect(inNewTab()).toEqual(entry());
    const key = `offline_item_${ITEM_ID}`;
    const { outbox, ...record } = JSON.parse(storage.getItem(key) ?? '{}');
    expect(outbox.isSet).toBe(true);
    storage.setItem(key, JSON.stringify({ ...record, outbox: { ...outbox, isSet: undefined } }));
    expect(inNewTab()).toEqual({ ...entry(), isSet: undefined });
  });
});

test('what the server has already is still not set again while it answers', async () => {
  const { set, isAway, outbox, writesSent } = withoutServer();
  isAway(false);
  expect(await set()).toMatchObject({ done: [], failed: [], unsent: 0 });
  expect(outbox.entries()).toEqual([]);
  expect(writesSent()).toEqual([]);
});

test.each([
  ['set to what was known', 'conflict', 7],
  ['taken', 'sent', 4],
] as const)(
  'what was %s stays so where another tab that knew a newer one keeps a name',
  async (what, result, left) => {
    const { host, outbox, set, take, quantity, back, entry } = withoutServer();
    await (what === 'taken' ? take(-3) : set());
    host.change(ITEM_ID, { quantity: 7 });
    const seen = { ...host.item(ITEM_ID) };
    const pristine = inputOfItem(seen);
    const input = { ...pristine, name: 'Renamed' };
    await outbox.update({ id: ITEM_ID, input, pristine, base: seen, revision: undefined });
    expect(entry()).toMatchObject({ item: { name: 'Renamed' }, base: { quantity: 5 } });
    expect((await back()).result).toBe(result);
    expect(quantity()).toBe(left);
  },
);
