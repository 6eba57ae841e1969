import type { Corrected } from '../../../contract/analysis/corrected.ts';
import type { ReadText } from '../../../contract/analysis/grid.ts';
import type { Failure } from '../../failure.ts';
import type { SeenAnalysis } from '../../model/analysis/analysis.ts';
import { type CorrectionDraft, isSameCorrected } from '../../model/analysis/correcting.ts';
import type { CellPlace } from '../../model/analysis/gridCells.ts';
import { type GridPart, partIn } from '../../model/analysis/gridParts.ts';
import { type GridStep, stepped } from '../../model/analysis/gridSteps.ts';

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
  /** While it is saved the dialog alone ends. */
  | { type: 'close.requested' }
  /** A dialog shows it, or has gone with its page. */
  | { type: 'dialog.shown' }
  | { type: 'dialog.left' }
  /** From the notice that it was not saved. */
  | { type: 'return.requested' }
  /** It has been found out that what nobody had answered was saved. */
  | { type: 'saved.heard'; seen: SeenAnalysis }
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

export interface CorrectionContext {
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
  /** What comes of it is seen in its dialog; otherwise a notice tells. */
  isShown: boolean;
  /** What this dialog has kept in the browser last, or found there. */
  kept: CorrectionDraft | undefined;
  failure: Failure | undefined;
  /** What is being saved or was last, and what was worked on then. */
  sent: { corrected: Corrected; part: GridPart | undefined } | undefined;
  /** What was sent and nobody knows whether it was saved. */
  unanswered: readonly Corrected[];
  /** What somebody else has saved meanwhile. */
  theirs: SeenAnalysis | undefined;
  /** What the host has once it is over; undefined where nothing was saved. */
  saved: SeenAnalysis | undefined;
}

/** Steps that can be taken back. */
const PAST_MAX = 200;

/** Whether there is something that is not saved. */
export function isChanged({ now, began }: Pick<CorrectionContext, 'now' | 'began'>): boolean {
  return !isSameCorrected(now, began);
}

/** Whether there is more by now than what is being saved. */
export const isChangedSince = ({ now, sent }: CorrectionContext): boolean =>
  sent !== undefined && !isSameCorrected(now, sent.corrected);

/** Whether its person has gone on since it was asked to be saved: nothing closes under their fingers. */
export const isGoneOn = (context: CorrectionContext): boolean =>
  isChangedSince(context) || (context.isShown && context.part !== context.sent?.part);

/** Saved as it was sent, and gone on with from there. */
export const afterSaving = (context: CorrectionContext, saved: SeenAnalysis): Partial<CorrectionContext> => ({
  saved,
  before: saved.analysis.correction?.version ?? null,
  began: context.sent?.corrected ?? context.began,
  isResumed: false,
  unanswered: [],
});

/** It has turned out to be saved: what is here goes on from that. */
export function afterHearing({ analysis: { correction } }: SeenAnalysis): Partial<CorrectionContext> {
  if (!correction) return {};
  const { grid, names, version } = correction;
  return { failure: undefined, before: version, began: { grid, names }, isResumed: false };
}

/** Not saved, as far as is known. */
export const afterFailure = (context: CorrectionContext, failure: Failure): Partial<CorrectionContext> => ({
  failure,
  ...(failure.outcome === 'unknown' &&
    context.sent && { unanswered: [...context.unanswered, context.sent.corrected] }),
});

/** What nobody knows the outcome of may be what the server has: nobody is in conflict with himself. */
export function isOwn(
  { unanswered, sent }: Pick<CorrectionContext, 'unanswered' | 'sent'>,
  { analysis: { correction } }: SeenAnalysis,
): boolean {
  const own = [...unanswered, ...(sent ? [sent.corrected] : [])];
  return correction !== null && own.some((one) => isSameCorrected(one, correction));
}

/** Steps with the same key are one: a drag, or the letters of a name. */
function keyOf(step: GridStep, part: GridPart | undefined): string | undefined {
  if (step.type === 'part.dragged' || step.type === 'frame.drawn') return `drag ${step.drag}`;
  if (step.type !== 'name.typed' || part?.kind !== 'cells') return undefined;
  return `name ${part.from.row} ${part.from.column}`;
}

export function afterStep(context: CorrectionContext, step: GridStep): Partial<CorrectionContext> {
  const { now, past, lastKey } = context;
  const { corrected, part } = stepped({ corrected: now, part: context.part }, step, context.texts);
  if (isSameCorrected(corrected, now)) return { part };
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
export function at(to: Corrected, { part }: CorrectionContext): Partial<CorrectionContext> {
  const kept = part && to.grid ? partIn(to.grid, part) : undefined;
  return { now: to, part: kept, lastKey: undefined, failure: undefined };
}

export function draftOf(context: CorrectionContext): CorrectionDraft | undefined {
  const { now: corrected, before, unanswered } = context;
  return isChanged(context) ? { corrected, before, ...(unanswered.length > 0 && { unanswered }) } : undefined;
}

type Now = { context: CorrectionContext };
export const KEEP = {
  type: 'keepCorrection',
  params: ({ context }: Now) => ({
    imageId: context.imageId,
    draft: draftOf(context),
    last: context.kept,
  }),
} as const;
export const DROP = {
  type: 'keepCorrection',
  params: ({ context }: Now) => ({ imageId: context.imageId, draft: undefined, last: context.kept }),
} as const;
