import { assign, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { HistoryEntry } from '../../../contract/history.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import { hasFailed, isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';

type ItemEvent = WatchedEvent<'item.changed', Item>;
type HistoryEvent = WatchedEvent<'history.changed', readonly HistoryEntry[]>;

export type ItemPageEvent =
  | ItemEvent
  | HistoryEvent
  | { type: 'retry.requested' }
  | { type: 'share.requested'; location: Location }
  | { type: 'delete.requested' };

interface ItemPageContext {
  id: string;
  /** Read past every cache first: set after an update (ITEMF-12). */
  refetch: boolean;
  item: Item | undefined;
  /** When the item was answered, epoch ms. */
  at: number | undefined;
  /** Where the item comes from when it is not the live answer. */
  origin: Origin | undefined;
  failure: Failure | undefined;
  /** Newest first; undefined while unknown. */
  history: readonly HistoryEntry[] | undefined;
  /** The location being shared. */
  shared: Location | undefined;
  /** The item whose deletion was asked for: `item` may be gone before the answer comes. */
  pendingDelete: Item | undefined;
}

/** What is on screen after a state of the item. */
function itemAfter(context: ItemPageContext, { state }: ItemEvent): Partial<ItemPageContext> {
  const { data, at, origin } = shownAfter({ ...context, data: context.item }, state);
  return { item: data, at, origin, failure: state.status === 'failed' ? state.failure : undefined };
}

/** The item view: the item, its history, sharing its location, and deleting it. */
export const itemPageMachine = setup({
  types: {
    context: {} as ItemPageContext,
    events: {} as ItemPageEvent,
    input: {} as { id: string; refetch: boolean },
    tags: {} as 'loading' | 'deleting' | 'failed',
  },
  actors: {
    watchItem: requiredCallback<ItemEvent, { id: string; refetch: boolean }>('watchItem'),
    watchHistory: requiredCallback<HistoryEvent, { id: string }>('watchHistory'),
    confirmDeletion: requiredPromise<boolean, Item>('confirmDeletion'),
    deleteItem: requiredPromise<void, Item>('deleteItem'),
    shareLocation: requiredPromise<void, Location>('shareLocation'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
  },
  guards: {
    hasAnswered: (_, params: ItemEvent) => params.state.status === 'answered',
    hasFailed: (_, params: ItemEvent) => hasFailed(params.state),
    isNotFound: (_, params: ItemEvent) =>
      hasFailed(params.state) && params.state.failure.kind === 'not-found',
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
    isReal: ({ context }) => context.item !== undefined && !isSample(context.origin),
  },
}).createMachine({
  id: 'itemPage',
  context: ({ input }) => ({
    id: input.id,
    refetch: input.refetch,
    item: undefined,
    at: undefined,
    origin: undefined,
    failure: undefined,
    history: undefined,
    shared: undefined,
    pendingDelete: undefined,
  }),
  type: 'parallel',
  states: {
    // A region of its own: re-entering `item` itself would restart a deletion and everything else beside it.
    watches: {
      initial: 'running',
      states: {
        running: {
          invoke: [
            {
              id: 'watchItem',
              src: 'watchItem',
              input: ({ context }) => ({ id: context.id, refetch: context.refetch }),
            },
            { id: 'watchHistory', src: 'watchHistory', input: ({ context }) => ({ id: context.id }) },
          ],
          on: { 'retry.requested': { target: 'running', reenter: true } },
        },
      },
    },
    item: {
      initial: 'loading',
      on: {
        'retry.requested': '.loading',
        'history.changed': {
          actions: assign({
            history: ({ context, event }) =>
              event.state.status === 'loading' ? context.history : (event.state.data ?? context.history),
          }),
        },
        'item.changed': [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: '.notFound',
            actions: assign({ item: undefined, origin: undefined, failure: undefined }),
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: '.failed',
            actions: assign(({ context, event }) => itemAfter(context, event)),
          },
          {
            guard: { type: 'hasAnswered', params: ({ event }) => event },
            target: '.shown',
            actions: assign(({ context, event }) => itemAfter(context, event)),
          },
        ],
      },
      states: {
        loading: { tags: 'loading' },
        shown: {},
        notFound: {},
        failed: { tags: 'failed' },
      },
    },
    deletion: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'delete.requested': {
              guard: 'isReal',
              target: 'confirming',
              actions: assign({ pendingDelete: ({ context }) => context.item }),
            },
          },
        },
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: ({ context }) => known(context.pendingDelete),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
                target: 'deleting',
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
        deleting: {
          tags: 'deleting',
          invoke: {
            src: 'deleteItem',
            input: ({ context }) => known(context.pendingDelete),
            onDone: {
              target: 'deleted',
              actions: [
                {
                  type: 'notify',
                  params: ({ context }) => ({
                    kind: 'success',
                    text: 'Item deleted',
                    ...(context.pendingDelete && {
                      detail: context.pendingDelete.name,
                      deleted: [context.pendingDelete.id],
                    }),
                  }),
                },
                {
                  type: 'navigate',
                  params: ({ context }) => ({
                    to: context.pendingDelete?.location_id
                      ? `/location/${encodeURIComponent(context.pendingDelete.location_id)}`
                      : '/',
                    replace: true,
                  }),
                },
              ],
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: ({ event }) => failureNotice('Failed to delete item', failureOf(event.error)),
              },
            },
          },
        },
        deleted: { tags: 'deleting' },
      },
    },
    sharing: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'share.requested': {
              target: 'copying',
              actions: assign({ shared: ({ event }) => event.location }),
            },
          },
        },
        copying: {
          invoke: {
            src: 'shareLocation',
            input: ({ context }) => known(context.shared),
            onDone: {
              target: 'idle',
              actions: {
                type: 'notify',
                params: { kind: 'success', text: 'Location URL copied to clipboard' },
              },
            },
            onError: {
              target: 'idle',
              actions: { type: 'notify', params: { kind: 'error', text: 'Failed to copy URL' } },
            },
          },
        },
      },
    },
  },
});

/** The states that need it are only reached with it; anything else is a fault of ours. */
function known<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('Nothing is shown yet.');
  return thing;
}
