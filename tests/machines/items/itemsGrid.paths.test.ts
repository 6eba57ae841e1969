import { expect, test } from 'vitest';
import { itemsGridMachine } from '../../../src/machines/items/itemsGrid.machine.ts';
import { itemsGridStage } from './itemsGrid.stage.ts';
import { confirmedBy, walkAllPaths } from '../kit/modelPaths.ts';
import { anItem, answered, failed, OFFLINE } from '../kit/samples.ts';

const item = anItem();

test('every state of the items grid is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: itemsGridMachine,
    inputs: [{ page: 1, category: null }],
    stage: confirmedBy('confirmDeletion', 'deleteItem', itemsGridStage),
    outside: {
      watchPage: {
        sends: [
          answered({ items: [item], total: 30 }),
          { ...answered({ items: [item], total: 30 }), refreshing: true },
          answered({ items: [], total: 5 }),
          failed(),
        ].map((state) => ({ type: 'page.changed', state })),
      },
      deleteItem: { answers: [item, undefined], failures: [OFFLINE] },
    },
    eventSets: [
      [
        { type: 'page.chosen', page: 2 },
        { type: 'category.chosen', category: 'Tools' },
        { type: 'query.restored', query: { page: 1, category: null } },
        { type: 'retry.requested' },
        { type: 'delete.requested', item },
      ],
    ],
    facts: ({ context }) => [context.page, context.category, context.retries],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
