import type { Item, Location } from '../../contract/entities.ts';
import type { Failure } from '../failure.ts';
import { createTree, type Tree } from '../model/locations/tree.ts';
import type { DeferredCore } from './core.ts';

/** Items that one request asks for. */
const CHUNK = 1000;

/** How many items are read at most, and what is rejected with where there are more. */
interface Limit {
  most: number;
  refuse(count: number): Failure;
}

/** Wires reading what is inside of a location, to any depth. */
export function createInside(core: DeferredCore) {
  const { cache, items, itemReads, locations, locationIndex } = core;

  /** With what is unsent, where it is known; past the samples, which are nobody's. */
  const tree = async (signal: AbortSignal): Promise<Tree> =>
    locationIndex.getSnapshot().context.tree ??
    createTree(await cache.read(locations.hierarchy(), { signal }));

  const readEach = async (
    location: Location,
    all: Tree,
    { most, refuse }: Limit,
    signal: AbortSignal,
  ): Promise<Item[]> => {
    const found: Item[] = [];
    const open: Location[] = [location];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      found.push(...(await cache.read(itemReads.inLocation(next.id), { signal })));
      if (found.length > most) throw refuse(found.length);
      open.push(...all.childrenOf(next.id));
    }
    return found;
  };

  /** Rejects with a Failure. */
  const read = async (location: Location, all: Tree, limit: Limit, signal: AbortSignal): Promise<Item[]> => {
    const found = new Map<string, Item>();
    for (let page = 1; ; page++) {
      const answer = await items
        .page({ page, pageSize: CHUNK, category: null, within: location.id })
        .load(signal);
      // A host that does not know the question answers everything.
      if (answer.within === undefined) return readEach(location, all, limit, signal);
      for (const item of answer.items) found.set(item.id, item);
      if (answer.items.length === 0 || page * CHUNK >= answer.total) return [...found.values()];
      if (answer.total > limit.most) throw limit.refuse(answer.total);
    }
  };

  return { tree, read };
}
