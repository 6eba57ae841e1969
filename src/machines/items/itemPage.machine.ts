import { assign, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { HistoryEntry } from '../../../contract/history.ts';
import type { Failure } from '../../failure.ts';
import { deletion } from '../kit/deletion.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import { isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';
import { failureIn, hasAnswered, hasFailed, isNotFound, watching } from '../kit/reading.ts';
import { sharing } from '../kit/sharing.ts';

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
}

/** What is on screen after a state of the item. */
function itemAfter({ context, event: { state } }: { context: ItemPageContext; event: ItemEvent }) {
  const { data: item, at, origin } = shownAfter({ ...context, data: context.item }, state);
  return { item, at, origin, failure: failureIn(state) };
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
    /** Asks first; gives nothing where the answer is no. */
    deleteItem: requiredPromise<Item | undefined, Item>('deleteItem'),
    shareLocation: requiredPromise<void, Location>('shareLocation'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
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
  }),
  type: 'parallel',
  states: {
    watches: watching([
      {
        src: 'watchItem',
        input: ({ context: { id, refetch } }: { context: ItemPageContext }) => ({ id, refetch }),
      },
      { src: 'watchHistory', input: ({ context: { id } }: { context: ItemPageContext }) => ({ id }) },
    ]),
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
            guard: isNotFound,
            target: '.notFound',
            actions: assign({ item: undefined, origin: undefined, failure: undefined }),
          },
          { guard: hasFailed, target: '.failed', actions: assign(itemAfter) },
          { guard: hasAnswered, target: '.shown', actions: assign(itemAfter) },
        ],
      },
      states: {
        loading: { tags: 'loading' },
        shown: {},
        notFound: {},
        failed: { tags: 'failed' },
      },
    },
    deletion: deletion({
      thing: 'item',
      src: 'deleteItem',
      subject: ({ item, origin }: ItemPageContext) => (isSample(origin) ? undefined : item),
      placeOf: ({ location_id }) => location_id,
    }),
    sharing: sharing<ItemPageContext, ItemPageEvent>(({ event }) =>
      event.type === 'share.requested' ? event.location : undefined,
    ),
  },
});
