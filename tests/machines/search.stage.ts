import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { type SearchAnswer, searchMachine } from '../../src/machines/search.machine.ts';
import { heldReading } from './heldActors.ts';
import { recordedActions } from './recordedActions.ts';

/** The search, not yet started. */
export function searchStage(input: { text: string }, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    watchResults: heldReading<'results.changed', SearchAnswer, { query: string }>('results.changed'),
  };
  const { remember, changes } = recordedActions();
  const actor = createActor(
    searchMachine.provide({ actors: { watchResults: held.watchResults.logic }, actions: { remember } }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, changes };
}
