import { describe, expect, test } from 'vitest';
import type { Item, Location } from '../../../contract/entities.ts';
import { QUANTITY_MAX } from '../../../contract/limits.ts';
import { againOf, stepsOf } from '../../../src/model/changes/changes.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { onFakeHost } from './changeExecutor.stage.ts';
import { failure } from '../../../src/failure.ts';
import { answers, held, lostAnswer, refusedConnection, tab } from '../unsent/outbox.stage.ts';
import { anInput, hostItem, ITEM_ID } from '../samples.ts';

const BIN = { id: 'l2', name: 'Bin 0147' } as Location;
const SHELF = { id: 'l3', name: 'Shelf' } as Location;
const other = (more: Partial<Item> = {}) =>
  hostItem({ id: ITEM_ID.replaceAll('1', '2'), name: 'Nuts', ...more });
const moved = (...items: Item[]) => ({ kind: 'move items', items, to: BIN }) as const;
const away = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a change', () => {
  test('moves items and tells how far it is', async () => {
    const app = onFakeHost(hostItem(), other());
    const outcome = await app.perform(moved(hostItem(), other()));
    expect(outcome).toMatchObject({ done: [{ name: 'Bolts' }, { name: 'Nuts' }], failed: [], unsent: 0 });
    expect([...app.host.items.values()].map(({ location_id }) => location_id)).toEqual(['l2', 'l2']);
    expect(app.progress).toEqual(['1/2', '2/2']);
    expect(app.outbox.entries()).toEqual([]);
  });

  test('is based on the item as it is now, not as the list had it', async () => {
    const app = onFakeHost(hostItem({ version: 3, notes: 'newer' }));
    await app.perform(moved(hostItem()));
    expect(app.host.item(ITEM_ID)).toMatchObject({ location_id: 'l2', notes: 'newer', version: 4 });
  });

  test('leaves alone what is as wanted already', async () => {
    const app = onFakeHost(hostItem({ location_id: 'l2' }));
    expect(await app.perform(moved(hostItem()))).toEqual({ done: [], failed: [], unsent: 0 });
    expect(app.writesSent()).toEqual([]);
  });

  test('that fails for one item says why and goes on with the others', async () => {
    const app = onFakeHost(other());
    const outcome = await app.perform(moved(hostItem(), other()));
    expect(outcome.done).toMatchObject([{ name: 'Nuts' }]);
    expect(outcome.failed).toMatchObject([{ name: 'Bolts', failure: { kind: 'not-found' } }]);
    expect(outcome.failed[0]).not.toHaveProperty('step');
  });

  test('that the server refuses is set aside in the outbox, and can be taken back from there', async () => {
    const app = onFakeHost(hostItem());
    app.host.faults.push(answers(422, { message: 'No such location' }));
    const outcome = await app.perform(moved(hostItem()));
    expect(outcome.failed[0]?.failure.message).toContain('set aside under “Waiting to sync”');
    expect(app.entry().status).toBe('refused');
    expect(await app.undo(stepsOf(outcome))).toMatchObject({
      failed: [],
      done: [{ name: 'Bolts' }],
      givenUp: 1,
    });
    expect(app.outbox.entries()).toEqual([]);
    expect(app.host.item(ITEM_ID).location_id).toBe('l1');
  });

  test('that was set aside is done by asking for it again, once its place is back, and taken back to where the item was', async () => {
    const app = onFakeHost(hostItem());
    app.host.faults.push(answers(422, { message: 'No such location' }));
    await app.perform(moved(hostItem()));
    expect(app.entry().status).toBe('refused');
    const outcome = await app.perform(moved(hostItem({ location_id: 'l2', offline_update: true })));
    expect(outcome).toMatchObject({ failed: [], done: [{ before: 'l1', after: 'l2' }] });
    expect([app.host.item(ITEM_ID).location_id, app.outbox.entries()]).toEqual(['l2', []]);
    await app.undo(outcome.done);
    expect(app.host.item(ITEM_ID).location_id).toBe('l1');
  });

  test('back to where the server has it leaves nothing of one that was set aside', async () => {
    const app = onFakeHost(hostItem());
    app.host.faults.push(answers(422, { message: 'No such location' }));
    await app.perform(moved(hostItem()));
    const shown = hostItem({ location_id: 'l2', offline_update: true });
    await app.perform({ ...moved(shown), to: { ...moved(shown).to, id: 'l1' } });
    expect([app.host.item(ITEM_ID).location_id, app.outbox.entries()]).toEqual(['l1', []]);
  });

  test('that waits to be sent is not asked for again', async () => {
    const app = onFakeHost(hostItem());
    app.host.faults.push(refusedConnection, refusedConnection);
    await app.perform(moved(hostItem()));
    expect(app.entry().status).toBe('waiting');
    const { revision } = app.entry();
    expect((await app.perform(moved(hostItem({ location_id: 'l2', offline_update: true })))).done).toEqual(
      [],
    );
    expect(app.entry().revision).toBe(revision);
  });

  test.each([
    [0.1, 0.2, 0.3],
    [4, -10, 0],
    [null, 5, 5],
    [1e-7, 1, 1.0000001],
    [0.30000000000000004, -0.3, 0],
  ])('of a quantity: %s and %s more are %s', async (quantity, by, after) => {
    const app = onFakeHost(hostItem({ quantity }));
    await app.perform({ kind: 'change quantity', items: [hostItem({ quantity })], by });
    expect(app.host.item(ITEM_ID).quantity).toBe(after);
  });

  test.each([
    ['category', 'Tools'],
    ['supplier', ''],
  ] as const)('sets the %s of several items to %j, and brings back to each its own', async (field, value) => {
    const before = [hostItem({ [field]: 'One' }), other({ [field]: 'Another' })];
    const app = onFakeHost(...before);
    const now = () => [...app.host.items.values()].map((item) => item[field]);
    const { done } = await app.perform({ kind: 'set text', items: before, field, value });
    expect(now()).toEqual([value, value]);
    await app.undo(done);
    expect(now()).toEqual(['One', 'Another']);
  });

  test('of a text is kept while the server is away, and undone there', async () => {
    const app = onFakeHost(hostItem({ supplier: 'One' }));
    app.host.faults.push(away, away, away, away);
    const items = [hostItem({ supplier: 'One' })];
    const outcome = await app.perform({ kind: 'set text', items, field: 'supplier', value: 'Two' });
    expect(outcome).toMatchObject({ unsent: 1, failed: [] });
    expect(app.entry().item.supplier).toBe('Two');
    await app.undo(outcome.done);
    expect(app.host.item(ITEM_ID).supplier).toBe('One');
  });

  test('is not kept for nobody where its person turns out to be logged out: the edit stays as it was', async () => {
    const oneMore = { kind: 'change quantity', items: [hostItem({ quantity: 10 })], by: 1 } as const;
    const app = onFakeHost(...oneMore.items);
    app.host.faults.push(away, away, away, away);
    await app.perform(oneMore);
    const before = app.entry();
    app.items.readFresh = () => Promise.reject(failure('unauthorised', 'Not logged in'));
    const outcome = await app.perform(oneMore);
    expect(outcome.failed).toMatchObject([{ failure: { kind: 'unauthorised' } }]);
    expect(app.entry()).toEqual(before);
  });

  test('of a quantity that would be too large is refused before anything is asked for', async () => {
    const app = onFakeHost(hostItem({ quantity: QUANTITY_MAX }));
    const outcome = await app.perform({ kind: 'change quantity', items: [hostItem()], by: 1 });
    expect(outcome.failed[0]?.failure).toMatchObject({ kind: 'input', message: 'Quantity is too large.' });
    expect(app.writesSent()).toEqual([]);
  });

  test('is shown in the lists that are known, before they are read anew', async () => {
    const app = onFakeHost(hostItem());
    app.cache.set(['location-items', 'l1'], [hostItem(), other()]);
    app.cache.set(['location-items', 'l2'], []);
    await app.perform(moved(hostItem()));
    const names = (id: string) => app.cache.peek(app.items.inLocation(id))?.data.map(({ name }) => name);
    expect([names('l1'), names('l2')]).toEqual([['Nuts'], ['Bolts']]);
  });
});

