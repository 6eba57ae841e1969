import type { Item, Location } from '../../contract/entities.ts';
import { createTree, type Tree } from '../model/locations/tree.ts';
import type { ItemLimit } from '../services/items/itemReads.ts';
import type { DeferredCore } from './core.ts';

/** Wires reading what is inside of a location, to any depth. */
export function createInside(core: DeferredCore) {
  const { cache, itemReads, locations, locationIndex } = core;

  /** With what is unsent, where it is known; past the samples, which are nobody's. */
  const tree = async (signal: AbortSignal): Promise<Tree> =>
    locationIndex.getSnapshot().context.tree ??
    createTree(await cache.read(locations.hierarchy(), { signal }));

  const readEach = async (
    location: Location,
    all: Tree,
    { most, refuse }: ItemLimit,
    signal: AbortSignal,
  ): Promise<Item[]> => {
    const found: Item[] = [];
    const open: Location[] = [location];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      found.push(...(await cache.read(itemReads.inLocation(next.id), { fresh: true, signal })));
      if (found.length > most) throw refuse(found.length);
      open.push(...all.childrenOf(next.id));
    }
    return found;
  };

  /** Rejects with a Failure. */
  const read = async (
    location: Location,
    all: Tree,
    limit: ItemLimit,
    signal: AbortSignal,
  ): Promise<Item[]> =>
    (await itemReads.readBranch(location.id, signal, limit)) ?? readEach(location, all, limit, signal);

  return { tree, read };
}
