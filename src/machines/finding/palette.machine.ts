import { assign, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import { isAboutLocations } from '../../model/arguments/aboutLocations.ts';
import type { PendingCommand, Effect } from '../../model/arguments/pendingCommand.ts';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';
import type { Opened } from '../../model/finding/opened.ts';
import type { SentenceParts } from '../../model/finding/sentences/readSentence.ts';
import { requiredAction, requiredPromise } from '../kit/unprovided.ts';
import type { SearchAnswer } from './search.context.ts';

/** Items for the palette. */
export interface PaletteItems extends SearchAnswer {
  /** They are what this browser knows: the host did not answer. */
  isKnownOnly?: true;
  /** Where there are none: items that this browser knows, spelt like what was typed. */
  alike?: readonly Item[];
}

/** The locations for what was typed, and where that is a sentence, those for its record and its place. */
export interface PaletteLocations extends FoundLocations {
  parts?: Readonly<Record<keyof SentenceParts, FoundLocations>>;
}

export interface WantedForPalette extends WantedLocations {
  parts?: SentenceParts;
}

export type PaletteEvent =
  | { type: 'palette.opened' }
  | { type: 'palette.closed' }
  /** `parts`: of a sentence, what has to be looked up for it. */
  | { type: 'query.changed'; query: string; parts?: SentenceParts | undefined }
  /** Another hierarchy is known. */
  | { type: 'locations.changed' }
  /** Enter, ahead of the list for this text: its first row is meant. */
  | { type: 'first.chosen'; query: string; parts?: SentenceParts | undefined }
  /** A command was chosen. */
  | { type: 'command.chosen'; id: string; name: string }
  /** A command that lacks its argument: the palette asks for it, with `typed` in the field already. */
  | { type: 'argument.asked'; asked: PendingCommand; typed?: string }
  /** Back to all commands. */
  | { type: 'argument.left' }
  /** The argument was chosen, or a command with its argument at once. */
  | { type: 'argument.given'; effect: Effect };

interface PaletteContext {
  query: string;
  /** What to look up for `query`, where it is a sentence. */
  parts: SentenceParts | undefined;
  /** The command that the argument is asked for; undefined while all commands are offered. */
  asked: PendingCommand | undefined;
  /** The items found for `found`. */
  items: readonly Item[];
  total: number;
  found: string;
  isKnownOnly: boolean;
  /** Items that are spelt like `found`, where there are none for it. */
  alike: readonly Item[];
  /** The locations found for `located`, as it was typed; undefined for a text for which they could not be found. */
  locations: PaletteLocations | undefined;
  located: string;
  /** The first row of the list for `query` was chosen before it was there. */
  isFirstChosen: boolean;
  /** What was opened before, newest first. */
  opened: readonly Opened[];
}

/** Pause after the last key before the host is asked for items, in ms. */
const TYPING_PAUSE = 120;
/** So many of the locations are offered at most. */
const LOCATIONS_OFFERED = 50;
const NO_ITEMS = { items: [], total: 0, found: '', isKnownOnly: false, alike: [] };
/** Nothing typed, nothing found. */
const BLANK = {
  ...NO_ITEMS,
  query: '',
  parts: undefined,
  locations: undefined,
  located: '',
  isFirstChosen: false,
};
const EMPTY: PaletteContext = { ...BLANK, asked: undefined, opened: [] };

/** Asks for the argument of a command, with nothing left of what was typed before. */
function asking({ asked, typed = '' }: { asked: PendingCommand; typed?: string }) {
  return { ...BLANK, asked, query: typed };
}

/**
 * The command palette: open or closed, and what is found for what is typed: locations as fast as keys come,
 * items when the host has answered; outdated answers never. Commands are matched in the view.
 */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, tags: {} as 'busy' },
  actors: {
    searchItems: requiredPromise<PaletteItems, { query: string }>('searchItems'),
    findLocations: requiredPromise<PaletteLocations, WantedForPalette>('findLocations'),
    readOpened: requiredPromise<readonly Opened[], void>('readOpened'),
  },
  actions: {
    noteOpened: requiredAction<Pick<Opened, 'kind' | 'id' | 'name'>>('noteOpened'),
    /** Does what was chosen as a command's argument. */
    carryOut: requiredAction<Effect>('carryOut'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    needsNoItems: ({ context }) => context.query.trim() === '' || context.asked !== undefined,
    needsNoLocations: ({ context: { query, asked } }) =>
      query.trim() === '' || (asked !== undefined && !isAboutLocations(asked)),
    isAnother: ({ context }, params: { query: string }) => params.query !== context.query,
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
          actions: assign(({ event }) => ({ ...EMPTY, ...asking(event) })),
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
          target: ['.items.typing', '.locations.finding'],
          actions: assign(({ event: { query, parts } }) => ({ query, parts, isFirstChosen: false })),
        },
        'first.chosen': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: ['.items.typing', '.locations.finding'],
            actions: assign(({ event: { query, parts } }) => ({ query, parts, isFirstChosen: true })),
          },
          { actions: assign({ isFirstChosen: true }) },
        ],
        'argument.asked': {
          target: ['.items.typing', '.locations.finding'],
          actions: assign(({ event }) => asking(event)),
        },
        'argument.left': {
          target: ['.items.typing', '.locations.finding'],
          actions: assign({ ...BLANK, asked: undefined }),
        },
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
                    isKnownOnly: ({ event }) => event.output.isKnownOnly ?? false,
                    alike: ({ event }) => event.output.alike ?? [],
                    found: ({ context }) => context.query.trim(),
                  }),
                },
                // The palette goes on with commands and locations; the search screen tells of failures.
                onError: {
                  target: 'idle',
                  actions: assign({ items: [], total: 0, isKnownOnly: false, alike: [] }),
                },
              },
            },
          },
        },
        locations: {
          initial: 'idle',
          // Here and not above, where it would end what the items are at.
          on: { 'locations.changed': '.finding' },
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

/** Of an argument some are left out of what was found, so all are needed. */
function wantedOf({ query, parts, asked }: PaletteContext): WantedForPalette {
  if (asked) return { query };
  return { query, most: LOCATIONS_OFFERED, respells: true, ...(parts && { parts }) };
}
