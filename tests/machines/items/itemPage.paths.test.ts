import { expect, test } from 'vitest';
import { itemPageMachine } from '../../../src/machines/items/itemPage.machine.ts';
import { itemPageStage } from './itemPage.stage.ts';
import { confirmedBy, walkAllPaths } from '../kit/modelPaths.ts';
import { aLocation, anItem, answered, failed, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

test('every state of the item page is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: itemPageMachine,
    inputs: [{ id: 'item-00001', refetch: false }],
    stage: confirmedBy('confirmDeletion', 'deleteItem', itemPageStage),
    outside: {
      watchItem: {
        sends: [answered(anItem()), failed(), failed(NOT_FOUND)].map((state) => ({
          type: 'item.changed',
          state,
        })),
      },
      watchHistory: {
        sends: [{ type: 'history.changed', state: answered({ history: [], next: '7' }) }],
      },
      readOlderHistory: {
        answers: [{ before: '7', page: { history: [], next: null } }],
        failures: [OFFLINE],
      },
      deleteItem: { answers: [anItem(), undefined], failures: [OFFLINE] },
      shareLocation: { answers: [undefined], failures: [OFFLINE] },
    },
    eventSets: [
      [{ type: 'retry.requested' }, { type: 'share.requested', location: aLocation() }],
      [{ type: 'retry.requested' }, { type: 'delete.requested' }],
      [{ type: 'older.requested' }],
    ],
    facts: ({ context }) => [context.item === undefined, context.history?.next],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
});
