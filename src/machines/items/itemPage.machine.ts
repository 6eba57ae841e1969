import { assign, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { HistoryPage } from '../../../contract/history.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type OlderHistory, withNewest, withOlder } from '../../model/items/history.ts';
import { deletion } from '../kit/deletion.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import { isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';
import { dataIn, failureIn, hasAnswered, hasFailed, isNotFound, watching } from '../kit/reading.ts';
import { sharing } from '../kit/sharing.ts';

type ItemEvent = WatchedEvent<'item.changed', Item>;
type HistoryEvent = WatchedEvent<'history.changed', HistoryPage>;

export type ItemPageEvent =
  | ItemEvent
  | HistoryEvent
  | { type: 'retry.requested' }
  | { type: 'older.requested' }
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
  /** As far back as the person has asked for; undefined while unknown. */
  history: HistoryPage | undefined;
  /** Why its newest entries could not be read. */
  historyFailure: Failure | undefined;
  /** Why older entries could not be read when they were last asked for. */
  olderFailure: Failure | undefined;
}

/** What is on screen after a state of the item. */
function itemAfter({ context, event: { state } }: { context: ItemPageContext; event: ItemEvent }) {
  const { data: item, at, origin } = shownAfter({ ...context, data: context.item }, state);
  return { item, at, origin, failure: failureIn(state) };
}

/** What is known of the history after a state of its newest page. */
function historyAfter({ context, event: { state } }: { context: ItemPageContext; event: HistoryEvent }) {
  const newest = dataIn(state);
  const history = newest ? withNewest(context.history, newest) : context.history;
  return { history, historyFailure: failureIn(state) };
}

/** The item view: the item, its history, sharing its location, and deleting it. */
export const itemPageMachine = setup({
  types: {
    context: {} as ItemPageContext,
    events: {} as ItemPageEvent,
    input: {} as { id: string; refetch: boolean },
    tags: {} as 'loading' | 'deleting' | 'failed' | 'reading older',
  },
  actors: {
    watchItem: requiredCallback<ItemEvent, { id: string; refetch: boolean }>('watchItem'),
    watchHistory: requiredCallback<HistoryEvent, { id: string }>('watchHistory'),
    readOlderHistory: requiredPromise<OlderHistory, { id: string; before: string }>('readOlderHistory'),
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
    historyFailure: undefined,
    olderFailure: undefined,
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
    history: {
      initial: 'idle',
      on: { 'history.changed': { actions: assign(historyAfter) } },
      states: {
        idle: {
          on: {
            'older.requested': {
              guard: ({ context }) => typeof context.history?.next === 'string',
              target: 'readingOlder',
            },
          },
        },
        readingOlder: {
          tags: 'reading older',
          entry: assign({ olderFailure: undefined }),
          invoke: {
            src: 'readOlderHistory',
            // The guard has seen that there is one.
            input: ({ context: { id, history } }) => ({ id, before: history?.next ?? '' }),
            onDone: {
              target: 'idle',
              actions: assign({ history: ({ context, event }) => withOlder(context.history, event.output) }),
            },
            onError: {
              target: 'idle',
              actions: assign({ olderFailure: ({ event }) => failureOf(event.error) }),
            },
          },
        },
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
