import { expect, test } from 'vitest';
import { newestOffer } from '../../src/machines/changes.context.ts';
import { changesMachine } from '../../src/machines/changes.machine.ts';
import { changesStage, movedStep, outcomeOf } from './changes.stage.ts';
import { walkAllPaths } from './modelPaths.ts';
import { aLocation, anItem, OFFLINE } from './samples.ts';

const step = movedStep('a', 'Axle');
const [change, added] = [
  { kind: 'move items', items: [anItem({ id: 'a', name: 'Axle' })], to: aLocation({ id: 'l2' }) },
  anItem({ id: 'b', name: 'Bolt' }),
];

test('every state of changes is reached and every transition taken', async () => {
  const coverage = await walkAllPaths({
    machine: changesMachine,
    inputs: [{ nameOfPlace: () => undefined }],
    stage: changesStage,
    outside: {
      performChange: { answers: [outcomeOf(step)], failures: [OFFLINE] },
      undoChange: {
        answers: [
          outcomeOf(step),
          { done: [], failed: [{ id: 'a', name: 'Axle', failure: OFFLINE, step }], unsent: 0 },
        ],
        failures: [OFFLINE],
      },
    },
    eventSets: [
      [
        { type: 'change.requested', change },
        { type: 'undo.requested' },
        { type: 'undo.requested', id: 'change-1' },
        { type: 'undo.expired', id: 'change-1' },
        { type: 'work.progressed', done: 1, total: 2 },
        { type: 'session.ended' },
      ],
      [
        { type: 'items.added', items: [] },
        { type: 'items.added', items: [added] },
        { type: 'undo.requested' },
      ],
    ],
    facts: ({ context }) => [
      Math.min(context.requests.length, 2),
      context.work?.kind,
      newestOffer(context) !== undefined,
      Math.min(context.offers.length, 2),
    ],
  });
  expect(coverage).toMatchObject({ unreached: [], untaken: [] });
});
