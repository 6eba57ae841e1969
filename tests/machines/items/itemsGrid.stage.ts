import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { ItemPage, ItemsQuery } from '../../../src/machines/items/itemsGrid.context.ts';
import { itemsGridMachine } from '../../../src/machines/items/itemsGrid.machine.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldReading } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The items grid, not yet started, with its outside in the test's hands. */
export function itemsGridStage(
  input: ItemsQuery = { page: 1, category: null },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    watchPage: heldReading<'page.changed', ItemPage, ItemsQuery>('page.changed'),
    confirmDeletion: heldPromise<boolean, Item>(),
    deleteItem: heldPromise<void, Item>(),
  };
  const { notify, remember, ...told } = recordedActions();
  const actor = createActor(
    itemsGridMachine.provide({
      actors: {
        watchPage: held.watchPage.logic,
        deleteItem: confirmedAction(held.confirmDeletion.logic, held.deleteItem.logic),
      },
      actions: { notify, remember },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, ...told };
}
