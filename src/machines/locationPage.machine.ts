import { assign, setup } from 'xstate';
import type { Item, Location } from '../../contract/entities.ts';
import { type Failure, failureOf } from '../failure.ts';
import { sampleItemsIn } from '../model/samples.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from './required.ts';
import { hasFailed, isSample, type Origin, shownAfter, type WatchedEvent } from './watched.ts';

type LocationEvent = WatchedEvent<'location.changed', Location>;
type ItemsEvent = WatchedEvent<'items.changed', readonly Item[]>;

export type LocationPageEvent =
  | LocationEvent
  | ItemsEvent
  | { type: 'retry.requested' }
  | { type: 'share.requested' }
  | { type: 'delete.requested' }
  | { type: 'description.opened' }
  | { type: 'description.changed'; text: string }
  | { type: 'description.submitted' }
  | { type: 'description.cancelled' };

interface LocationPageContext {
  /** An id or a label, as the address has it. */
  identifier: string;
  location: Location | undefined;
  /** When the location was answered, epoch ms. */
  at: number | undefined;
  /** Where the location comes from when it is not the live answer. */
  origin: Origin | undefined;
  failure: Failure | undefined;
  items: readonly Item[] | undefined;
  itemsAt: number | undefined;
  itemsOrigin: Origin | undefined;
  itemsFailure: Failure | undefined;
  /** The description as it is being edited. */
  draft: string;
  /** The location whose deletion was asked for: `location` may be gone before the answer comes. */
  doomed: Location | undefined;
}

/** What is on screen after a state of the location. */
function locationAfter(context: LocationPageContext, { state }: LocationEvent): Partial<LocationPageContext> {
  const { data, at, origin } = shownAfter({ ...context, data: context.location }, state);
  const failure = state.status === 'failed' ? state.failure : undefined;
  const shown = { location: data, at, origin, failure };
  // Nobody is asked for what is in a sample, and nothing real is shown in it or left over from it.
  if (data && isSample(origin)) {
    return { ...shown, items: sampleItemsIn(data.id), itemsOrigin: origin, itemsFailure: undefined };
  }
  return isSample(context.origin) ? { ...shown, items: undefined, itemsOrigin: undefined } : shown;
}

/** What is on screen after a state of the items. */
function itemsAfter(context: LocationPageContext, { state }: ItemsEvent): Partial<LocationPageContext> {
  if (state.status === 'loading') return {};
  const before = { data: context.items, at: context.itemsAt, origin: context.itemsOrigin };
  const { data, at, origin } = shownAfter(before, state);
  const itemsFailure = state.status === 'failed' ? state.failure : undefined;
  return { items: data, itemsAt: at, itemsOrigin: origin, itemsFailure };
}

