import { assign, setup } from 'xstate';
import type { Location } from '../../contract/entities.ts';
import type { Failure } from '../failure.ts';
import { createTree, type Tree } from '../model/tree.ts';
import { requiredCallback } from './required.ts';
import type { WatchedEvent } from './watched.ts';

type LocationsEvent = WatchedEvent<'locations.changed', readonly Location[]>;

export type LocationIndexEvent =
  { type: 'session.started' } | { type: 'session.ended' } | { type: 'refresh.requested' } | LocationsEvent;

interface LocationIndexContext {
  /** The last known tree; kept over a failure, dropped at the end of a session. */
  tree: Tree | undefined;
  /** The very list the tree was made of. */
  locations: readonly Location[] | undefined;
  /** When the tree's answer arrived, epoch ms. */
  at: number | undefined;
  failure: Failure | undefined;
}

const NOTHING = { tree: undefined, locations: undefined, at: undefined, failure: undefined };

/**
 * All locations of the host as one tree, for every screen that names a location. Runs for as long as the
 * app does and reads only while somebody is logged in.
 */
export const locationIndexMachine = setup({
  types: { context: {} as LocationIndexContext, events: {} as LocationIndexEvent },
  actors: {
    /** Sends `locations.changed` for each change of the cached hierarchy. */
    watchLocations: requiredCallback<LocationsEvent, void>('watchLocations'),
  },
  guards: {
    hasAnswered: (_, params: LocationsEvent) => params.state.status === 'answered',
    hasFailed: (_, params: LocationsEvent) => params.state.status === 'failed',
  },
}).createMachine({
  id: 'locationIndex',
  context: NOTHING,
  initial: 'off',
  states: {
    off: { on: { 'session.started': 'watching' } },
    watching: {
      initial: 'loading',
      invoke: { src: 'watchLocations' },
      on: {
        'session.ended': { target: 'off', actions: assign(NOTHING) },
        'refresh.requested': { target: 'watching', reenter: true },
        'locations.changed': [
          {
            guard: { type: 'hasAnswered', params: ({ event }) => event },
            target: '.ready',
            actions: assign(({ context, event }) => {
              if (event.state.status !== 'answered') return {};
              // The same answer watched again (a refresh that changed nothing) keeps the same tree.
              const same = context.locations === event.state.data;
              return {
                tree: same ? context.tree : createTree(event.state.data),
                locations: event.state.data,
                at: event.state.at,
                failure: undefined,
              };
            }),
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: '.failed',
            actions: assign({
              failure: ({ event }) => (event.state.status === 'failed' ? event.state.failure : undefined),
            }),
          },
        ],
      },
      states: {
        loading: { tags: 'busy' },
        ready: {},
        failed: { tags: 'failed' },
      },
    },
  },
});
