import { assign, enqueueActions, sendTo } from 'xstate';
import { itemCount } from '../../model/items/counts.ts';
import { isToCreate } from '../../model/changes/bulkEntries.ts';
import { failedAgain } from './bulkCreate.context.ts';
import { KEEP } from './bulkCreate.keeping.ts';
import { bulkCreateSetup } from './bulkCreate.setup.ts';
import { leftOutBy, withThere } from './bulkCreate.there.ts';
import { leftOutNotice, uncomparedNotice } from './bulkNotices.ts';

/**
 * A start waits until it is known what is there by then, whether or not its dialog is seen any more: the dialog may have
 * been open for hours, and another tab or person may have created the same.
 */
export const looking = bulkCreateSetup.createStateConfig({
  tags: 'busy',
  // It is wanted from now on, also if the page ends before the answer.
  entry: [assign({ problem: 'Looking for what is here already…' }), sendTo('there', { type: 'look' }), KEEP],
  invoke: { src: 'guardLeaving' },
  on: {
    'cancel.requested': {
      target: 'ready',
      actions: [assign({ problem: undefined, isUncompared: false }), sendTo('there', { type: 'run.over' })],
    },
    'there.found': [
      {
        // Whoever wants them twice decides that.
        guard: ({ context, event }) => leftOutBy(context, event) > 0,
        target: 'ready',
        actions: enqueueActions(({ context, event, enqueue }) => {
          const count = leftOutBy(context, event);
          const found = withThere(context, event);
          enqueue.assign({
            ...found,
            isUncompared: false,
            problem: found.entries.some(isToCreate)
              ? `${itemCount(count)} left out: here already. Press again to create the others.`
              : 'Nothing created: all of it is here already.',
          });
          if (!context.isShown) enqueue({ type: 'notify', params: leftOutNotice(found.entries, count) });
          enqueue(KEEP);
          enqueue.sendTo('there', { type: 'run.over' });
        }),
      },
      {
        target: 'creating',
        actions: [
          assign(({ context, event }) => withThere(context, event)),
          assign(({ context }) => failedAgain(context)),
        ],
      },
    ],
    'there.unknown': [
      { guard: 'isUncompared', target: 'creating', actions: assign(({ context }) => failedAgain(context)) },
      {
        target: 'ready',
        actions: enqueueActions(({ context, event: { reason }, enqueue }) => {
          enqueue.assign({
            isUncompared: true,
            problem: `${reason} Press again to create all the same.`,
          });
          if (!context.isShown)
            enqueue({ type: 'notify', params: uncomparedNotice(context.entries, reason) });
          enqueue(KEEP);
          enqueue.sendTo('there', { type: 'run.over' });
        }),
      },
    ],
  },
});
