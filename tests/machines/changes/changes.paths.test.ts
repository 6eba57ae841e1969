import { expect, test } from 'vitest';
import { newestMeanwhile, newestRedo, newestUndo } from '../../../src/machines/changes/changes.context.ts';
import { changesMachine } from '../../../src/machines/changes/changes.machine.ts';
import { addedItem, changesStage, deletedItem, movedStep, outcomeOf, undoneBy } from './changes.stage.ts';
import { walkAllPaths } from '../kit/modelPaths.ts';
import { aLocation, anItem, OFFLINE } from '../kit/samples.ts';

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
          undoneBy(step),
          { done: [], failed: [{ id: 'a', name: 'Axle', failure: OFFLINE, step }], unsent: 0 },
          { ...outcomeOf(), left: 1 },
        ],
        failures: [OFFLINE],
      },
    },
    eventSets: [
      [{ type: 'change.requested', change }, { type: 'undo.requested' }, { type: 'redo.requested' }],
      [
        { type: 'change.requested', change },
        { type: 'undo.requested', id: 'change-1' },
        { type: 'work.progressed', done: 1, total: 20 },
        { type: 'stop.requested' },
        { type: 'session.ended' },
      ],
      [
        { type: 'items.added', items: [] },
        { type: 'items.added', items: [added] },
        { type: 'work.discarded', id: added.id },
        { type: 'undo.requested' },
      ],
      [
        { type: 'steps.done', steps: [deletedItem('d', 'Drill')] },
        { type: 'notice.due', ids: ['d'], notice: { kind: 'success', text: 'Item deleted' } },
        { type: 'steps.undone', steps: [deletedItem('d', 'Drill')] },
        { type: 'steps.undone', steps: [] },
      ],
      [
        { type: 'change.requested', change },
        { type: 'items.added', items: [added] },
        { type: 'undo.requested' },
      ],
      [
        { type: 'history.back', undo: [], redo: [] },
        { type: 'work.cut', work: { kind: 'change', change }, outcome: outcomeOf() },
        { type: 'undo.requested' },
      ],
      [
        { type: 'deletion.begun', run: 'x:1', ids: ['d'] },
        { type: 'steps.done', steps: [deletedItem('d', 'Drill')] },
        { type: 'undo.requested' },
        { type: 'deletion.ended', run: 'x:1', notice: { kind: 'success', text: 'Item deleted' } },
      ],
      [
        { type: 'run.begun' },
        { type: 'run.ended', steps: [addedItem('p', 'Pasted')] },
        { type: 'undo.requested' },
      ],
    ],
    facts: ({ context }) => [
      Math.min(context.requests.length, 1),
      context.work?.kind,
      newestUndo(context) !== undefined,
      newestRedo(context) !== undefined,
      newestMeanwhile(context) !== undefined,
      Math.min(context.runs, 1),
      Math.min(context.deletions.length, 1),
    ],
  });
  expect(coverage).toEqual({ unreached: [], untaken: [] });
  // Some 400 paths: seconds, but not where every processor is taken.
});
