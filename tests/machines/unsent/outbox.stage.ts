import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import {
  type EntriesChanged,
  outboxMachine,
  type PageChanged,
  type PhotosChanged,
  type TryResult,
  type UnsentLocationsChanged,
} from '../../../src/machines/unsent/outbox.machine.ts';
import type { UnsentWork } from '../../../src/model/unsent/unsentPhotos.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The outbox, not yet started, on a page that is looked at unless told otherwise. */
export function outboxStage(
  input: { isVisible: boolean } = { isVisible: true },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    watchEntries: heldWatch<EntriesChanged, void>(),
    watchLocations: heldWatch<UnsentLocationsChanged, void>(),
    watchPhotos: heldWatch<PhotosChanged, void>(),
    watchPage: heldWatch<PageChanged, void>(),
    trySending: heldPromise<TryResult, { id: string; isAsked: boolean }>(),
    confirmDiscard: heldPromise<boolean, UnsentWork>(),
    discard: heldPromise<void, { id: string; revision: string | undefined }>(),
    renew: heldPromise<void, { id: string }>(),
  };
  const { notify, notices } = recordedActions();
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        watchEntries: held.watchEntries.logic,
        watchLocations: held.watchLocations.logic,
        watchPhotos: held.watchPhotos.logic,
        watchPage: held.watchPage.logic,
        trySending: held.trySending.logic,
        confirmDiscard: held.confirmDiscard.logic,
        discard: held.discard.logic,
        renew: held.renew.logic,
      },
      actions: { notify },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices };
}
