import { describe, expect, test } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { lastPage } from '../../../src/machines/items/itemsGrid.machine.ts';
import { itemsGridStage } from './itemsGrid.stage.ts';
import { anItem, OFFLINE } from '../kit/samples.ts';
import { settled } from '../kit/heldActors.ts';

const item = anItem({ name: 'Bolts' });
const pageOf = (total: number) => ({ items: [item], total });

/** The grid with its first page on screen. */
async function shownGrid(page = 1, total = 30) {
  const stage = itemsGridStage({ page, category: null });
  stage.actor.start();
  stage.held.watchPage.live(pageOf(total));
  expect(stage.actor.getSnapshot().value).toEqual({ reading: 'shown' });
  return stage;
}

describe('loading the items grid', () => {
  test('asks once for the page and category of the address, and shows the answer', async () => {
    const { actor, held, changes } = itemsGridStage({ page: 2, category: 'Tools' });
    actor.start();
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(held.watchPage.inputs).toEqual([{ page: 2, category: 'Tools' }]);
    held.watchPage.live(pageOf(30), -1, 77);
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(actor.getSnapshot().context).toMatchObject({
      shown: { items: [item], total: 30 },
      shownPage: 2,
      at: 77,
      failure: undefined,
    });
    expect(changes).toEqual([]);
  });

  test('HOME-26 HOME-27: a failed list is asked for again after 1, 2 and 3 seconds, then no more', async () => {
    const { actor, clock, held } = itemsGridStage();
    actor.start();
    held.watchPage.failed(OFFLINE);
    for (const [round, pause] of [1000, 2000, 3000].entries()) {
      expect(actor.getSnapshot().value).toBe('waiting');
      clock.increment(pause - 1);
      expect(held.watchPage.inputs).toHaveLength(round + 1);
      clock.increment(1);
      expect(held.watchPage.inputs).toHaveLength(round + 2);
      held.watchPage.failed(OFFLINE);
    }
    expect(actor.getSnapshot().value).toEqual({ reading: 'failed' });
    expect(actor.getSnapshot().context.failure).toBe(OFFLINE);
    clock.increment(3_600_000);
    await settled();
    expect(held.watchPage.inputs).toHaveLength(4);
  });

  test('the failure is told at once, while the retries still run', async () => {
    const { actor, held } = itemsGridStage();
    actor.start();
    held.watchPage.failed(OFFLINE);
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(actor.getSnapshot().context.failure).toBe(OFFLINE);
  });

  test('trying again asks at once, also in a pause, and has three retries of its own', async () => {
    const { actor, clock, held } = itemsGridStage();
    actor.start();
    held.watchPage.failed(OFFLINE);
    clock.increment(1000);
    held.watchPage.failed(OFFLINE);
    actor.send({ type: 'retry.requested' });
    expect(held.watchPage.inputs).toHaveLength(3);
    for (const pause of [1000, 2000, 3000]) {
      held.watchPage.failed(OFFLINE);
      clock.increment(pause);
    }
    expect(held.watchPage.inputs).toHaveLength(6);
    held.watchPage.failed(OFFLINE);
    expect(actor.getSnapshot().value).toEqual({ reading: 'failed' });
    actor.send({ type: 'retry.requested' });
    held.watchPage.live(pageOf(1));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  test('an answer in between gives the next failure three retries again', async () => {
    const { actor, clock, held } = itemsGridStage();
    actor.start();
    held.watchPage.failed(OFFLINE);
    clock.increment(1000);
    held.watchPage.live(pageOf(30));
    actor.send({ type: 'page.chosen', page: 2 });
    held.watchPage.failed(OFFLINE);
    clock.increment(1000);
    expect(held.watchPage.inputs).toHaveLength(4);
  });

  test('only the newest request counts: the one before is given up and its answer ignored', async () => {
    const { actor, held } = itemsGridStage();
    actor.start();
    actor.send({ type: 'category.chosen', category: 'Tools' });
    expect(held.watchPage.givenUp).toEqual([true, false]);
    held.watchPage.live(pageOf(99), 0);
    expect(actor.getSnapshot().context.shown).toBeUndefined();
    held.watchPage.live(pageOf(3), 1);
    expect(actor.getSnapshot().context.shown?.total).toBe(3);
  });
});

describe('pages and categories of the items grid', () => {
  test('a chosen page is loaded and remembered; the page on screen stays until then', async () => {
    const { actor, held, changes } = await shownGrid();
    actor.send({ type: 'page.chosen', page: 3 });
    expect(actor.getSnapshot().context).toMatchObject({ page: 3, shownPage: 1, shown: { total: 30 } });
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 3, category: null });
    expect(changes).toEqual([{ set: { page: '3' } }]);
    held.watchPage.live(pageOf(30));
    expect(actor.getSnapshot().context.shownPage).toBe(3);
  });

  test('the first page is not mentioned in the address', async () => {
    const { actor, changes } = await shownGrid(2);
    actor.send({ type: 'page.chosen', page: 1 });
    expect(changes).toEqual([{ set: { page: null } }]);
  });

  test('a chosen category starts at its first page, with nothing of the other one on screen', async () => {
    const { actor, held, changes } = await shownGrid(2);
    actor.send({ type: 'category.chosen', category: 'Tools' });
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 1, category: 'Tools' });
    expect(actor.getSnapshot().context.shown).toBeUndefined();
    expect(changes).toEqual([{ set: { category: 'Tools', page: null } }]);
    actor.send({ type: 'category.chosen', category: null });
    expect(changes.at(-1)).toEqual({ set: { category: null, page: null } });
  });

  test('Back and Forward load what the address says, without changing it', async () => {
    const { actor, held, changes } = await shownGrid();
    actor.send({ type: 'query.restored', query: { page: 2, category: null } });
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 2, category: null });
    expect(actor.getSnapshot().context.shown).toBeDefined();
    actor.send({ type: 'query.restored', query: { page: 2, category: 'Tools' } });
    expect(actor.getSnapshot().context.shown).toBeUndefined();
    expect(changes).toEqual([]);
  });

  test('an address that says what is on screen anyway asks nothing', async () => {
    const { actor, held } = await shownGrid();
    actor.send({ type: 'query.restored', query: { page: 1, category: null } });
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(held.watchPage.inputs).toHaveLength(1);
  });

  test('a page beyond the end leads to the last one there is, in the same history entry', async () => {
    const { actor, held, changes } = itemsGridStage({ page: 9, category: 'Tools' });
    actor.start();
    held.watchPage.live(pageOf(13));
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 2, category: 'Tools' });
    expect(changes).toEqual([{ set: { page: '2' }, replace: true }]);
    held.watchPage.live(pageOf(13));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
  });

  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])('%i items end on page %i', (total, page) => {
    expect(lastPage(total)).toBe(page);
  });
});

