import type { Location } from '../../../contract/entities.ts';
import { factsOf } from '../../../src/model/finding/facts.ts';
import {
  createLocationFinder,
  type LocationFinder,
  type WantedLocations,
} from '../../../src/model/finding/finder.ts';
import { inTreeOrder } from '../../../src/model/finding/treeOrder.ts';
import { type LocationOption, locationOptions } from '../../../src/model/locations/locationOption.ts';
import { createTree, type Tree } from '../../../src/model/locations/tree.ts';

/** Locations to find something among, as the screens do it. */
export interface Findable {
  tree: Tree;
  options: LocationOption[];
  find(wanted: WantedLocations): LocationOption[];
  finder: LocationFinder;
}

export function findable(locations: readonly Location[]): Findable {
  const tree = createTree(locations);
  const options = locationOptions(tree);
  const byId = new Map(options.map((option) => [option.id, option]));
  const finder = createLocationFinder(inTreeOrder(tree).map(factsOf));
  return {
    tree,
    options,
    finder,
    find: (wanted) => finder.find(wanted).ids.flatMap((id) => byId.get(id) ?? []),
  };
}
