import { type EventObject, setup } from 'xstate';
import type { EditedRow, PreviewPage } from '../../../contract/imports/imports.ts';
import { isAway } from '../../failure.ts';
import type { Settlement } from '../../model/imports/rowEdit.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import {
  type EditOfRow,
  type ImportRowsContext,
  type ImportRowsEvent,
  type ImportRowsInput,
  isBehind,
  isHeldBack,
  nextEdit,
  type RowsOfSheet,
  wanted,
} from './importRows.context.ts';
import { isSettlement, lastSettled, type RowsTakenBack, type SettledRows } from './importRows.steps.ts';
import { afterMissed } from './imports.machine.ts';

/** The actors, actions, guards and delays of `importRowsMachine`. */
export const importRowsSetup = setup({
  types: {
    context: {} as ImportRowsContext,
    events: {} as ImportRowsEvent,
    input: {} as ImportRowsInput,
    tags: {} as 'reading' | 'renewing' | 'settling',
  },
  actors: {
    readRows: requiredPromise<PreviewPage, RowsOfSheet>('readRows'),
    editRow: requiredPromise<EditedRow | undefined, EditOfRow>('editRow'),
    settleProblems: requiredPromise<Settlement, SettledRows>('settleProblems'),
    takeBack: requiredPromise<Settlement, RowsTakenBack>('takeBack'),
    guardLeaving: requiredCallback<EventObject, void>('guardLeaving'),
  },
  actions: {
    /** A row is another one now: the counts are others, too. */
    rowChanged: requiredAction<void>('rowChanged'),
    notify: requiredAction<Notice>('notify'),
    /** Keeps what has not arrived, in this browser. */
    keepEdits: requiredAction<Pick<ImportRowsContext, 'id' | 'sheet' | 'unsent'>>('keepEdits'),
  },
  guards: {
    isWanting: ({ context }) => wanted(context) !== undefined,
    isBehind: ({ context }) => isBehind(context) && !isHeldBack(context),
    hasEdit: ({ context }) => nextEdit(context) !== undefined,
    hasNoEdit: ({ context }) => nextEdit(context) === undefined,
    areSettledSent: ({ context: { past, unsent } }) => {
      const lines = new Set(lastSettled(past).map(({ line }) => line));
      // What was refused waits for its person, and is not sent by itself.
      return !unsent.some(({ line, failure }) => lines.has(line) && (!failure || isAway(failure)));
    },
    // A page that goes breaks off what it does of many rows.
    isUnsent: ({ context }) => context.unsent.length > 0 || context.isSettling,
    isAllSent: ({ context }) => context.unsent.length === 0 && !context.isSettling,
    isUndoingSettled: ({ context }) => isSettlement(context.past),
    isWaiting: ({ context }) => context.unsent.some(({ failure }) => failure && isAway(failure)),
  },
  delays: {
    untilAnotherTry: ({ context }) => afterMissed(context.missed),
    untilAnotherEdit: ({ context }) => afterMissed(context.missedEdits),
  },
});
