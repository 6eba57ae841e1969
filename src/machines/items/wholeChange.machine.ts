import { assign, setup } from 'xstate';
import type { WholeChange } from '../../../contract/history.ts';
import { type Failure, failureOf } from '../../failure.ts';
import type { ChangeWish } from '../../model/items/history.ts';
import { requiredPromise } from '../kit/unprovided.ts';

interface WholeChangeContext {
  wish: ChangeWish;
  /** With its whole texts; undefined while only their beginnings are known. */
  change: WholeChange | undefined;
  failure: Failure | undefined;
}

/** A change in a history whose texts were too long for it: read whole when the person wants to see it. */
export const wholeChangeMachine = setup({
  types: {
    context: {} as WholeChangeContext,
    events: {} as { type: 'whole.requested' },
    input: {} as ChangeWish,
    tags: {} as 'busy',
  },
  actors: { readWholeChange: requiredPromise<WholeChange, ChangeWish>('readWholeChange') },
}).createMachine({
  id: 'wholeChange',
  context: ({ input }) => ({ wish: input, change: undefined, failure: undefined }),
  initial: 'cut',
  states: {
    cut: { on: { 'whole.requested': 'reading' } },
    reading: {
      tags: 'busy',
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'readWholeChange',
        input: ({ context }) => context.wish,
        onDone: { target: 'whole', actions: assign({ change: ({ event }) => event.output }) },
        onError: { target: 'cut', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    whole: {},
  },
});
