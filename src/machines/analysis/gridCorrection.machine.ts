import { assign, setup } from 'xstate';
import type { Corrected } from '../../../contract/analysis/corrected.ts';
import { compartmentsOf } from '../../../contract/analysis/correction.ts';
import type { ReadText } from '../../../contract/analysis/grid.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { SeenAnalysis } from '../../model/analysis/analysis.ts';
import type { CellPlace } from '../../model/analysis/gridCells.ts';
import type { CorrectionDraft } from '../../model/analysis/correcting.ts';
import { type GridPart, partIn } from '../../model/analysis/gridParts.ts';
import { type GridStep, stepped } from '../../model/analysis/gridSteps.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

export type CorrectionEvent =
  | { type: 'step.taken'; step: GridStep }
  | { type: 'part.chosen'; part: GridPart | undefined }
  /** The cells from the one that was chosen to this one. */
  | { type: 'range.extended'; to: CellPlace }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Back to what it began with. */
  | { type: 'changes.discarded' }
  | { type: 'save.requested' }
  | { type: 'close.requested' }
  /** Somebody else was faster: theirs is replaced, or stays. */
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

export interface CorrectionInput {
  imageId: string;
  /** What is put right: the grid and names as they are. */
  began: Corrected;
  texts: readonly ReadText[];
  /** The version of the correction that this one is of; null where there is none. */
  before: string | null;
  /** What was not saved the last time. */
  draft: CorrectionDraft | undefined;
}

interface CorrectionContext {
  imageId: string;
  texts: readonly ReadText[];
  began: Corrected;
  before: string | null;
  now: Corrected;
  part: GridPart | undefined;
  past: readonly Corrected[];
  future: readonly Corrected[];
  /** What the last step was, where more of the same is the same step. */
  lastKey: string | undefined;
  isResumed: boolean;
  /** What this dialog has kept in the browser last, or found there. */
  kept: CorrectionDraft | undefined;
  failure: Failure | undefined;
  /** What somebody else has saved meanwhile. */
  theirs: SeenAnalysis | undefined;
  /** What the host has once it is over; undefined where nothing was saved. */
  saved: SeenAnalysis | undefined;
}

/** Steps that can be taken back. */
const PAST_MAX = 200;

const isSame = (one: Corrected, other: Corrected): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether there is something that is not saved. */
export function isChanged({ now, began }: Pick<CorrectionContext, 'now' | 'began'>): boolean {
  return !isSame(now, began);
}

/** Steps with the same key are one: a drag, or the letters of a name. */
function keyOf(step: GridStep, part: GridPart | undefined): string | undefined {
  if (step.type === 'part.dragged' || step.type === 'frame.drawn') return `drag ${step.drag}`;
  if (step.type !== 'name.typed' || part?.kind !== 'cells') return undefined;
  return `name ${part.from.row} ${part.from.column}`;
}

function afterStep(context: CorrectionContext, step: GridStep): Partial<CorrectionContext> {
  const { now, past, lastKey } = context;
  const { corrected, part } = stepped({ corrected: now, part: context.part }, step, context.texts);
  if (isSame(corrected, now)) return { part };
  const key = keyOf(step, context.part);
  const isMore = key !== undefined && key === lastKey;
  return {
    now: corrected,
    part,
    past: isMore ? past : [...past, now].slice(-PAST_MAX),
    future: [],
    lastKey: key,
    failure: undefined,
  };
}

/** Back to `to`; what was worked on is still worked on where it is there. */
function at(to: Corrected, { part }: CorrectionContext): Partial<CorrectionContext> {
  const kept = part && to.grid ? partIn(to.grid, part) : undefined;
  return { now: to, part: kept, lastKey: undefined, failure: undefined };
}

const draftOf = (context: CorrectionContext): CorrectionDraft | undefined =>
  isChanged(context) ? { corrected: context.now, before: context.before } : undefined;

type Now = { context: CorrectionContext };
const KEEP = {
  type: 'keepCorrection',
  params: ({ context }: Now) => ({
    imageId: context.imageId,
    draft: draftOf(context),
    last: context.kept,
  }),
} as const;
const DROP = {
  type: 'keepCorrection',
  params: ({ context }: Now) => ({ imageId: context.imageId, draft: undefined, last: context.kept }),
} as const;

function savedText({ now: { grid, names }, texts }: CorrectionContext): string {
  const count = compartmentsOf({ grid, names }, texts).length;
  if (count === 0) return 'No compartments in this photo';
  return count === 1 ? '1 compartment' : `${count} compartments`;
}

const FIRST_PART: GridPart = { kind: 'corner', index: 0 };

/** The correction of the compartments of one photo, from its first step until it is saved or left. */
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
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isStale: (_, { error }: { error: unknown }) => failureOf(error).kind === 'stale',
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
    kept: draft,
    failure: undefined,
    theirs: undefined,
    saved: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
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
        'save.requested': 'saving',
        'close.requested': 'closed',
        'step.taken': {
          actions: [assign(({ context, event }) => afterStep(context, event.step)), KEEP, 'noteKept'],
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'saveCorrection',
        input: ({ context }) => ({
          imageId: context.imageId,
          corrected: context.now,
          before: context.before,
        }),
        onDone: {
          target: 'saved',
          actions: assign({ saved: ({ event }) => event.output }),
        },
        onError: [
          { guard: { type: 'isStale', params: ({ event }) => event }, target: 'comparing' },
          { target: 'editing', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    /** Somebody else was faster: what they have made is looked at. */
    comparing: {
      tags: 'busy',
      invoke: {
        src: 'readAnalysis',
        input: ({ context }) => ({ imageId: context.imageId }),
        onDone: { target: 'conflicting', actions: assign({ theirs: ({ event }) => event.output }) },
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
      entry: {
        type: 'notify',
        params: ({ context }) => ({
          kind: 'success',
          text: 'Correction saved',
          detail: savedText(context),
          about: `correction ${context.imageId}`,
        }),
      },
      always: 'ended',
    },
    closed: { always: 'ended' },
    ended: { type: 'final' },
  },
});
