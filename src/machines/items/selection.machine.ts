import { assign, enqueueActions, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { failureOf } from '../../failure.ts';
import type { DeletionNews } from '../changes/deletionNews.ts';
import { type Notice, requiredAction, requiredPromise } from '../kit/unprovided.ts';
import {
  deletionNotice,
  deletionProgress,
  failedDeletion,
  first,
  moreToGather,
  NOTHING_SELECTED,
  notGathered,
  SELECTED_MOST,
  STOPPING,
  type SelectionContext,
  type SelectionEvent,
  toggled,
  withAllShown,
  withGathered,
  without,
  withRange,
  withShown,
  withSteps,
  type WholeQuery,
} from './selection.context.ts';

/** Several items of a list, chosen to do something with all of them at once. */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    tags: {} as 'deleting' | 'gathering',
  },
  actors: {
    /** Whether the user really means all of these; asked once. */
    confirmDeletion: requiredPromise<boolean, readonly Item[]>('confirmDeletion'),
    /** Resolves once no change is under way: it would find gone what is deleted meanwhile. */
    awaitChanges: requiredPromise<void, void>('awaitChanges'),
    deleteItem: requiredPromise<void, Item>('deleteItem'),
    /** All items of a list, `most` of them at most. */
    readAll: requiredPromise<readonly Item[], { query: WholeQuery; most: number }>('readAll'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    /** Takes a notice away again. */
    withdraw: requiredAction<Notice>('withdraw'),
    /** Tells the history of all changes of the deletion; it shows the notice at the end, with its undo. */
    tellHistory: requiredAction<DeletionNews>('tellHistory'),
    tellProgress: enqueueActions(({ context, enqueue }) => {
      const notice = deletionProgress(context);
      if (notice) enqueue({ type: 'notify', params: notice });
    }),
  },
  guards: {
    hasSome: ({ context }, { item }: { item?: Item }) => item !== undefined || context.selected.length > 0,
    hasMore: ({ context }) => moreToGather(context) > 0,
    isDone: ({ context: { queue, isStopping } }) => isStopping || queue.length === 0,
  },
}).createMachine({
  id: 'selection',
  context: NOTHING_SELECTED,
  initial: 'choosing',
  on: {
    'items.shown': {
      actions: assign(({ context, event: { items, whole } }) => withShown(context, items, whole)),
    },
    'items.gone': { actions: assign(({ context, event }) => without(context, event.ids)) },
    'items.changed': { actions: assign(({ context, event }) => withSteps(context, event.steps)) },
    'session.ended': { target: '.choosing', actions: assign(NOTHING_SELECTED) },
  },
  states: {
    choosing: {
      initial: 'idle',
      on: {
        'item.toggled': { actions: assign(({ context, event }) => toggled(context, event.item)) },
        'range.reached': {
          actions: assign(({ context, event: { from, to } }) => withRange(context, from, to)),
        },
        'selection.cleared': {
          target: '.idle',
          actions: assign({ selected: [], range: undefined, gathered: undefined }),
        },
        'delete.requested': {
          guard: { type: 'hasSome', params: ({ event }) => event },
          target: 'confirming',
          // What was asked about is what is deleted, whatever the list shows by then.
          actions: assign({
            queue: ({ context, event }) => (event.item ? [event.item] : context.selected),
            isStopping: false,
            failed: [],
          }),
        },
      },
      states: {
        idle: {
          on: {
            'all.chosen': [
              { guard: 'hasMore', target: 'gathering' },
              { actions: assign(({ context }) => withAllShown(context)) },
            ],
          },
        },
        gathering: {
          tags: 'gathering',
          entry: assign({ asked: ({ context }) => context.whole }),
          invoke: {
            src: 'readAll',
            input: ({ context: { whole } }) => ({ query: whole ?? { category: null }, most: SELECTED_MOST }),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => withGathered(context, event.output)),
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ context, event }) => notGathered(context, failureOf(event.error)),
              },
            },
          },
        },
      },
    },
    confirming: {
      invoke: {
        src: 'confirmDeletion',
        input: ({ context }) => context.queue,
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'deleting',
            actions: assign({ total: ({ context }) => context.queue.length }),
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    deleting: {
      tags: 'deleting',
      on: {
        'stop.requested': { actions: [assign({ isStopping: true }), { type: 'notify', params: STOPPING }] },
      },
      entry: {
        type: 'tellHistory',
        params: ({ context }) => ({ type: 'deletion.begun', ids: context.queue.map(({ id }) => id) }),
      },
      exit: { type: 'withdraw', params: STOPPING },
      initial: 'next',
      states: {
        next: { always: [{ guard: 'isDone', target: 'done' }, { target: 'waiting' }] },
        waiting: {
          on: { 'stop.requested': { target: 'done', actions: assign({ isStopping: true }) } },
          invoke: { src: 'awaitChanges', onDone: 'one', onError: 'one' },
        },
        // One after the other: each either is gone or stays, and the count tells how far it is.
        one: {
          invoke: {
            src: 'deleteItem',
            input: ({ context }) => first(context.queue),
            onDone: {
              target: 'next',
              actions: [
                assign(({ context }) => ({
                  queue: context.queue.slice(1),
                  ...without(context, [first(context.queue).id]),
                })),
                'tellProgress',
              ],
            },
            onError: {
              target: 'next',
              actions: [
                assign({
                  queue: ({ context }) => context.queue.slice(1),
                  failed: ({ context, event }) => [
                    ...context.failed,
                    failedDeletion(first(context.queue), failureOf(event.error)),
                  ],
                }),
                'tellProgress',
              ],
            },
          },
        },
        done: { type: 'final' },
      },
      onDone: {
        target: 'choosing',
        actions: [
          {
            type: 'tellHistory',
            params: ({ context }) => ({ type: 'deletion.ended', notice: deletionNotice(context) }),
          },
          assign({ rounds: ({ context }) => context.rounds + 1 }),
        ],
      },
    },
  },
});
