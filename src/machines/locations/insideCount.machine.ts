import { assign, setup } from 'xstate';
import type { ItemPage } from '../items/itemsGrid.context.ts';
import { requiredCallback } from '../kit/unprovided.ts';
import type { WatchedEvent } from '../kit/queryState.ts';
import { dataIn } from '../kit/reading.ts';

/** A page of what is in a location and inside of what is in it; without `within` it is one of everything. */
type CountEvent = WatchedEvent<'count.changed', ItemPage>;

/** Counts the items of a location with those inside of what is in it, for as long as somebody wants to know. */
export const insideCountMachine = setup({
  types: {
    context: {} as { id: string; count: number | undefined },
    events: {} as CountEvent,
    input: {} as { id: string },
  },
  actors: { watchCount: requiredCallback<CountEvent, { id: string }>('watchCount') },
}).createMachine({
  id: 'insideCount',
  context: ({ input: { id } }) => ({ id, count: undefined }),
  invoke: { src: 'watchCount', input: ({ context: { id } }) => ({ id }) },
  on: {
    'count.changed': {
      // What fails leaves the last count: the page tells failures of its own reads.
      guard: ({ event }) => dataIn(event.state) !== undefined,
      actions: assign({
        count: ({ event }) => {
          const counted = dataIn(event.state);
          return counted?.within === undefined ? undefined : counted.total;
        },
      }),
    },
  },
});
