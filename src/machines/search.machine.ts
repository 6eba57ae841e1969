import { assign, setup } from 'xstate';
import type { Item } from '../../contract/entities.ts';
import { type Failure, failureOf } from '../failure.ts';
import { type QueryChange, requiredAction, requiredPromise } from './required.ts';

export interface SearchAnswer {
  items: Item[];
  total: number;
}

export type SearchEvent =
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
  failure: Failure | undefined;
}

/** Pause after the last key before asking, in ms: long enough not to ask for every letter. */
export const TYPING_PAUSE = 200;

/** The search screen: asks after a pause in typing or at once on Enter; only the newest answer counts. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { text: string },
    tags: {} as 'busy' | 'failed',
  },
  actors: { searchItems: requiredPromise<SearchAnswer, { query: string }>('searchItems') },
  actions: { remember: requiredAction<QueryChange>('remember') },
  delays: { typingPause: TYPING_PAUSE },
  guards: {
    isEmpty: ({ context }) => context.text.trim() === '',
    isAnswered: ({ context }) => {
      const { text, query, answer, answered } = context;
      return text.trim() === query && answer !== undefined && answered === query;
    },
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
            assign({ query: '', answer: undefined, failure: undefined }),
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
      },
      invoke: {
        src: 'searchItems',
        input: ({ context }) => ({ query: context.query }),
        onDone: {
          target: 'shown',
          actions: assign({
            answer: ({ event }) => event.output,
            answered: ({ context }) => context.query,
            failure: undefined,
          }),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error), answer: undefined }),
        },
      },
    },
    shown: {},
    failed: { tags: 'failed' },
  },
});
