import { assign, setup } from 'xstate';
import type { Lookup } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import { requiredCallback } from '../kit/unprovided.ts';
import { hasFailed, type WatchedEvent } from '../kit/queryState.ts';

/** The three lists of section 3 that work alike. */
export type LookupKind = 'categories' | 'types' | 'areas';

type ListEvent = WatchedEvent<'list.changed', readonly Lookup[]>;

interface LookupListContext {
  kind: LookupKind;
  entries: readonly Lookup[];
  failure: Failure | undefined;
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
  guards: {
    hasAnswered: (_, params: ListEvent) => params.state.status === 'answered',
    hasFailed: (_, params: ListEvent) => hasFailed(params.state),
  },
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
          {
            guard: { type: 'hasAnswered', params: ({ event }) => event },
            target: '.ready',
            actions: assign({
              entries: ({ context, event }) =>
                event.state.status === 'answered' ? event.state.data : context.entries,
              failure: undefined,
            }),
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: '.failed',
            actions: assign(({ context, event }) =>
              event.state.status === 'failed'
                ? { failure: event.state.failure, entries: event.state.data ?? context.entries }
                : {},
            ),
          },
        ],
      },
      states: { loading: { tags: 'busy' }, ready: {}, failed: { tags: 'failed' } },
    },
  },
});
