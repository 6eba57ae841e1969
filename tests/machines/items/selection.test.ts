import { describe, expect, test } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import {
  type WholeList,
  moreToGather,
  SELECTED_MOST,
} from '../../../src/machines/items/selection.context.ts';
import { anItem } from '../kit/samples.ts';
import { selectionStage } from './selection.stage.ts';

const [A, B, C] = ['Axle', 'Bolt', 'Cable'].map((name) => anItem({ id: name.toLowerCase(), name })) as [
  Item,
  Item,
  Item,
];

function choosing() {
  const { actor, held, notices, withdrawn, told } = selectionStage(undefined, undefined, true);
  actor.start();
  actor.send({ type: 'items.shown', items: [A, B, C] });
  const toggle = (...items: Item[]) => {
    for (const item of items) actor.send({ type: 'item.toggled', item });
  };
  const names = () => actor.getSnapshot().context.selected.map(({ name }) => name);
  return { actor, ...held, notices, withdrawn, told, toggle, names, now: () => actor.getSnapshot() };
}

describe('a selection', () => {
  test('has what was toggled, all that is shown, or nothing', () => {
    const { actor, toggle, names } = choosing();
    toggle(B, A);
    expect(names()).toEqual(['Bolt', 'Axle']);
    toggle(B);
    expect(names()).toEqual(['Axle']);
    actor.send({ type: 'all.chosen' });
    expect(names()).toEqual(['Axle', 'Bolt', 'Cable']);
    actor.send({ type: 'selection.cleared' });
    expect(names()).toEqual([]);
  });

  test('never has what is not in sight any more', () => {
    const { actor, toggle, names } = choosing();
    toggle(A, B);
    actor.send({ type: 'items.shown', items: [B, C] });
    expect(names()).toEqual(['Bolt']);
  });

  test('has the items as the list has them now', () => {
    const { actor, toggle, now } = choosing();
    toggle(A);
    actor.send({ type: 'items.shown', items: [{ ...A, quantity: 77 }, B] });
    expect(now().context.selected).toMatchObject([{ id: 'axle', quantity: 77 }]);
  });

  test('goes with what was deleted, and with its person', () => {
    const { actor, toggle, names } = choosing();
    toggle(A, B);
    actor.send({ type: 'items.gone', ids: ['axle'] });
    expect(names()).toEqual(['Bolt']);
    actor.send({ type: 'session.ended' });
    expect(names()).toEqual([]);
  });
});

describe('from row to row', () => {
  const ROWS = ['a', 'b', 'c', 'd', 'e'].map((id) => anItem({ id, name: id }));
  const listed = () => {
    const stage = choosing();
    stage.actor.send({ type: 'items.shown', items: ROWS });
    const reach = (from: string, to: string) => stage.actor.send({ type: 'range.reached', from, to });
    return { ...stage, reach, row: (at: number) => ROWS[at] as Item };
  };

  test('takes along what lies between, and lets go what it turns back from', () => {
    const { reach, names } = listed();
    reach('b', 'c');
    reach('c', 'e');
    expect(names()).toEqual(['b', 'c', 'd', 'e']);
    reach('e', 'c');
    expect(names()).toEqual(['b', 'c']);
    reach('c', 'a');
    expect(names()).toEqual(['a', 'b']);
  });

  test('keeps what was selected elsewhere, and begins anew where somebody went on without', () => {
    const { reach, toggle, names, row } = listed();
    toggle(row(4));
    reach('a', 'b');
    expect(names()).toEqual(['e', 'a', 'b']);
    reach('d', 'c');
    expect(names()).toEqual(['e', 'a', 'b', 'c', 'd']);
  });

  test('begins at the row itself where the one it came from is not in the list, which others are not', () => {
    const { reach, names } = listed();
    reach('somewhere', 'c');
    expect(names()).toEqual(['c']);
    reach('c', 'somewhere');
    expect(names()).toEqual(['c']);
  });
});

