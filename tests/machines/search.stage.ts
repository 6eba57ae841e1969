import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { type SearchAnswer, searchMachine } from '../../src/machines/search.machine.ts';
import { heldPromise } from './heldActors.ts';
import { recordedActions } from './recordedActions.ts';

/** The search, not yet started. */
export function searchStage(input: { text: string }, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = { searchItems: heldPromise<SearchAnswer, { query: string }>() };
  const { remember, changes } = recordedActions();
  const actor = createActor(
    searchMachine.provide({ actors: { searchItems: held.searchItems.logic }, actions: { remember } }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, changes };
}
