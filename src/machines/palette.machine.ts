import { assign, setup } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { requiredPromise } from './required.ts';
import type { SearchAnswer } from './search.machine.ts';

export type PaletteEvent =
  { type: 'palette.opened' } | { type: 'palette.closed' } | { type: 'query.changed'; query: string };

interface PaletteContext {
  query: string;
  /** The items found for `found`. */
  items: readonly Item[];
  total: number;
  found: string;
}

/** Pause after the last key before the host is asked for items, in ms. */
const TYPING_PAUSE = 120;
const EMPTY = { query: '', items: [], total: 0, found: '' };

/**
 * The command palette: open or closed, and the items that the host finds for what is typed. Commands and
 * locations are matched in the view at once; items follow when they arrive, outdated answers never.
 */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, tags: {} as 'busy' },
  actors: {
    searchItems: requiredPromise<SearchAnswer, { query: string }>('searchItems'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: { isEmpty: ({ context }) => context.query.trim() === '' },
}).createMachine({
  id: 'palette',
  context: EMPTY,
  initial: 'closed',
  states: {
    closed: { on: { 'palette.opened': { target: 'open', actions: assign(EMPTY) } } },
    open: {
      initial: 'idle',
      on: {
        'palette.closed': 'closed',
        'query.changed': { target: '.typing', actions: assign({ query: ({ event }) => event.query }) },
      },
      states: {
        idle: {},
        typing: {
          tags: 'busy',
          always: {
            guard: 'isEmpty',
            target: 'idle',
            actions: assign({ items: [], total: 0, found: '' }),
          },
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
                found: ({ context }) => context.query.trim(),
              }),
            },
            // The palette goes on with commands and locations; the search screen tells of failures.
            onError: { target: 'idle', actions: assign({ items: [], total: 0 }) },
          },
        },
      },
    },
  },
});
