import { assign, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { ITEMS_PER_PAGE, ITEMS_RETRY_DELAYS } from '../../../contract/limits.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import {
  type Notice,
  type QueryChange,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import {
  hasFailed,
  isSample,
  type Origin,
  shownAfter,
  type Watched,
  type WatchedEvent,
} from '../kit/queryState.ts';

/** Which page of which items: pages count from 1, null is every category. */
export interface ItemsQuery {
  page: number;
  category: string | null;
}

export interface ItemPage {
  items: Item[];
  total: number;
}

type PageEvent = WatchedEvent<'page.changed', ItemPage>;

export type ItemsGridEvent =
  | PageEvent
  | { type: 'page.chosen'; page: number }
  | { type: 'category.chosen'; category: string | null }
  /** The address changed under us: Back, Forward or a link. */
  | { type: 'query.restored'; query: ItemsQuery }
  | { type: 'retry.requested' }
  | { type: 'delete.requested'; item: Item };

interface ItemsGridContext extends ItemsQuery {
  /** The page on screen; undefined until something is known. */
  shown: ItemPage | undefined;
  /** The number of the page on screen: while another one loads it differs from `page`. */
  shownPage: number;
  /** When the page on screen was answered, epoch ms. */
  at: number | undefined;
  /** Where the page on screen comes from when it is not the live answer. */
  origin: Origin | undefined;
  failure: Failure | undefined;
  /** Automatic retries already started since the last answer or request of the user. */
  retries: number;
  /** The item whose deletion was asked for. */
  pendingDelete: Item | undefined;
}

/** The last page that `total` items have; 1 when there are none. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / ITEMS_PER_PAGE));
}

/** The page as the address has it: the first one is not mentioned. */
function pageText(page: number): string | null {
  return page === 1 ? null : String(page);
}

/**
 * Home's items grid: a page of 12, a category, and three retries of its own after 1, 2 and 3 s
 * (HOME-26, HOME-27). The cache repeats nothing here, so that a failure is told at once.
 */
export const itemsGridMachine = setup({
  types: {
    context: {} as ItemsGridContext,
    events: {} as ItemsGridEvent,
    input: {} as ItemsQuery,
    tags: {} as 'loading' | 'deleting' | 'failed',
  },
  actors: {
    /** Sends `page.changed` for each state of the page, until it is stopped. */
    watchPage: requiredCallback<PageEvent, ItemsQuery>('watchPage'),
    /** Whether the user really means it; gives true or false. */
    confirmDeletion: requiredPromise<boolean, Item>('confirmDeletion'),
    deleteItem: requiredPromise<void, Item>('deleteItem'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    remember: requiredAction<QueryChange>('remember'),
  },
  delays: { retryDelay: ({ context }) => ITEMS_RETRY_DELAYS[context.retries] ?? 0 },
  guards: {
    isWorthRetrying: ({ context }, params: PageEvent) =>
      hasFailed(params.state) && context.retries < ITEMS_RETRY_DELAYS.length,
    hasFailed: (_, params: PageEvent) => hasFailed(params.state),
    isOld: (_, params: PageEvent) => params.state.status === 'answered' && params.state.refreshing,
    hasAnswered: (_, params: PageEvent) => params.state.status === 'answered',
    isBeyondTheEnd: ({ context }, { state }: PageEvent) =>
      state.status === 'answered' && context.page > lastPage(state.data.total),
    isReal: ({ context }) => !isSample(context.origin),
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
    isAnotherQuery: ({ context }, params: ItemsQuery) =>
      params.page !== context.page || params.category !== context.category,
  },
}).createMachine({
  id: 'itemsGrid',
  context: ({ input }) => ({
    page: input.page,
    category: input.category,
    shown: undefined,
    shownPage: input.page,
    at: undefined,
    origin: undefined,
    failure: undefined,
    retries: 0,
    pendingDelete: undefined,
  }),
  initial: 'loading',
  on: {
    'page.chosen': {
      target: '.loading',
      actions: [
        assign({ page: ({ event }) => event.page, retries: 0 }),
        { type: 'remember', params: ({ context }) => ({ set: { page: pageText(context.page) } }) },
      ],
    },
    'category.chosen': {
      target: '.loading',
      actions: [
        assign({
          category: ({ event }) => event.category,
          page: 1,
          retries: 0,
          shown: undefined,
          origin: undefined,
        }),
        { type: 'remember', params: ({ context }) => ({ set: { category: context.category, page: null } }) },
      ],
    },
    'query.restored': {
      guard: { type: 'isAnotherQuery', params: ({ event }) => event.query },
      target: '.loading',
      actions: assign({
        page: ({ event }) => event.query.page,
        category: ({ event }) => event.query.category,
        retries: 0,
        shown: ({ context, event }) =>
          context.category === event.query.category ? context.shown : undefined,
      }),
    },
    'retry.requested': { target: '.loading', actions: assign({ retries: 0 }) },
    // Not while a page is on its way or another deletion is: those states say so.
    'delete.requested': {
      guard: 'isReal',
      target: '.confirming',
      actions: assign({ pendingDelete: ({ event }) => event.item }),
    },
  },
  states: {
    loading: {
      tags: 'loading',
      on: {
        'delete.requested': {},
        'page.changed': [
          {
            // What is known from before, while the answer is on its way.
            guard: { type: 'isOld', params: ({ event }) => event },
            actions: assign(({ context, event }) => pageAfter(context, event)),
          },
          {
            // Somebody deleted what was there: show the page before (decisions, Items).
            guard: { type: 'isBeyondTheEnd', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: [
              assign({
                page: ({ event }) => lastPage(totalOf(event.state)),
                failure: undefined,
                retries: 0,
              }),
              {
                type: 'remember',
                params: ({ context }) => ({ set: { page: pageText(context.page) }, replace: true }),
              },
            ],
          },
          {
            guard: { type: 'hasAnswered', params: ({ event }) => event },
            target: 'shown',
            actions: [assign(({ context, event }) => pageAfter(context, event)), assign({ retries: 0 })],
          },
          {
            guard: { type: 'isWorthRetrying', params: ({ event }) => event },
            target: 'waiting',
            actions: assign(({ context, event }) => pageAfter(context, event)),
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: 'failed',
            actions: assign(({ context, event }) => pageAfter(context, event)),
          },
        ],
      },
      invoke: {
        src: 'watchPage',
        input: ({ context }) => ({ page: context.page, category: context.category }),
      },
    },
    waiting: {
      tags: ['loading', 'failed'],
      after: {
        retryDelay: { target: 'loading', actions: assign({ retries: ({ context }) => context.retries + 1 }) },
      },
    },
    failed: { tags: 'failed' },
    shown: {},
    confirming: {
      on: { 'delete.requested': {} },
      invoke: {
        src: 'confirmDeletion',
        input: ({ context }) => known(context.pendingDelete),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ confirmed: event.output }) },
            target: 'deleting',
          },
          { target: 'shown', actions: assign({ pendingDelete: undefined }) },
        ],
        onError: { target: 'shown', actions: assign({ pendingDelete: undefined }) },
      },
    },
    deleting: {
      tags: 'deleting',
      // A change of page waits for the deletion, whose outcome must be told: the list is loaded after it.
      on: {
        'page.chosen': {
          actions: [
            assign({ page: ({ event }) => event.page }),
            { type: 'remember', params: ({ context }) => ({ set: { page: pageText(context.page) } }) },
          ],
        },
        'category.chosen': {
          actions: [
            assign({ category: ({ event }) => event.category, page: 1 }),
            {
              type: 'remember',
              params: ({ context }) => ({ set: { category: context.category, page: null } }),
            },
          ],
        },
        'query.restored': {
          actions: assign({
            page: ({ event }) => event.query.page,
            category: ({ event }) => event.query.category,
          }),
        },
        'retry.requested': {},
        'delete.requested': {},
      },
      invoke: {
        src: 'deleteItem',
        input: ({ context }) => known(context.pendingDelete),
        onDone: {
          target: 'loading',
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
            assign({ pendingDelete: undefined }),
          ],
        },
        onError: {
          target: 'loading',
          actions: [
            {
              type: 'notify',
              params: ({ event }) => failureNotice('Failed to delete item', failureOf(event.error)),
            },
            assign({ pendingDelete: undefined }),
          ],
        },
      },
    },
  },
});

/** The states around a deletion are only reached with an item; anything else is a fault of ours. */
function known(item: Item | undefined): Item {
  if (!item) throw new Error('No item to delete.');
  return item;
}

function totalOf(state: Watched<ItemPage>): number {
  return state.status === 'answered' ? state.data.total : 0;
}

/** What is on screen after a state of the page that was asked for. */
function pageAfter(context: ItemsGridContext, { state }: PageEvent): Partial<ItemsGridContext> {
  const { data, at, origin } = shownAfter({ ...context, data: context.shown }, state);
  // An old answer of a page that is beyond the end by now has nothing to show.
  if (state.status === 'answered' && state.refreshing && data?.items.length === 0 && data.total > 0)
    return {};
  const isAnother = data !== context.shown;
  return {
    shown: data,
    shownPage: !isAnother ? context.shownPage : isSample(origin) ? 1 : context.page,
    at,
    origin,
    ...(state.status === 'failed' && { failure: state.failure }),
    ...(state.status === 'answered' && !state.refreshing && { failure: undefined }),
  };
}
