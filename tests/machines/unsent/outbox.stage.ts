import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { outboxMachine } from '../../../src/machines/unsent/outbox.machine.ts';
import type {
  EntriesChanged,
  PageChanged,
  PhotosChanged,
  TryResult,
  UnsentLocationsChanged,
  WithdrawalsChanged,
} from '../../../src/machines/unsent/outbox.setup.ts';
import type { UnsentWork } from '../../../src/model/unsent/unsentPhotos.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
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
    watchWithdrawn: heldWatch<WithdrawalsChanged, void>(),
    watchPage: heldWatch<PageChanged, void>(),
    trySending: heldPromise<TryResult, { id: string; isAsked: boolean }>(),
    confirmDiscard: heldPromise<boolean, UnsentWork>(),
    discard: heldPromise<void, UnsentWork>(),
    renew: heldPromise<string, { id: string }>(),
  };
  const { notify, notices, abouts } = recordedActions();
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        watchEntries: held.watchEntries.logic,
        watchLocations: held.watchLocations.logic,
        watchPhotos: held.watchPhotos.logic,
        watchWithdrawn: held.watchWithdrawn.logic,
        watchPage: held.watchPage.logic,
        trySending: held.trySending.logic,
        discard: confirmedAction(held.confirmDiscard.logic, held.discard.logic),
        renew: held.renew.logic,
      },
      actions: { notify },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, abouts };
}
