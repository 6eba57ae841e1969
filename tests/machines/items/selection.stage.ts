import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { DeletionNews } from '../../../src/machines/changes/deletionNews.ts';
import type { WholeQuery } from '../../../src/machines/items/selection.context.ts';
import { selectionMachine } from '../../../src/machines/items/selection.machine.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { heldPromise } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** A selection of nothing yet, not yet started. `areFree`: no change is ever under way. */
export function selectionStage(
  _input?: undefined,
  inspect?: (event: InspectionEvent) => void,
  areFree = false,
) {
  const clock = new SimulatedClock();
  const held = {
    confirmDeletion: heldPromise<boolean, readonly Item[]>(),
    awaitChanges: heldPromise<void, void>(),
    deleteItem: heldPromise<void, Item>(),
    readAll: heldPromise<readonly Item[], { query: WholeQuery; most: number }>(),
  };
  const { notify, notices } = recordedActions();
  const withdrawn: Notice[] = [];
  const told: DeletionNews[] = [];
  const actor = createActor(
    selectionMachine.provide({
      actors: {
        confirmDeletion: held.confirmDeletion.logic,
        awaitChanges: areFree ? fromPromise<void, void>(async () => {}) : held.awaitChanges.logic,
        deleteItem: held.deleteItem.logic,
        readAll: held.readAll.logic,
      },
      actions: {
        notify,
        withdraw: (_, notice) => void withdrawn.push(notice),
        tellHistory: (from, news) => {
          if (news.type === 'deletion.ended' && news.notice) notify(from, news.notice);
          told.push(news);
        },
      },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, withdrawn, told };
}
