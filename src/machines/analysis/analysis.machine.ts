import { assign, setup } from 'xstate';
import type { ImageAnalysis } from '../../../contract/analysis/analysis.ts';
import { ANALYSIS_POLL_INTERVAL, ANALYSIS_UNUSUAL_AFTER } from '../../../contract/analysis/analysisLimits.ts';
import { type Failure, failureOf } from '../../failure.ts';
import {
  beginningOf,
  isRunning,
  type KnownAnalyses,
  offersAnalysis,
  offersAnother,
  type SeenAnalysis,
} from '../../model/analysis/analysis.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';

export type AnalysisEvent =
  /** 'Analyze' and 'Re-run analysis'. */
  | { type: 'analysis.requested' }
  /** Chosen for good, until another one is; undefined for none. */
  | { type: 'compartment.selected'; index: number | undefined }
  /** The focus is on it, or the pointer over it; undefined for none. */
  | { type: 'compartment.focused'; index: number | undefined }
  | { type: 'compartment.pointed'; index: number | undefined };

interface AnalysisContext {
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
  /** Index in the analysis's compartments. */
  selected: number | undefined;
  focused: number | undefined;
  pointed: number | undefined;
}

/** The index of the compartment that stands out: what was touched last wins. */
export function litIn({ pointed, focused, selected }: AnalysisContext): number | undefined {
  return pointed ?? focused ?? selected;
}

const UNTOUCHED = { selected: undefined, focused: undefined, pointed: undefined };

/** From so many looks in a row without an answer on, the panel says so. */
export const LOOKS_MISSED = 3;

/** A new answer; nothing stays selected of another analysis. Some hosts name none. */
function seen(context: AnalysisContext, { analysis, at }: SeenAnalysis): Partial<AnalysisContext> {
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

function withoutAnswer(context: AnalysisContext, error: unknown): Partial<AnalysisContext> {
  return { missedLooks: context.missedLooks + 1, lookFailure: failureOf(error) };
}

function analysisFailed({ error_message: reason }: ImageAnalysis): Notice {
  return { kind: 'error', text: 'Analysis failed', ...(reason && { detail: reason }) };
}

/**
 * The analysis of one image, for as long as its panel is shown: whether there is one, starting it, and looking every
 * 3 s until it has ended. A look that gets no answer ends nothing.
 */
export const analysisMachine = setup({
  types: {
    context: {} as AnalysisContext,
    events: {} as AnalysisEvent,
    input: {} as { imageId: string },
    /** slow: it takes unusually long. */
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    /** Never rejects for what a host or network does (CALL-68). */
    findAnalyses: requiredPromise<KnownAnalyses, { imageId: string }>('findAnalyses'),
    startAnalysis: requiredPromise<SeenAnalysis, { imageId: string }>('startAnalysis'),
    readAnalysis: requiredPromise<SeenAnalysis, { imageId: string }>('readAnalysis'),
  },
  actions: { notify: requiredAction<Notice>('notify') },
  delays: {
    pollInterval: ANALYSIS_POLL_INTERVAL,
    untilUnusual: ({ context }) => Math.max(0, ANALYSIS_UNUSUAL_AFTER - context.ranBefore),
  },
  guards: {
    isRunning: ({ context }) => context.analysis !== undefined && isRunning(context.analysis),
    isFailed: ({ context }) => context.analysis?.status === 'failed',
    hasNone: ({ context }) => context.analysis === undefined,
    canStart: ({ context }) =>
      context.isSetUp && (offersAnalysis(context.analysis) || offersAnother(context.analysis)),
    isGone: ({ context }, { error }: { error: unknown }) =>
      failureOf(error).kind === 'not-found' && context.missedLooks + 1 >= LOOKS_MISSED,
  },
}).createMachine({
  id: 'analysis',
  context: ({ input }) => ({
    imageId: input.imageId,
    analysis: undefined,
    isSetUp: true,
    startedAt: undefined,
    ranBefore: 0,
    checkFailure: undefined,
    startFailure: undefined,
    missedLooks: 0,
    lookFailure: undefined,
    ...UNTOUCHED,
  }),
  on: {
    'compartment.selected': { actions: assign({ selected: ({ event }) => event.index }) },
    'compartment.focused': {
      actions: assign({ focused: ({ event }) => event.index, pointed: undefined }),
    },
    'compartment.pointed': { actions: assign({ pointed: ({ event }) => event.index }) },
  },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        src: 'findAnalyses',
        input: ({ context }) => ({ imageId: context.imageId }),
        onDone: {
          target: 'known',
          actions: assign(({ context, event }) => {
            const [newest] = event.output.analyses;
            const { isSetUp, failure: checkFailure } = event.output;
            return { isSetUp, checkFailure, ...(newest && seen(context, newest)) };
          }),
        },
        onError: { target: 'none', actions: assign({ checkFailure: ({ event }) => failureOf(event.error) }) },
      },
    },
    /** Goes on to the state that the analysis is in. */
    known: {
      always: [
        { guard: 'hasNone', target: 'none' },
        { guard: 'isRunning', target: 'running' },
        { guard: 'isFailed', target: 'failed' },
        { target: 'completed' },
      ],
    },
    none: { on: { 'analysis.requested': { guard: 'canStart', target: 'starting' } } },
    failed: { on: { 'analysis.requested': { guard: 'canStart', target: 'starting' } } },
    completed: { on: { 'analysis.requested': { guard: 'canStart', target: 'starting' } } },
    starting: {
      tags: 'busy',
      entry: assign({ checkFailure: undefined, startFailure: undefined }),
      invoke: {
        src: 'startAnalysis',
        input: ({ context }) => ({ imageId: context.imageId }),
        onDone: {
          target: 'running',
          actions: assign(({ context, event }) => seen({ ...context, startedAt: undefined }, event.output)),
        },
        onError: {
          target: 'known',
          actions: [
            assign({ startFailure: ({ event }) => failureOf(event.error) }),
            {
              type: 'notify',
              params: ({ event }) => failureNotice('Failed to start analysis', failureOf(event.error)),
            },
          ],
        },
      },
    },
    running: {
      tags: 'busy',
      type: 'parallel',
      states: {
        polling: {
          initial: 'deciding',
          states: {
            /** A host may answer a start with an analysis that has ended already. */
            deciding: { always: [{ guard: 'isRunning', target: 'waiting' }, { target: 'ended' }] },
            waiting: { after: { pollInterval: 'looking' } },
            looking: {
              invoke: {
                src: 'readAnalysis',
                input: ({ context }) => ({ imageId: context.imageId }),
                onDone: {
                  target: 'deciding',
                  actions: assign(({ context, event }) => seen(context, event.output)),
                },
                onError: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => event },
                    target: '#analysis.none',
                    actions: assign({ analysis: undefined }),
                  },
                  {
                    target: 'waiting',
                    actions: assign(({ context, event }) => withoutAnswer(context, event.error)),
                  },
                ],
              },
            },
            ended: {
              always: [
                {
                  guard: 'isFailed',
                  target: '#analysis.failed',
                  actions: {
                    type: 'notify',
                    params: ({ context }) =>
                      context.analysis
                        ? analysisFailed(context.analysis)
                        : { kind: 'error', text: 'Analysis failed' },
                  },
                },
                { target: '#analysis.completed' },
              ],
            },
          },
        },
        pace: {
          initial: 'usual',
          states: { usual: { after: { untilUnusual: 'unusual' } }, unusual: { tags: 'slow' } },
        },
      },
    },
  },
});
