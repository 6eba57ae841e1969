import { assign, setup } from 'xstate';
import type { Location } from '../../../contract/entities.ts';
import type { Failure } from '../../failure.ts';
import { createTree, type Tree } from '../../model/locations/tree.ts';
import { requiredCallback } from '../kit/unprovided.ts';
import { isSample, type Origin, shownAfter, type WatchedEvent } from '../kit/queryState.ts';
import { failureIn, hasAnswered, hasFailed } from '../kit/reading.ts';

type LocationsEvent = WatchedEvent<'locations.changed', readonly Location[]>;

export type LocationIndexEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'refresh.requested' }
  | LocationsEvent;

interface LocationIndexContext {
  /** The last known tree; kept over a failure, dropped at the end of a session. */
  tree: Tree | undefined;
  /** The very list the tree was made of. */
  locations: readonly Location[] | undefined;
  /** When the tree's answer was given, epoch ms. */
  at: number | undefined;
  /** Stands in while no tree is known: only to be looked at, so it is not `tree` (FALLB-05). */
  sample: Tree | undefined;
  /** Of the tree, or the sample. */
  origin: Origin | undefined;
  failure: Failure | undefined;
}

const NOTHING = {
  tree: undefined,
  locations: undefined,
  at: undefined,
  sample: undefined,
  origin: undefined,
  failure: undefined,
};

/** What is known after a state of the hierarchy. The same list told again keeps the same tree. */
function knownAfter({
  context,
  event: { state },
}: {
  context: LocationIndexContext;
  event: LocationsEvent;
}): Partial<LocationIndexContext> {
  const failure = failureIn(state);
  const { data, at, origin } = shownAfter({ ...context, data: context.locations }, state);
  if (isSample(origin)) return data ? { sample: createTree(data), origin, failure } : { failure };
  const tree = data && data !== context.locations ? createTree(data) : context.tree;
  return { tree, locations: data, at, origin, sample: undefined, failure };
}

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
          { guard: hasAnswered, target: '.ready', actions: assign(knownAfter) },
          { guard: hasFailed, target: '.failed', actions: assign(knownAfter) },
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
