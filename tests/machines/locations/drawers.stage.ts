import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import {
  type DrawersKnown,
  drawersMachine,
  type DrawersRecalled,
} from '../../../src/machines/locations/drawers.machine.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import type { DrawerGridValues } from '../../../src/model/locations/drawerGrid.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { aLocation } from '../kit/samples.ts';

export const CABINET = aLocation({ id: 'l1', name: 'Cabinet', label: 'WS', location_area_id: 3 });

export const known = (...labels: string[]): DrawersKnown => ({
  type: 'known.changed',
  types: [
    { id: 4, name: 'Shelf' },
    { id: 9, name: 'Drawer' },
  ],
  areas: [{ id: 3, name: 'HANGAR' }],
  labels: new Set(labels),
});

/** The dialog of a cabinet, not yet started; `asked` has what it wants done, `kept` what it has kept by location. */
export function drawersStage(
  input: { parent: Location } = { parent: CABINET },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const asked: Change[] = [];
  const kept = new Map<string, Partial<DrawerGridValues>>();
  const held = {
    watchKnown: heldWatch<DrawersKnown, void>(),
    recallTyped: heldWatch<DrawersRecalled, { id: string }>(),
    confirmClosing: heldPromise<boolean, void>(),
  };
  const actor = createActor(
    drawersMachine.provide({
      actors: {
        watchKnown: held.watchKnown.logic,
        recallTyped: held.recallTyped.logic,
        confirmClosing: held.confirmClosing.logic,
      },
      actions: {
        request: (_, change) => void asked.push(change),
        keepTyped: (_, { id, typed }) => void kept.set(id, typed),
        forgetTyped: (_, { id }) => void kept.delete(id),
      },
    }),
    { clock, input, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, asked, kept };
}
