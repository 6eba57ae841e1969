import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import type { LocationFormInput } from '../../../src/model/locations/locationForm.ts';
import type { Item } from '../../../contract/entities.ts';
import type {
  LoadedLocation,
  LocationFormData,
  LocationOutcome,
  LocationToSave,
} from '../../../src/machines/locations/locationForm.context.ts';
import { locationFormMachine } from '../../../src/machines/locations/locationForm.machine.ts';
import type { UnsentWork } from '../../../src/model/unsent/unsentPhotos.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import type { HostBack } from '../../../src/machines/kit/unprovided.ts';
import type { Failure } from '../../../src/failure.ts';

/** The location form, not yet started: with an id an edit, without one a new location. */
export function locationFormStage(input: LocationFormInput = {}, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    loadForm: heldPromise<LocationFormData, { id: string | undefined; parentId: string | null }>(),
    readAgain: heldPromise<LoadedLocation, { id: string }>(),
    findItem: heldPromise<Item, { id: string }>(),
    saveLocation: heldPromise<LocationOutcome, LocationToSave>(),
    proposeLabel: heldPromise<string, { label: string }>(),
    confirmDiscard: heldPromise<boolean, UnsentWork>(),
    discardUnsent: heldPromise<void, UnsentWork>(),
    watchHost: heldWatch<HostBack, Failure | undefined>(),
  };
  const { notify, navigate, keepDraft, dropDraft, notices, visits, drafts } = recordedActions();
  /** Under which ids the form went on. */
  const becomes: string[] = [];
  /** Drafts that were gone on with in another form. */
  const handedOn: { id: string; key: string }[] = [];
  const actor = createActor(
    locationFormMachine.provide({
      actors: {
        loadForm: held.loadForm.logic,
        findItem: held.findItem.logic,
        saveLocation: held.saveLocation.logic,
        proposeLabel: held.proposeLabel.logic,
        discardUnsent: confirmedAction(held.confirmDiscard.logic, held.discardUnsent.logic),
        // The tests tell it themselves.
        watchUnsent: fromCallback(() => {}),
        watchHost: held.watchHost.logic,
        readAgain: held.readAgain.logic,
      },
      actions: {
        notify,
        navigate,
        keepDraft,
        dropDraft,
        goOnAs: (_, { id, before }) => {
          if (id !== before) becomes.push(id);
        },
        goOnWith: (_, draft) => void handedOn.push(draft),
      },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, visits, drafts, becomes, handedOn };
}
