import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { itemFormMachine, type ItemToSave } from '../../src/machines/itemForm.machine.ts';
import { heldPromise } from './heldActors.ts';
import { recordedActions } from './recordedActions.ts';

/** The item form, not yet started: with an id an edit, without one a new item. */
export function itemFormStage(
  input: { id?: string; locationId?: string } = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    resolveLocation: heldPromise<string, { identifier: string }>(),
    loadItem: heldPromise<Item, { id: string; fresh: boolean }>(),
    saveItem: heldPromise<Item, ItemToSave>(),
  };
  const { notify, navigate, notices, visits } = recordedActions();
  const actor = createActor(
    itemFormMachine.provide({
      actors: {
        resolveLocation: held.resolveLocation.logic,
        loadItem: held.loadItem.logic,
        saveItem: held.saveItem.logic,
      },
      actions: { notify, navigate },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, visits };
}