describe('a change of quantities in a browser without room, whose answer is lost', () => {
  const more = { kind: 'change quantity', items: [hostItem({ quantity: 10 })], by: 5 } as const;
  /** The server has 15 by then, and nobody here knows. */
  async function lost() {
    const app = onFakeHost(...more.items);
    app.storage.room = 0;
    app.host.faults.push(lostAnswer);
    const { failed } = await app.perform(more);
    expect(failed).toMatchObject([{ failure: { kind: 'storage' } }]);
    return { ...app, again: againOf(more, failed) };
  }

  test('is not done twice by another try, however often that fails as well', async () => {
    const app = await lost();
    app.items.readFresh = () => Promise.reject(failure('server', 'Cannot now'));
    const { failed } = await app.perform(app.again);
    app.items.readFresh = (id, signal) => app.cache.read(app.items.one(id), { fresh: true, signal });
    const { done, unsent } = await app.perform(againOf(app.again, failed));
    expect(done).toMatchObject([{ name: 'Bolts', field: 'quantity', before: 10, after: 15 }]);
    expect(unsent, 'the server has it').toBe(0);
    expect(app.host.item(ITEM_ID).quantity).toBe(15);
    await app.undo(done);
    expect(app.host.item(ITEM_ID).quantity).toBe(10);
  });

  test('is done by another try where the server has refused it', async () => {
    const app = onFakeHost(...more.items);
    app.storage.room = 0;
    app.host.faults.push(answers(412, { message: 'Stale' }));
    const { failed } = await app.perform(more);
    expect(failed).toMatchObject([{ failure: { kind: 'storage' } }]);
    app.host.change(ITEM_ID, { quantity: 15 });
    await app.perform(againOf(more, failed));
    expect(app.host.item(ITEM_ID).quantity).toBe(20);
  });

  test('is done by another try where the server has not got it', async () => {
    const app = await lost();
    app.host.change(ITEM_ID, { quantity: 10 });
    await app.perform(app.again);
    expect(app.host.item(ITEM_ID).quantity).toBe(15);
  });

  test('is left to who looks at it where somebody else has counted meanwhile', async () => {
    const app = await lost();
    app.host.change(ITEM_ID, { quantity: 12 });
    const { failed } = await app.perform(app.again);
    expect(failed[0]?.failure.kind).toBe('stale');
    expect(app.host.item(ITEM_ID).quantity).toBe(12);
    await app.perform(againOf(app.again, failed));
    expect(app.host.item(ITEM_ID).quantity).toBe(17);
  });
});

