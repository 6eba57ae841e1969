import { assign, setup } from 'xstate';
import { NO_OWN, type OwnSynonyms, ownSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { SynonymGroup } from '../../../contract/finding/synonymGroups.ts';
import type { WatchedEvent } from '../kit/queryState.ts';
import { dataIn } from '../kit/reading.ts';
import { requiredCallback } from '../kit/unprovided.ts';

type GroupsEvent = WatchedEvent<'groups.changed', readonly SynonymGroup[]>;

export type SynonymsEvent =
  /** The host has told of itself, or it is known that it does not answer. */
  { type: 'host.known' } | { type: 'session.ended' } | GroupsEvent;

interface SynonymsContext {
  groups: readonly SynonymGroup[];
  /** Made of them once: everything that finds takes it with each letter. */
  own: OwnSynonyms;
}

const NONE: SynonymsContext = { groups: [], own: NO_OWN };

/** The words of this workshop that mean the same, as far as they are known, for all that finds in this browser. */
export const synonymsMachine = setup({
  types: { context: {} as SynonymsContext, events: {} as SynonymsEvent },
  actors: { watchGroups: requiredCallback<GroupsEvent, void>('watchGroups') },
  guards: {
    areOthers: ({ context }, groups: readonly SynonymGroup[] | undefined) =>
      groups !== undefined && groups !== context.groups,
  },
}).createMachine({
  id: 'synonyms',
  context: NONE,
  initial: 'off',
  states: {
    off: { on: { 'host.known': 'watching' } },
    watching: {
      invoke: { src: 'watchGroups' },
      on: {
        'session.ended': { target: 'off', actions: assign(NONE) },
        // Without an answer what was known last goes on to be found by.
        'groups.changed': {
          guard: { type: 'areOthers', params: ({ event }) => dataIn(event.state) },
          actions: assign(({ context, event }) => {
            const groups = dataIn(event.state) ?? context.groups;
            return { groups, own: ownSynonyms(groups) };
          }),
        },
      },
    },
  },
});
