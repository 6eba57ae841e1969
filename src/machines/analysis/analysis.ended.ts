import { assign } from 'xstate';
import { failureOf } from '../../failure.ts';
import {
  type AnalysisContext,
  type AnalysisEvent,
  UNTOUCHED,
  seenAgain,
  withToCreate,
} from './analysis.context.ts';
import { analysisSetup } from './analysis.setup.ts';

type Corrected = Extract<AnalysisEvent, { type: 'analysis.corrected' }>;

/** What can be done once an analysis has ended. */
const ENDED = {
  'analysis.requested': { guard: 'canStart', target: 'starting' },
  'analysis.corrected': {
    target: 'known',
    actions: assign<AnalysisContext, Corrected, undefined, AnalysisEvent, never>(({ event }) => ({
      ...UNTOUCHED,
      analysis: event.seen.analysis,
    })),
  },
  'discard.requested': { guard: 'isCorrected', target: 'discarding' },
} as const;

/** One that has ended. It is looked at again when its page is, and before anything is made of it. */
export const ended = analysisSetup.createStateConfig({
  on: { ...ENDED, 'creation.requested': '.opening' },
  invoke: { src: 'watchPage' },
  initial: 'resting',
  states: {
    resting: { on: { 'page.woke': 'looking', 'page.shown': 'looking' } },
    looking: {
      invoke: {
        src: 'readAnalysis',
        input: ({ context }) => ({ imageId: context.imageId }),
        onDone: {
          target: '#analysis.known',
          actions: assign(({ context, event }) => seenAgain(context, event.output)),
        },
        // What is shown was true a while ago, and is read anew before it is used.
        onError: 'resting',
      },
    },
    opening: {
      tags: 'opening',
      on: { 'creation.requested': {} },
      invoke: {
        src: 'readAnalysis',
        input: ({ context }) => ({ imageId: context.imageId }),
        onDone: {
          target: '#analysis.known',
          actions: assign(({ context, event }) => {
            const now = { ...context, ...seenAgain(context, event.output) };
            return { ...now, ...withToCreate(context, now) };
          }),
        },
        onError: {
          target: 'resting',
          actions: [
            assign(({ context }) => withToCreate(context, context)),
            {
              type: 'notify',
              params: ({ event }) => ({
                kind: 'warning',
                text: 'The compartments may have changed',
                detail: `They could not be read again: ${failureOf(event.error).message}`,
              }),
            },
          ],
        },
      },
    },
  },
});
