import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { drilldownMachine } from '../../../src/machines/locations/drilldown.machine.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The drill-down, not yet started. */
export function drilldownStage(
  input: { stack: readonly string[] },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const { remember, changes } = recordedActions();
  const actor = createActor(drilldownMachine.provide({ actions: { remember } }), {
    input,
    clock,
    ...(inspect && { inspect }),
  });
  return { actor, clock, held: {}, changes };
}
