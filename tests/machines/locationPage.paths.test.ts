import { expect, test } from 'vitest';
import { locationPageMachine } from '../../src/machines/locationPage.machine.ts';
import { locationPageStage } from './locationPage.stage.ts';
import { walkAllPaths } from './modelPaths.ts';
import { aLocation, answered, failed, NOT_FOUND, OFFLINE } from './samples.ts';

const SHELF = aLocation({ description: 'Old' });

test('every state of the location page is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: locationPageMachine,
    inputs: [{ identifier: 'S1' }],
    stage: locationPageStage,
    outside: {
      watchLocation: {
        sends: [answered(SHELF), answered({ ...SHELF, id: '' }), failed(), failed(NOT_FOUND)].map(
          (state) => ({ type: 'location.changed', state }),
        ),
      },
      watchItems: { sends: [{ type: 'items.changed', state: answered([]) }] },
      saveDescription: { answers: [SHELF], failures: [OFFLINE] },
      shareLocation: { answers: [undefined], failures: [OFFLINE] },
      confirmDeletion: { answers: [true, false], failures: [OFFLINE] },
      deleteLocation: { answers: [undefined], failures: [OFFLINE] },
    },
    eventSets: [
      [{ type: 'retry.requested' }, { type: 'share.requested' }],
      [{ type: 'retry.requested' }, { type: 'delete.requested' }],
      [
        { type: 'description.opened' },
        { type: 'description.changed', text: 'New' },
        { type: 'description.submitted' },
        { type: 'description.cancelled' },
      ],
    ],
    facts: ({ context }) => [context.location?.id, context.draft === 'Old'],
  });
  expect(coverage).toEqual({ leaves: 16, transitions: 25, unreached: [], untaken: [] });
});
