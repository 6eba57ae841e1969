import { assign, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { isAboutLocations } from '../../model/arguments/aboutLocations.ts';
import type { Effect } from '../../model/arguments/pendingCommand.ts';
import type { Opened } from '../../model/finding/opened.ts';
import { requiredAction, requiredPromise } from '../kit/unprovided.ts';
import {
  actedOnItem,
  asking,
  BLANK,
  EMPTY,
  NO_ITEMS,
  type PaletteContext,
  type PaletteEvent,
  type PaletteItems,
  type PaletteLocations,
  type WantedForPalette,
  isAnswered,
  wantedOf,
} from './palette.context.ts';

/** Pause after the last key before the host is asked for items, in ms. */
const TYPING_PAUSE = 120;

const ALL_COMMANDS = { ...BLANK, asked: undefined, isAskedAtOnce: false };

/**
 * The command palette: open or closed, and what is found for what is typed: locations as fast as keys come,
 * items when the host has answered; outdated answers never. Commands are matched in the view.
 */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, tags: {} as 'busy' | 'reading' },
  actors: {
    searchItems: requiredPromise<PaletteItems, { query: string }>('searchItems'),
    findLocations: requiredPromise<PaletteLocations, WantedForPalette>('findLocations'),
    readOpened: requiredPromise<readonly Opened[], void>('readOpened'),
    readItem: requiredPromise<Item, { id: string }>('readItem'),
  },
  actions: {
    noteOpened: requiredAction<Pick<Opened, 'kind' | 'id' | 'name'>>('noteOpened'),
    /** Does what was chosen as a command's argument. */
    carryOut: requiredAction<Effect>('carryOut'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    needsNoItems: ({ context }) => context.query.trim() === '' || context.asked !== undefined,
    isAskedAtOnce: ({ context }) => context.isAskedAtOnce,
    needsNoLocations: ({ context: { query, asked } }) =>
      query.trim() === '' || (asked !== undefined && !isAboutLocations(asked)),
    isAnother: ({ context }, params: { query: string }) => params.query !== context.query,
    // What was found for the same text as it was typed is not what was scanned.
    isToBeFound: ({ context }, params: { query: string; isScanned?: true }) =>
      params.query !== context.query || params.isScanned === true,
    isToBeRead: (_, { kind, item }: { kind: string; item?: Item | undefined }) =>
      kind === 'item' && item === undefined,
    // Of a word that is being taken back letter by letter all of it was meant.
    isNoPartOfIt: ({ context }, params: { query: string }) =>
      !context.unfound.startsWith(params.query.trim()),
  },
}).createMachine({
  id: 'palette',
  context: EMPTY,
  initial: 'closed',
  states: {
    closed: {
      // Nothing of the last time is there when it opens again.
      entry: assign(EMPTY),
      on: {
        'palette.opened': { target: 'open', actions: assign(EMPTY) },
        'argument.asked': {
          target: ['open.items.typing', 'open.locations.finding'],
          actions: assign(({ event }) => ({ ...EMPTY, ...asking(event), isAskedAtOnce: true })),
        },
      },
    },
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
          target: ['.items.typing', '.actions.none', '.locations.finding'],
          actions: assign(({ event: { query, parts } }) => ({
            query,
            parts,
            isFirstChosen: false,
            isScanned: false,
            actedOn: undefined,
          })),
        },
        'first.chosen': [
          {
            guard: { type: 'isToBeFound', params: ({ event }) => event },
            target: ['.items.typing', '.actions.none', '.locations.finding'],
            actions: assign(({ event: { query, parts, isScanned = false } }) => ({
              query,
              parts,
              isFirstChosen: true,
              isScanned,
              actedOn: undefined,
              ...(isScanned && { locations: undefined, located: '' }),
            })),
          },
          { actions: assign({ isFirstChosen: true }) },
        ],
        'nothing.found': {
          guard: { type: 'isNoPartOfIt', params: ({ event }) => event },
          actions: assign({ unfound: ({ event }) => event.query.trim() }),
        },
        'argument.asked': {
          target: ['.items.typing', '.actions.none', '.locations.finding'],
          actions: assign(({ event }) => asking(event)),
        },
        'argument.left': {
          target: ['.items.typing', '.actions.none', '.locations.finding'],
          actions: assign(ALL_COMMANDS),
        },
        'argument.cancelled': [
          { guard: 'isAskedAtOnce', target: 'closed' },
          {
            target: ['.items.typing', '.actions.none', '.locations.finding'],
            actions: assign(ALL_COMMANDS),
          },
        ],
        'argument.given': {
          target: 'closed',
          actions: { type: 'carryOut', params: ({ event }) => event.effect },
        },
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
              always: { guard: 'needsNoItems', target: 'idle', actions: assign(NO_ITEMS) },
              after: { typingPause: 'searching' },
            },
            searching: {
              tags: 'busy',
              invoke: {
                src: 'searchItems',
                // Of a sentence only its record is searched for.
                input: ({ context: { query, parts } }) => ({ query: parts?.record || query.trim() }),
                onDone: {
                  target: 'idle',
                  actions: assign({
                    items: ({ event }) => event.output.items,
                    total: ({ event }) => event.output.total,
                    more: ({ event }) => event.output.more ?? false,
                    isKnownOnly: ({ event }) => event.output.isKnownOnly ?? false,
                    alike: ({ event }) => event.output.alike ?? [],
                    found: ({ context }) => context.query.trim(),
                  }),
                },
                // The palette goes on with commands and locations; the search screen tells of failures.
                onError: {
                  target: 'idle',
                  actions: assign({ items: [], total: 0, more: false, isKnownOnly: false, alike: [] }),
                },
              },
            },
          },
        },
        actions: {
          initial: 'none',
          states: {
            none: {
              on: {
                'actions.shown': [
                  {
                    guard: { type: 'isToBeRead', params: ({ event }) => event.of },
                    target: 'reading',
                    actions: assign({ actedOn: ({ event }) => event.of }),
                  },
                  { target: 'shown', actions: assign({ actedOn: ({ event }) => event.of }) },
                ],
              },
            },
            // Some of them need more than the name.
            reading: {
              tags: 'reading',
              on: { 'actions.left': { target: 'none', actions: assign({ actedOn: undefined }) } },
              invoke: {
                src: 'readItem',
                input: ({ context }) => ({ id: context.actedOn?.id ?? '' }),
                onDone: {
                  target: 'shown',
                  actions: assign({ actedOn: ({ event: { output } }) => actedOnItem(output) }),
                },
                onError: 'shown',
              },
            },
            shown: {
              on: { 'actions.left': { target: 'none', actions: assign({ actedOn: undefined }) } },
            },
          },
        },
        locations: {
          initial: 'idle',
          // Here and not above, where it would end what the items are at.
          on: {
            'locations.changed': {
              target: '.finding',
              // What was not done when it was answered is not done unseen by what somebody adds since.
              actions: assign({
                isFirstChosen: ({ context }) => context.isFirstChosen && !isAnswered(context),
              }),
            },
          },
          states: {
            idle: {},
            // What was found before stays until then: the list does not flicker.
            finding: {
              always: {
                guard: 'needsNoLocations',
                target: 'idle',
                actions: assign({ locations: undefined, located: ({ context }) => context.query }),
              },
              invoke: {
                src: 'findLocations',
                input: ({ context }) => wantedOf(context),
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
