import { describe, expect, test } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import { anItem } from '../kit/samples.ts';
import { selectionStage } from './selection.stage.ts';

const [A, B, C] = ['Axle', 'Bolt', 'Cable'].map((name) => anItem({ id: name.toLowerCase(), name })) as [
  Item,
  Item,
  Item,
];

function choosing() {
  const { actor, held, notices } = selectionStage();
  actor.start();
  actor.send({ type: 'items.shown', items: [A, B, C] });
  const toggle = (...items: Item[]) => {
    for (const item of items) actor.send({ type: 'item.toggled', item });
  };
  const names = () => actor.getSnapshot().context.selected.map(({ name }) => name);
  return { actor, ...held, notices, toggle, names, now: () => actor.getSnapshot() };
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
});

describe('deleting several', () => {
  test('asks once for all of them, deletes one after the other, and tells how far it is and how it went', async () => {
    const { actor, confirmDeletion, deleteItem, notices, toggle, names, now } = choosing();
    toggle(A, C);
    actor.send({ type: 'delete.requested' });
    expect(confirmDeletion.inputs).toEqual([[A, C]]);
    await confirmDeletion.answer(true);
    expect(deleteItem.inputs).toEqual([A]);
    expect([now().hasTag('deleting'), now().context.queue.length, now().context.total]).toEqual([true, 2, 2]);
    await deleteItem.answer();
    expect(deleteItem.inputs).toEqual([A, C]);
    await deleteItem.answer();
    expect(notices).toEqual([{ kind: 'success', text: '2 items deleted', deleted: ['axle', 'cable'] }]);
    expect([names(), now().matches('choosing'), now().context.rounds]).toEqual([[], true, 1]);
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
        deleted: ['axle', 'cable'],
      },
    ]);
    expect(names()).toEqual(['Bolt']);
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
