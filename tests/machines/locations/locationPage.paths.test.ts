import { expect, test } from 'vitest';
import { locationPageMachine } from '../../../src/machines/locations/locationPage.machine.ts';
import { locationPageStage } from './locationPage.stage.ts';
import { confirmedBy, together, walkAllPaths } from '../kit/modelPaths.ts';
import { aNewLocation } from '../../services/samples.ts';
import { aLocation, answered, failed, NOT_FOUND, OFFLINE } from '../kit/samples.ts';

const SHELF = aLocation({ description: 'Old' });

const LEFT = {
  key: 'description_l1',
  form: 'location-edit_l1',
  values: { description: 'New' },
  location: SHELF,
};

type Walk = Parameters<typeof walkAllPaths<typeof locationPageMachine>>[0];

const walk = (outside: Walk['outside'], eventSets: Walk['eventSets']) =>
  walkAllPaths({
    machine: locationPageMachine,
    inputs: [{ identifier: 'S1' }],
    stage: confirmedBy('confirmDeletion', 'deleteLocation', locationPageStage),
    outside,
    eventSets,
    facts: ({ context }) => [
      context.location?.id,
      context.draft === 'Old',
      context.described !== undefined,
      context.left !== undefined,
      context.draft === context.submitted,
    ],
  });

test('every state of the location page is reached and every transition taken, typing during a save too', async () => {
  const coverage = together(
    await walk(
      {
        watchLocation: {
          sends: [answered(SHELF), answered({ ...SHELF, id: '' }), failed(), failed(NOT_FOUND)].map(
            (state) => ({ type: 'location.changed', state }),
          ),
        },
        watchItems: { sends: [{ type: 'items.changed', state: answered([]) }] },
        shareLocation: { answers: [undefined], failures: [OFFLINE] },
        deleteLocation: { answers: [SHELF, undefined], failures: [OFFLINE] },
      },
      [
        [{ type: 'retry.requested' }, { type: 'share.requested' }],
        [{ type: 'retry.requested' }, { type: 'delete.requested' }],
      ],
    ),
    await walk(
      {
        watchLocation: {
          sends: [answered(SHELF), answered({ ...SHELF, id: '' })].map((state) => ({
            type: 'location.changed',
            state,
          })),
        },
        findDescription: { answers: [LEFT], failures: [OFFLINE] },
        saveDescription: {
          answers: [
            { result: 'saved', item: SHELF },
            {
              result: 'conflict',
              entry: aNewLocation({ kind: 'edit', id: 'l1' }),
              base: SHELF,
              conflict: { mine: aNewLocation().item, theirs: SHELF, fields: ['description'] },
            },
          ],
          failures: [OFFLINE],
        },
      },
      [
        [
          { type: 'description.opened' },
          { type: 'description.changed', text: 'New' },
          { type: 'description.changed', text: 'Newer' },
          { type: 'description.submitted' },
          { type: 'description.cancelled' },
          { type: 'description.closed' },
          { type: 'description.discarded' },
        ],
      ],
    ),
  );
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Some hundred paths: seconds, but not where every processor is taken.
});
