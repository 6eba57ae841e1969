import { setup } from 'xstate';
import { ANALYSIS_POLL_INTERVAL, ANALYSIS_UNUSUAL_AFTER } from '../../../contract/analysis/analysisLimits.ts';
import { failureOf } from '../../failure.ts';
import {
  isRunning,
  type KnownAnalyses,
  offersAnalysis,
  offersAnother,
  type SeenAnalysis,
} from '../../model/analysis/analysis.ts';
import { type Notice, requiredAction, requiredCallback, requiredPromise } from '../kit/unprovided.ts';
import {
  type AnalysisContext,
  type AnalysisEvent,
  LOOKS_MISSED,
  type PageTurned,
} from './analysis.context.ts';

/** What the analysis of a photo is made of: its events, what it asks others for, and its guards. */
export const analysisSetup = setup({
  types: {
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
    input: {} as { imageId: string },
    /** slow: it takes unusually long. opening: what is to be created is read again. */
    tags: {} as 'busy' | 'slow' | 'opening',
  },
  actors: {
    /** Never rejects for what a host or network does (CALL-68). */
    findAnalyses: requiredPromise<KnownAnalyses, { imageId: string }>('findAnalyses'),
    startAnalysis: requiredPromise<SeenAnalysis, { imageId: string }>('startAnalysis'),
    confirmDiscarding: requiredPromise<boolean, Record<never, never>>('confirmDiscarding'),
    /** Answers what was found. Rejects with a Failure, 'stale' where it is another correction by now. */
    discardCorrection: requiredPromise<SeenAnalysis, { imageId: string; version: string }>(
      'discardCorrection',
    ),
    readAnalysis: requiredPromise<SeenAnalysis, { imageId: string }>('readAnalysis'),
    watchPage: requiredCallback<PageTurned, void>('watchPage'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  delays: {
    pollInterval: ANALYSIS_POLL_INTERVAL,
    untilUnusual: ({ context }) => Math.max(0, ANALYSIS_UNUSUAL_AFTER - context.ranBefore),
  },
  guards: {
    isCorrected: ({ context }) => (context.analysis?.correction ?? null) !== null,
    isConfirmed: (_, { output }: { output: boolean }) => output,
    isRunning: ({ context }) => context.analysis !== undefined && isRunning(context.analysis),
    isFailed: ({ context }) => context.analysis?.status === 'failed',
    hasNone: ({ context }) => context.analysis === undefined,
    canStart: ({ context }) =>
      context.isSetUp && (offersAnalysis(context.analysis) || offersAnother(context.analysis)),
    /** What was asked for is about a correction, or an analysis, that is not the newest any more. */
    isOvertaken: (_, { error }: { error: unknown }) =>
      ['stale', 'conflict', 'not-found'].includes(failureOf(error).kind),
    isGone: ({ context }, { error }: { error: unknown }) =>
      failureOf(error).kind === 'not-found' && context.missedLooks + 1 >= LOOKS_MISSED,
  },
});
