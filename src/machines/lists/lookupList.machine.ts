import { assign, setup } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import type { LookupKind } from '../../model/lists/lookupKind.ts';
import { requiredCallback } from '../kit/unprovided.ts';
import { dataIn, failureIn, hasAnswered, hasFailed } from '../kit/reading.ts';
import type { WatchedEvent } from '../kit/queryState.ts';

type ListEvent = WatchedEvent<'list.changed', readonly Lookup[]>;

interface LookupListContext {
  kind: LookupKind;
  entries: readonly Lookup[];
  failure: Failure | undefined;
}

function listAfter({ context, event: { state } }: { context: LookupListContext; event: ListEvent }) {
  return { entries: dataIn(state) ?? context.entries, failure: failureIn(state) };
}

/** One lookup list as the host has it, kept up to date while somebody looks at it. */
export const lookupListMachine = setup({
  types: {
    context: {} as LookupListContext,
    events: {} as ListEvent | { type: 'retry.requested' },
    input: {} as { kind: LookupKind },
    tags: {} as 'busy' | 'failed',
  },
  actors: { watchList: requiredCallback<ListEvent, { kind: LookupKind }>('watchList') },
}).createMachine({
  id: 'lookupList',
  context: ({ input }) => ({ kind: input.kind, entries: [], failure: undefined }),
  initial: 'watching',
  states: {
    watching: {
      initial: 'loading',
      invoke: { src: 'watchList', input: ({ context }) => ({ kind: context.kind }) },
      on: {
        'retry.requested': { target: 'watching', reenter: true },
        'list.changed': [
          { guard: hasAnswered, target: '.ready', actions: assign(listAfter) },
          { guard: hasFailed, target: '.failed', actions: assign(listAfter) },
        ],
      },
      states: { loading: { tags: 'busy' }, ready: {}, failed: { tags: 'failed' } },
    },
  },
});
