import { assign, setup } from 'xstate';
import { type Navigation, requiredAction } from './required.ts';

export type LocationSearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'query.changed'; query: string }
  | { type: 'area.chosen'; area: string }
  | { type: 'type.chosen'; locationType: string }
  | { type: 'location.chosen'; id: string };

const CLEARED = { query: '', area: '', locationType: '' };

/** The location-search dialog on '/': a text, two filters, and a choice that goes there. */
export const locationSearchMachine = setup({
  types: {
    /** '' stands for all areas and all types. */
    context: {} as { query: string; area: string; locationType: string },
    events: {} as LocationSearchEvent,
  },
  actions: { navigate: requiredAction<Navigation>('navigate') },
}).createMachine({
  id: 'locationSearch',
  context: CLEARED,
  initial: 'closed',
  states: {
    closed: { on: { 'search.opened': { target: 'open', actions: assign(CLEARED) } } },
    open: {
      on: {
        'search.closed': 'closed',
        'query.changed': { actions: assign({ query: ({ event }) => event.query }) },
        'area.chosen': { actions: assign({ area: ({ event }) => event.area }) },
        'type.chosen': { actions: assign({ locationType: ({ event }) => event.locationType }) },
        'location.chosen': {
          target: 'closed',
          actions: {
            type: 'navigate',
            params: ({ event }) => ({ to: `/location/${encodeURIComponent(event.id)}` }),
          },
        },
      },
    },
  },
});