describe('the table of the items grid', () => {
  const table = (text: string | undefined, page = 1) => ({
    type: 'query.restored' as const,
    query: { page, category: null, table: text },
  });

  test('is asked for as the address has it, and shows nothing of the cards meanwhile', async () => {
    const { actor, held, changes } = await shownGrid();
    actor.send(table('sort=name&supplier=W'));
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 1, category: null, table: 'sort=name&supplier=W' });
    expect(actor.getSnapshot().context.shown).toBeUndefined();
    expect(changes).toEqual([]);
    actor.send(table(undefined));
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 1, category: null });
  });

  test('keeps its rows while it is sorted otherwise, and none of another filter', async () => {
    const { actor, held } = await shownGrid();
    actor.send(table('sort=name&supplier=W'));
    held.watchPage.live(pageOf(30));
    actor.send(table('sort=-part&supplier=W'));
    expect(actor.getSnapshot().context.shown).toEqual(pageOf(30));
    held.watchPage.live(pageOf(30));
    actor.send(table('sort=-part'));
    expect(actor.getSnapshot().context.shown).toBeUndefined();
  });

  test('has pages of 100', async () => {
    const { actor, held, changes } = itemsGridStage({ page: 3, category: null, table: '' });
    actor.start();
    held.watchPage.live(pageOf(101));
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 2, category: null, table: '' });
    expect(changes).toEqual([{ set: { page: '2' }, replace: true }]);
  });
});

