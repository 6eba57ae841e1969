import { assign, setup } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import type { Failure } from '../failure.ts';
import { type QueryChange, requiredAction, requiredCallback } from './required.ts';
import { hasFailed, type Origin, shownAfter, type WatchedEvent } from './watched.ts';

export interface SearchAnswer {
  items: Item[];
  total: number;
}

type ResultsEvent = WatchedEvent<'results.changed', SearchAnswer>;

export type SearchEvent =
  | ResultsEvent
  | { type: 'query.changed'; text: string }
  | { type: 'query.submitted' }
  /** The address changed under us: Back, Forward, reload or a link. */
  | { type: 'query.restored'; text: string }
  | { type: 'retry.requested' };

interface SearchContext {
  /** What stands in the box. */
  text: string;
  /** What the results are for: trimmed; '' while nothing was searched. */
  query: string;
  answer: SearchAnswer | undefined;
  /** The query that `answer` is for: while another one is asked it differs from `query`. */
  answered: string;
  /** When it was answered, epoch ms. */
  at: number | undefined;
  /** Where the answer comes from when it is not the live one. */
  origin: Origin | undefined;
  failure: Failure | undefined;
}

/** Pause after the last key before asking, in ms: long enough not to ask for every letter. */
export const TYPING_PAUSE = 200;

/** The results on screen after a state of those for the query: never those of another query below a failure. */
function resultsAfter(context: SearchContext, { state }: ResultsEvent): Partial<SearchContext> {
  const isSame = context.answered === context.query;
  const before = isSame
    ? { ...context, data: context.answer }
    : { data: undefined, at: undefined, origin: undefined };
  const { data, at, origin } = shownAfter<SearchAnswer>(before, state);
  return {
    answer: data,
    answered: context.query,
    at,
    origin,
    failure: state.status === 'failed' ? state.failure : undefined,
  };
}

/** The search screen: asks after a pause in typing or at once on Enter; only the newest answer counts. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { text: string },
    tags: {} as 'busy' | 'failed',
  },
  actors: { watchResults: requiredCallback<ResultsEvent, { query: string }>('watchResults') },
  actions: {
    remember: requiredAction<QueryChange>('remember'),
  },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isEmpty: ({ context }) => context.text.trim() === '',
    isAnswered: ({ context }) => {
      const { text, query, answer, answered, origin } = context;
      return text.trim() === query && answer !== undefined && answered === query && !origin;
    },
    isOld: (_, params: ResultsEvent) => params.state.status === 'answered' && params.state.refreshing,
    hasAnswered: (_, params: ResultsEvent) => params.state.status === 'answered',
    hasFailed: (_, params: ResultsEvent) => hasFailed(params.state),
    isAsked: ({ context }) => context.text.trim() === context.query,
    isAnotherText: ({ context }, params: { text: string }) => params.text.trim() !== context.text.trim(),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    text: input.text,
    query: '',
    answer: undefined,
    answered: '',
    at: undefined,
    origin: undefined,
    failure: undefined,
  }),
  initial: 'deciding',
  on: {
    'query.changed': { target: '.typing', actions: assign({ text: ({ event }) => event.text }) },
    'query.submitted': '.deciding',
    'query.restored': {
      guard: { type: 'isAnotherText', params: ({ event }) => event },
      target: '.deciding',
      actions: assign({ text: ({ event }) => event.text }),
    },
    'retry.requested': '.deciding',
  },
  states: {
    typing: { tags: 'busy', after: { typingPause: 'deciding' } },
    deciding: {
      always: [
        {
          guard: 'isEmpty',
          target: 'empty',
          actions: [
            assign({ query: '', answer: undefined, origin: undefined, failure: undefined }),
            { type: 'remember', params: { set: { q: null }, replace: true } },
          ],
        },
        { guard: 'isAnswered', target: 'shown' },
        {
          target: 'searching',
          actions: [
            assign({ query: ({ context }) => context.text.trim() }),
            { type: 'remember', params: ({ context }) => ({ set: { q: context.query }, replace: true }) },
          ],
        },
      ],
    },
    empty: {},
    searching: {
      tags: 'busy',
      on: {
        // Enter for what is being searched already: the answer is on its way.
        'query.submitted': { guard: 'isAsked' },
        'results.changed': [
          {
            guard: { type: 'isOld', params: ({ event }) => event },
            actions: assign(({ context, event }) => resultsAfter(context, event)),
          },
          {
            guard: { type: 'hasAnswered', params: ({ event }) => event },
            target: 'shown',
            actions: assign(({ context, event }) => resultsAfter(context, event)),
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: 'failed',
            actions: assign(({ context, event }) => resultsAfter(context, event)),
          },
        ],
      },
      invoke: { src: 'watchResults', input: ({ context }) => ({ query: context.query }) },
    },
    shown: {},
    failed: { tags: 'failed' },
  },
});
