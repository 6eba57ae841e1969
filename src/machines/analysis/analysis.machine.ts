import { assign } from 'xstate';
import { failureOf } from '../../failure.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import {
  UNTOUCHED,
  analysisFailed,
  notDiscarded,
  seen,
  seenAgain,
  withoutAnswer,
} from './analysis.context.ts';
import { ended } from './analysis.ended.ts';
import { analysisSetup } from './analysis.setup.ts';

/**
 * The analysis of one image, for as long as its panel is shown: whether there is one, starting it, and looking every
 * 3 s until it has ended. A look that gets no answer ends nothing.
 */
export const analysisMachine = analysisSetup.createMachine({
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
    toCreate: undefined,
    ...UNTOUCHED,
  }),
  on: {
    'compartment.selected': { actions: assign({ selected: ({ event }) => event.index }) },
    'found.shown': { actions: assign(({ event }) => ({ ...UNTOUCHED, isFoundShown: event.on })) },
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
    failed: ended,
    completed: ended,
    discarding: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'confirmDiscarding',
            input: {},
            onDone: [
              { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'asked' },
              { target: '#analysis.known' },
            ],
            onError: '#analysis.known',
          },
        },
        asked: {
          invoke: {
            src: 'discardCorrection',
            input: ({ context }) => ({
              imageId: context.imageId,
              version: context.analysis?.correction?.version ?? '',
            }),
            onDone: {
              target: '#analysis.known',
              actions: assign(({ event }) => ({ ...UNTOUCHED, analysis: event.output.analysis })),
            },
            onError: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event },
                target: 'again',
                actions: { type: 'notify', params: ({ event }) => notDiscarded(event) },
              },
              {
                target: '#analysis.known',
                actions: { type: 'notify', params: ({ event }) => notDiscarded(event) },
              },
            ],
          },
        },
        /** It is another correction by now, or none: the next try is for that one. */
        again: {
          invoke: {
            src: 'readAnalysis',
            input: ({ context }) => ({ imageId: context.imageId }),
            onDone: {
              target: '#analysis.known',
              actions: assign(({ context, event }) => seenAgain(context, event.output)),
            },
            onError: '#analysis.known',
          },
        },
      },
    },
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
                    actions: [
                      assign({ analysis: undefined }),
                      {
                        type: 'notify',
                        params: {
                          kind: 'warning',
                          text: 'The analysis is not there any more',
                          detail: 'The photo may have been deleted meanwhile.',
                        },
                      },
                    ],
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
