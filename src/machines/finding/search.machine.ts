import { assign, raise, setup } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { failureOf } from '../../failure.ts';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';
import type { PlacesOf } from '../../model/finding/itemMatches.ts';
import {
  type Navigation,
  type QueryChange,
  requiredAction,
  requiredCallback,
  requiredPromise,
} from '../kit/unprovided.ts';
import {
  firstOf,
  hasMore,
  hasOlder,
  isComplete,
  type ResultsEvent,
  resultsAfter,
  resultsWith,
  type SearchAnswer,
  type SearchContext,
  searchFor,
} from './search.context.ts';
import { hasAnswered, hasFailed, isOld } from '../kit/reading.ts';

export type SearchEvent =
  | ResultsEvent
  | { type: 'query.changed'; text: string }
  /** Enter in the box: what is first is to be opened, now or when it is known. */
  | { type: 'query.submitted' }
  /** The address changed under us: Back, Forward, reload or a link. */
  | { type: 'query.restored'; text: string }
  | { type: 'query.cleared' }
  | { type: 'retry.requested' }
  /** The person goes on in the results: those beyond the first are read now. */
  | { type: 'rest.wanted' }
  /** Another hierarchy is known, or it is known that none comes. */
  | { type: 'locations.changed' }
  | { type: 'unsent.changed'; items: readonly Item[]; placesOf?: PlacesOf }
  | { type: 'synonyms.changed'; own: OwnSynonyms }
  /** Our own: the results are to be of another query. */
  | { type: 'query.decided' }
  /** Our own: another text is being typed. */
  | { type: 'query.left' };

/** Pause after the last key before asking, in ms: long enough not to ask for every letter. */
export const TYPING_PAUSE = 200;
/** So many of the locations are named at most: more is a search to narrow. */
export const LOCATIONS_OFFERED = 200;