describe('deleting from the items grid', () => {
  test('asks first; no means that nothing happens', async () => {
    const { actor, held, notices } = await shownGrid();
    actor.send({ type: 'delete.requested', item });
    expect(held.confirmDeletion.inputs).toEqual([item]);
    expect(held.deleteItem.inputs).toEqual([]);
    await held.confirmDeletion.answer(false);
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect([held.deleteItem.inputs, notices]).toEqual([[], []]);
  });

  test('a question that cannot be asked deletes nothing', async () => {
    const { actor, held } = await shownGrid();
    actor.send({ type: 'delete.requested', item });
    await held.confirmDeletion.fail(new Error('no window'));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(held.deleteItem.inputs).toEqual([]);
  });

  test('yes deletes the item, says so, and reads the page again', async () => {
    const { actor, held, notices } = await shownGrid();
    actor.send({ type: 'delete.requested', item });
    await held.confirmDeletion.answer(true);
    expect(actor.getSnapshot().value).toBe('deleting');
    expect(held.deleteItem.inputs).toEqual([item]);
    await held.deleteItem.answer();
    expect(notices).toEqual([
      { kind: 'success', text: 'Item deleted', detail: 'Bolts', deleted: ['item-00001'] },
    ]);
    expect(actor.getSnapshot().value).toEqual({ reading: 'loading' });
    expect(held.watchPage.inputs).toHaveLength(2);
  });

  test('ERR-32: a failed deletion says so and asks for the list as it is now', async () => {
    const { actor, held, notices } = await shownGrid();
    actor.send({ type: 'delete.requested', item });
    await held.confirmDeletion.answer(true);
    await held.deleteItem.fail(failure('conflict', 'Failed to delete item: in use'));
    expect(notices).toEqual([
      { kind: 'error', text: 'Failed to delete item', detail: 'Failed to delete item: in use' },
    ]);
    expect(held.watchPage.inputs).toHaveLength(2);
    held.watchPage.live(pageOf(12));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
  });

  test('a page chosen during a deletion waits for its outcome', async () => {
    const { actor, held, notices, changes } = await shownGrid(1, 30);
    actor.send({ type: 'delete.requested', item });
    await held.confirmDeletion.answer(true);
    actor.send({ type: 'page.chosen', page: 2 });
    expect(actor.getSnapshot().value).toBe('deleting');
    expect(changes).toEqual([{ set: { page: '2' } }]);
    await held.deleteItem.answer();
    expect(notices.map(({ text }) => text)).toEqual(['Item deleted']);
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 2, category: null });
  });

  test('deleting the last item of a page shows the page before', async () => {
    const { actor, held, changes } = await shownGrid(2, 13);
    actor.send({ type: 'delete.requested', item });
    await held.confirmDeletion.answer(true);
    await held.deleteItem.answer();
    held.watchPage.live({ items: [], total: 12 });
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 1, category: null });
    expect(changes).toEqual([{ set: { page: null }, replace: true }]);
    held.watchPage.live(pageOf(12));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(actor.getSnapshot().context.shownPage).toBe(1);
  });

  test('deleting the very last item leaves an empty first page', async () => {
    const { actor, held } = await shownGrid(1, 1);
    actor.send({ type: 'delete.requested', item });
    await held.confirmDeletion.answer(true);
    await held.deleteItem.answer();
    held.watchPage.live({ items: [], total: 0 });
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(actor.getSnapshot().context.shown).toEqual({ items: [], total: 0 });
  });

  test('nothing can be deleted while a page loads, but what is on screen after a failure can', async () => {
    const { actor, held, clock } = itemsGridStage();
    actor.start();
    actor.send({ type: 'delete.requested', item });
    expect(actor.getSnapshot().value).toEqual({ reading: 'loading' });
    expect(held.confirmDeletion.inputs).toEqual([]);
    for (const pause of [1000, 2000, 3000, 0]) {
      held.watchPage.failed(OFFLINE);
      clock.increment(pause);
    }
    expect(actor.getSnapshot().value).toEqual({ reading: 'failed' });
    actor.send({ type: 'delete.requested', item });
    expect(held.confirmDeletion.inputs).toHaveLength(1);
  });
});

describe('what the items grid shows when a page cannot be read', () => {
  const SAMPLE = { items: [anItem({ id: 'sample-1', name: 'Sample' })], total: 6 };

  function started(page = 1) {
    const stage = itemsGridStage({ page, category: null });
    stage.actor.start();
    return { ...stage, now: () => stage.actor.getSnapshot() };
  }

  test('GOAL-12: what is known from before at once, while the answer is on its way', () => {
    const { held, now } = started(2);
    held.watchPage.recall(pageOf(30), 77);
    expect(now().value).toEqual({ reading: 'loading' });
    expect(now().context).toMatchObject({
      shown: pageOf(30),
      shownPage: 2,
      origin: { source: 'last-known', at: 77, waiting: true },
      failure: undefined,
    });
    held.watchPage.live(pageOf(31));
    expect(now().context).toMatchObject({ shown: pageOf(31), origin: undefined });
  });

  test('the last known page below the failure, also while it is tried again', () => {
    const { clock, held, now } = started();
    held.watchPage.failed(OFFLINE, { data: pageOf(30), at: 77, source: 'last-known' });
    const known = { shown: pageOf(30), origin: { source: 'last-known', at: 77, waiting: false } };
    expect(now().context).toMatchObject({ ...known, failure: OFFLINE });
    clock.increment(1000);
    held.watchPage.failedBefore(OFFLINE);
    expect(now().value).toEqual({ reading: 'loading' });
    expect(now().context).toMatchObject({ ...known, failure: OFFLINE, retries: 1 });
  });

  test('FALLB-06: sample items where nothing real is known, on a page of their own', () => {
    const { held, now } = started(3);
    held.watchPage.failed(OFFLINE, { data: SAMPLE, source: 'sample' });
    expect(now().context).toMatchObject({ shown: SAMPLE, shownPage: 1, origin: { source: 'sample' } });
    held.watchPage.failed(OFFLINE);
    expect(now().context).toMatchObject({ shown: SAMPLE, origin: { source: 'sample' } });
  });

  test('FALLB-06: never samples in place of real items on screen', async () => {
    const { actor, held } = await shownGrid(1, 30);
    actor.send({ type: 'page.chosen', page: 2 });
    held.watchPage.failed(OFFLINE, { data: SAMPLE, source: 'sample' });
    expect(actor.getSnapshot().context).toMatchObject({
      shown: pageOf(30),
      shownPage: 1,
      page: 2,
      origin: { source: 'last-known', at: 1000, waiting: false },
    });
  });

  test('FALLB-06: a sample item cannot be deleted', () => {
    const { actor, clock, held, now } = started();
    for (const pause of [1000, 2000, 3000, 0]) {
      held.watchPage.failed(OFFLINE, { data: SAMPLE, source: 'sample' });
      actor.send({ type: 'delete.requested', item });
      clock.increment(pause);
    }
    expect(now().value).toEqual({ reading: 'failed' });
    expect(held.confirmDeletion.inputs).toEqual([]);
  });

  test('an old page that is beyond the end by now shows nothing', () => {
    const { held, now } = started(9);
    held.watchPage.recall({ items: [], total: 30 });
    expect(now().context.shown).toBeUndefined();
  });

  test('another category does not keep the items of the last one, whatever they were', async () => {
    const { actor, held } = await shownGrid();
    actor.send({ type: 'category.chosen', category: 'Tools' });
    held.watchPage.failed(OFFLINE);
    expect(actor.getSnapshot().context).toMatchObject({ shown: undefined, origin: undefined });
  });
});

