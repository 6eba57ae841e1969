import { type ActorRefFrom, assign, enqueueActions } from 'xstate';
import { withEntry } from '../../model/changes/bulkRun.ts';
import {
  afterMoved,
  allSwitched,
  createdIn,
  newBulkContext,
  staleOffer,
  unsavedIn,
  withText,
} from './bulkCreate.context.ts';
import { creating } from './bulkCreate.creating.ts';
import { KEEP } from './bulkCreate.keeping.ts';
import { failedIn, leftOf, SET_ASIDE, withAside } from './bulkCreate.left.ts';
import { looking } from './bulkCreate.looking.ts';
import { GONE, bulkCreateSetup } from './bulkCreate.setup.ts';
import { chosenByName, withThere } from './bulkCreate.there.ts';
import { undoing } from './bulkCreate.undoing.ts';
import { createdNotice } from './bulkNotices.ts';

const SHOWN = { isShown: true, isClosed: false };
const CLOSED = { isShown: false, isClosed: true };

/**
 * Items from the compartments of a photo or the lines of a list: chosen, edited, created one at a time past every failure, and taken back.
 * It outlives its dialog: a run whose page was left goes on, and the message at its end offers Undo.
 */
export const bulkCreateMachine = bulkCreateSetup.createMachine({
  id: 'bulkCreate',
  context: ({ input }) => newBulkContext(input),
  invoke: [
    { src: 'watchRecords' },
    { src: 'watchSession' },
    { id: 'there', src: 'findThere', input: ({ context }) => ({ parent: context.parent }) },
  ],
  on: {
    'there.found': { actions: assign(({ context, event }) => withThere(context, event)) },
    'session.ended': {
      target: '.ended',
      actions: enqueueActions(({ context, enqueue }) => {
        enqueue.assign(GONE);
        const failed = failedIn(context.entries);
        enqueue({ type: 'setAside', params: leftOf(context, failed) });
        enqueue.assign({ aside: new Set([...context.aside, ...failed.map(({ number }) => number)]) });
        enqueue(KEEP);
        if (context.offer) enqueue({ type: 'withdraw', params: context.offer });
      }),
    },
    'records.moved': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        enqueue.assign(afterMoved(context, event));
        // Its button has nothing to do any more.
        const offer = staleOffer(context, event);
        if (offer) enqueue({ type: 'withdraw', params: offer });
        enqueue(KEEP);
      }),
    },
    'dialog.shown': { actions: assign(SHOWN) },
    'dialog.left': { actions: assign({ isShown: false }) },
    'entry.changed': {
      guard: { type: 'isEditable', params: ({ event }) => event },
      actions: [assign(({ context, event }) => withText(context, event)), KEEP],
    },
    'entry.switched': {
      guard: { type: 'isSwitchable', params: ({ event }) => event },
      actions: [
        assign({
          entries: ({ context, event }) =>
            withEntry(context.entries, event.number, () => ({ isSelected: event.on, isByName: false })),
          problem: undefined,
        }),
        KEEP,
      ],
    },
  },
  initial: 'ready',
  states: {
    /** Nothing is under way: before a run, and after it. */
    ready: {
      // Also what was named during a run, which takes nothing up that is half typed.
      entry: assign(({ context }) => chosenByName(context)),
      always: { guard: 'isHidden', target: 'closed' },
      on: {
        'entry.changed': {
          guard: { type: 'isEditable', params: ({ event }) => event },
          actions: [
            assign(({ context, event }) => withText(context, event)),
            assign(({ context }) => chosenByName(context)),
            KEEP,
          ],
        },
        'all.switched': {
          actions: [assign(({ context, event }) => allSwitched(context, event.on)), KEEP],
        },
        // Once something was made or asked for, the others go the same way.
        'locations.switched': {
          guard: 'isUntouched',
          actions: [assign({ hasLocations: ({ event }) => event.on }), KEEP],
        },
        'create.requested': [
          {
            guard: 'isNothingSelected',
            actions: assign({ problem: 'Please select at least one item to create.' }),
          },
          { guard: 'isMisnamed', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
          { target: 'looking' },
        ],
        'retry.requested': [
          { guard: 'isMisnamed', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
          { guard: 'hasFailed', target: 'looking' },
        ],
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
        'close.requested': [
          { guard: 'hasUnsaved', target: 'closing' },
          { target: 'closed', actions: [assign(CLOSED), KEEP] },
        ],
      },
    },
    looking,
    creating,
    undoing,
    closing: {
      invoke: {
        src: 'confirmClosing',
        input: ({ context }) => ({ unsaved: unsavedIn(context.entries) }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
            target: 'closed',
            actions: [assign(CLOSED), KEEP],
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
            toldFailed: failedIn(context.entries).length,
            offer: createdNotice(context),
          })),
          { type: 'notify', params: ({ context }) => context.offer ?? createdNotice(context) },
          SET_ASIDE,
          assign(({ context }) => withAside(context)),
          KEEP,
        ],
      },
      on: {
        'dialog.shown': { target: 'ready', actions: assign(SHOWN) },
        'undo.requested': { guard: 'canUndo', target: 'undoing' },
      },
    },
    /** What is wanted and not created is set aside for its person. */
    ended: { type: 'final' },
  },
});

export type BulkCreateRef = ActorRefFrom<typeof bulkCreateMachine>;

/** Begins one with what it needs of the app. */
export type StartBulk = (implementations: Parameters<typeof bulkCreateMachine.provide>[0]) => BulkCreateRef;
