import { assign, enqueueActions, sendTo } from 'xstate';
import { failureOf } from '../../failure.ts';
import { isRefusal } from '../../model/unsent/refusal.ts';
import {
  afterMade,
  afterNotMade,
  changedCurrent,
  currentMisnamed,
  failedAgain,
  itemToMake,
  locationToMake,
  unnoted,
  withNext,
  withNoted,
} from './bulkCreate.context.ts';
import { KEEP } from './bulkCreate.keeping.ts';
import { leftOf, SET_ASIDE, withAside } from './bulkCreate.left.ts';
import { afterMet } from './bulkCreate.there.ts';
import { metNotice, metText } from './bulkNotices.ts';
import { BEGUN, GONE, bulkCreateSetup } from './bulkCreate.setup.ts';

/** A run: one entry after the other, past every failure. */
export const creating = bulkCreateSetup.createStateConfig({
  tags: 'busy',
  entry: [assign(BEGUN), { type: 'tellHistory', params: { type: 'run.begun' } }],
  exit: [
    sendTo('there', { type: 'run.over' }),
    enqueueActions(({ context, enqueue }) => {
      if (context.isEnded) return;
      const params = { type: 'run.ended', steps: unnoted(context), before: [...context.noted] } as const;
      enqueue({ type: 'tellHistory', params });
    }),
    assign(({ context }) => withNoted(context)),
    enqueueActions(({ context: { met, isEnded, isShown }, enqueue }) => {
      if (met === 0 || isEnded) return;
      enqueue.assign({ problem: metText(met) });
      if (!isShown) enqueue({ type: 'notify', params: metNotice(met) });
    }),
    KEEP,
  ],
  invoke: { src: 'guardLeaving' },
  on: {
    'cancel.requested': { actions: assign({ isCancelled: true }) },
    'session.ended': { actions: assign(GONE) },
    'retry.requested': { actions: assign(({ context }) => failedAgain(context)) },
  },
  initial: 'choosing',
  states: {
    choosing: {
      entry: [SET_ASIDE, assign(({ context }) => withAside(context)), KEEP],
      always: [
        {
          guard: 'isEnded',
          target: '#bulkCreate.ended',
          actions: [
            { type: 'setAside', params: ({ context }) => leftOf(context, context.entries) },
            assign({ aside: ({ context }) => new Set(context.entries.map(({ number }) => number)) }),
            KEEP,
          ],
        },
        { guard: 'isOver', target: '#bulkCreate.ready' },
        {
          // Edited while it waited.
          guard: 'isNextMisnamed',
          target: 'choosing',
          reenter: true,
          actions: [
            assign(({ context }) => withNext(context)),
            assign(({ context }) => currentMisnamed(context)),
          ],
        },
        {
          guard: 'needsLocation',
          target: 'makingLocation',
          actions: assign(({ context }) => withNext(context)),
        },
        { target: 'makingItem', actions: assign(({ context }) => withNext(context)) },
      ],
    },
    makingLocation: {
      entry: KEEP,
      invoke: {
        src: 'makeLocation',
        input: ({ context }) => locationToMake(context),
        onDone: {
          target: 'makingItem',
          actions: assign(({ context, event }) =>
            changedCurrent(context, { location: event.output, mayHaveLocation: false }),
          ),
        },
        onError: {
          target: 'choosing',
          actions: assign(({ context, event }) => {
            const reason = failureOf(event.error);
            const mayHaveLocation = !isRefusal(reason);
            return changedCurrent(context, { status: 'failed', failure: reason, mayHaveLocation });
          }),
        },
      },
    },
    makingItem: {
      entry: [assign({ asked: ({ context }) => itemToMake(context) }), KEEP],
      invoke: {
        src: 'makeItem',
        input: ({ context }) => itemToMake(context),
        onDone: {
          target: 'choosing',
          actions: assign(({ context, event: { output } }) =>
            'met' in output ? afterMet(context, output.met) : afterMade(context, output),
          ),
        },
        onError: {
          target: 'choosing',
          actions: assign(({ context, event }) => afterNotMade(context, failureOf(event.error))),
        },
      },
    },
  },
});
