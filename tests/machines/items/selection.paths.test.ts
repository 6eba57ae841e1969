import { expect, test } from 'vitest';
import { selectionMachine } from '../../../src/machines/items/selection.machine.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { anItem, OFFLINE } from '../kit/samples.ts';
import { selectionStage } from './selection.stage.ts';

test('every state of a selection is reached and every transition taken', async () => {
  const items = [anItem({ id: 'axle' }), anItem({ id: 'bolt' })];
  const coverage = await walkAllPaths({
    machine: selectionMachine,
    inputs: [undefined],
    stage: selectionStage,
    outside: {
      confirmDeletion: { answers: [true, false], failures: [OFFLINE] },
      awaitChanges: { answers: [undefined], failures: [OFFLINE] },
      deleteItem: { answers: [undefined], failures: [OFFLINE] },
      readAll: { answers: [items], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'items.shown', items },
        { type: 'item.toggled', item: items[0] },
        { type: 'all.chosen' },
        { type: 'selection.cleared' },
        { type: 'delete.requested' },
        { type: 'stop.requested' },
      ],
      [
        { type: 'items.shown', items: items.slice(0, 1), whole: { total: 2, category: null } },
        { type: 'range.reached', from: 'axle', to: 'axle' },
        { type: 'all.chosen' },
        { type: 'selection.cleared' },
        { type: 'items.gone', ids: ['axle'] },
        { type: 'items.changed', steps: [] },
        { type: 'session.ended' },
      ],
    ],
    facts: ({ context }) => [
      context.shown.length,
      context.selected.length,
      context.queue.length,
      context.isStopping,
      context.gathered,
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
