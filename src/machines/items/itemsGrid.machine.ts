import { and, assertEvent, assign, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { ITEMS_PER_PAGE, ITEMS_RETRY_DELAYS } from '../../../contract/limits.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { ItemPage, ItemsQuery } from './itemsGrid.context.ts';
import { deletionFailureNotice } from '../kit/failureNotice.ts';
import {
  type Notice,
  type QueryChange,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import { isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import { hasAnswered, hasFailed, isOld } from '../kit/reading.ts';
import { isDeclined } from '../kit/confirmedAction.ts';
import { deletedNotice } from '../kit/deletion.ts';
import { known } from '../kit/known.ts';
import { pageSize } from '../../model/items/pages.ts';

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
}

/** The last page that `total` items have; 1 when there are none. */
export function lastPage(total: number, size: number = ITEMS_PER_PAGE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The order stands before the filters. */
const filtersIn = (table: string | undefined) => table?.replace(/^sort=[^&]*&?/, '');

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
    /** Asks first; gives nothing where the answer is no. */
    deleteItem: requiredPromise<Item | undefined, Item>('deleteItem'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    remember: requiredAction<QueryChange>('remember'),
  },
  delays: { retryDelay: ({ context }) => ITEMS_RETRY_DELAYS[context.retries] ?? 0 },
  guards: {
    mayRetry: ({ context }) => context.retries < ITEMS_RETRY_DELAYS.length,
    isBeyondTheEnd: ({ context }, { state }: PageEvent) =>
      state.status === 'answered' && context.page > lastPage(state.data.total, pageSize(context.table)),
    isReal: ({ context }) => !isSample(context.origin),
    isAnotherQuery: ({ context }, params: ItemsQuery) =>
      params.page !== context.page ||
      params.category !== context.category ||
      params.table !== context.table ||
      params.within !== context.within,
  },
}).createMachine({
  id: 'itemsGrid',
  context: ({ input }) => ({
    page: input.page,
    category: input.category,
    table: input.table,
    within: input.within,
    shown: undefined,
    shownPage: input.page,
    at: undefined,
    origin: undefined,
    failure: undefined,
    retries: 0,
  }),
  initial: 'reading',
  on: {
    'page.chosen': {
      target: '.reading',
      actions: [
        assign({ page: ({ event }) => event.page, retries: 0 }),
        { type: 'remember', params: ({ context }) => ({ set: { page: pageText(context.page) } }) },
      ],
    },
    'category.chosen': {
      target: '.reading',
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
      target: '.reading',
      actions: assign({
        page: ({ event }) => event.query.page,
        category: ({ event }) => event.query.category,
        table: ({ event }) => event.query.table,
        within: ({ event }) => event.query.within,
        retries: 0,
        // What is filtered otherwise is another list; in another order it is the same one. Of another location what is
        // shown stays until the answer is there: the page keeps its height.
        shown: ({ context, event: { query } }) =>
          context.category === query.category && filtersIn(context.table) === filtersIn(query.table)
            ? context.shown
            : undefined,
      }),
    },
    'retry.requested': { target: '.reading', actions: assign({ retries: 0 }) },
    // Not while a page is on its way or another deletion is: those states say so.
    'delete.requested': { guard: 'isReal', target: '.deleting' },
  },
  states: {
    // Watched for as long as it is on screen: what is saved, deleted or taken back shows, and after a failure the
    // answer of a server that is back.
    reading: {
      initial: 'loading',
      invoke: {
        src: 'watchPage',
        input: ({ context: { page, category, table, within } }) => ({ page, category, table, within }),
      },
      on: {
        'page.changed': [
          {
            // What is known from before, while the answer is on its way.
            guard: isOld,
            actions: assign(pageAfter),
          },
          {
            // Somebody deleted what was there: show the page before (decisions, Items).
            guard: { type: 'isBeyondTheEnd', params: ({ event }) => event },
            target: 'reading',
            reenter: true,
            actions: [
              assign({
                page: ({ context, event }) => lastPage(totalOf(event.state), pageSize(context.table)),
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
            guard: hasAnswered,
            target: '.shown',
            actions: [assign(pageAfter), assign({ retries: 0 })],
          },
          {
            guard: and([hasFailed, 'mayRetry']),
            target: 'waiting',
            actions: assign(pageAfter),
          },
          {
            guard: hasFailed,
            target: '.failed',
            actions: assign(pageAfter),
          },
        ],
      },
      states: {
        loading: { tags: 'loading', on: { 'delete.requested': {} } },
        shown: {},
        failed: { tags: 'failed' },
      },
    },
    waiting: {
      tags: ['loading', 'failed'],
      after: {
        retryDelay: { target: 'reading', actions: assign({ retries: ({ context }) => context.retries + 1 }) },
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
            table: ({ event }) => event.query.table,
            within: ({ event }) => event.query.within,
          }),
        },
        'retry.requested': {},
        'delete.requested': {},
      },
      invoke: {
        src: 'deleteItem',
        input: ({ event }) => {
          assertEvent(event, 'delete.requested');
          return event.item;
        },
        onDone: [
          { guard: isDeclined, target: 'reading.shown' },
          {
            target: 'reading',
            actions: { type: 'notify', params: ({ event }) => deletedNotice('Item', known(event.output)) },
          },
        ],
        onError: {
          target: 'reading',
          actions: {
            type: 'notify',
            params: ({ event }) => deletionFailureNotice('Failed to delete item', failureOf(event.error)),
          },
        },
      },
    },
  },
});

function totalOf(state: WatchState<ItemPage>): number {
  return state.status === 'answered' ? state.data.total : 0;
}

/** What is on screen after a state of the page that was asked for. */
function pageAfter({
  context,
  event: { state },
}: {
  context: ItemsGridContext;
  event: PageEvent;
}): Partial<ItemsGridContext> {
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
