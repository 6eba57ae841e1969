import type { Compartment, ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { beginningOf, offersCreation, type SeenAnalysis } from '../../model/analysis/analysis.ts';
import { asFound } from '../../model/analysis/correcting.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import type { Notice } from '../kit/unprovided.ts';

export type AnalysisEvent =
  /** 'Analyze' and 'Re-run analysis'. */
  | { type: 'analysis.requested' }
  /** Chosen for good, until another one is; undefined for none. */
  | { type: 'compartment.selected'; index: number | undefined }
  /** The compartments were corrected: the analysis as it is now. */
  | { type: 'analysis.corrected'; seen: SeenAnalysis }
  | { type: 'discard.requested' }
  /** 'Create Items': of the compartments as they are by then. */
  | { type: 'creation.requested' }
  | PageTurned
  /** Whether what was found is shown, in place of the correction of it. */
  | { type: 'found.shown'; on: boolean }
  /** The focus is on it, or the pointer over it; undefined for none. */
  | { type: 'compartment.focused'; index: number | undefined }
  | { type: 'compartment.pointed'; index: number | undefined };

/** The page is looked at again, the network is back, or the page is hidden. */
export type PageTurned = { type: 'page.woke' } | { type: 'page.shown' } | { type: 'page.hidden' };

/** What 'Create Items' is to begin with. */
export interface ToCreate {
  compartments: readonly Compartment[];
  /** They are others than the panel had shown when they were asked for. */
  areNew: boolean;
}

export interface AnalysisContext {
  imageId: string;
  /** The newest that the host has told; undefined while unknown, and where there is none. */
  analysis: ImageAnalysis | undefined;
  /** False where a host of ours says that nobody has set analysis up. */
  isSetUp: boolean;
  /** When the running one began, epoch ms. */
  startedAt: number | undefined;
  /** How long it had been running when it was first seen, in ms. */
  ranBefore: number;
  /** Why nobody knows whether there was an analysis before. */
  checkFailure: Failure | undefined;
  /** Why the last start failed. */
  startFailure: Failure | undefined;
  /** How many looks in a row got no answer, and why the last did not. */
  missedLooks: number;
  lookFailure: Failure | undefined;
  /** What was asked for last, a new object each time; undefined before. */
  toCreate: ToCreate | undefined;
  /** What was found is shown, in place of the correction of it. */
  isFoundShown: boolean;
  /** Index in the compartments that are shown. */
  selected: number | undefined;
  focused: number | undefined;
  pointed: number | undefined;
}

/** The index of the compartment that stands out: what was touched last wins. */
export function litIn({ pointed, focused, selected }: AnalysisContext): number | undefined {
  return pointed ?? focused ?? selected;
}

/** The analysis as it is to be looked at: with its correction, unless what was found is. */
export function shownIn({ analysis, isFoundShown }: AnalysisContext): ImageAnalysis | undefined {
  return analysis && isFoundShown ? asFound(analysis) : analysis;
}

export const UNTOUCHED = { isFoundShown: false, selected: undefined, focused: undefined, pointed: undefined };

/** From so many looks in a row without an answer on, the panel says so. */
export const LOOKS_MISSED = 3;

/** A new answer; nothing stays selected of another analysis. Some hosts name none. */
export function seen(context: AnalysisContext, { analysis, at }: SeenAnalysis): Partial<AnalysisContext> {
  const before = context.analysis?.id ?? analysis.id;
  const isNew = context.startedAt === undefined || (analysis.id !== null && analysis.id !== before);
  const startedAt = isNew ? beginningOf({ analysis, at }) : context.startedAt;
  return {
    analysis,
    missedLooks: 0,
    lookFailure: undefined,
    startedAt,
    ...(isNew && { ranBefore: at - (startedAt ?? at), ...UNTOUCHED }),
  };
}

/** After another look at one that had ended: it may have been corrected or started anew elsewhere. */
export function seenAgain(context: AnalysisContext, read: SeenAnalysis): Partial<AnalysisContext> {
  const next = seen(context, read);
  return isSame(context.analysis, read.analysis) ? next : { ...next, ...UNTOUCHED };
}

/** What is to be created of the compartments that are shown, where there are any. */
export function withToCreate(before: AnalysisContext, now: AnalysisContext): Partial<AnalysisContext> {
  const analysis = shownIn(now);
  if (!analysis || !offersCreation(analysis, true)) return {};
  const { compartments } = analysis;
  return { toCreate: { compartments, areNew: !isSame(before.analysis, now.analysis) } };
}

function isSame(one: ImageAnalysis | undefined, other: ImageAnalysis | undefined): boolean {
  const said = (analysis: ImageAnalysis | undefined) =>
    JSON.stringify([analysis?.compartments, analysis?.correction, analysis?.found]);
  return said(one) === said(other);
}

export function withoutAnswer(context: AnalysisContext, error: unknown): Partial<AnalysisContext> {
  return { missedLooks: context.missedLooks + 1, lookFailure: failureOf(error) };
}

export function analysisFailed({ error_message: reason }: ImageAnalysis): Notice {
  return { kind: 'error', text: 'Analysis failed', ...(reason && { detail: reason }) };
}

export const notDiscarded = ({ error }: { error: unknown }): Notice =>
  failureNotice('The correction was not discarded', failureOf(error));