describe('of a list with pages', () => {
  const WHOLE: WholeList = { total: 402, category: 'Tools' };
  const paged = (whole = WHOLE) => {
    const stage = choosing();
    const show = (items: readonly Item[], of = whole) =>
      stage.actor.send({ type: 'items.shown', items, whole: of });
    show([A, B]);
    return { ...stage, show, all: () => stage.actor.send({ type: 'all.chosen' }) };
  };

  test('lives on its other pages', () => {
    const { toggle, show, names, all } = paged();
    toggle(A);
    show([C]);
    all();
    expect(names()).toEqual(['Axle', 'Cable']);
    show([A, B]);
    expect(names()).toEqual(['Axle', 'Cable']);
  });

  test('all are first those that are shown, then those of all pages, then nothing is left to select', async () => {
    const { all, names, now, readAll } = paged();
    expect(moreToGather(now().context)).toBe(0);
    all();
    expect(names()).toEqual(['Axle', 'Bolt']);
    expect(moreToGather(now().context)).toBe(402);
    all();
    expect(readAll.inputs).toEqual([{ query: WHOLE, most: SELECTED_MOST }]);
    expect(now().hasTag('gathering')).toBe(true);
    await readAll.answer([B, C, A]);
    expect(names()).toEqual(['Axle', 'Bolt', 'Cable']);
    expect([now().hasTag('gathering'), moreToGather(now().context)]).toEqual([false, 0]);
  });

  test('are those of its filters and its place alone, and others where it is filtered otherwise', async () => {
    const filtered: WholeList = { total: 40, category: null, table: 'supplier=bolt', within: 'l1' };
    const { all, now, readAll, show } = paged(filtered);
    all();
    all();
    expect(readAll.inputs).toEqual([{ query: filtered, most: SELECTED_MOST }]);
    await readAll.answer([A, B, C]);
    expect(moreToGather(now().context)).toBe(0);
    show([A, B], { ...filtered, table: 'supplier=nut' });
    expect(moreToGather(now().context)).toBe(40);
    show([A, B], { ...filtered, within: undefined });
    expect(moreToGather(now().context)).toBe(40);
  });

  test('are not selected where another list is shown by the time they are read', async () => {
    const { all, names, now, readAll, show } = paged();
    all();
    all();
    show([C], { total: 2, category: 'Misc' });
    await readAll.answer([A, B, C]);
    expect(names()).toEqual(['Axle', 'Bolt']);
    expect(now().context.gathered).toBeUndefined();
  });

  test('are offered again once one of them was taken out, and of another list', async () => {
    const { all, now, readAll, toggle, show } = paged();
    all();
    all();
    await readAll.answer([A, B, C]);
    toggle(C);
    expect(moreToGather(now().context)).toBe(402);
    all();
    await readAll.answer([A, B, C]);
    show([A, B], { total: 30, category: 'Screws' });
    expect(moreToGather(now().context)).toBe(30);
  });

  test('are no more than can be worked off, and none are offered where all are shown', () => {
    const { all, now, show } = paged({ total: 5000, category: 'Tools' });
    all();
    expect(moreToGather(now().context)).toBe(SELECTED_MOST);
    show([A, B], { total: 2, category: 'Tools' });
    expect(moreToGather(now().context)).toBe(0);
  });

  test('what is selected stays so where the others cannot be read, and an end of it ends the reading', async () => {
    const { all, actor, names, now, readAll, notices } = paged();
    all();
    all();
    await readAll.fail(failure('offline', 'Network error'));
    expect(names()).toEqual(['Axle', 'Bolt']);
    expect(notices).toEqual([
      {
        kind: 'error',
        text: 'The others could not be selected',
        detail: 'Network error 2 stay selected.',
      },
    ]);
    all();
    actor.send({ type: 'selection.cleared' });
    expect(now().hasTag('gathering')).toBe(false);
    await readAll.answer([C]);
    expect(names()).toEqual([]);
  });
});