/** The location page: the location, its items, sharing, and its description edited in place. */
export const locationPageMachine = setup({
  types: {
    context: {} as LocationPageContext,
    events: {} as LocationPageEvent,
    input: {} as { identifier: string },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    watchLocation: requiredCallback<LocationEvent, { identifier: string }>('watchLocation'),
    watchItems: requiredCallback<ItemsEvent, { locationId: string }>('watchItems'),
    saveDescription: requiredPromise<Location, { id: string; description: string }>('saveDescription'),
    shareLocation: requiredPromise<void, Location>('shareLocation'),
    confirmDeletion: requiredPromise<boolean, Location>('confirmDeletion'),
    deleteLocation: requiredPromise<void, Location>('deleteLocation'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
  },
  guards: {
    hasAnswered: (_, params: LocationEvent) => params.state.status === 'answered',
    hasFailed: (_, params: LocationEvent) => hasFailed(params.state),
    isNotFound: (_, params: LocationEvent) =>
      hasFailed(params.state) && params.state.failure.kind === 'not-found',
    isReal: ({ context }) => context.location !== undefined && !isSample(context.origin),
    hasId: ({ context }) =>
      context.location !== undefined && context.location.id !== '' && !isSample(context.origin),
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
    isUnchanged: ({ context }) => context.draft === (context.location?.description ?? ''),
  },
}).createMachine({
  id: 'locationPage',
  context: ({ input }) => ({
    identifier: input.identifier,
    location: undefined,
    at: undefined,
    origin: undefined,
    failure: undefined,
    items: undefined,
    itemsAt: undefined,
    itemsOrigin: undefined,
    itemsFailure: undefined,
    draft: '',
    doomed: undefined,
  }),
  type: 'parallel',
  states: {
    // A region of its own: re-entering `location` itself would close a description that is being edited.
    watch: {
      initial: 'running',
      states: {
        running: {
          invoke: { src: 'watchLocation', input: ({ context }) => ({ identifier: context.identifier }) },
          on: { 'retry.requested': { target: 'running', reenter: true } },
        },
      },
    },
    location: {
      initial: 'loading',
      on: {
        'retry.requested': '.loading',
        'location.changed': [
          {
            guard: { type: 'isNotFound', params: ({ event }) => event },
            target: '.notFound',
            actions: assign({ location: undefined, origin: undefined, failure: undefined }),
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: '.failed',
            actions: [
              assign(({ context, event }) => locationAfter(context, event)),
              {
                type: 'notify',
                params: ({ context }) => ({
                  kind: 'error',
                  text: 'Error loading location',
                  ...(context.failure && { detail: context.failure.message }),
                }),
              },
            ],
          },
          {
            guard: { type: 'hasAnswered', params: ({ event }) => event },
            target: '.shown',
            actions: assign(({ context, event }) => locationAfter(context, event)),
          },
        ],
      },
      states: {
        loading: { tags: 'busy' },
        shown: {},
        notFound: {},
        failed: { tags: 'failed' },
      },
    },
    items: {
      initial: 'waiting',
      on: {
        'items.changed': {
          actions: assign(({ context, event }) => itemsAfter(context, event)),
        },
        'retry.requested': '.waiting',
      },
      states: {
        waiting: { always: { guard: 'hasId', target: 'watching' } },
        watching: {
          invoke: {
            src: 'watchItems',
            input: ({ context }) => ({ locationId: context.location?.id ?? '' }),
          },
        },
      },
    },
    description: {
      initial: 'reading',
      states: {
        reading: {
          on: {
            'description.opened': {
              guard: 'isReal',
              target: 'editing',
              actions: assign({ draft: ({ context }) => context.location?.description ?? '' }),
            },
          },
        },
        editing: {
          on: {
            'description.changed': { actions: assign({ draft: ({ event }) => event.text }) },
            'description.cancelled': 'reading',
            'description.submitted': [
              { guard: 'isUnchanged', target: 'reading' },
              { guard: 'hasId', target: 'saving' },
              {
                actions: {
                  type: 'notify',
                  params: { kind: 'error', text: 'Cannot update: No location ID available' },
                },
              },
            ],
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'saveDescription',
            input: ({ context }) => ({ id: context.location?.id ?? '', description: context.draft }),
            onDone: {
              target: 'reading',
              actions: [
                assign({ location: ({ event }) => event.output }),
                { type: 'notify', params: { kind: 'success', text: 'Location updated' } },
              ],
            },
            // The draft stays in the field: nothing typed is lost.
            onError: {
              target: 'editing',
              actions: {
                type: 'notify',
                params: ({ event }) => ({
                  kind: 'error',
                  text: 'Failed to update description',
                  detail: failureOf(event.error).message,
                }),
              },
            },
          },
        },
      },
    },
    deletion: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'delete.requested': {
              guard: 'hasId',
              target: 'confirming',
              actions: assign({ doomed: ({ context }) => context.location }),
            },
          },
        },
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: ({ context }) => known(context.doomed),
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
          tags: 'busy',
          invoke: {
            src: 'deleteLocation',
            input: ({ context }) => known(context.doomed),
            onDone: {
              target: 'deleted',
              actions: [
                {
                  type: 'notify',
                  params: ({ context }) => ({
                    kind: 'success',
                    text: 'Location deleted',
                    ...(context.doomed && { detail: context.doomed.name }),
                  }),
                },
                {
                  type: 'navigate',
                  params: ({ context }) => ({
                    to: context.doomed?.parent_id
                      ? `/location/${encodeURIComponent(context.doomed.parent_id)}`
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
                params: ({ event }) => ({
                  kind: 'error',
                  text: 'Failed to delete location',
                  detail: failureOf(event.error).message,
                }),
              },
            },
          },
        },
        deleted: { tags: 'busy' },
      },
    },
    sharing: {
      initial: 'idle',
      states: {
        idle: { on: { 'share.requested': { guard: 'isReal', target: 'copying' } } },
        copying: {
          invoke: {
            src: 'shareLocation',
            input: ({ context }) => known(context.location),
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

/** Sharing and deleting start only when a location is shown; anything else is a fault of ours. */
function known(location: Location | undefined): Location {
  if (!location) throw new Error('No location is shown.');
  return location;
}
