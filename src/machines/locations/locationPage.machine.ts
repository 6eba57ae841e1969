import { assign } from 'xstate';
import { sampleItemsIn } from '../../model/samples/samples.ts';
import { deletion } from '../kit/deletion.ts';
import { isSample, shownAfter } from '../kit/queryState.ts';
import { failureIn, hasAnswered, hasFailed, isNotFound, watching } from '../kit/reading.ts';
import { sharing } from '../kit/sharing.ts';
import type { Notice } from '../kit/unprovided.ts';
import { description } from './locationPage.description.ts';
import {
  becomesAnother,
  type ItemsEvent,
  type LocationEvent,
  type LocationPageContext,
  type LocationPageEvent,
  locationPageSetup,
} from './locationPage.setup.ts';

const notLoaded = ({ failure }: Pick<LocationPageContext, 'failure'>): Notice => ({
  kind: 'error',
  text: 'Error loading location',
  goesWithPage: true,
  about: 'location',
  ...(failure && { detail: failure.message }),
});

const NO_ITEMS = { items: undefined, itemsAt: undefined, itemsOrigin: undefined, itemsFailure: undefined };

/** What is on screen after a state of the location. */
function locationAfter({
  context,
  event: { state },
}: {
  context: LocationPageContext;
  event: LocationEvent;
}): Partial<LocationPageContext> {
  const { data, at, origin } = shownAfter({ ...context, data: context.location }, state);
  const isOther = data?.id !== context.location?.id;
  const shown = { location: data, at, origin, failure: failureIn(state), ...(isOther && NO_ITEMS) };
  // Nobody is asked for what is in a sample, and nothing real is shown in it or left over from it.
  if (data && isSample(origin)) {
    return { ...shown, items: sampleItemsIn(data.id), itemsOrigin: origin, itemsFailure: undefined };
  }
  return isSample(context.origin) ? { ...shown, ...NO_ITEMS } : shown;
}

/** What is on screen after a state of the items. */
function itemsAfter({
  context,
  event: { state },
}: {
  context: LocationPageContext;
  event: ItemsEvent;
}): Partial<LocationPageContext> {
  if (state.status === 'loading') return {};
  const before = { data: context.items, at: context.itemsAt, origin: context.itemsOrigin };
  const { data, at, origin } = shownAfter(before, state);
  return { items: data, itemsAt: at, itemsOrigin: origin, itemsFailure: failureIn(state) };
}

/** The location page: the location, its items, sharing, and its description edited in place. */
export const locationPageMachine = locationPageSetup.createMachine({
  id: 'locationPage',
  context: ({ input }) => ({
    identifier: input.identifier,
    location: undefined,
    at: undefined,
    origin: undefined,
    failure: undefined,
    ...NO_ITEMS,
    draft: '',
    submitted: '',
    described: undefined,
    left: undefined,
  }),
  type: 'parallel',
  states: {
    watch: watching({
      src: 'watchLocation',
      input: ({ context: { identifier } }: { context: LocationPageContext }) => ({ identifier }),
    }),
    location: {
      initial: 'loading',
      on: {
        'retry.requested': '.loading',
        'location.changed': [
          {
            guard: isNotFound,
            target: '.notFound',
            actions: assign({ location: undefined, origin: undefined, failure: undefined, ...NO_ITEMS }),
          },
          {
            guard: hasFailed,
            target: '.failed',
            actions: [assign(locationAfter), { type: 'notify', params: ({ context }) => notLoaded(context) }],
          },
          {
            guard: hasAnswered,
            target: '.shown',
            // Before the failure is forgotten. Behind others it would come to the front once all is well.
            actions: [
              { type: 'withdraw', params: ({ context }) => notLoaded(context) },
              assign(locationAfter),
            ],
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
        'items.changed': { actions: assign(itemsAfter) },
        'retry.requested': '.waiting',
        'location.changed': { guard: becomesAnother, target: '.waiting' },
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
    description,
    left: {
      initial: 'waiting',
      on: {
        'location.changed': {
          guard: becomesAnother,
          target: '.waiting',
          actions: assign({ left: undefined }),
        },
      },
      states: {
        waiting: { always: { guard: 'hasId', target: 'finding' } },
        finding: {
          invoke: {
            src: 'findDescription',
            input: ({ context }) => ({ id: context.location?.id ?? '' }),
            onDone: [
              // Who has opened it already has it as it is.
              { guard: 'isOpened', target: 'found' },
              { target: 'found', actions: assign({ left: ({ event }) => event.output }) },
            ],
            // A storage that cannot be read holds no drafts.
            onError: 'found',
          },
        },
        found: {},
      },
    },
    deletion: deletion({
      thing: 'location',
      src: 'deleteLocation',
      subject: ({ location, origin }: LocationPageContext) =>
        location?.id === '' || isSample(origin) ? undefined : location,
      placeOf: ({ parent_id }) => parent_id,
    }),
    sharing: sharing<LocationPageContext, LocationPageEvent>(({ context: { location, origin } }) =>
      isSample(origin) ? undefined : location,
    ),
  },
});
