import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { failureOf } from '../../failure.ts';
import type { SeenAnalysis } from '../../model/analysis/analysis.ts';
import type { CorrectionDraft } from '../../model/analysis/correcting.ts';
import type { GridPart } from '../../model/analysis/gridParts.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';
import { correctedNotice, FASTER, uncorrectedNotice } from './correctionNotices.ts';
import {
  afterFailure,
  afterHearing,
  afterSaving,
  afterStep,
  at,
  type CorrectionContext,
  type CorrectionEvent,
  type CorrectionInput,
  draftOf,
  DROP,
  isGoneOn,
  isOwn,
  KEEP,
} from './gridCorrection.context.ts';

const NOTIFY_SAVED = {
  type: 'notify',
  params: ({ context }: { context: CorrectionContext }) => correctedNotice(context),
} as const;
const FIRST_PART: GridPart = { kind: 'corner', index: 0 };

/** The correction of the compartments of one photo, from its first step until it is saved or left; a dialog may come back to it. */
export const gridCorrectionMachine = setup({
  types: {
    context: {} as CorrectionContext,
    events: {} as CorrectionEvent,
    input: {} as CorrectionInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Answers the analysis as it is then, and drops the draft of what it has saved. Rejects with a Failure, 'stale' where another one was faster. */
    saveCorrection: requiredPromise<
      SeenAnalysis,
      { imageId: string; corrected: Corrected; before: string | null }
    >('saveCorrection'),
    readAnalysis: requiredPromise<SeenAnalysis, { imageId: string }>('readAnalysis'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /**
     * Keeps it in this browser; undefined for nothing that would have to be kept. Then what was kept last goes, but not
     * where another tab has gone on since.
     */
    keepCorrection: requiredAction<{
      imageId: string;
      draft: CorrectionDraft | undefined;
      last: CorrectionDraft | undefined;
    }>('keepCorrection'),
    noteKept: assign({ kept: ({ context }) => draftOf(context) }),
    /** Shows where it is gone on with. */
    goBack: requiredAction<{ imageId: string }>('goBack'),
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isStale: (_, { error }: { error: unknown }) => failureOf(error).kind === 'stale',
    isHidden: ({ context }) => !context.isShown,
    isGoneOn: ({ context }) => isGoneOn(context),
    isOwn: ({ context }, { output }: { output: SeenAnalysis }) => isOwn(context, output),
    /** Just that was saved, by a try whose answer was lost, or by somebody else. */
    isNow: ({ context }, { output }: { output: SeenAnalysis }) =>
      isOwn({ unanswered: [context.now], sent: undefined }, output),
  },
}).createMachine({
  id: 'correction',
  context: ({ input: { imageId, began, texts, before, draft } }) => ({
    imageId,
    texts,
    began,
    before: draft ? draft.before : before,
    now: draft ? draft.corrected : began,
    part: (draft ? draft.corrected : began).grid ? FIRST_PART : undefined,
    past: draft ? [began] : [],
    future: [],
    lastKey: undefined,
    isResumed: draft !== undefined,
    isShown: true,
    kept: draft,
    failure: undefined,
    sent: undefined,
    unanswered: draft?.unanswered ?? [],
    theirs: undefined,
    saved: undefined,
  }),
  on: {
    'dialog.shown': { actions: assign({ isShown: true }) },
    'dialog.left': { actions: assign({ isShown: false }) },
    // In every state: what is done while it is saved is not lost.
    'part.chosen': { actions: assign({ part: ({ event }) => event.part }) },
    'range.extended': {
      actions: assign(({ context, event }) =>
        context.part?.kind === 'cells'
          ? { part: { ...context.part, to: event.to } }
          : { part: { kind: 'cells', from: event.to, to: event.to } },
      ),
    },
    undo: {
      guard: 'canUndo',
      actions: [
        assign(({ context }) => ({
          ...at(context.past.at(-1) ?? context.now, context),
          past: context.past.slice(0, -1),
          future: [context.now, ...context.future],
        })),
        KEEP,
        'noteKept',
      ],
    },
    redo: {
      guard: 'canRedo',
      actions: [
        assign(({ context }) => ({
          ...at(context.future[0] ?? context.now, context),
          past: [...context.past, context.now],
          future: context.future.slice(1),
        })),
        KEEP,
        'noteKept',
      ],
    },
    'changes.discarded': {
      actions: [
        assign(({ context }) => ({
          ...at(context.began, context),
          past: [...context.past, context.now],
          future: [],
          isResumed: false,
        })),
        KEEP,
        'noteKept',
      ],
    },
    'step.taken': {
      actions: [assign(({ context, event }) => afterStep(context, event.step)), KEEP, 'noteKept'],
    },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'saved.heard': {
          guard: { type: 'isOwn', params: ({ event }) => ({ output: event.seen }) },
          actions: [assign(({ event }) => afterHearing(event.seen)), KEEP, 'noteKept'],
        },
        'save.requested': 'saving',
        'close.requested': 'closed',
      },
    },
    saving: {
      tags: 'busy',
      entry: assign(({ context: { now, part } }) => ({ failure: undefined, sent: { corrected: now, part } })),
      on: { 'close.requested': { actions: assign({ isShown: false }) } },
      invoke: {
        src: 'saveCorrection',
        input: ({ context }) => ({
          imageId: context.imageId,
          corrected: context.now,
          before: context.before,
        }),
        onDone: [
          {
            guard: 'isGoneOn',
            target: 'editing',
            actions: [
              assign(({ context, event }) => afterSaving(context, event.output)),
              KEEP,
              'noteKept',
              NOTIFY_SAVED,
              // Whoever has closed the dialog meanwhile has it as a draft.
              raise(({ context }) => ({ type: context.isShown ? 'dialog.shown' : 'close.requested' })),
            ],
          },
          { target: 'saved', actions: assign({ saved: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: 'isHidden',
            target: 'left',
            actions: [
              assign(({ context, event }) => afterFailure(context, failureOf(event.error))),
              KEEP,
              'noteKept',
            ],
          },
          { guard: { type: 'isStale', params: ({ event }) => event }, target: 'comparing' },
          {
            target: 'editing',
            actions: [
              assign(({ context, event }) => afterFailure(context, failureOf(event.error))),
              KEEP,
              'noteKept',
            ],
          },
        ],
      },
    },
    /** Somebody else was faster: what they have made is looked at. */
    comparing: {
      tags: 'busy',
      on: {
        'close.requested': {
          target: 'left',
          actions: assign({ isShown: false, failure: FASTER }),
        },
        'dialog.left': {
          target: 'left',
          actions: assign({ isShown: false, failure: FASTER }),
        },
      },
      invoke: {
        src: 'readAnalysis',
        input: ({ context }) => ({ imageId: context.imageId }),
        onDone: [
          {
            guard: { type: 'isNow', params: ({ event }) => event },
            target: 'saved',
            actions: [assign({ saved: ({ event }) => event.output }), DROP],
          },
          {
            guard: { type: 'isOwn', params: ({ event }) => event },
            target: 'saving',
            actions: assign({ before: ({ event }) => event.output.analysis.correction?.version ?? null }),
          },
          { target: 'conflicting', actions: assign({ theirs: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    conflicting: {
      on: {
        'mine.kept': {
          target: 'saving',
          actions: assign({ before: ({ context }) => context.theirs?.analysis.correction?.version ?? null }),
        },
        'theirs.taken': {
          target: 'ended',
          actions: [assign({ saved: ({ context }) => context.theirs }), DROP],
        },
        'close.requested': 'closed',
      },
    },
    saved: {
      // Whoever saves it drops the draft: the dialog may be gone by then.
      entry: NOTIFY_SAVED,
      always: 'ended',
    },
    /** Not saved, and no dialog to say so: it is a draft, and another dialog goes on with that. */
    left: {
      entry: { type: 'notify', params: ({ context }) => uncorrectedNotice(context) },
      on: {
        'return.requested': {
          actions: { type: 'goBack', params: ({ context }) => ({ imageId: context.imageId }) },
        },
      },
    },
    closed: { always: 'ended' },
    ended: { type: 'final' },
  },
});

export type CorrectionRef = ActorRefFrom<typeof gridCorrectionMachine>;

/** Begins one with what it needs of the app. */
export type StartCorrection = (
  implementations: Parameters<typeof gridCorrectionMachine.provide>[0],
) => CorrectionRef;
