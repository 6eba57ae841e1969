import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { HistoryPage } from '../../../contract/history.ts';
import { itemPageMachine } from '../../../src/machines/items/itemPage.machine.ts';
import type { OlderHistory } from '../../../src/model/items/history.ts';
import type { WatchedEvent } from '../../../src/machines/kit/queryState.ts';
import { confirmedAction } from '../../../src/machines/kit/confirmedAction.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

export type ItemChanged = WatchedEvent<'item.changed', Item>;
export type HistoryChanged = WatchedEvent<'history.changed', HistoryPage>;

/** The item view, not yet started. */
export function itemPageStage(
  input: { id: string; refetch: boolean } = { id: 'item-00001', refetch: false },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    watchItem: heldWatch<ItemChanged, { id: string; refetch: boolean }>(),
    watchHistory: heldWatch<HistoryChanged, { id: string }>(),
    readOlderHistory: heldPromise<OlderHistory, { id: string; before: string }>(),
    confirmDeletion: heldPromise<boolean, Item>(),
    deleteItem: heldPromise<void, Item>(),
    shareLocation: heldPromise<void, Location>(),
  };
  const { notify, navigate, notices, visits } = recordedActions();
  const actor = createActor(
    itemPageMachine.provide({
      actors: {
        watchItem: held.watchItem.logic,
        watchHistory: held.watchHistory.logic,
        readOlderHistory: held.readOlderHistory.logic,
        deleteItem: confirmedAction(held.confirmDeletion.logic, held.deleteItem.logic),
        shareLocation: held.shareLocation.logic,
      },
      actions: { notify, navigate },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, visits };
}
