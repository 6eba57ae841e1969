import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { AcceptedCount, KeptCount, PlaceChanged } from '../../../src/machines/counting/count.context.ts';
import { countMachine } from '../../../src/machines/counting/count.machine.ts';
import type { Outcome } from '../../../src/model/changes/changes.ts';
import { type CountAnswers, type CountBefore, keptAfter } from '../../../src/model/counting/count.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';
import { aLocation, anItem } from '../kit/samples.ts';

export const DRAWER = aLocation({ id: 'l1', name: 'Drawer 3' });
export const ITEMS = ['a', 'b', 'c'].map((id) => anItem({ id, name: id.toUpperCase(), quantity: 4 }));

export const place = (
  items: readonly Item[] | undefined,
  more: Partial<PlaceChanged> = {},
): PlaceChanged => ({
  type: 'place.changed',
  location: DRAWER,
  items,
  sentAs: () => undefined,
  failure: undefined,
  isMissing: false,
  ...more,
});
export const MISSING = place(undefined, { location: undefined, isMissing: true });

/** A count, not yet started; `kept` is what a browser would have of it. */
export function countStage(
  input: { identifier: string } = { identifier: 'l1' },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const held = {
    watchPlace: heldWatch<PlaceChanged, { identifier: string }>(),
    recall: heldPromise<CountBefore | undefined, { id: string }>(),
    refresh: heldPromise<void, { id: string; identifier: string }>(),
    save: heldPromise<Outcome, AcceptedCount>(),
    confirmDiscard: heldPromise<boolean, { count: number }>(),
  };
  const { notify, navigate, notices, visits } = recordedActions();
  const kept = new Map<string, CountAnswers>();
  const actor = createActor(
    countMachine.provide({
      actors: {
        watchPlace: held.watchPlace.logic,
        recall: held.recall.logic,
        refresh: held.refresh.logic,
        save: held.save.logic,
        confirmDiscard: held.confirmDiscard.logic,
      },
      actions: {
        notify,
        navigate,
        keep(_, { location: { id }, before, answers }: KeptCount) {
          const now = keptAfter(kept.get(id) ?? [], before, answers);
          if (now.length > 0) kept.set(id, now);
          else kept.delete(id);
        },
      },
    }),
    { clock, input, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, notices, visits, kept };
}
