import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { RecordsMoved, Watched } from '../../../src/machines/changes/changes.context.ts';
import { changesMachine } from '../../../src/machines/changes/changes.machine.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { type Change, itemAdded, type Outcome, type Step } from '../../../src/model/changes/changes.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { anItem } from '../kit/samples.ts';
import { recordedActions } from '../kit/recordedActions.ts';

const nameOfPlace = (id: string): string | undefined => (id === 'l1' ? 'Shelf 1' : undefined);

/** Changes, not yet started. */
export function changesStage(
  input: { nameOfPlace(id: string): string | undefined } = { nameOfPlace },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    performChange: heldPromise<Outcome, { change: Change } & Watched>(),
    undoChange: heldPromise<Outcome, { steps: readonly Step[] } & Watched>(),
  };
  const { notify, notices, abouts } = recordedActions();
  const withdrawn: Notice[] = [];
  const moved: RecordsMoved[] = [];
  const actor = createActor(
    changesMachine.provide({
      actors: { performChange: held.performChange.logic, undoChange: held.undoChange.logic },
      actions: { notify, withdraw: (_, notice) => void withdrawn.push(notice) },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  actor.on('records.moved', (event) => void moved.push(event));
  return { actor, clock, held, notices, abouts, withdrawn, moved };
}

/** An item moved from 'l1'. */
export const movedStep = (id: string, name: string, after = 'l2'): Step => ({
  kind: 'item changed',
  id,
  name,
  field: 'location_id',
  before: 'l1',
  after,
});

/** An item counted. */
export const countedStep = (id: string, name: string, before: number, after: number): Step => ({
  kind: 'item changed',
  id,
  name,
  field: 'quantity',
  before,
  after,
});

export const outcomeOf = (...done: Step[]): Outcome => ({ done, failed: [], unsent: 0 });

/** What the undo of these steps has done, when nothing stands in its way. */
export const undoneBy = (...steps: Step[]): Outcome =>
  outcomeOf(
    ...steps.toReversed().map((step): Step => {
      const key = `key of ${step.id}`;
      switch (step.kind) {
        case 'item changed':
          return { ...step, before: step.after, after: step.before };
        case 'location moved':
          return { ...step, before: step.after, after: step.before };
        case 'item added':
          return { ...step, kind: 'item removed', entry: undefined, key };
        case 'item removed':
          return { ...step, kind: 'item added' };
        case 'location added':
          return { ...step, kind: 'location removed', key };
        case 'location removed':
          return { ...step, kind: 'location added' };
      }
    }),
  );

/** An item that was added to 'l1'. */
export const addedItem = (id: string, name: string): Step =>
  itemAdded(anItem({ id, name, location_id: 'l1' }));

/** An item that was deleted from 'l1'. */
export const deletedItem = (id: string, name: string): Step => {
  const [deleted] = undoneBy(addedItem(id, name)).done;
  if (!deleted) throw new Error('Nothing was deleted.');
  return deleted;
};
