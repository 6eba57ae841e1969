import type { Location, LocationNode } from '../../../contract/entities.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';

/** What stands where a location's name is not known (ERR-09). */
export const unknownLocationName = 'Unknown Location';

/** Between the names of a path label. */
export const PATH_SEPARATOR = ' › ';

/** Whether a location stands at the top: its parent is null, undefined or '' (ENT-10 to ENT-12). */
export function isTopLevel(location: { parent_id?: string | null | undefined }): boolean {
  return location.parent_id === null || location.parent_id === undefined || location.parent_id === '';
}

/**
 * Nested nodes as one list, parents before their children (CALL-45). A node without a `parent_id` gets
 * the one it is nested in; of nodes with the same id the first is kept. No recursion: any depth is safe.
 */
export function flatten(nodes: readonly LocationNode[]): Location[] {
  const flat = new Map<string, Location>();
  const open: { node: LocationNode; parent: string | null }[] = [];
  const push = (children: readonly LocationNode[], parent: string | null): void => {
    for (const node of children.toReversed()) open.push({ node, parent });
  };
  push(nodes, null);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { children, ...location } = next.node;
    if (isTopLevel(location)) location.parent_id = next.parent;
    if (!flat.has(location.id)) flat.set(location.id, location);
    push(children, location.id);
  }
  return [...flat.values()];
}

/** What a tree has to know of a location. */
export type Branch = Pick<Location, 'id' | 'name' | 'parent_id'>;

/** All locations, ready to ask: by id, children in natural order, paths from the root. */
export interface Tree<L extends Branch = Location> {
  readonly byId: ReadonlyMap<string, L>;
  /** Top-level locations, and those whose parent is not in the list: none may become unreachable. */
  readonly roots: readonly L[];
  /** Locations whose `parent_id` equals `id`, by name (LOC-45); the roots for null. */
  childrenOf(id: string | null): readonly L[];
  /** From the root to the location itself; empty when the id is unknown. A cycle ends the path. */
  pathOf(id: string): L[];
  /** The path's names joined by ' › '; '' when the id is unknown. */
  pathLabel(id: string): string;
}

export function createTree<L extends Branch>(locations: readonly L[]): Tree<L> {
  const byId = new Map(locations.map((location) => [location.id, location]));
  const unsorted = new Map<string | null, L[]>();
  for (const location of byId.values()) {
    const parent = location.parent_id !== null && byId.has(location.parent_id) ? location.parent_id : null;
    const siblings = unsorted.get(parent);
    if (siblings) siblings.push(location);
    else unsorted.set(parent, [location]);
  }
  readmitCycles(byId, unsorted);
  // Sorted when first asked for: of 100,000 locations a screen shows the children of one.
  const sorted = new Map<string | null, readonly L[]>();
  const childrenOf = (id: string | null): readonly L[] => {
    const known = sorted.get(id);
    if (known) return known;
    const children = sortedByName(unsorted.get(id) ?? []);
    sorted.set(id, children);
    return children;
  };
  const pathOf = (id: string): L[] => {
    const path = new Set<L>();
    let current = byId.get(id);
    while (current && !path.has(current)) {
      path.add(current);
      current = current.parent_id === null ? undefined : byId.get(current.parent_id);
    }
    return [...path].reverse();
  };
  return {
    byId,
    get roots() {
      return childrenOf(null);
    },
    childrenOf,
    pathOf,
    pathLabel: (id) =>
      pathOf(id)
        .map(({ name }) => name)
        .join(PATH_SEPARATOR),
  };
}

/**
 * Makes the first location of every cycle of parents a root: a host that lets a location be inside itself
 * must not make it unreachable here.
 */
function readmitCycles<L extends Branch>(
  byId: ReadonlyMap<string, L>,
  children: Map<string | null, L[]>,
): void {
  const seen = new Set<string>();
  const visit = (start: readonly L[]) => {
    const open = [...start];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next.id)) continue;
      seen.add(next.id);
      open.push(...(children.get(next.id) ?? []));
    }
  };
  const roots = children.get(null) ?? [];
  children.set(null, roots);
  visit(roots);
  if (seen.size === byId.size) return;
  for (const location of byId.values()) {
    if (seen.has(location.id)) continue;
    const parent = location.parent_id;
    children.set(
      parent,
      (children.get(parent) ?? []).filter(({ id }) => id !== location.id),
    );
    roots.push(location);
    visit([location]);
  }
}

/** The name of the location `id`, or 'Unknown Location' (ERR-09). */
export function locationName(tree: Tree, id: string | null | undefined): string {
  return (id ? tree.byId.get(id)?.name : undefined) || unknownLocationName;
}
