import { assign, enqueueActions, setup } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { DraftOf } from '../../model/unsent/draft.ts';
import { sampleItemsIn } from '../../model/samples/samples.ts';
import { failureNotice } from '../kit/failureNotice.ts';
import { locationFormName, locationIn, type LocationOutcome } from './locationForm.context.ts';
import {
  type Navigation,
  type Notice,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import { hasFailed, isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';

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
  /** What its newest save has sent. */
  submitted: string;
  /** The location as it was when its description was opened: what the edit is based on. */
  described: Location | undefined;
  /** The location whose deletion was asked for: `location` may be gone before the answer comes. */
  pendingDelete: Location | undefined;
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
    tags: {} as 'loading' | 'deleting' | 'saving' | 'failed',
  },
  actors: {
    watchLocation: requiredCallback<LocationEvent, { identifier: string }>('watchLocation'),
    watchItems: requiredCallback<ItemsEvent, { locationId: string }>('watchItems'),
    saveDescription: requiredPromise<LocationOutcome, { location: Location; description: string }>(
      'saveDescription',
    ),
    shareLocation: requiredPromise<void, Location>('shareLocation'),
    confirmDeletion: requiredPromise<boolean, Location>('confirmDeletion'),
    deleteLocation: requiredPromise<void, Location>('deleteLocation'),
  },
  actions: {
    notify: requiredAction<Notice>('notify'),
    navigate: requiredAction<Navigation>('navigate'),
    keepDraft: requiredAction<DraftOf>('keepDraft'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
    /** Kept as a draft of the location's form, which offers it; what was typed back is none. */
    typeDescription: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'description.changed') return;
      const { described } = context;
      enqueue.assign({ draft: event.text });
      if (!described || described.id === '') return;
      if (event.text === described.description) {
        enqueue({ type: 'dropDraft', params: { key: draftKeyOf(described) } });
      } else enqueue({ type: 'keepDraft', params: draftOf(described, event.text) });
    }),
    dropDescription: enqueueActions(({ context, enqueue }) => {
      const { described } = context;
      if (described) enqueue({ type: 'dropDraft', params: { key: draftKeyOf(described) } });
    }),
  },
  guards: {
    isConflict: (_, params: LocationOutcome) => params.result === 'conflict',
    isTypedOn: ({ context }) => context.draft !== context.submitted,
    hasAnswered: (_, params: LocationEvent) => params.state.status === 'answered',
    hasFailed: (_, params: LocationEvent) => hasFailed(params.state),
    isNotFound: (_, params: LocationEvent) =>
      hasFailed(params.state) && params.state.failure.kind === 'not-found',
    isReal: ({ context }) => context.location !== undefined && !isSample(context.origin),
    hasId: ({ context }) =>
      context.location !== undefined && context.location.id !== '' && !isSample(context.origin),
    isConfirmed: (_, params: { confirmed: boolean }) => params.confirmed,
    isUnchanged: ({ context }) => context.draft === (context.described?.description ?? ''),
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
    submitted: '',
    described: undefined,
    pendingDelete: undefined,
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
        loading: { tags: 'loading' },
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
              actions: assign(({ context }) => ({
                draft: context.location?.description ?? '',
                described: context.location,
              })),
            },
          },
        },
        editing: {
          on: {
            'description.changed': { actions: 'typeDescription' },
            'description.cancelled': { target: 'reading', actions: 'dropDescription' },
            'description.submitted': [
              { guard: 'isUnchanged', target: 'reading' },
              {
                guard: 'hasId',
                target: 'saving',
                actions: assign({ submitted: ({ context }) => context.draft }),
              },
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
          tags: 'saving',
          on: { 'description.changed': { actions: 'typeDescription' } },
          invoke: {
            src: 'saveDescription',
            input: ({ context }) => ({
              location: known(context.described),
              description: context.submitted,
            }),
            onDone: [
              {
                // Both versions stand side by side in the form; the draft is there too.
                guard: { type: 'isConflict', params: ({ event }) => event.output },
                target: 'reading',
                actions: [
                  {
                    type: 'notify',
                    params: {
                      kind: 'warning',
                      text: 'Somebody else changed the description',
                      detail: 'Nothing is lost: choose between both versions.',
                    },
                  },
                  {
                    type: 'navigate',
                    params: ({ context }) => ({
                      to: `/edit-location/${encodeURIComponent(known(context.described).id)}`,
                    }),
                  },
                ],
              },
              {
                guard: 'isTypedOn',
                target: 'editing',
                actions: [
                  assign(({ context, event }) => ({
                    ...shownSaved(context, event.output),
                    described: locationIn(event.output),
                  })),
                  { type: 'notify', params: ({ event }) => toldOf(event.output) },
                ],
              },
              {
                target: 'reading',
                actions: [
                  assign(({ context, event }) => shownSaved(context, event.output)),
                  'dropDescription',
                  { type: 'notify', params: ({ event }) => toldOf(event.output) },
                ],
              },
            ],
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
              actions: assign({ pendingDelete: ({ context }) => context.location }),
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
            src: 'deleteLocation',
            input: ({ context }) => known(context.pendingDelete),
            onDone: {
              target: 'deleted',
              actions: [
                {
                  type: 'notify',
                  params: ({ context }) => ({
                    kind: 'success',
                    text: 'Location deleted',
                    ...(context.pendingDelete && {
                      detail: context.pendingDelete.name,
                      deleted: [context.pendingDelete.id],
                    }),
                  }),
                },
                {
                  type: 'navigate',
                  params: ({ context }) => ({
                    to: context.pendingDelete?.parent_id
                      ? `/location/${encodeURIComponent(context.pendingDelete.parent_id)}`
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
                params: ({ event }) => failureNotice('Failed to delete location', failureOf(event.error)),
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

/** After a save the page shows what was saved; what is only kept here is shown by whoever shows unsent work. */
function shownSaved(
  { location }: LocationPageContext,
  outcome: LocationOutcome,
): Pick<LocationPageContext, 'location'> {
  return { location: outcome.result === 'saved' ? outcome.item : location };
}

function toldOf(outcome: LocationOutcome): Notice {
  return outcome.result === 'kept'
    ? {
        kind: 'warning',
        text: 'Server unavailable - changes stored locally',
        detail: outcome.failure.message,
      }
    : { kind: 'success', text: 'Location updated' };
}

/** One draft for each location's description: the newest one is the one that is offered. */
function draftKeyOf({ id }: Location): string {
  return `description_${id}`;
}

function draftOf(location: Location, description: string): DraftOf {
  return {
    key: draftKeyOf(location),
    form: locationFormName(location.id),
    values: { description },
    location,
  };
}

/** Sharing and deleting start only when a location is shown; anything else is a fault of ours. */
function known(location: Location | undefined): Location {
  if (!location) throw new Error('No location is shown.');
  return location;
}
