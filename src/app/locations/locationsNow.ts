import { type Failure, failure, failureOf } from '../../failure.ts';
import { createTree, type Tree } from '../../model/locations/tree.ts';
import type { DeferredCore } from '../core.ts';

/** All locations, with what is unsent of them. */
export interface LocationsNow {
  tree: Tree;
  /** Why it is the tree that was known already; none where the server has just told of it. */
  failure?: Failure;
}

/** So long it is waited for an answer, in ms, before what is known has to do; where nobody answered last, not as long. */
const AWAITED = 3000;
const AWAITED_AWAY = 1000;

export type ReadLocations = (signal?: AbortSignal) => Promise<LocationsNow>;

/**
 * What the server has right now, for what must not be taken from a tree of up to ten minutes ago: a label on paper, a
 * code in somebody's hand. The answer is mostly that nothing has changed. Rejects with a Failure where nothing is known.
 */
export function createLocationsNow({
  cache,
  locations,
  locationIndex,
  overLocations,
  reach,
}: Pick<DeferredCore, 'cache' | 'locations' | 'locationIndex' | 'overLocations' | 'reach'>): ReadLocations {
  const read = async (signal: AbortSignal | undefined): Promise<LocationsNow> => {
    // Not `fresh`, which would read the whole tree: the difference to the known one is enough.
    const told = await cache.read({ ...locations.hierarchy(), staleTime: 0 }, { signal });
    const shown = overLocations(told, cache.peek(locations.hierarchy())?.at ?? Date.now());
    const { tree, locations: known } = locationIndex.getSnapshot().context;
    // The screens hear of it a moment later.
    return { tree: tree && known === shown ? tree : createTree(shown) };
  };

  return async (signal) => {
    const { tree } = locationIndex.getSnapshot().context;
    // Nothing to go on with: the answer is waited for.
    if (!tree) return read(signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<LocationsNow>((resolve) => {
      const late = failure('unexpected', 'The server takes too long to answer.');
      const awaited = reach.now().isAway ? AWAITED_AWAY : AWAITED;
      timer = setTimeout(() => resolve({ tree, failure: late }), awaited);
    });
    try {
      return await Promise.race([read(signal), limit]);
    } catch (error) {
      if (signal?.aborted) throw error;
      return { tree, failure: failureOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };
}
