import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { type HistoryChanged, type ItemChanged, itemPageStage } from './itemPage.stage.ts';
import { aLocation, anItem, answered, failed, LOADING, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const ITEM = anItem({ name: 'Bolts', location_id: 'l/1' });
const item = (state: ItemChanged['state']): ItemChanged => ({ type: 'item.changed', state });
const history = (state: HistoryChanged['state']): HistoryChanged => ({ type: 'history.changed', state });
const page = (next: string | null, ...ids: string[]) => ({
  history: ids.map((id) => ({ ...CREATED, id })),
  next,
});
const CREATED = { id: 'h1', at: '2024-05-01T10:00:00Z', user: 'ann', kind: 'created', changes: [] };

function started(refetch = false) {
  const stage = itemPageStage({ id: 'item-00001', refetch });
  stage.actor.start();
  return { ...stage, now: () => stage.actor.getSnapshot() };
}

function shownPage(shown = ITEM) {
  const stage = started();
  stage.held.watchItem.send(item(answered(shown)));
  return stage;
}

describe('the item on its page', () => {
  test.each([true, false])('ITEMF-12: is watched with the refetch flag as given: %s', (refetch) => {
    const { held, now } = started(refetch);
    expect(held.watchItem.inputs).toEqual([{ id: 'item-00001', refetch }]);
    expect(held.watchHistory.inputs).toEqual([{ id: 'item-00001' }]);
    expect(now().hasTag('loading')).toBe(true);
  });

  test('is shown as soon as it is known, and kept up to date', () => {
    const { held, now } = started();
    held.watchItem.send(item(LOADING));
    expect(now().value).toMatchObject({ item: 'loading' });
    held.watchItem.send(item(answered(ITEM)));
    expect(now().value).toMatchObject({ item: 'shown' });
    held.watchItem.send(item(answered({ ...ITEM, name: 'Nuts' })));
    expect(now().context.item?.name).toBe('Nuts');
  });

  test('that does not exist is not found, not failed', () => {
    const { held, now } = shownPage();
    held.watchItem.send(item(failed(NOT_FOUND)));
    expect(now().value).toMatchObject({ item: 'notFound' });
    expect(now().hasTag('failed')).toBe(false);
    expect(now().context.item).toBeUndefined();
  });

  test('that cannot be read is failed; trying again watches both anew', () => {
    const { actor, held, now } = started();
    held.watchItem.send(item(failed()));
    expect(now().hasTag('failed')).toBe(true);
    expect(now().context.failure).toBe(OFFLINE);
    actor.send({ type: 'retry.requested' });
    expect(held.watchItem.running).toEqual([false, true]);
    expect(held.watchHistory.running).toEqual([false, true]);
    held.watchItem.send(item(answered(ITEM)));
    expect(now().value).toMatchObject({ item: 'shown' });
    expect(now().context.failure).toBeUndefined();
  });

  test('stays known over a later failure', () => {
    const { held, now } = shownPage();
    held.watchItem.send(item(failed()));
    expect(now().context.item).toEqual(ITEM);
  });
});

test('the history is unknown until it is answered, and kept over a failure', () => {
  const { held, now } = started();
  held.watchHistory.send(history(failed()));
  expect(now().context).toMatchObject({ history: undefined, historyFailure: OFFLINE });
  held.watchHistory.send(history(answered(page(null, 'h1'))));
  expect(now().context.historyFailure).toBeUndefined();
  held.watchHistory.send(history(failed()));
  expect(now().context.history).toEqual(page(null, 'h1'));
  expect(now().value).toMatchObject({ item: 'loading' });
});

describe('older entries of the history', () => {
  function withPage(next: string | null = '5') {
    const stage = started();
    stage.held.watchHistory.send(history(answered(page(next, '6', '5'))));
    const older = (answer: ReturnType<typeof page>) =>
      stage.held.readOlderHistory.answer({ before: '5', page: answer });
    return { ...stage, older, ask: () => stage.actor.send({ type: 'older.requested' }) };
  }

  test('are read when they are asked for, once at a time, and stand after those that are known', async () => {
    const { held, now, older, ask } = withPage();
    ask();
    ask();
    expect(now().hasTag('reading older')).toBe(true);
    expect(held.readOlderHistory.inputs).toEqual([{ id: 'item-00001', before: '5' }]);
    await older(page(null, '4', '3'));
    expect(now().context.history).toEqual(page(null, '6', '5', '4', '3'));
    expect(now().hasTag('reading older')).toBe(false);
    ask();
    expect(held.readOlderHistory.inputs).toHaveLength(1);
  });

  test('are not asked for where there are none, or nothing is known', () => {
    const { held, ask } = withPage(null);
    ask();
    started().actor.send({ type: 'older.requested' });
    expect(held.readOlderHistory.inputs).toEqual([]);
  });

  test('that cannot be read say so, and can be asked for again', async () => {
    const { held, now, older, ask } = withPage();
    ask();
    await held.readOlderHistory.fail(OFFLINE);
    expect(now().context).toMatchObject({ olderFailure: OFFLINE, history: page('5', '6', '5') });
    ask();
    expect(now().context.olderFailure).toBeUndefined();
    await older(page('3', '4', '3'));
    expect(now().context.history).toEqual(page('3', '6', '5', '4', '3'));
  });

  test('stay when the newest ones are read anew', async () => {
    const { held, now, older, ask } = withPage();
    ask();
    await older(page('3', '4', '3'));
    held.watchHistory.send(history(answered(page('6', '7', '6'))));
    expect(now().context.history).toEqual(page('3', '7', '6', '5', '4', '3'));
  });

  test('that come when the history has got another end meanwhile are left out', async () => {
    const { held, now, older, ask } = withPage();
    ask();
    held.watchHistory.send(history(answered(page('18', '19', '18'))));
    await older(page('3', '4', '3'));
    expect(now().context.history).toEqual(page('18', '19', '18'));
  });
});

describe('an item that cannot be read', () => {
  test('GOAL-12: is shown as it was known, below the failure, with its time', () => {
    const { actor, held, now } = started();
    held.watchItem.send(
      item({ status: 'failed', failure: OFFLINE, data: ITEM, at: 7, source: 'last-known' }),
    );
    expect(now().value).toMatchObject({ item: 'failed' });
    expect(now().context).toMatchObject({
      item: ITEM,
      failure: OFFLINE,
      origin: { source: 'last-known', at: 7, waiting: false },
    });
    actor.send({ type: 'retry.requested' });
    held.watchItem.send(item({ status: 'failed', failure: OFFLINE, refreshing: true, data: ITEM, at: 7 }));
    expect(now().value).toMatchObject({ item: 'loading' });
    held.watchItem.send(item(answered(ITEM)));
    expect(now().context).toMatchObject({ failure: undefined, origin: undefined });
  });

  test('is shown as it was known while the answer is on its way', () => {
    const { held, now } = started();
    held.watchItem.send(item({ status: 'answered', data: ITEM, at: 7, refreshing: true }));
    expect(now().context).toMatchObject({
      item: ITEM,
      origin: { source: 'last-known', at: 7, waiting: true },
    });
  });

  test('FALLB-07: a sample is neither deleted nor mixed with the item that was known', async () => {
    const { actor, held, now } = started();
    const sample = anItem({ id: 'sample-1' });
    held.watchItem.send(item({ status: 'failed', failure: OFFLINE, data: sample, source: 'sample' }));
    expect(now().context).toMatchObject({ item: sample, origin: { source: 'sample' } });
    actor.send({ type: 'delete.requested' });
    expect(held.confirmDeletion.inputs).toEqual([]);
    const shown = shownPage();
    shown.held.watchItem.send(item({ status: 'failed', failure: OFFLINE, data: sample, source: 'sample' }));
    expect(shown.now().context).toMatchObject({ item: ITEM, origin: { source: 'last-known', at: 1000 } });
  });

  test('that is gone by now is not shown any more, however well it was known', () => {
    const { held, now } = started();
    held.watchItem.send(item({ status: 'answered', data: ITEM, at: 7, refreshing: true }));
    held.watchItem.send(item(failed(NOT_FOUND)));
    expect(now().value).toMatchObject({ item: 'notFound' });
    expect(now().context).toMatchObject({ item: undefined, origin: undefined });
  });

  test('its history is the last known one too', () => {
    const { held, now } = started();
    held.watchHistory.send(history({ status: 'failed', failure: OFFLINE, data: page(null, 'h1'), at: 7 }));
    expect(now().context.history).toEqual(page(null, 'h1'));
  });
});

describe('deleting the item', () => {
  test('is not possible before it is shown', () => {
    const { actor, held, now } = started();
    actor.send({ type: 'delete.requested' });
    expect(now().value).toMatchObject({ deletion: 'idle' });
    expect(held.confirmDeletion.inputs).toEqual([]);
  });

  test('asks first; no, or no answer, means that nothing happens', async () => {
    const { actor, held, now, notices } = shownPage();
    actor.send({ type: 'delete.requested' });
    expect(held.confirmDeletion.inputs).toEqual([ITEM]);
    await held.confirmDeletion.answer(false);
    expect(now().value).toMatchObject({ deletion: 'idle' });
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.fail(new Error('no window'));
    expect(now().value).toMatchObject({ deletion: 'idle' });
    expect([held.deleteItem.inputs, notices]).toEqual([[], []]);
  });

  test('yes deletes, says so, and leads to the location it was in', async () => {
    const { actor, held, now, notices, visits } = shownPage();
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    expect(held.deleteItem.inputs).toEqual([ITEM]);
    expect(now().hasTag('deleting')).toBe(true);
    await held.deleteItem.answer();
    expect(notices).toEqual([
      { kind: 'success', text: 'Item deleted', detail: 'Bolts', deleted: ['item-00001'] },
    ]);
    expect(visits).toEqual([{ to: '/location/l%2F1', replace: true }]);
    actor.send({ type: 'delete.requested' });
    expect(now().value).toMatchObject({ deletion: 'deleted' });
  });

  test('leads home when the item was nowhere', async () => {
    const { actor, held, visits } = shownPage({ ...ITEM, location_id: null });
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    await held.deleteItem.answer();
    expect(visits).toEqual([{ to: '/', replace: true }]);
  });

  test('goes on when the page is tried again', async () => {
    const { actor, held, now, notices } = shownPage();
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    actor.send({ type: 'retry.requested' });
    expect(now().value).toMatchObject({ item: 'loading', deletion: 'deleting' });
    expect(held.deleteItem.givenUp).toEqual([false]);
    await held.deleteItem.answer();
    expect(notices).toEqual([
      { kind: 'success', text: 'Item deleted', detail: 'Bolts', deleted: ['item-00001'] },
    ]);
  });

  test('goes on with the item that was asked about when that one vanishes meanwhile', async () => {
    const { actor, held, notices, visits } = shownPage();
    actor.send({ type: 'delete.requested' });
    held.watchItem.send(item(failed(NOT_FOUND)));
    await held.confirmDeletion.answer(true);
    expect(held.deleteItem.inputs).toEqual([ITEM]);
    await held.deleteItem.answer();
    expect(notices).toEqual([
      { kind: 'success', text: 'Item deleted', detail: 'Bolts', deleted: ['item-00001'] },
    ]);
    expect(visits).toEqual([{ to: '/location/l%2F1', replace: true }]);
  });

  test('a deletion of which nobody knows whether it was done says so until that is closed', async () => {
    const { actor, held, notices } = shownPage();
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    await held.deleteItem.fail({ ...OFFLINE, outcome: 'unknown' });
    expect(notices).toMatchObject([{ text: 'No answer from the server', duration: Infinity }]);
  });

  test('ERR-32: a failed deletion says so and can be tried again', async () => {
    const { actor, held, now, notices, visits } = shownPage();
    actor.send({ type: 'delete.requested' });
    await held.confirmDeletion.answer(true);
    await held.deleteItem.fail(failure('conflict', 'in use'));
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to delete item', detail: 'in use' }]);
    expect(visits).toEqual([]);
    expect(now().value).toMatchObject({ item: 'shown', deletion: 'idle' });
  });
});

describe("sharing the item's location", () => {
  test('LOC-23: a success is told', async () => {
    const { actor, held, now, notices } = shownPage();
    actor.send({ type: 'share.requested', location: aLocation() });
    actor.send({ type: 'share.requested', location: aLocation({ id: 'other' }) });
    expect(held.shareLocation.inputs).toEqual([aLocation()]);
    await held.shareLocation.answer();
    expect(notices).toEqual([{ kind: 'success', text: 'Location URL copied to clipboard' }]);
    expect(now().value).toMatchObject({ sharing: 'idle' });
  });

  test('LOC-24: a failure is told', async () => {
    const { actor, held, notices } = shownPage();
    actor.send({ type: 'share.requested', location: aLocation() });
    await held.shareLocation.fail(failure('storage', 'no clipboard'));
    expect(notices).toEqual([{ kind: 'error', text: 'Failed to copy URL' }]);
  });
});
