import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import {
  type BranchKnown,
  type BranchRecalled,
  duplicateMachine,
} from '../../../src/machines/locations/duplicate.machine.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import type { TypedBranch } from '../../../src/model/locations/branchCopy.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { aLocation } from '../kit/samples.ts';

export const CABINET = aLocation({ id: 'c', name: 'Cabinet 1', label: 'WS-1', location_area_id: 3 });
export const DRAWER = aLocation({ id: 'd', name: 'Drawer', label: '', parent_id: 'c', location_area_id: 3 });

/** The hierarchy with the cabinet and this inside it, and these labels taken. */
export const known = (inside: readonly Location[] = [DRAWER], ...labels: string[]): BranchKnown => ({
  type: 'known.changed',
  tree: createTree([CABINET, ...inside]),
  labels: new Set(labels),
});

/** The dialog of a cabinet, not yet started; `asked` has what it wants done, `kept` what it has kept by location. */
export function duplicateStage(
  input: { root: Location } = { root: CABINET },
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock();
  const asked: Change[] = [];
  const kept = new Map<string, TypedBranch>();
  const held = {
    watchKnown: heldWatch<BranchKnown, void>(),
    recallTyped: heldWatch<BranchRecalled, { id: string }>(),
    readItems: heldPromise<readonly Item[], readonly Location[]>(),
    confirmClosing: heldPromise<boolean, void>(),
  };
  const actor = createActor(
    duplicateMachine.provide({
      actors: {
        watchKnown: held.watchKnown.logic,
        recallTyped: held.recallTyped.logic,
        readItems: held.readItems.logic,
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