describe('the inverse of a change', () => {
  test('brings back its own field and nothing that others have done since', async () => {
    const app = onFakeHost(hostItem());
    const { done } = await app.perform(moved(hostItem()));
    app.host.change(ITEM_ID, { notes: 'by Eve', quantity: 9 });
    expect(await app.undo(done)).toMatchObject({ failed: [], unsent: 0 });
    expect(app.host.item(ITEM_ID)).toMatchObject({ location_id: 'l1', notes: 'by Eve', quantity: 9 });
  });

  test('overwrites nothing where the same field was changed since', async () => {
    const app = onFakeHost(hostItem());
    const { done } = await app.perform({ kind: 'set quantity', items: [hostItem()], quantity: 7 });
    app.host.change(ITEM_ID, { quantity: 9 });
    const outcome = await app.undo(done);
    expect(outcome.failed[0]?.failure.kind).toBe('stale');
    // No other try would change that.
    expect(outcome.failed[0]).not.toHaveProperty('step');
    expect(app.host.item(ITEM_ID).quantity).toBe(9);
  });

  test.each([
    [404, { message: 'Location not found' }, 'Location not found'],
    [403, { message: 'Not allowed' }, 'Not allowed'],
    [422, { message: 'No such location' }, 'No such location'],
  ])('that the server refuses with %i leaves nothing unsent', async (status, body, says) => {
    const app = onFakeHost(hostItem());
    const { done } = await app.perform(moved(hostItem()));
    app.host.faults.push(answers(status, body));
    const outcome = await app.undo(done);
    expect(outcome).toMatchObject({ done: [], failed: [{ name: 'Bolts', failure: { message: says } }] });
    expect(outcome.failed[0]).not.toHaveProperty('step');
    expect(app.outbox.entries()).toEqual([]);
    expect(app.host.item(ITEM_ID).location_id).toBe('l2');
  });

  test('that meets the same change of somebody else leaves nothing unsent', async () => {
    const app = onFakeHost(hostItem());
    const { done } = await app.perform(moved(hostItem()));
    app.host.faults.push((commit) => {
      const item = app.host.item(ITEM_ID);
      app.host.items.set(ITEM_ID, { ...item, location_id: 'l3', version: (item.version ?? 0) + 1 });
      return commit();
    });
    const outcome = await app.undo(done);
    expect(outcome).toMatchObject({ done: [], failed: [{ failure: { kind: 'conflict' } }] });
    expect(outcome.failed[0]?.failure.message).not.toContain('set aside');
    expect(app.outbox.entries()).toEqual([]);
    expect(app.host.item(ITEM_ID).location_id).toBe('l3');
  });

  test('that is refused stays with what else is unsent of the item', async () => {
    const app = onFakeHost(hostItem());
    const { done } = await app.perform(moved(hostItem()));
    app.host.faults.push(refusedConnection, refusedConnection);
    const item = app.host.item(ITEM_ID);
    const pristine = inputOfItem(item);
    await app.outbox.update({
      id: ITEM_ID,
      input: { ...pristine, notes: 'mine' },
      pristine,
      base: item,
      revision: undefined,
    });
    app.host.faults.push(answers(422, { message: 'No such location' }));
    const outcome = await app.undo(done);
    expect(outcome.failed[0]?.failure.message).toContain('set aside under “Waiting to sync”');
    expect(app.entry()).toMatchObject({ status: 'refused', item: { notes: 'mine', location_id: 'l1' } });
  });

  test('of several changes of one item goes back one by one', async () => {
    const app = onFakeHost(hostItem());
    const by = { kind: 'change quantity', items: [hostItem()], by: 1 } as const;
    const first = await app.perform(by);
    const second = await app.perform(by);
    expect(app.host.item(ITEM_ID).quantity).toBe(6);
    await app.undo(second.done);
    expect(app.host.item(ITEM_ID).quantity).toBe(5);
    await app.undo(first.done);
    expect(app.host.item(ITEM_ID).quantity).toBe(4);
  });

  test('of a new item removes it, unless somebody has worked on it since', async () => {
    const app = onFakeHost();
    const { done } = await app.perform({ kind: 'add item', input: anInput() });
    const id = done[0]?.id ?? '';
    app.host.change(id, { notes: 'by Eve' });
    expect((await app.undo(done)).failed[0]?.failure.kind).toBe('stale');
    expect(app.host.items.has(id)).toBe(true);
    expect(app.writesSent()).toEqual(['POST /api/items']);
  });
});

