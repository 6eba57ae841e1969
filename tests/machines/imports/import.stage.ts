import { createActor, type EventObject, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Import } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import type { ImportInput } from '../../../src/machines/imports/import.context.ts';
import { importMachine } from '../../../src/machines/imports/import.machine.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The page of one import, not yet started. */
export function importStage(input: ImportInput, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    readImport: heldPromise<Import, { id: string }>(),
    mapImport: heldPromise<Import, { id: string; mapping: ImportMapping }>(),
    applyImport: heldPromise<Import, { id: string; revision: number | undefined }>(),
    undoImport: heldPromise<Import | undefined, Import>(),
    cancelImport: heldPromise<Import | undefined, Import>(),
    guardLeaving: heldWatch<EventObject, void>(),
  };
  const { navigate, visits, notify, notices } = recordedActions();
  const drafts = new Map<string, ImportMapping | undefined>();
  const changed: true[] = [];
  const actor = createActor(
    importMachine.provide({
      actors: {
        readImport: held.readImport.logic,
        mapImport: held.mapImport.logic,
        applyImport: held.applyImport.logic,
        undoImport: held.undoImport.logic,
        cancelImport: held.cancelImport.logic,
        guardLeaving: held.guardLeaving.logic,
      },
      actions: {
        navigate,
        notify,
        keepDraft: (_, { id, draft }) => void drafts.set(id, draft),
        recordsChanged: () => void changed.push(true),
      },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, visits, notices, drafts, changed, now: () => actor.getSnapshot() };
}
