import { assign, setup } from 'xstate';
import type { SuggestedPlace } from '../../../contract/places/places.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { Placeless } from '../../model/imports/rowPlaces.ts';
import type { WantedPlace } from '../../model/places/wanted.ts';
import { known } from '../kit/known.ts';
import { requiredPromise } from '../kit/unprovided.ts';

interface RowPlacesContext {
  /** Rows that are still to be asked for, and the one that is. */
  waiting: readonly Placeless[];
  /** By the line of the row; of a row that nothing is like an empty list. */
  found: ReadonlyMap<number, readonly SuggestedPlace[]>;
  failure: Failure | undefined;
}

type RowPlacesEvent =
  | { type: 'places.wanted'; rows: readonly Placeless[] }
  /** Other rows, or other columns: what was found was for those before. */
  | { type: 'rows.renewed' };

/**
 * The likeliest places of the rows of an import that have none, asked for one after the other when a person wants them. They
 * are proposals: what a row gets is a person's edit.
 */
export const rowPlacesMachine = setup({
  types: {
    context: {} as RowPlacesContext,
    events: {} as RowPlacesEvent,
    tags: {} as 'busy',
  },
  actors: { suggestPlaces: requiredPromise<readonly SuggestedPlace[], WantedPlace>('suggestPlaces') },
  guards: { isWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'rowPlaces',
  context: { waiting: [], found: new Map(), failure: undefined },
  initial: 'deciding',
  on: {
    'places.wanted': {
      target: '.deciding',
      actions: assign(({ context, event }) => ({
        waiting: event.rows.filter(({ line }) => !context.found.has(line)),
        failure: undefined,
      })),
    },
    'rows.renewed': {
      target: '.deciding',
      actions: assign({ waiting: [], found: new Map(), failure: undefined }),
    },
  },
  states: {
    deciding: { always: [{ guard: 'isWaiting', target: 'asking' }, { target: 'idle' }] },
    idle: {},
    asking: {
      tags: 'busy',
      invoke: {
        src: 'suggestPlaces',
        input: ({ context }) => known(context.waiting[0]).thing,
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => ({
            found: new Map(context.found).set(known(context.waiting[0]).line, event.output),
            waiting: context.waiting.slice(1),
          })),
        },
        onError: {
          target: 'idle',
          actions: assign({ waiting: [], failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
  },
});
