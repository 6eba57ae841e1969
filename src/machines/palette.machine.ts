import { assign, setup } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import type { FoundLocations, WantedLocations } from '../model/finding/finder.ts';
import type { Opened } from '../model/opened.ts';
import { requiredAction, requiredPromise } from './required.ts';
import type { SearchAnswer } from './search.context.ts';

/** Items for the palette. */
export interface PaletteItems extends SearchAnswer {
  /** They are what this browser knows: the host did not answer. */
  isKnownOnly?: true;
}

export type PaletteEvent =
  | { type: 'palette.opened' }
  | { type: 'palette.closed' }
  | { type: 'query.changed'; query: string }
  /** Another hierarchy is known. */
  | { type: 'locations.changed' }
  /** Enter, ahead of the list for this text: its first row is meant. */
  | { type: 'first.chosen'; query: string }
  /** A command was chosen. */
  | { type: 'command.chosen'; id: string; name: string };

interface PaletteContext {
  query: string;
  /** The items found for `found`. */
  items: readonly Item[];
  total: number;
  found: string;
  isKnownOnly: boolean;
  /** The locations found for `located`, as it was typed; undefined for a text for which they could not be found. */
  locations: FoundLocations | undefined;
  located: string;
  /** The first row of the list for `query` was chosen before it was there. */
  isFirstChosen: boolean;
  /** What was opened before, newest first. */
  opened: readonly Opened[];
}

/** Pause after the last key before the host is asked for items, in ms. */
const TYPING_PAUSE = 120;
/** So many of the locations are offered at most. */
const LOCATIONS_OFFERED = 200;
const NO_ITEMS = { items: [], total: 0, found: '', isKnownOnly: false };
const EMPTY: PaletteContext = {
  ...NO_ITEMS,
  query: '',
  locations: undefined,
  located: '',
  isFirstChosen: false,
  opened: [],
};

/**
 * The command palette: open or closed, and what is found for what is typed: locations as fast as keys come,
 * items when the host has answered; outdated answers never. Commands are matched in the view.
 */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, tags: {} as 'busy' },
  actors: {
    searchItems: requiredPromise<PaletteItems, { query: string }>('searchItems'),
    findLocations: requiredPromise<FoundLocations, WantedLocations>('findLocations'),
    readOpened: requiredPromise<readonly Opened[], void>('readOpened'),
  },
  actions: { noteOpened: requiredAction<Pick<Opened, 'kind' | 'id' | 'name'>>('noteOpened') },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isEmpty: ({ context }) => context.query.trim() === '',
    isAnother: ({ context }, params: { query: string }) => params.query !== context.query,
  },
}).createMachine({
  id: 'palette',
  context: EMPTY,
  initial: 'closed',
  states: {
    closed: { on: { 'palette.opened': { target: 'open', actions: assign(EMPTY) } } },
    open: {
      type: 'parallel',
      // Once: what is opened from the palette closes it.
      invoke: {
        src: 'readOpened',
        onDone: { actions: assign({ opened: ({ event }) => event.output }) },
        // Nothing is lost but the convenience.
        onError: {},
      },
      on: {
        'palette.closed': 'closed',
        'query.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: ['.items.typing', '.locations.finding'],
          actions: assign({ query: ({ event }) => event.query, isFirstChosen: false }),
        },
        'first.chosen': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: ['.items.typing', '.locations.finding'],
            actions: assign({ query: ({ event }) => event.query, isFirstChosen: true }),
          },
          { actions: assign({ isFirstChosen: true }) },
        ],
        'locations.changed': '.locations.finding',
        'command.chosen': {
          actions: {
            type: 'noteOpened',
            params: ({ event: { id, name } }) => ({ kind: 'command' as const, id, name }),
          },
        },
      },
      states: {
        items: {
          initial: 'idle',
          states: {
            idle: {},
            typing: {
              tags: 'busy',
              always: { guard: 'isEmpty', target: 'idle', actions: assign(NO_ITEMS) },
              after: { typingPause: 'searching' },
            },
            searching: {
              tags: 'busy',
              invoke: {
                src: 'searchItems',
                input: ({ context }) => ({ query: context.query.trim() }),
                onDone: {
                  target: 'idle',
                  actions: assign({
                    items: ({ event }) => event.output.items,
                    total: ({ event }) => event.output.total,
                    isKnownOnly: ({ event }) => event.output.isKnownOnly ?? false,
                    found: ({ context }) => context.query.trim(),
                  }),
                },
                // The palette goes on with commands and locations; the search screen tells of failures.
                onError: { target: 'idle', actions: assign({ items: [], total: 0, isKnownOnly: false }) },
              },
            },
          },
        },
        locations: {
          initial: 'idle',
          states: {
            idle: {},
            // What was found before stays until then: the list does not flicker.
            finding: {
              always: {
                guard: 'isEmpty',
                target: 'idle',
                actions: assign({ locations: undefined, located: ({ context }) => context.query }),
              },
              invoke: {
                src: 'findLocations',
                input: ({ context }) => ({ query: context.query, most: LOCATIONS_OFFERED }),
                onDone: {
                  target: 'idle',
                  actions: assign({
                    locations: ({ event }) => event.output,
                    located: ({ context }) => context.query,
                  }),
                },
                onError: {
                  target: 'idle',
                  actions: assign({ locations: undefined, located: ({ context }) => context.query }),
                },
              },
            },
          },
        },
      },
    },
  },
});