describe('without the server', () => {
  test('a change is kept, and its inverse leaves nothing unsent', async () => {
    const app = onFakeHost(hostItem(), other());
    app.host.outage.answer = away;
    const outcome = await app.perform(moved(hostItem(), other()));
    expect(outcome).toMatchObject({ failed: [], unsent: 2 });
    expect(app.outbox.entries().map(({ item, status }) => [item.location_id, status])).toEqual([
      ['l2', 'waiting'],
      ['l2', 'waiting'],
    ]);
    expect(await app.undo(outcome.done)).toMatchObject({ failed: [], unsent: 0 });
    expect(app.outbox.entries()).toEqual([]);
  });

  test('the others are not waited for once one has got no answer', async () => {
    const app = onFakeHost();
    app.host.outage.answer = away;
    await app.perform(moved(hostItem(), other()));
    expect(new Set(app.sent.map(({ path }) => path.replace(/\?.*/, '')))).toEqual(
      new Set([`/api/items/${ITEM_ID}`]),
    );
  });

  test('an item that a list without versions has is not taken for the whole item', async () => {
    const app = onFakeHost();
    app.host.outage.answer = away;
    const { version: _, ...listed } = hostItem();
    const outcome = await app.perform(moved(listed));
    expect(outcome.failed).toMatchObject([{ failure: { kind: 'offline' } }]);
    expect(app.outbox.entries()).toEqual([]);
  });

  test('what is kept of the item already stays', async () => {
    const app = onFakeHost(hostItem());
    app.host.outage.answer = away;
    const first = await app.perform({ kind: 'set quantity', items: [hostItem()], quantity: 7 });
    const second = await app.perform(moved(hostItem()));
    await app.undo(second.done);
    expect(app.entry().item).toMatchObject({ quantity: 7, location_id: 'l1' });
    await app.undo(first.done);
    expect(app.outbox.entries()).toEqual([]);
  });

  test('the inverse of what the server may have got is sent, so that nothing is left of the change', async () => {
    const app = onFakeHost(hostItem());
    app.host.faults.push(lostAnswer, refusedConnection);
    const { done, unsent } = await app.perform(moved(hostItem()));
    expect(unsent).toBe(1);
    expect(app.host.item(ITEM_ID).location_id).toBe('l2');
    expect(await app.undo(done)).toMatchObject({ failed: [], unsent: 0 });
    expect(app.host.item(ITEM_ID).location_id).toBe('l1');
    expect(app.outbox.entries()).toEqual([]);
  });

  test('a new item is kept and taken back without a trace', async () => {
    const app = onFakeHost();
    app.host.faults.push(refusedConnection, refusedConnection, refusedConnection, refusedConnection);
    const { done, unsent } = await app.perform({ kind: 'add item', input: anInput() });
    expect([unsent, app.entry().kind]).toEqual([1, 'create']);
    expect(await app.undo(done)).toMatchObject({ failed: [], unsent: 0 });
    expect(app.outbox.entries()).toEqual([]);
    expect(app.host.items.size).toBe(0);
  });

  test('a new item that is being sent while it is taken back is removed on the server', async () => {
    const app = onFakeHost();
    app.host.faults.push(refusedConnection);
    const { done } = await app.perform({ kind: 'add item', input: anInput() });
    const sending = held();
    app.host.faults.push(sending.fault);
    const sent = tab(app.shared).outbox.send(done[0]?.id ?? '');
    await sending.reached;
    const undone = app.undo(done);
    sending.free();
    await sent;
    expect(await undone).toMatchObject({ failed: [], done: [{ name: 'Bolts' }] });
    expect(app.writesSent().at(-1)).toBe('DELETE /api/items/host-item-1');
  });

  test('a new item cannot be set to none: it would be sent as one', async () => {
    const app = onFakeHost();
    app.host.faults.push(refusedConnection);
    await app.perform({ kind: 'add item', input: anInput() });
    const [entry] = app.outbox.entries();
    const outcome = await app.perform({
      kind: 'set quantity',
      items: [hostItem({ id: entry?.id ?? '' })],
      quantity: 0,
    });
    expect(outcome.failed[0]?.failure.message).toBe('A new item is sent with at least 1.');
  });
});

test('a new item that the server finds invalid is set aside, because no form holds it', async () => {
  const app = onFakeHost();
  app.host.faults.push(answers(422, { message: 'No', fields: { location_id: 'Gone' } }));
  const outcome = await app.perform({ kind: 'add item', input: anInput({ location_id: SHELF.id }) });
  expect(outcome.failed).toMatchObject([{ name: 'Bolts' }]);
  expect(app.entry()).toMatchObject({ status: 'refused', item: { location_id: 'l3' } });
});
