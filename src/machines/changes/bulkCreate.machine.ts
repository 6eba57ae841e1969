import { assign, enqueueActions, type EventObject, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { failureOf } from '../../failure.ts';
import { type Made, typed } from '../../model/changes/bulkEntries.ts';
import { type UndoStep, undoSteps, withEntry } from '../../model/changes/bulkRun.ts';
import type { Step } from '../../model/changes/changes.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import {
  afterFailedStep,
  afterMade,
  afterMoved,
  afterNotMade,
  afterStep,
  allSwitched,
  type BulkCreateContext,
  type BulkCreateEvent,
  type BulkCreateInput,
  changedCurrent,
  createdIn,
  currentMisnamed,
  failedAgain,
  type ItemToMake,
  itemToMake,
  type LocationToMake,
  locationToMake,
  newBulkContext,
  type RunNews,
  staleOffer,
  undoStepOf,
  unnoted,
  unsavedIn,
  withNext,
  withNoted,
} from './bulkCreate.context.ts';
import { bulkGuards } from './bulkCreate.guards.ts';
import type { RecordsMoved } from './changes.context.ts';
import { createdNotice, undoneNotice } from './bulkNotices.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';

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
    /** What is gone already counts as removed, and gives nothing that would do it again. */
    remove: requiredPromise<Step | undefined, UndoStep>('remove'),
    /** Tells what becomes of records that were made here. */
    watchRecords: requiredCallback<RecordsMoved, void>('watchRecords'),
    /** Asks whether to give up what is only in the dialog. */
    confirmClosing: requiredPromise<boolean, { unsaved: number }>('confirmClosing'),
    /** Asks before the browser leaves the page, for as long as it runs. */
    guardLeaving: requiredCallback<EventObject, void>('guardLeaving'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    /** Tells the history of all changes, which takes back the newest of them. */
    tellHistory: requiredAction<RunNews>('tellHistory'),
  },
  guards: bulkGuards,
}).createMachine({
  id: 'bulkCreate',
  context: ({ input }) => newBulkContext(input),
  invoke: { src: 'watchRecords' },
  on: {
    'records.moved': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        enqueue.assign(afterMoved(context, event));
        // Its button has nothing to do any more.
        const offer = staleOffer(context, event);
        if (offer) enqueue({ type: 'withdraw', params: offer });
      }),
    },
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
      guard: { type: 'isSwitchable', params: ({ event }) => event },
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
          actions: assign(({ context, event }) => allSwitched(context, event.on)),
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
      entry: [assign(BEGUN), { type: 'tellHistory', params: { type: 'run.begun' } }],
      exit: [
        { type: 'tellHistory', params: ({ context }) => ({ type: 'run.ended', steps: unnoted(context) }) },
        assign(({ context }) => withNoted(context)),
      ],
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
                assign(({ context }) => currentMisnamed(context)),
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
          entry: assign({ asked: ({ context }) => itemToMake(context) }),
          invoke: {
            src: 'makeItem',
            input: ({ context }) => itemToMake(context),
            onDone: {
              target: 'choosing',
              actions: assign(({ context, event }) => afterMade(context, event.output)),
            },
            onError: {
              target: 'choosing',
              actions: assign(({ context, event }) => afterNotMade(context, failureOf(event.error))),
            },
          },
        },
      },
    },
    undoing: {
      tags: 'busy',
      entry: [
        assign(BEGUN),
        assign(({ context }) => ({
          steps: undoSteps(context.entries),
          undone: 0,
          undoFailures: [],
          taken: [],
        })),
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
            onDone: {
              target: 'choosing',
              actions: assign(({ context, event }) => afterStep(context, event.output)),
            },
            onError: {
              target: 'choosing',
              actions: assign(({ context, event }) => afterFailedStep(context, failureOf(event.error))),
            },
          },
        },
        told: {
          entry: [
            assign({ told: ({ context }) => createdIn(context.entries) }),
            {
              type: 'tellHistory',
              params: ({ context }) => ({ type: 'steps.undone', steps: context.taken }),
            },
          ],
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
          assign(({ context }) => ({
            told: createdIn(context.entries),
            offer: createdNotice(context.entries),
          })),
          { type: 'notify', params: ({ context }) => context.offer ?? createdNotice(context.entries) },
        ],
      },
      on: {
        'dialog.shown': { target: 'ready', actions: assign({ isShown: true }) },
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
      },
    },
  },
});
