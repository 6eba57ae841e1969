import { createActor, type EventObject, type InspectionEvent, SimulatedClock } from 'xstate';
import type { EditedRow, PreviewPage } from '../../../contract/imports/imports.ts';
import type {
  EditOfRow,
  RowsOfSheet,
  ImportRowsInput,
} from '../../../src/machines/imports/importRows.context.ts';
import type { RowsTakenBack, SettledRows } from '../../../src/machines/imports/importRows.steps.ts';
import type { Settlement } from '../../../src/model/imports/rowEdit.ts';
import type { UnsentEdit } from '../../../src/model/imports/unsentEdit.ts';
import { importRowsMachine } from '../../../src/machines/imports/importRows.machine.ts';
import { heldPromise, heldWatch } from '../kit/heldActors.ts';
import { recordedActions } from '../kit/recordedActions.ts';

/** The rows of a preview, not yet started. */
export function importRowsStage(input: ImportRowsInput, inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const held = {
    readRows: heldPromise<PreviewPage, RowsOfSheet>(),
    editRow: heldPromise<EditedRow | undefined, EditOfRow>(),
    settleProblems: heldPromise<Settlement, SettledRows>(),
    takeBack: heldPromise<Settlement, RowsTakenBack>(),
    guardLeaving: heldWatch<EventObject, void>(),
  };
  const { notify, notices } = recordedActions();
  const changed: true[] = [];
  const kept: (readonly UnsentEdit[])[] = [];
  const actor = createActor(
    importRowsMachine.provide({
      actors: {
        readRows: held.readRows.logic,
        editRow: held.editRow.logic,
        settleProblems: held.settleProblems.logic,
        takeBack: held.takeBack.logic,
        guardLeaving: held.guardLeaving.logic,
      },
      actions: {
        notify,
        rowChanged: () => void changed.push(true),
        keepEdits: (_, { unsent }) => void kept.push(unsent),
      },
    }),
    { input, clock, ...(inspect && { inspect }) },
  );
  return { actor, clock, held, changed, kept, notices, now: () => actor.getSnapshot() };
}
