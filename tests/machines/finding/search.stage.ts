import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { SearchAnswer } from '../../../src/machines/finding/search.context.ts';
import { searchMachine } from '../../../src/machines/finding/search.machine.ts';
import type { FoundLocations, WantedLocations } from '../../../src/model/finding/finder.ts';
import { heldPromise, heldReading } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The search, not yet started. */
export function searchStage(input: { text: string }, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    watchResults: heldReading<'results.changed', SearchAnswer, { query: string }>('results.changed'),
    readMore: heldPromise<SearchAnswer, { query: string; offset: number }>(),
    findLocations: heldPromise<FoundLocations, WantedLocations>(),
  };
  const { remember, navigate, changes, visits } = recordedActions();
  const actor = createActor(
    searchMachine.provide({
      actors: {
        watchResults: held.watchResults.logic,
        readMore: held.readMore.logic,
        findLocations: held.findLocations.logic,
      },
      actions: { remember, navigate },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, changes, visits };
}
