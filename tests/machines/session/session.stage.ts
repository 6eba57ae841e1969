import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { sessionMachine, type TokenChanged } from '../../../src/machines/session/session.machine.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The session, not yet started; the token store is in the test's hands. */
export function sessionStage(
  input: { present: boolean; user: string | null } = { present: false, user: null },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    logIn: heldPromise<{ user: string }, { username: string; password: string }>(),
    logOut: heldPromise<void, void>(),
    watchToken: heldWatch<TokenChanged, void>(),
  };
  const { notify, notices } = recordedActions();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        logIn: held.logIn.logic,
        logOut: held.logOut.logic,
        watchToken: held.watchToken.logic,
      },
      actions: { notify },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices };
}
