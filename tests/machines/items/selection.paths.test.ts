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
      deleteItem: { answers: [undefined], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'items.shown', items },
        { type: 'item.toggled', item: items[0] },
        { type: 'all.chosen' },
        { type: 'selection.cleared' },
        { type: 'delete.requested' },
      ],
    ],
    facts: ({ context }) => [context.shown.length, context.selected.length, context.queue.length],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
