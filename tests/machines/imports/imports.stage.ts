import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import type { ImportSummary } from '../../../contract/imports/imports.ts';
import {
  importsMachine,
  type KnownImports,
  type UploadHeard,
} from '../../../src/machines/imports/imports.machine.ts';
import type { ImportFile } from '../../../src/model/imports/files.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

export const aFile = (change: Partial<ImportFile> = {}): ImportFile => ({
  name: 'parts.csv',
  size: 1200,
  bytes: 'the bytes',
  key: 'key-1',
  ...change,
});

/** The page of all imports, not yet started. */
export function importsStage(_input?: undefined, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    listImports: heldPromise<KnownImports, void>(),
    sendFile: heldWatch<UploadHeard, { file: ImportFile }>(),
    undoImport: heldPromise<ImportSummary | undefined, ImportSummary>(),
    removeImport: heldPromise<ImportSummary | undefined, ImportSummary>(),
  };
  const { navigate, visits, notify, notices } = recordedActions();
  const actor = createActor(
    importsMachine.provide({
      actors: {
        listImports: held.listImports.logic,
        sendFile: held.sendFile.logic,
        undoImport: held.undoImport.logic,
        removeImport: held.removeImport.logic,
      },
      actions: { navigate, notify },
    }),
    { clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, visits, notices, now: () => actor.getSnapshot() };
}