/**
 * The search screen: asks after a pause in typing or at once on Enter; only the newest answer counts. Enter opens
 * the first result for what stands in the box, as soon as it is known.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { text: string },
    tags: {} as 'busy' | 'failed' | 'reading',
  },
  actors: {
    watchResults: requiredCallback<ResultsEvent, { query: string }>('watchResults'),
    readMore: requiredPromise<SearchAnswer, { query: string; offset: number }>('readMore'),
    findLocations: requiredPromise<FoundLocations, WantedLocations>('findLocations'),
  },
  actions: {
    remember: requiredAction<QueryChange>('remember'),
    navigate: requiredAction<Navigation>('navigate'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isEmpty: ({ context }) => context.text.trim() === '',
    isUnasked: ({ context }) => context.query === '',
    isAnswered: ({ context }) => {
      const { text, query, answer, answered, origin } = context;
      return text.trim() === query && answer !== undefined && answered === query && !origin;
    },
    isAwaited: ({ context: { query, answered, origin } }) => answered !== query || origin !== undefined,
    isAsked: ({ context }) => context.text.trim() === context.query,
    isAnotherText: ({ context }, params: { text: string }) => params.text.trim() !== context.text.trim(),
    hasMore: ({ context }) => hasMore(context),
    hasOlder: ({ context }) => hasOlder(context),
    isFirstKnown: ({ context }) => firstOf(context) !== undefined,
    isComplete: ({ context }) => isComplete(context),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => searchFor(input.text),
  type: 'parallel',
  states: {
    items: {
      initial: 'deciding',
      on: {
        'query.changed': { target: '.typing', actions: assign({ text: ({ event }) => event.text }) },
        'query.submitted': '.deciding',
        'query.cleared': { target: '.deciding', actions: assign({ text: '' }) },
        'query.restored': {
          guard: { type: 'isAnotherText', params: ({ event }) => event },
          target: '.deciding',
          actions: assign({ text: ({ event }) => event.text }),
        },
        'retry.requested': '.deciding',
        'unsent.changed': {
          actions: assign(({ event }) => ({ unsent: event.items, placesOf: event.placesOf })),
        },
        'synonyms.changed': { actions: assign({ own: ({ event }) => event.own }) },
        'results.changed': [
          { guard: isOld, actions: assign(resultsAfter) },
          { guard: hasAnswered, target: '.answered', actions: assign(resultsAfter) },
          { guard: hasFailed, target: '.failed', actions: assign(resultsAfter) },
        ],
      },
      states: {
        typing: {
          tags: 'busy',
          entry: [assign({ isSettled: false }), raise({ type: 'query.left' })],
          after: { typingPause: 'deciding' },
          // What is still on screen changes with what is saved, for when the text is back as well.
          on: {
            'results.changed': [
              { guard: hasAnswered, actions: assign(resultsAfter) },
              { guard: hasFailed, actions: assign(resultsAfter) },
            ],
          },
        },
        deciding: {
          entry: assign({ isSettled: false }),
          always: [
            {
              guard: 'isEmpty',
              target: 'empty',
              actions: [
                assign({ query: '', answer: undefined, answered: '', origin: undefined, failure: undefined }),
                { type: 'remember', params: { set: { q: null }, replace: true } },
              ],
            },
            { guard: 'isAnswered', target: 'answered' },
            {
              target: 'searching',
              actions: [
                assign({ query: ({ context }) => context.text.trim() }),
                {
                  type: 'remember',
                  params: ({ context }) => ({ set: { q: context.query }, replace: true }),
                },
              ],
            },
          ],
        },
        empty: { entry: raise({ type: 'query.decided' }) },
        searching: {
          tags: 'busy',
          entry: [assign({ isSettled: false }), raise({ type: 'query.decided' })],
          on: {
            // Enter for what is being searched already: the answer is on its way.
            'query.submitted': { guard: 'isAsked' },
          },
        },
        // What was read further down is read again, where it is of an earlier answer.
        answered: {
          // The best hits are known: Enter does not wait for the others.
          entry: assign({ isSettled: true }),
          always: [{ guard: 'hasOlder', target: 'reading' }, { target: 'shown' }],
        },
        shown: {
          entry: assign({ isSettled: true }),
          on: { 'rest.wanted': { guard: 'hasMore', target: 'reading' } },
        },
        // Chunk after chunk. Typing gives it up; what has been read stays for when the text is back.
        reading: {
          tags: 'reading',
          entry: assign({ restFailure: undefined }),
          invoke: {
            src: 'readMore',
            input: ({ context }) => ({ query: context.query, offset: context.read }),
            onDone: {
              target: 'readingOn',
              actions: assign(({ context, event }) => resultsWith(context, event.output)),
            },
            onError: {
              target: 'shown',
              actions: assign({ restFailure: ({ event }) => failureOf(event.error) }),
            },
          },
          on: {
            'query.submitted': { guard: 'isAsked' },
            // The chunk that is on its way belongs to the answer before.
            'results.changed': [
              { guard: isOld, actions: assign(resultsAfter) },
              { guard: hasAnswered, target: 'readingOn', actions: assign(resultsAfter) },
            ],
          },
        },
        readingOn: { always: [{ guard: 'hasMore', target: 'reading' }, { target: 'shown' }] },
        failed: {
          tags: 'failed',
          entry: assign({ isSettled: true }),
          // Enter opens the first of what is known; without any it tries again.
          on: { 'query.submitted': [{ guard: 'isFirstKnown' }, { target: 'deciding' }] },
        },
      },
    },
    /** Goes on after the answer: what is saved, moved or deleted shows in the results. */
    watch: {
      initial: 'idle',
      on: { 'query.decided': [{ guard: 'isUnasked', target: '.idle' }, { target: '.running' }] },
      states: {
        idle: {},
        running: {
          invoke: { src: 'watchResults', input: ({ context }) => ({ query: context.query }) },
          // An answer that nobody waits for any longer is given up.
          on: { 'query.left': { guard: 'isAwaited', target: 'idle' } },
        },
      },
    },
    locations: {
      initial: 'unknown',
      on: { 'locations.changed': '.finding' },
      states: {
        // Before the hierarchy is there nothing would be found in it.
        unknown: {},
        idle: { on: { 'query.decided': 'finding' } },
        // What was found before stays until then: the list does not flicker.
        finding: {
          always: {
            guard: 'isUnasked',
            target: 'idle',
            actions: assign({ locations: undefined, located: '' }),
          },
          on: { 'query.decided': { target: 'finding', reenter: true } },
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
    /** Enter: waits for the first result, unless the person types on. */
    first: {
      initial: 'idle',
      states: {
        idle: { on: { 'query.submitted': 'wanted' } },
        wanted: {
          on: {
            'query.changed': 'idle',
            'query.cleared': 'idle',
            'query.restored': {
              guard: { type: 'isAnotherText', params: ({ event }) => event },
              target: 'idle',
            },
          },
          always: [
            {
              guard: 'isFirstKnown',
              target: 'idle',
              actions: { type: 'navigate', params: ({ context }) => ({ to: addressOfFirst(context) }) },
            },
            { guard: 'isComplete', target: 'idle' },
          ],
        },
      },
    },
  },
});

/** Only asked for where there is one; anything else is a fault of ours. */
function addressOfFirst(context: SearchContext): string {
  const first = firstOf(context);
  if (!first) throw new Error('There is no first result.');
  return `/${first.kind === 'item' ? 'view' : 'location'}/${encodeURIComponent(first.id)}`;
}
