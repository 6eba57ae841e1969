import { createActor, type EventObject, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import { failure } from '../../../src/failure.ts';
import type {
  QuickAddAnswer,
  QuickAddInput,
  QuickAddRequest,
} from '../../../src/machines/items/quickAdd.context.ts';
import { quickAddMachine } from '../../../src/machines/items/quickAdd.machine.ts';
import { heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

export const NO_ROOM = failure('storage', 'This browser has no room left.');

/** The row of a location, not yet started; what it hands on is answered when the test says so. */
export function quickAddStage(
  input: QuickAddInput = { locationId: 'l1' },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const requests: QuickAddRequest[] = [];
  const answers: ((answer: QuickAddAnswer) => void)[] = [];
  const guardLeaving = heldWatch<EventObject, void>();
  const { keepDraft, drafts } = recordedActions();
  const actor = createActor(
    quickAddMachine.provide({
      actors: {
        addItems: fromCallback<EventObject, void, QuickAddAnswer>(({ receive, sendBack }) => {
          // The machine sends nothing else.
          receive((event) => void requests.push(event as QuickAddRequest));
          answers.push(sendBack);
        }),
        guardLeaving: guardLeaving.logic,
      },
      actions: { keepDraft },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  const answer = (given: QuickAddAnswer) => {
    const send = answers.at(-1);
    if (!send) throw new Error('Nobody adds.');
    send(given);
  };
  return {
    actor,
    clock,
    held: { addItems: { send: (event: EventObject) => answer(event as QuickAddAnswer) }, guardLeaving },
    requests,
    drafts,
    answer,
    now: () => actor.getSnapshot(),
    /** Types into both fields and presses Enter. */
    enter(name: string, quantity = ''): void {
      actor.send({ type: 'text.changed', field: 'name', text: name });
      if (quantity !== '') actor.send({ type: 'text.changed', field: 'quantity', text: quantity });
      actor.send({ type: 'entry.submitted' });
    },
  };
}
