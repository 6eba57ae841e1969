import { type ActorRefFrom, assign, enqueueActions, type EventObject, raise, setup } from 'xstate';
import type { Import } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import { failureOf } from '../../failure.ts';
import { isBusy } from '../../model/imports/words.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { known } from '../kit/known.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import {
  afterMapping,
  ALL_LEFT,
  answered,
  canApply,
  canCancel,
  canMap,
  canUndo,
  changedDraft,
  hasChangedRecords,
  isAllLeft,
  type ImportContext,
  type ImportEvent,
  type ImportInput,
  isPreviewed,
  mappingOf,
} from './import.context.ts';
import { afterMissed } from './imports.machine.ts';

/** Milliseconds between two looks at work: of the first ones, and at most. */
const POLL = { first: 1000, most: 5000 } as const;
/** So many looks are as quick as the first. */
const QUICK_LOOKS = 20;
/** Milliseconds between two looks while nothing is under way: somebody else may go on with it. */
const REST = 10_000;

/** One import, from its columns to its undo, as long as its page is shown. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    tags: {} as 'sending' | 'loading' | 'gone',
  },
  actors: {
    readImport: requiredPromise<Import, { id: string }>('readImport'),
    mapImport: requiredPromise<Import, { id: string; mapping: ImportMapping }>('mapImport'),
    applyImport: requiredPromise<Import, { id: string; revision: number | undefined }>('applyImport'),
    /** Both ask first: undefined where the answer is no. */
    undoImport: requiredPromise<Import | undefined, Import>('undoImport'),
    cancelImport: requiredPromise<Import | undefined, Import>('cancelImport'),
    guardLeaving: requiredCallback<EventObject, void>('guardLeaving'),
  },
  actions: {
    navigate: requiredAction<Navigation>('navigate'),
    notify: requiredAction<Notice>('notify'),
    /** Keeps what is chosen for as long as the app runs; undefined keeps nothing. */
    keepDraft: requiredAction<{ id: string; draft: ImportMapping | undefined }>('keepDraft'),
    /** Items and locations are others now. */
    recordsChanged: requiredAction<void>('recordsChanged'),
  },
  guards: {
    canMap: ({ context }) => canMap(context),
    canApply: ({ context }) => canApply(context),
    canUndo: ({ context }) => canUndo(context),
    canCancel: ({ context }) => canCancel(context),
    isImporting: ({ context }) => context.known?.state === 'importing',
    isPreviewed: ({ context }) => isPreviewed(context),
    isBusy: ({ context }) => context.known !== undefined && isBusy(context.known.state),
    hasDraft: ({ context }) => context.draft !== undefined,
    hasNoDraft: ({ context }) => context.draft === undefined,
    isOvertaken: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
    isGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'not-found',
  },
  delays: {
    untilNextLook: ({ context }) =>
      Math.min(POLL.most, POLL.first * Math.max(1, context.looks / QUICK_LOOKS)),
    rest: REST,
    untilAnotherTry: ({ context }) => afterMissed(context.missed),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    id: input.id,
    known: undefined,
    draft: input.draft,
    step: input.draft ? 'columns' : 'preview',
    mappingFailure: undefined,
    workFailure: undefined,
    seen: undefined,
    missed: 0,
    lookFailure: undefined,
    looks: 0,
    leftBefore: undefined,
  }),
  type: 'parallel',
  states: {
    host: {
      initial: 'looking',
      on: {
        'import.answered': {
          target: '.known',
          actions: enqueueActions(({ context, event, enqueue }) => {
            if (hasChangedRecords(context.known, event.now)) enqueue('recordsChanged');
            if (isAllLeft(context, event.now)) enqueue({ type: 'notify', params: ALL_LEFT });
            enqueue.assign(answered(context, event.now));
          }),
        },
      },
      states: {
        looking: {
          invoke: {
            src: 'readImport',
            input: ({ context }) => ({ id: context.id }),
            onDone: { actions: raise(({ event }) => ({ type: 'import.answered', now: event.output })) },
            onError: [
              { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
              {
                target: 'away',
                actions: assign(({ context, event }) => ({
                  missed: context.missed + 1,
                  lookFailure: failureOf(event.error),
                })),
              },
            ],
          },
        },
        known: { always: [{ guard: 'isBusy', target: 'working' }, { target: 'resting' }] },
        working: { after: { untilNextLook: 'looking' }, on: { 'look.requested': 'looking' } },
        resting: { after: { rest: 'looking' }, on: { 'look.requested': 'looking' } },
        away: { after: { untilAnotherTry: 'looking' }, on: { 'look.requested': 'looking' } },
        gone: { tags: 'gone' },
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'mapping.submitted': [
              { guard: 'isPreviewed', actions: assign({ step: 'preview' }) },
              { guard: 'canMap', target: 'mapping' },
            ],
            'columns.shown': { actions: assign({ step: 'columns' }) },
            'apply.requested': {
              guard: 'canApply',
              target: 'applying',
              actions: assign({ seen: ({ context, event }) => event.revision ?? context.known?.revision }),
            },
            'undo.requested': { guard: 'canUndo', target: 'undoing' },
            'cancel.requested': { guard: 'canCancel', target: 'cancelling' },
          },
        },
        mapping: {
          tags: 'sending',
          entry: assign({ mappingFailure: undefined }),
          invoke: {
            src: 'mapImport',
            input: ({ context }) => ({ id: context.id, mapping: known(mappingOf(context)) }),
            onDone: {
              target: 'idle',
              actions: [
                assign(({ context, event }) => afterMapping(context, event.output)),
                { type: 'keepDraft', params: ({ context }) => ({ id: context.id, draft: context.draft }) },
                raise(({ event }) => ({ type: 'import.answered', now: event.output })),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                assign({ mappingFailure: ({ event }) => failureOf(event.error) }),
                raise({ type: 'look.requested' }),
              ],
            },
          },
        },
        applying: {
          tags: 'sending',
          entry: assign({ workFailure: undefined }),
          invoke: {
            src: 'applyImport',
            input: ({ context }) => ({ id: context.id, revision: context.seen }),
            onDone: {
              target: 'idle',
              actions: raise(({ event }) => ({ type: 'import.answered', now: event.output })),
            },
            onError: [
              {
                // Something else has changed what these rows were checked against: they are checked once more.
                guard: { type: 'isOvertaken', params: ({ event }) => event },
                target: 'mapping',
                actions: {
                  type: 'notify',
                  params: ({ event }) => ({
                    kind: 'warning',
                    text: 'Nothing was imported yet',
                    detail: failureOf(event.error).message,
                  }),
                },
              },
              {
                // It may have been begun all the same: the next look tells.
                target: 'idle',
                actions: [
                  assign({ workFailure: ({ event }) => failureOf(event.error) }),
                  raise({ type: 'look.requested' }),
                ],
              },
            ],
          },
        },
        undoing: {
          tags: 'sending',
          entry: assign({
            workFailure: undefined,
            leftBefore: ({ context: { known: now } }) =>
              now?.state === 'imported' ? undefined : (now?.kept ?? undefined),
          }),
          invoke: {
            src: 'undoImport',
            input: ({ context }) => known(context.known),
            onDone: [
              { guard: isDeclined, target: 'idle' },
              {
                target: 'idle',
                actions: raise(({ event }) => ({ type: 'import.answered', now: known(event.output) })),
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                assign({ workFailure: ({ event }) => failureOf(event.error) }),
                raise({ type: 'look.requested' }),
              ],
            },
          },
        },
        cancelling: {
          tags: 'sending',
          entry: assign({ workFailure: undefined }),
          invoke: {
            src: 'cancelImport',
            input: ({ context }) => known(context.known),
            onDone: [
              { guard: isDeclined, target: 'idle' },
              {
                // What runs is looked at until it has ended; what was only prepared is gone.
                guard: 'isImporting',
                target: 'idle',
                actions: raise({ type: 'look.requested' }),
              },
              {
                target: 'idle',
                actions: [
                  assign({ draft: undefined }),
                  { type: 'keepDraft', params: ({ context }) => ({ id: context.id, draft: undefined }) },
                  { type: 'navigate', params: { to: '/import', replace: true } },
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                assign({ workFailure: ({ event }) => failureOf(event.error) }),
                raise({ type: 'look.requested' }),
              ],
            },
          },
        },
      },
    },
    /** What is chosen and not sent is not left without a question. */
    choice: {
      initial: 'sent',
      on: {
        'mapping.changed': {
          actions: [
            assign(({ context, event }) => ({
              draft: changedDraft(context, event.change),
              mappingFailure: undefined,
            })),
            { type: 'keepDraft', params: ({ context }) => ({ id: context.id, draft: context.draft }) },
          ],
        },
      },
      states: {
        sent: { always: { guard: 'hasDraft', target: 'unsent' } },
        unsent: { invoke: { src: 'guardLeaving' }, always: { guard: 'hasNoDraft', target: 'sent' } },
      },
    },
  },
});

export type ImportRef = ActorRefFrom<typeof importMachine>;
