import { assign, setup } from 'xstate';
import type { Draft } from '../../model/unsent/draft.ts';
import { known } from '../kit/known.ts';
import { requiredAction, requiredPromise } from '../kit/unprovided.ts';

/** A record that is not there, as the address has it: an id, of a location its label as well. */
export interface Gone {
  kind: 'item' | 'location';
  identifier: string;
}

/** What was typed into the form of a record that is gone by now: it can be the beginning of a new one. */
export const goneDraftsMachine = setup({
  types: {
    context: {} as { gone: Gone; drafts: readonly Draft[] },
    events: {} as { type: 'draft.restored'; key: string } | { type: 'draft.discarded'; key: string },
    input: {} as Gone,
  },
  actors: { findDrafts: requiredPromise<readonly Draft[], Gone>('findDrafts') },
  actions: {
    /** Opens the form of a new record with the draft in it, whose draft it is from then on. */
    addAsNew: requiredAction<Draft>('addAsNew'),
    dropDraft: requiredAction<{ key: string }>('dropDraft'),
  },
}).createMachine({
  id: 'goneDrafts',
  context: ({ input }) => ({ gone: input, drafts: [] }),
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        src: 'findDrafts',
        input: ({ context }) => context.gone,
        onDone: { target: 'offering', actions: assign({ drafts: ({ event }) => event.output }) },
        // A storage that cannot be read holds no drafts.
        onError: 'offering',
      },
    },
    offering: {
      on: {
        'draft.restored': {
          // Still offered where it could not be opened.
          actions: {
            type: 'addAsNew',
            params: ({ context, event }) => known(context.drafts.find(({ key }) => key === event.key)),
          },
        },
        'draft.discarded': {
          actions: [
            assign({ drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key) }),
            { type: 'dropDraft', params: ({ event }) => ({ key: event.key }) },
          ],
        },
      },
    },
  },
});
