import { assign, type EventObject, setup } from 'xstate';
import type { Item, Location } from '../../contract/entities.ts';
import { failure, failureOf } from '../failure.ts';
import { isToCreate, type Made, problemOf, typed } from '../model/bulkEntries.ts';
import { afterFailure, nextEntry, type UndoStep, undoSteps, withEntry } from '../model/bulkRun.ts';
import { isRefusal } from '../model/refusal.ts';
import {
  afterFailedStep,
  afterStep,
  type BulkCreateContext,
  type BulkCreateEvent,
  type BulkCreateInput,
  changedCurrent,
  createdIn,
  currentOf,
  failedAgain,
  type ItemToMake,
  itemToMake,
  type LocationToMake,
  locationToMake,
  newBulkContext,
  undoStepOf,
  unsavedIn,
  withNext,
} from './bulkCreate.context.ts';
import { createdNotice, undoneNotice } from './bulkNotices.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from './required.ts';

const BEGUN = { isCancelled: false, problem: undefined };

/**
 * Items from the compartments of a photo or the lines of a list: chosen, edited, created one at a time past every failure, and taken back.
 * It outlives its dialog: a run whose page was left goes on, and the message at its end offers Undo.
 */
export const bulkCreateMachine = setup({
  types: {
    context: {} as BulkCreateContext,
    events: {} as BulkCreateEvent,
    input: {} as BulkCreateInput,
    tags: {} as 'busy',
  },
  actors: {
    makeItem: requiredPromise<Made<Item>, ItemToMake>('makeItem'),
    makeLocation: requiredPromise<Made<Location>, LocationToMake>('makeLocation'),
    /** What is gone already counts as removed. */
    remove: requiredPromise<void, UndoStep>('remove'),
    /** Asks whether to give up what is only in the dialog. */
    confirmClosing: requiredPromise<boolean, { unsaved: number }>('confirmClosing'),
    /** Asks before the browser leaves the page, for as long as it runs. */
    guardLeaving: requiredCallback<EventObject, void>('guardLeaving'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  guards: {
    isHidden: ({ context }) => !context.isShown,
    isNothingSelected: ({ context }) => !context.entries.some(isToCreate),
    isMisnamed: ({ context }) =>
      context.entries.some((entry) => isToCreate(entry) && problemOf(entry) !== undefined),
    isOver: ({ context }) => context.isCancelled || !nextEntry(context.entries),
    isNextMisnamed: ({ context }) => {
      const next = nextEntry(context.entries);
      return next !== undefined && problemOf(next) !== undefined;
    },
    needsLocation: ({ context }) => context.hasLocations && !nextEntry(context.entries)?.location,
    hasFailed: ({ context }) => context.entries.some(({ status }) => status === 'failed'),
    isUntouched: ({ context }) =>
      !context.entries.some(({ item, location, sent, mayHaveLocation }) =>
        Boolean(item ?? location ?? sent ?? mayHaveLocation),
      ),
    canUndo: ({ context }) => undoSteps(context.entries).length > 0,
    isUndone: ({ context }) => context.isCancelled || !undoStepOf(context),
    isEditable: ({ context }, params: { number: number }) =>
      context.entries.some(
        ({ number, status }) => number === params.number && (status === 'waiting' || status === 'failed'),
      ),
    hasUnsaved: ({ context }) => unsavedIn(context.entries) > 0,
    hasNews: ({ context }) => createdIn(context.entries) > context.told,
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
  },
}).createMachine({
  id: 'bulkCreate',
  context: ({ input }) => newBulkContext(input),
  on: {
    'dialog.shown': { actions: assign({ isShown: true }) },
    'dialog.left': { actions: assign({ isShown: false }) },
    'entry.changed': {
      guard: { type: 'isEditable', params: ({ event }) => event },
      actions: assign({
        entries: ({ context, event: { number, field, text } }) =>
          withEntry(context.entries, number, (entry) => ({ [field]: typed(field, text, entry[field]) })),
      }),
    },
    'entry.switched': {
      guard: { type: 'isEditable', params: ({ event }) => event },
      actions: assign({
        entries: ({ context, event }) =>
          withEntry(context.entries, event.number, () => ({ isSelected: event.on })),
        problem: undefined,
      }),
    },
  },
  initial: 'ready',
  states: {
    /** Nothing is under way: before a run, and after it. */
    ready: {
      always: { guard: 'isHidden', target: 'closed' },
      on: {
        'all.switched': {
          actions: assign({
            entries: ({ context, event }) =>
              context.entries.map((entry) =>
                entry.status === 'created' ? entry : { ...entry, isSelected: event.on },
              ),
            problem: undefined,
          }),
        },
        // Once something was made or asked for, the others go the same way.
        'locations.switched': {
          guard: 'isUntouched',
          actions: assign({ hasLocations: ({ event }) => event.on }),
        },
        'create.requested': [
          {
            guard: 'isNothingSelected',
            actions: assign({ problem: 'Please select at least one item to create.' }),
          },
          { guard: 'isMisnamed', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
          { target: 'creating', actions: assign(({ context }) => failedAgain(context)) },
        ],
        'retry.requested': [
          { guard: 'isMisnamed', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
          { guard: 'hasFailed', target: 'creating', actions: assign(({ context }) => failedAgain(context)) },
        ],
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
        'close.requested': [
          { guard: 'hasUnsaved', target: 'closing' },
          { target: 'closed', actions: assign({ isShown: false }) },
        ],
      },
    },
    creating: {
      tags: 'busy',
      entry: assign(BEGUN),
      invoke: { src: 'guardLeaving' },
      on: {
        'cancel.requested': { actions: assign({ isCancelled: true }) },
        'retry.requested': { actions: assign(({ context }) => failedAgain(context)) },
      },
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isOver', target: '#bulkCreate.ready' },
            {
              // Edited while it waited.
              guard: 'isNextMisnamed',
              target: 'choosing',
              reenter: true,
              actions: [
                assign(({ context }) => withNext(context)),
                assign(({ context }) =>
                  changedCurrent(context, {
                    status: 'failed',
                    failure: failure('input', problemOf(currentOf(context)) ?? ''),
                  }),
                ),
              ],
            },
            {
              guard: 'needsLocation',
              target: 'makingLocation',
              actions: assign(({ context }) => withNext(context)),
            },
            { target: 'makingItem', actions: assign(({ context }) => withNext(context)) },
          ],
        },
        makingLocation: {
          invoke: {
            src: 'makeLocation',
            input: ({ context }) => locationToMake(context),
            onDone: {
              target: 'makingItem',
              actions: assign(({ context, event }) =>
                changedCurrent(context, { location: event.output, mayHaveLocation: false }),
              ),
            },
            onError: {
              target: 'choosing',
              actions: assign(({ context, event }) => {
                const reason = failureOf(event.error);
                const mayHaveLocation = !isRefusal(reason);
                return changedCurrent(context, { status: 'failed', failure: reason, mayHaveLocation });
              }),
            },
          },
        },
        makingItem: {
          invoke: {
            src: 'makeItem',
            input: ({ context }) => itemToMake(context),
            onDone: {
              target: 'choosing',
              actions: assign(({ context, event }) =>
                changedCurrent(context, {
                  status: 'created',
                  item: event.output,
                  failure: undefined,
                  sent: undefined,
                }),
              ),
            },
            onError: {
              target: 'choosing',
              actions: assign(({ context, event }) => {
                const { input, sent } = itemToMake(context);
                return changedCurrent(context, afterFailure(sent, input, failureOf(event.error)));
              }),
            },
          },
        },
      },
    },
    undoing: {
      tags: 'busy',
      entry: [
        assign(BEGUN),
        assign(({ context }) => ({ steps: undoSteps(context.entries), undone: 0, undoFailures: [] })),
      ],
      invoke: { src: 'guardLeaving' },
      on: { 'cancel.requested': { actions: assign({ isCancelled: true }) } },
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isUndone', target: 'told' }, { target: 'removing' }] },
        removing: {
          invoke: {
            src: 'remove',
            input: ({ context }) => {
              const step = undoStepOf(context);
              if (!step) throw new Error('Nothing is left to remove.');
              return step;
            },
            onDone: { target: 'choosing', actions: assign(({ context }) => afterStep(context)) },
            onError: {
              target: 'choosing',
              actions: assign(({ context, event }) => afterFailedStep(context, failureOf(event.error))),
            },
          },
        },
        told: {
          entry: assign({ told: ({ context }) => createdIn(context.entries) }),
          always: [
            {
              guard: 'isHidden',
              target: '#bulkCreate.closed',
              actions: {
                type: 'notify',
                params: ({ context }) => undoneNotice(context.steps, context.undone, context.undoFailures),
              },
            },
            { target: '#bulkCreate.ready' },
          ],
        },
      },
    },
    closing: {
      invoke: {
        src: 'confirmClosing',
        input: ({ context }) => ({ unsaved: unsavedIn(context.entries) }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
            target: 'closed',
            actions: assign({ isShown: false }),
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    /** Off the screen; what was made can still be taken back. */
    closed: {
      always: {
        guard: 'hasNews',
        actions: [
          { type: 'notify', params: ({ context }) => createdNotice(context.entries) },
          assign({ told: ({ context }) => createdIn(context.entries) }),
        ],
      },
      on: {
        'dialog.shown': { target: 'ready', actions: assign({ isShown: true }) },
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
      },
    },
  },
});
