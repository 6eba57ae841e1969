import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { type KeyCaptureInput, keyCaptureMachine } from '../../../src/machines/keys/keyCapture.machine.ts';

/** Where 'e' and 'g h' belong to other commands, and any single letter may begin a sequence. */
export const TAKEN: KeyCaptureInput = {
  problemWith: (_, key) => (key === 'e' || key === 'g h' ? `${key} is taken.` : undefined),
  canBeginSequence: (key) => key.length === 1,
};

/** The choice of a key, not yet started; `told` has what was chosen and what was reset, in order. */
export function keyCaptureStage(input = TAKEN, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const told: unknown[] = [];
  const actor = createActor(
    keyCaptureMachine.provide({
      actions: {
        choose: (_, choice) => void told.push(choice),
        reset: (_, { command }) => void told.push(`reset ${command}`),
      },
    }),
    { clock, input, ...(inspect && { inspect }) },
  );
  return { actor, clock, told, held: {} };
}
