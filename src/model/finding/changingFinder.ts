import { createTree } from '../locations/tree.ts';
import { createNames } from './columns.ts';
import type { LocationFacts } from './facts.ts';
import { createLocationFinder, type LocationFinder } from './finder.ts';
import { inTreeOrder } from './treeOrder.ts';

/** What has changed in a hierarchy. */
export interface LocationChanges {
  /** New ones too. */
  changed: readonly LocationFacts[];
  /** The ids of those that are no more. */
  gone: readonly string[];
}

/** Finds in a hierarchy that changes: names that are known already are not prepared again. */
export interface ChangingFinder extends LocationFinder {
  change(changes: LocationChanges): void;
  /** Gets ready now, so that the next query need not wait for it. */
  prepare(): void;
}

/** What a query mostly begins with: the first letter finds the most, and would take the longest. */
const FIRST_SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function createChangingFinder(): ChangingFinder {
  const facts = new Map<string, LocationFacts>();
  const names = createNames();
  let finder: LocationFinder | undefined;
  const current = (): LocationFinder =>
    (finder ??= createLocationFinder(inTreeOrder(createTree([...facts.values()])), names));
  return {
    change({ changed, gone }) {
      if (changed.length + gone.length === 0) return;
      for (const location of changed) facts.set(location.id, location);
      for (const id of gone) facts.delete(id);
      finder = undefined;
    },
    prepare: () => {
      for (const sign of FIRST_SIGNS) current().find({ query: sign, most: 1 });
    },
    find: (wanted) => current().find(wanted),
  };
}
