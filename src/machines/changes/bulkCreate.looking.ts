import { assign, enqueueActions } from 'xstate';
import { itemCount } from '../../model/items/counts.ts';
import { failedAgain } from './bulkCreate.context.ts';
import { KEEP } from './bulkCreate.keeping.ts';
import { bulkCreateSetup } from './bulkCreate.setup.ts';
import { leftOutBy, withThere } from './bulkCreate.there.ts';
import { leftOutNotice } from './bulkNotices.ts';

/** A start waits until it is known what is there already, whether or not its dialog is seen by then. */
export const looking = bulkCreateSetup.createStateConfig({
  tags: 'busy',
  // It is wanted from now on, also if the page ends before the answer.
  entry: [assign({ problem: 'Looking for what is here already…' }), KEEP],
  invoke: { src: 'guardLeaving' },
  on: {
    'cancel.requested': { target: 'ready', actions: assign({ problem: undefined }) },
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
            problem: `${itemCount(count)} left out: here already. Press again to create the others.`,
          });
          if (!context.isShown) enqueue({ type: 'notify', params: leftOutNotice(found.entries, count) });
          enqueue(KEEP);
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
  },
});
