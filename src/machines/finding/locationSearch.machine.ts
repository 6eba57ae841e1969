import { assign, setup } from 'xstate';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';
import { type Navigation, requiredAction, requiredPromise } from '../kit/unprovided.ts';

export type LocationSearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'query.changed'; query: string }
  | { type: 'area.chosen'; area: string }
  | { type: 'type.chosen'; locationType: string }
  /** Another hierarchy is known. */
  | { type: 'locations.changed' }
  | { type: 'location.chosen'; id: string }
  /** Enter, ahead of what is still being found: the first of that is meant. */
  | { type: 'first.chosen' };

interface LocationSearchContext {
  query: string;
  /** '' for all. */
  area: string;
  /** '' for all. */
  locationType: string;
  /** For what was asked last; what was found before stays until then. */
  found: FoundLocations | undefined;
  /** The text that `found` is for. */
  foundFor: string;
  isFirstChosen: boolean;
}

const CLEARED: LocationSearchContext = {
  query: '',
  area: '',
  locationType: '',
  found: undefined,
  foundFor: '',
  isFirstChosen: false,
};
/** So many are listed at most; more is a search to narrow. */
const LISTED = 100;

const pageOf = (id: string): Navigation => ({ to: `/location/${encodeURIComponent(id)}` });

/** The location-search dialog on '/': a text, two filters, what they find, and a choice that goes there. */
export const locationSearchMachine = setup({
  types: {
    context: {} as LocationSearchContext,
    events: {} as LocationSearchEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: { findLocations: requiredPromise<FoundLocations, WantedLocations>('findLocations') },
  actions: { navigate: requiredAction<Navigation>('navigate') },
  guards: {
    // What is only spelt like it is looked at first.
    hasFirst: ({ context }, { ids, respelt }: FoundLocations) =>
      context.isFirstChosen && ids.length > 0 && respelt === undefined,
  },
}).createMachine({
  id: 'locationSearch',
  context: CLEARED,
  initial: 'closed',
  states: {
    closed: { on: { 'search.opened': { target: 'open', actions: assign(CLEARED) } } },
    open: {
      initial: 'finding',
      on: {
        'search.closed': 'closed',
        'query.changed': { target: '.finding', actions: assign({ query: ({ event }) => event.query }) },
        'area.chosen': { target: '.finding', actions: assign({ area: ({ event }) => event.area }) },
        'type.chosen': {
          target: '.finding',
          actions: assign({ locationType: ({ event }) => event.locationType }),
        },
        'locations.changed': '.finding',
        'location.chosen': {
          target: 'closed',
          actions: { type: 'navigate', params: ({ event }) => pageOf(event.id) },
        },
      },
      states: {
        finding: {
          tags: 'busy',
          entry: assign({ isFirstChosen: false }),
          on: { 'first.chosen': { actions: assign({ isFirstChosen: true }) } },
          invoke: {
            src: 'findLocations',
            input: ({ context: { query, area, locationType: type } }) => ({
              query,
              area,
              type,
              most: LISTED,
              respells: true,
            }),
            onDone: [
              {
                guard: { type: 'hasFirst', params: ({ event }) => event.output },
                target: '#locationSearch.closed',
                actions: { type: 'navigate', params: ({ event }) => pageOf(event.output.ids[0] ?? '') },
              },
              {
                target: 'found',
                actions: assign({
                  found: ({ event }) => event.output,
                  foundFor: ({ context }) => context.query,
                }),
              },
            ],
            onError: { target: 'failed', actions: assign({ found: undefined }) },
          },
        },
        found: {},
        failed: { tags: 'failed' },
      },
    },
  },
});
