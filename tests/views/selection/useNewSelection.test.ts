import { expect, test } from 'vitest';
import { stopOnceIdle } from '../../../src/views/selection/useNewSelection.ts';
import { selectionStage } from '../../machines/items/selection.stage.ts';
import { anItem } from '../../machines/kit/samples.ts';

test('a deletion of several goes on to its end, and says so, after its page was left', async () => {
  const { actor, held, notices } = selectionStage(undefined, undefined, true);
  actor.start();
  const items = ['a', 'b'].map((id) => anItem({ id, name: id }));
  actor.send({ type: 'items.shown', items });
  actor.send({ type: 'all.chosen' });
  actor.send({ type: 'delete.requested' });
  await held.confirmDeletion.answer(true);
  stopOnceIdle(actor);
  await held.deleteItem.answer(undefined);
  await held.deleteItem.answer(undefined);
  expect(held.deleteItem.inputs.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(notices).toHaveLength(1);
  expect(actor.getSnapshot().status).toBe('stopped');
});

test('a selection with nothing to be done ends with its page', () => {
  const { actor } = selectionStage(undefined, undefined, true);
  actor.start();
  stopOnceIdle(actor);
  expect(actor.getSnapshot().status).toBe('stopped');
});
