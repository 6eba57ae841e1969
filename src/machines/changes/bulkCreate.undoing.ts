import { assign } from 'xstate';
import { failureOf } from '../../failure.ts';
import { undoSteps } from '../../model/changes/bulkRun.ts';
import { type BulkCreateContext, createdIn } from './bulkCreate.context.ts';
import { KEEP } from './bulkCreate.keeping.ts';
import { failedIn, leftOf } from './bulkCreate.left.ts';
import { BEGUN, GONE, bulkCreateSetup } from './bulkCreate.setup.ts';
import { afterFailedStep, afterStep, undoStepOf } from './bulkCreate.steps.ts';
import { undoneNotice } from './bulkNotices.ts';

const LEFT = {
  guard: 'isEnded',
  target: '#bulkCreate.ended',
  actions: {
    type: 'setAside',
    params: ({ context }: { context: BulkCreateContext }) => leftOf(context, failedIn(context.entries)),
  },
} as const;

/** What was made is taken away again, one step after the other. */
export const undoing = bulkCreateSetup.createStateConfig({
  tags: 'busy',
  entry: [
    assign(BEGUN),
    assign(({ context }) => ({
      steps: undoSteps(context.entries),
      undone: 0,
      undoFailures: [],
      taken: [],
    })),
  ],
  invoke: { src: 'guardLeaving' },
  on: {
    'cancel.requested': { actions: assign({ isCancelled: true }) },
    'session.ended': { actions: assign(GONE) },
  },
  initial: 'choosing',
  states: {
    choosing: {
      entry: KEEP,
      always: [LEFT, { guard: 'isUndone', target: 'told' }, { target: 'removing' }],
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => {
          const step = undoStepOf(context);
          if (!step) throw new Error('Nothing is left to remove.');
          return step;
        },
        onDone: {
          target: 'choosing',
          actions: assign(({ context, event }) => afterStep(context, event.output)),
        },
        onError: {
          target: 'choosing',
          actions: assign(({ context, event }) => afterFailedStep(context, failureOf(event.error))),
        },
      },
    },
    told: {
      entry: [
        assign({ told: ({ context }) => createdIn(context.entries) }),
        {
          type: 'tellHistory',
          params: ({ context }) => ({ type: 'steps.undone', steps: context.taken }),
        },
      ],
      always: [
        {
          guard: 'isHidden',
          target: '#bulkCreate.closed',
          actions: {
            type: 'notify',
            params: ({ context }) => undoneNotice(context.steps, context.undone, context.undoFailures),
          },
        },
        { target: '#bulkCreate.ready' },
      ],
    },
  },
});
