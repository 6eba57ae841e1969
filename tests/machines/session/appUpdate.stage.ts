import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import {
  appUpdateMachine,
  type FormEvent,
  type VersionEvent,
  type WindowFocused,
} from '../../../src/machines/session/appUpdate.machine.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';

/** The update of the app, not yet started; versions, forms and the window are in the test's hands. */
export function appUpdateStage(
  input: { at: number } = { at: 0 },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    watchForms: heldWatch<FormEvent, void>(),
    watchVersions: heldWatch<VersionEvent, void>(),
    watchFocus: heldWatch<WindowFocused, void>(),
    lookForVersion: heldPromise<void, void>(),
  };
  /** What stands on the screen. */
  const shown: Notice[] = [];
  /** What was done to the app, in order. */
  const done: ('takeOver' | 'reload')[] = [];
  const actor = createActor(
    appUpdateMachine.provide({
      actors: {
        watchForms: held.watchForms.logic,
        watchVersions: held.watchVersions.logic,
        watchFocus: held.watchFocus.logic,
        lookForVersion: held.lookForVersion.logic,
      },
      actions: {
        notify: (_, notice) => void shown.push(notice),
        withdraw: (_, notice) => void shown.splice(shown.indexOf(notice), 1),
        takeOver: () => void done.push('takeOver'),
        reload: () => void done.push('reload'),
      },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, shown, done };
}
