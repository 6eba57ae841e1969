import { assign, enqueueActions, raise, setup } from 'xstate';
import type { PhotoChanges } from '../../../contract/analysis/photoChanges.ts';
import { failureOf } from '../../failure.ts';
import type { PhotoChangesAccepted } from '../../model/analysis/photoChanges.ts';
import type { ChangeSettled } from '../changes/changes.context.ts';
import type { PlaceChanged } from '../counting/count.context.ts';
import { requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import {
  asking,
  type HistoryChanged,
  type InsideChanged,
  lackingRows,
  newestAccepted,
  newRow,
  type PhotoChangesContext,
  type PhotoChangesEvent,
  readyRows,
  shownRows,
  withAccepted,
  withSettled,
} from './photoChanges.context.ts';

/**
 * What a photo shows that the one before did not, against what is recorded now. Each row is accepted, or left; what is
 * accepted is a change like any other, which the history of the page does in its turn and takes back.
 */
export const photoChangesMachine = setup({
  types: {
    context: {} as PhotoChangesContext,
    events: {} as PhotoChangesEvent,
    input: {} as { imageId: string; locationId: string; newId(): string },
    tags: {} as 'busy',
  },
  actors: {
    readChanges: requiredPromise<PhotoChanges, { imageId: string; locationId: string }>('readChanges'),
    watchPlace: requiredCallback<PlaceChanged, { identifier: string }>('watchPlace'),
    watchInside: requiredCallback<InsideChanged, { locationId: string }>('watchInside'),
    watchHistory: requiredCallback<HistoryChanged | ChangeSettled, void>('watchHistory'),
  },
  actions: {
    /** Asks the history to do it; what comes of that is told by `change.settled`. */
    request: requiredAction<PhotoChangesAccepted>('request'),
    /** Asks the history to take back the entry of this id; `history.changed` tells that it is on its way. */
    takeBack: requiredAction<{ id: string }>('takeBack'),
  },
  guards: {
    // What is being accepted comes before the undo that was asked for after it.
    isUndoDue: ({ context: { undos, rows } }) => undos > 0 && rows.every(({ asked }) => !asked),
  },
}).createMachine({
  id: 'photoChanges',
  context: ({ input: { imageId, locationId, newId } }) => ({
    imageId,
    locationId,
    newId,
    found: undefined,
    failure: undefined,
    location: undefined,
    items: undefined,
    placeFailure: undefined,
    inside: [],
    rows: [],
    deletesGone: false,
    undoable: new Map(),
    undos: 0,
  }),
  invoke: [
    {
      src: 'watchPlace',
      input: ({ context: { locationId } }) => ({ identifier: locationId }),
    },
    { src: 'watchInside', input: ({ context: { locationId } }) => ({ locationId }) },
    { src: 'watchHistory' },
  ],
  on: {
    'place.changed': {
      actions: assign(({ context, event }) => ({
        location: event.location ?? context.location,
        items: event.items ?? context.items,
        placeFailure: event.failure,
      })),
    },
    'inside.changed': { actions: assign({ inside: ({ event }) => event.inside }) },
    'history.changed': {
      actions: [assign({ undoable: ({ event }) => event.undoable }), raise({ type: 'undo.due' })],
    },
    'undo.requested': {
      actions: [assign({ undos: ({ context }) => context.undos + 1 }), raise({ type: 'undo.due' })],
    },
    'undo.due': {
      guard: 'isUndoDue',
      actions: enqueueActions(({ context, enqueue }) => {
        const id = newestAccepted(context);
        enqueue.assign({ undos: id === undefined ? 0 : context.undos - 1 });
        if (id !== undefined) enqueue({ type: 'takeBack', params: { id } });
      }),
    },
    'change.settled': { actions: assign({ rows: ({ context, event }) => withSettled(context, event) }) },
  },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readChanges',
        input: ({ context: { imageId, locationId } }) => ({ imageId, locationId }),
        onDone: {
          target: 'shown',
          actions: assign(({ context, event: { output } }) => ({
            found: output,
            failure: undefined,
            rows: output.changes.map((change) => newRow(change, context.newId())),
          })),
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: { on: { 'retry.requested': 'reading' } },
    shown: {
      on: {
        'row.accepted': {
          actions: enqueueActions(({ context, event: { index }, enqueue }) => {
            const shown = shownRows(context)[index];
            if (!shown || !['open', 'failed', 'left'].includes(shown.state)) return;
            const { rows, change } = withAccepted(context, [shown]);
            enqueue.assign({
              rows: change ? rows : context.rows.map((row) => (row === shown.row ? asking(row) : row)),
            });
            if (change) enqueue({ type: 'request', params: change });
          }),
        },
        'row.typed': {
          actions: assign({
            rows: ({ context, event: { index, text } }) =>
              context.rows.map((row, n) => (n === index ? { ...row, typed: text, problem: undefined } : row)),
          }),
        },
        'row.left': {
          actions: assign({
            rows: ({ context, event: { index } }) =>
              context.rows.map((row, n) =>
                n === index ? { ...row, isLeft: !row.isLeft, isAsking: false } : row,
              ),
          }),
        },
        'all.accepted': {
          actions: enqueueActions(({ context, enqueue }) => {
            const shown = shownRows(context);
            const ready = readyRows(shown);
            const [lacking] = ready.length === 0 ? lackingRows(shown) : [];
            const { rows, change } = withAccepted(context, ready);
            enqueue.assign({ rows: rows.map((row) => (row === lacking?.row ? asking(row) : row)) });
            if (change) enqueue({ type: 'request', params: change });
          }),
        },
        'deletion.chosen': { actions: assign({ deletesGone: ({ event }) => event.on }) },
      },
    },
  },
});