describe('deleting several', () => {
  test('asks once for all of them, deletes one after the other, and tells how far it is and how it went', async () => {
    const { actor, confirmDeletion, deleteItem, notices, told, toggle, names, now } = choosing();
    toggle(A, C);
    actor.send({ type: 'delete.requested' });
    expect(confirmDeletion.inputs).toEqual([[A, C]]);
    await confirmDeletion.answer(true);
    expect(deleteItem.inputs).toEqual([A]);
    expect(told).toEqual([{ type: 'deletion.begun', ids: ['axle', 'cable'] }]);
    expect([now().hasTag('deleting'), now().context.queue.length, now().context.total]).toEqual([true, 2, 2]);
    await deleteItem.answer();
    expect(deleteItem.inputs).toEqual([A, C]);
    await deleteItem.answer();
    expect(notices).toEqual([{ kind: 'success', text: '2 items deleted' }]);
    expect([names(), now().matches('choosing'), now().context.rounds]).toEqual([[], true, 1]);
  });

  test('tells how far it is where they are many, and is stopped by the button there: the others stay, selected', async () => {
    const { actor, confirmDeletion, deleteItem, notices, withdrawn, names } = choosing();
    const many = Array.from({ length: 500 }, (_, at) => anItem({ id: `i${at}`, name: `Part ${at}` }));
    actor.send({ type: 'items.shown', items: many });
    actor.send({ type: 'all.chosen' });
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    for (let at = 0; at < 36; at++) await deleteItem.answer();
    const told = notices.at(-1);
    expect(told).toMatchObject({ text: 'Deleting 36 of 500', action: { label: 'Stop' }, isProgress: true });
    actor.send({ type: 'stop.requested' });
    expect(notices.at(-1)).toMatchObject({ id: told?.id, text: 'Stopping…' });
    await deleteItem.answer();
    expect([deleteItem.inputs.length, names().length]).toEqual([37, 463]);
    expect(withdrawn.at(-1)?.id).toBe(told?.id);
    expect(notices.at(-1)).toMatchObject({
      kind: 'warning',
      text: 'Stopped: 37 of 500 items deleted',
    });
    expect(notices.at(-1)).not.toHaveProperty('detail');
    // The rest is another wish.
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    await deleteItem.fail(failure('offline', 'Network error'));
    actor.send({ type: 'stop.requested' });
    await deleteItem.answer();
    expect(notices.at(-1)).toMatchObject({
      text: 'Stopped: 1 of 463 items deleted',
      detail: 'Part 37: Network error',
    });
    // Neither with the last nor after 'Stop': what comes of it all is told in the same moment.
    expect(notices.map(({ text }) => text).slice(-3)).toEqual([
      'Deleting 1 of 463',
      'Stopping…',
      'Stopped: 1 of 463 items deleted',
    ]);
  });

  test('tells no progress with the last of many, only what has come of it', async () => {
    const { actor, confirmDeletion, deleteItem, notices } = choosing();
    const many = Array.from({ length: 20 }, (_, at) => anItem({ id: `i${at}`, name: `Part ${at}` }));
    actor.send({ type: 'items.shown', items: many });
    actor.send({ type: 'all.chosen' });
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    for (let at = 0; at < 20; at++) await deleteItem.answer();
    expect(notices.map(({ text }) => text).slice(-2)).toEqual(['Deleting 19 of 20', '20 items deleted']);
  });

  test('stops at a no, and everything stays selected', async () => {
    const { actor, confirmDeletion, deleteItem, toggle, names, now } = choosing();
    toggle(A, C);
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(false);
    expect([deleteItem.inputs, names(), now().context.rounds]).toEqual([[], ['Axle', 'Cable'], 0]);
  });

  test('is not asked about where nothing is selected', () => {
    const { actor, confirmDeletion } = choosing();
    actor.send({ type: 'delete.requested' });
    expect(confirmDeletion.inputs).toEqual([]);
  });

  test('goes on after one that fails, which stays selected and is named', async () => {
    const { actor, confirmDeletion, deleteItem, notices, toggle, names } = choosing();
    toggle(A, B, C);
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    await deleteItem.answer();
    await deleteItem.fail(failure('offline', 'Network error'));
    await deleteItem.answer();
    expect(notices).toEqual([
      {
        kind: 'error',
        text: '2 of 3 items deleted',
        detail: 'Bolt: Network error',
      },
    ]);
    expect(names()).toEqual(['Bolt']);
  });

  test('of which nobody knows whether it was done says so until that is closed', async () => {
    const { actor, confirmDeletion, deleteItem, notices, toggle } = choosing();
    toggle(A);
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    await deleteItem.fail({ ...failure('offline', 'Nobody knows.'), outcome: 'unknown' });
    expect(notices).toEqual([
      {
        kind: 'warning',
        text: 'Axle may not be deleted',
        detail: 'Nobody knows.',
        duration: Infinity,
      },
    ]);
    toggle(B);
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    await deleteItem.fail({ ...failure('offline', 'Nobody knows.'), outcome: 'unknown' });
    await deleteItem.fail(failure('offline', 'Network error'));
    expect(notices[1]).toMatchObject({ text: '0 of 2 items surely deleted', duration: Infinity });
  });

  test('tells of a single one that was left in a sentence of its own', async () => {
    const { actor, confirmDeletion, deleteItem, notices, names } = choosing();
    actor.send({ type: 'delete.requested', item: A });
    await confirmDeletion.answer(true);
    await deleteItem.fail(failure('stale', 'It is called Big axle now. Look at it before you delete it.'));
    expect(notices).toEqual([
      {
        kind: 'error',
        text: 'Axle was not deleted',
        detail: 'It is called Big axle now. Look at it before you delete it.',
      },
    ]);
    expect(names()).toEqual([]);
  });

  test('tells of several that failed by their number and the first one', async () => {
    const { actor, confirmDeletion, deleteItem, notices, toggle } = choosing();
    toggle(A, B);
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.answer(true);
    await deleteItem.fail(failure('offline', 'Network error'));
    await deleteItem.fail(failure('offline', 'Network error'));
    expect(notices[0]?.detail).toBe('2 are still here, the first of them Axle: Network error');
  });

  test('deletes what was asked about, also when the list has changed since', async () => {
    const { actor, confirmDeletion, deleteItem, toggle } = choosing();
    toggle(A, B);
    actor.send({ type: 'delete.requested' });
    actor.send({ type: 'items.shown', items: [B] });
    await confirmDeletion.answer(true);
    await deleteItem.answer();
    await deleteItem.answer();
    expect(deleteItem.inputs).toEqual([A, B]);
  });

  test('a question that breaks off is a no', async () => {
    const { actor, confirmDeletion, toggle, now } = choosing();
    toggle(A);
    actor.send({ type: 'delete.requested' });
    await confirmDeletion.fail(new Error('closed'));
    expect(now().matches('choosing')).toBe(true);
  });
});

test('a deletion that is stopped while it waits for a change deletes nothing', async () => {
  const { actor, held, told } = selectionStage();
  actor.start();
  actor.send({ type: 'items.shown', items: [A, B] });
  actor.send({ type: 'all.chosen' });
  actor.send({ type: 'delete.requested' });
  await held.confirmDeletion.answer(true);
  expect([held.awaitChanges.inputs.length, held.deleteItem.inputs]).toEqual([1, []]);
  actor.send({ type: 'stop.requested' });
  expect(held.deleteItem.inputs).toEqual([]);
  expect(told.at(-1)).toMatchObject({ notice: { text: 'Stopped: 0 of 2 items deleted' } });
  expect(actor.getSnapshot().context.selected).toEqual([A, B]);
});
