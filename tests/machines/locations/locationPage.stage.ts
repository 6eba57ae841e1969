import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { LocationOutcome } from '../../../src/machines/locations/locationForm.context.ts';
import { locationPageMachine } from '../../../src/machines/locations/locationPage.machine.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import type { DraftOf } from '../../../src/model/unsent/draft.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

export type LocationChanged = WatchedEvent<'location.changed', Location>;
export type ItemsChanged = WatchedEvent<'items.changed', readonly Item[]>;

/** The location page, not yet started. */
export function locationPageStage(
  input: { identifier: string } = { identifier: 'S1' },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    watchLocation: heldWatch<LocationChanged, { identifier: string }>(),
    watchItems: heldWatch<ItemsChanged, { locationId: string }>(),
    saveDescription: heldPromise<LocationOutcome, { location: Location; description: string }>(),
    findDescription: heldPromise<DraftOf | undefined, { id: string }>(),
    shareLocation: heldPromise<void, Location>(),
    confirmDeletion: heldPromise<boolean, Location>(),
    deleteLocation: heldPromise<void, Location>(),
  };
  const { notify, withdraw, withdrawn, navigate, keepDraft, dropDraft, notices, visits, drafts } =
    recordedActions();
  const actor = createActor(
    locationPageMachine.provide({
      actors: {
        watchLocation: held.watchLocation.logic,
        watchItems: held.watchItems.logic,
        saveDescription: held.saveDescription.logic,
        findDescription: held.findDescription.logic,
        shareLocation: held.shareLocation.logic,
        deleteLocation: confirmedAction(held.confirmDeletion.logic, held.deleteLocation.logic),
      },
      actions: { notify, withdraw, navigate, keepDraft, dropDraft },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, withdrawn, visits, drafts };
}
