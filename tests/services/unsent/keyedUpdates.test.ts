import { expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { executorIn } from '../changes/changeExecutor.stage.ts';
import { hostItem, ITEM_ID } from '../samples.ts';
import { answers, browser, type Fault, held, lostAnswer, refusedConnection, tab } from './outbox.stage.ts';

const ALL = 'idempotency, if-match, idempotency-updates';
const away = () => Promise.reject(new TypeError('Failed to fetch'));
/** Somebody else is faster with `changes`. */
const overtakenBy =
  (host: ReturnType<typeof browser>['host'], changes: Partial<Item>): Fault =>
  (commit) => {
    host.change(ITEM_ID, changes);
    return commit();
  };

/** One person at an item of which there are 20, on a host with `features`. */
function started(features = ALL) {
  const shared = browser(features);
  const item = hostItem({ quantity: 20, version: 1 });
  shared.host.items.set(ITEM_ID, item);
  const app = executorIn(tab(shared));
  return {
    ...app,
    take: (by: number) => app.perform({ kind: 'change quantity', items: [item], by }),
    set: (quantity: number) => app.perform({ kind: 'set quantity', items: [item], quantity }),
    rename: (value: string) => app.perform({ kind: 'set text', items: [item], field: 'supplier', value }),
    isAway: (is: boolean) => void (shared.host.outage.answer = is ? away : undefined),
    quantity: () => app.host.item(ITEM_ID).quantity,
  };
}

test('two who each take five have taken ten, though one of them has no server', async () => {
  const { take, isAway, host, outbox, quantity } = started();
  isAway(true);
  expect(await take(-5)).toMatchObject({ unsent: 1 });
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(10);
});

test('two who take the same at the same moment have taken both, and each brings back only what it took', async () => {
  const { take, undo, host, quantity } = started();
  host.faults.push(overtakenBy(host, { quantity: 15 }));
  const { done } = await take(-5);
  expect(quantity()).toBe(10);
  expect(done).toMatchObject([{ before: 15, after: 10 }]);
  await undo(done);
  expect(quantity()).toBe(15);
});

test('what is taken is not sent before the disk has its key: a killed browser would take it a second time', async () => {
  const shared = browser(ALL);
  const item = hostItem({ quantity: 20, version: 1 });
  shared.host.items.set(ITEM_ID, item);
  const onDisk: (() => void)[] = [];
  const settled = () => new Promise<void>((resolve) => void onDisk.push(resolve));
  const { perform, storage, writesSent } = executorIn(tab({ ...shared, settled }));
  const taking = perform({ kind: 'change quantity', items: [item], by: -5 });
  await vi.waitFor(() => expect(onDisk).toHaveLength(1));
  expect(storage.getItem(`offline_item_${ITEM_ID}`)).toContain('"key":');
  expect(writesSent()).toEqual([]);
  onDisk[0]?.();
  await taking;
  expect(shared.host.item(ITEM_ID).quantity).toBe(15);
});

test('what was taken step by step without a server is taken as a whole from what there is by then', async () => {
  const { take, isAway, host, outbox, quantity } = started();
  isAway(true);
  for (const by of [-5, -0.1, -0.2]) await take(by);
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  await outbox.send(ITEM_ID);
  expect(quantity()).toBe(9.7);
});

test('what was taken stays a taking, whatever else of the item is changed after it, or taken back', async () => {
  const { take, rename, undo, isAway, host, outbox, quantity } = started();
  isAway(true);
  await take(-5);
  await undo((await rename('Two')).done);
  await rename('Three');
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(10);
});

test('what was taken is a taking again once another quantity, set after it, is taken back; redone, that is set', async () => {
  const { take, set, undo, isAway, host, outbox, entry, quantity } = started();
  isAway(true);
  await take(-3);
  const undone = await undo((await set(22)).done);
  expect(entry()).toMatchObject({ item: { quantity: 17 }, by: -3 });
  const redone = await undo(undone.done);
  expect(entry().item.quantity).toBe(22);
  expect(entry().by).toBeUndefined();
  await undo(redone.done);
  isAway(false);
  host.change(ITEM_ID, { quantity: 17 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(14);
});

test.each([
  ['has not arrived', refusedConnection, 17],
  ['has arrived', lostAnswer, 19],
])(
  'what was taken is a taking again where the quantity set after it was sent and %s',
  async (_, fault, others) => {
    const { take, set, undo, isAway, host, outbox, quantity } = started();
    isAway(true);
    await take(-3);
    const { done } = await set(22);
    isAway(false);
    host.faults.push(fault);
    expect((await outbox.send(ITEM_ID)).result).toBe('kept');
    isAway(true);
    await undo(done);
    isAway(false);
    // Somebody else takes three, too.
    host.change(ITEM_ID, { quantity: others });
    expect((await outbox.send(ITEM_ID)).result).toBe('sent');
    expect(quantity()).toBe(14);
  },
);

test('what was taken is no taking again once it is part of the version that the rest is based on', async () => {
  const { take, set, rename, undo, isAway, host, outbox, entry } = started();
  isAway(true);
  await take(-3);
  isAway(false);
  const slow = held();
  host.faults.push(slow.fault);
  const sending = outbox.send(ITEM_ID);
  await slow.reached;
  isAway(true);
  const { done } = await set(22);
  await rename('Two');
  slow.free();
  await sending;
  expect(entry()).toMatchObject({ item: { quantity: 22 }, base: { quantity: 17 } });
  await undo(done);
  expect(entry()).toMatchObject({ item: { quantity: 17, supplier: 'Two' } });
  expect(entry().by).toBeUndefined();
});

test('more than there is by then is no quantity: both are shown', async () => {
  const { take, isAway, host, outbox, quantity } = started();
  isAway(true);
  await take(-15);
  isAway(false);
  host.change(ITEM_ID, { quantity: 10 });
  expect((await outbox.send(ITEM_ID)).result).toBe('conflict');
  expect(quantity()).toBe(10);
});

test('a quantity that a person has set is no difference: another one of somebody else is a conflict', async () => {
  const { perform, isAway, host, outbox } = started();
  isAway(true);
  await perform({ kind: 'set quantity', items: [host.item(ITEM_ID)], quantity: 17 });
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  expect((await outbox.send(ITEM_ID)).result).toBe('conflict');
});

test('what arrived without an answer is not taken once more, though somebody has taken as much since', async () => {
  const { take, host, outbox, quantity } = started();
  host.faults.push(lostAnswer, lostAnswer);
  expect(await take(-5)).toMatchObject({ unsent: 1 });
  host.change(ITEM_ID, { quantity: 10 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(10);
});

test('what arrived without an answer is not done again after somebody has put the old value back', async () => {
  const { perform, host, outbox, quantity, entry } = started();
  host.faults.push(lostAnswer, lostAnswer);
  await perform({ kind: 'set quantity', items: [host.item(ITEM_ID)], quantity: 15 });
  expect(entry().status).toBe('waiting');
  host.change(ITEM_ID, { quantity: 20 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(20);
  expect(outbox.entries()).toEqual([]);
});

test('of an update that arrived without an answer only what was changed since is sent, whatever others have put back', async () => {
  const { take, rename, isAway, host, outbox } = started();
  host.faults.push(lostAnswer, lostAnswer);
  await take(-5);
  isAway(true);
  await rename('Two');
  isAway(false);
  host.change(ITEM_ID, { quantity: 20 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(host.item(ITEM_ID)).toMatchObject({ quantity: 20, supplier: 'Two' });
  expect(outbox.entries()).toEqual([]);
});

test('of an update that never arrived all is sent, together with what was changed since', async () => {
  const { take, isAway, host, outbox, quantity } = started();
  host.faults.push(refusedConnection, refusedConnection);
  await take(-5);
  isAway(true);
  await take(-5);
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(5);
});

test('a host without keys for updates, which cannot tell whose an equal quantity is, keeps it', async () => {
  const { take, host, outbox, quantity } = started('idempotency, if-match');
  host.faults.push(lostAnswer, lostAnswer);
  await take(-5);
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(15);
});

test('a quantity that is set after a taking is one that was set, whatever has become of the taking', async () => {
  const { take, perform, isAway, host, outbox, quantity } = started();
  host.faults.push(lostAnswer, lostAnswer);
  await take(-5);
  isAway(true);
  await perform({ kind: 'set quantity', items: [host.item(ITEM_ID)], quantity: 17 });
  isAway(false);
  host.change(ITEM_ID, { quantity: 10 });
  expect((await outbox.send(ITEM_ID)).result).toBe('conflict');
  expect(quantity()).toBe(10);
});

test('a taking that was brought back takes nothing, and the next one all of its own', async () => {
  const { take, undo, rename, isAway, host, outbox, quantity } = started();
  isAway(true);
  await rename('Two');
  await undo((await take(-5)).done);
  await take(-3);
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(12);
});

test('a taking that arrives late, after more was taken, is not taken once more', async () => {
  const { take, isAway, host, outbox, quantity } = started();
  let arrive = (): void => {};
  const slow: Fault = (commit) => {
    arrive = () => void commit();
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  host.faults.push(slow, refusedConnection);
  await take(-5);
  isAway(true);
  await take(-5);
  isAway(false);
  host.faults.push((commit) => {
    const answer = commit();
    arrive();
    return answer;
  });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(10);
});

test('what the host has refused can be put right, though it was sent under a key', async () => {
  const { rename, host, outbox } = started();
  const refuses: Fault = (commit, sent) =>
    Object(sent.body).supplier === 'bad' ? answers(422)(commit, sent) : commit();
  host.faults.push(refuses, refuses, refuses);
  await rename('bad');
  expect(outbox.entry(ITEM_ID)?.status).toBe('refused');
  await rename('good');
  expect(host.item(ITEM_ID).supplier).toBe('good');
  expect(outbox.entries()).toEqual([]);
});

test('a taking for whose note there is no room is sent, and not taken twice where its answer is lost', async () => {
  const { take, host, outbox, quantity, storage } = started();
  const write = storage.setItem.bind(storage);
  let writes = 0;
  storage.setItem = (key, text) => {
    if (key.startsWith('offline_item_') && ++writes === 2)
      throw new DOMException('Full', 'QuotaExceededError');
    write(key, text);
  };
  host.faults.push(lostAnswer, lostAnswer);
  await take(-5);
  expect(quantity()).toBe(15);
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(15);
});

test('two who each take five have taken ten, though there is no room for the note of the second', async () => {
  const { take, host, outbox, quantity, storage } = started();
  const write = storage.setItem.bind(storage);
  // Of what is kept only the first has room, and what is shorter.
  let longest = 0;
  storage.setItem = (key, text) => {
    if (key.startsWith('offline_item_') && longest > 0 && text.length > longest)
      throw new DOMException('Full', 'QuotaExceededError');
    if (key.startsWith('offline_item_')) longest = Math.max(longest, text.length);
    write(key, text);
  };
  host.faults.push(overtakenBy(host, { quantity: 15 }));
  await take(-5);
  await outbox.send(ITEM_ID);
  expect(quantity()).toBe(10);
  expect(outbox.entries()).toEqual([]);
});

test('what was done without an answer is not taken for undone where there is no room to note that it was', async () => {
  const { take, isAway, host, outbox, quantity, storage } = started();
  host.faults.push(lostAnswer, lostAnswer);
  await take(-5);
  isAway(true);
  await take(-5);
  isAway(false);
  const write = storage.setItem.bind(storage);
  let isFull = true;
  host.faults.push((commit) => {
    storage.setItem = (key, text) => {
      if (isFull && key.startsWith('offline_item_')) throw new DOMException('Full', 'QuotaExceededError');
      write(key, text);
    };
    return commit();
  });
  await outbox.send(ITEM_ID);
  isFull = false;
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(10);
});

test('a quantity that is counted as what a taking had left is no taking any more', async () => {
  const { take, perform, isAway, host, outbox, quantity } = started();
  isAway(true);
  await take(-5);
  await perform({ kind: 'set quantity', items: [host.item(ITEM_ID)], quantity: 15 });
  isAway(false);
  host.change(ITEM_ID, { quantity: 12 });
  expect((await outbox.send(ITEM_ID)).result).toBe('conflict');
  expect(quantity()).toBe(12);
});

test('what the host fails on is not sent again once it was put right', async () => {
  const { rename, host, outbox } = started();
  const fails: Fault = (commit, sent) =>
    Object(sent.body).supplier === 'bad' ? answers(500)(commit, sent) : commit();
  host.faults.push(fails, fails, fails, fails);
  await rename('bad');
  await rename('good');
  expect(host.item(ITEM_ID).supplier).toBe('good');
  expect(outbox.entries()).toEqual([]);
});

test('a taking that no host was ever asked for is a taking, though no host had answered before either', async () => {
  const { take, isAway, host, outbox, quantity } = started();
  isAway(true);
  await take(-5);
  await outbox.send(ITEM_ID);
  expect(outbox.entry(ITEM_ID)?.attempts).toEqual([]);
  isAway(false);
  host.change(ITEM_ID, { quantity: 15 });
  expect((await outbox.send(ITEM_ID)).result).toBe('sent');
  expect(quantity()).toBe(10);
});