describe('items inside of a location', () => {
  test('are read when the address names it, and what was shown stays until they are there', async () => {
    const { actor, held } = await shownGrid(2);
    const now = () => actor.getSnapshot();
    actor.send({ type: 'query.restored', query: { page: 1, category: null, within: 'hangar' } });
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 1, category: null, within: 'hangar' });
    expect(now().context.shown?.total).toBe(30);
    held.watchPage.live({ ...pageOf(3), within: 'hangar' });
    expect(now().context).toMatchObject({ shownPage: 1, shown: { total: 3, within: 'hangar' } });
    actor.send({ type: 'query.restored', query: { page: 1, category: null, within: 'hangar' } });
    expect(held.watchPage.inputs).toHaveLength(2);
  });
});

describe('the items grid while it is on screen', () => {
  test('shows what the page has become, with nothing said of loading', async () => {
    const { actor, held } = await shownGrid();
    held.watchPage.recall(pageOf(29));
    expect(actor.getSnapshot().hasTag('loading')).toBe(false);
    held.watchPage.live(pageOf(31));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(actor.getSnapshot().context.shown?.total).toBe(31);
    expect(held.watchPage.givenUp).toEqual([false]);
  });

  test('goes to the last page there is when its own is gone meanwhile', async () => {
    const { actor, held, changes } = await shownGrid(2, 13);
    held.watchPage.live({ items: [], total: 12 });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(held.watchPage.inputs.at(-1)).toEqual({ page: 1, category: null });
    expect(changes).toEqual([{ set: { page: null }, replace: true }]);
  });

  test('HOME-26: is asked for again after a failure, with what was shown still there', async () => {
    const { actor, held, clock } = await shownGrid();
    held.watchPage.failed(OFFLINE);
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(actor.getSnapshot().context.shown).toEqual(pageOf(30));
    clock.increment(1000);
    expect(held.watchPage.inputs).toHaveLength(2);
  });

  test('goes on after its last retry as soon as there is an answer; another failure has no more of them', () => {
    const { actor, clock, held } = itemsGridStage();
    actor.start();
    for (const pause of [1000, 2000, 3000, 0]) {
      held.watchPage.failed(OFFLINE);
      clock.increment(pause);
    }
    held.watchPage.failedBefore(OFFLINE);
    held.watchPage.failed(OFFLINE);
    expect(actor.getSnapshot().value).toEqual({ reading: 'failed' });
    held.watchPage.live(pageOf(1));
    expect(actor.getSnapshot().value).toEqual({ reading: 'shown' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
    expect(held.watchPage.inputs).toHaveLength(4);
  });

  test('is watched again when a deletion was not wanted after all', async () => {
    const { actor, held } = await shownGrid();
    actor.send({ type: 'delete.requested', item });
    expect(held.watchPage.givenUp).toEqual([true]);
    await held.confirmDeletion.answer(false);
    held.watchPage.live(pageOf(31));
    expect(actor.getSnapshot().context.shown?.total).toBe(31);
  });
});
