import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Progress } from '../../src/machines/changes.context.ts';
import { changesMachine } from '../../src/machines/changes.machine.ts';
import type { Notice } from '../../src/machines/required.ts';
import type { Change, Outcome, Step } from '../../src/model/changes.ts';
import { heldPromise } from './heldActors.ts';
import { recordedActions } from './recordedActions.ts';

const nameOfPlace = (id: string): string | undefined => (id === 'l1' ? 'Shelf 1' : undefined);

/** Changes, not yet started. */
export function changesStage(
  input: { nameOfPlace(id: string): string | undefined } = { nameOfPlace },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    performChange: heldPromise<Outcome, { change: Change; onProgress(progress: Progress): void }>(),
    undoChange: heldPromise<Outcome, { steps: readonly Step[]; onProgress(progress: Progress): void }>(),
  };
  const { notify, notices } = recordedActions();
  const withdrawn: Notice[] = [];
  const actor = createActor(
    changesMachine.provide({
      actors: { performChange: held.performChange.logic, undoChange: held.undoChange.logic },
      actions: { notify, withdraw: (_, notice) => void withdrawn.push(notice) },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, withdrawn };
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
