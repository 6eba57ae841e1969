import type { Location } from '../../../contract/entities.ts';
import type { HierarchyChanges } from '../../../contract/hierarchyChanges.ts';
import { insertedByName, sortedByName } from '../../../contract/naturalOrder.ts';

/** Up to here each new child is put in its place; more of one parent are sorted together. */
const FEW = 16;

/**
 * `known` with the changes, in the order of the whole tree: parents before their children, siblings by name. What has
 * not changed is the same object as before. Undefined where the two do not fit: a parent is missing, or a location would
 * not be reached from the top. Asks for what is known whole, nothing of it left out.
 */
export function withChanges(
  known: readonly Location[],
  { changed, gone }: Pick<HierarchyChanges, 'changed' | 'gone'>,
): Location[] | undefined {
  const out = new Set(gone);
  const fresh = new Map<string | null, Location[]>();
  for (const location of changed) {
    out.add(location.id);
    listOf(fresh, location.parent_id).push(location);
  }
  const children = new Map<string | null, Location[]>();
  let count = changed.length;
  for (const location of known) {
    if (out.has(location.id)) continue;
    listOf(children, location.parent_id).push(location);
    count += 1;
  }
  for (const [parent, more] of fresh) {
    const siblings = listOf(children, parent);
    const all =
      more.length > FEW ? sortedByName([...siblings, ...more]) : more.reduce(insertedByName, siblings);
    children.set(parent, all);
  }
  const list: Location[] = [];
  const open = listOf(children, null).toReversed();
  for (let next = open.pop(); next !== undefined && list.length <= count; next = open.pop()) {
    list.push(next);
    const below = children.get(next.id);
    if (below) open.push(...below.toReversed());
  }
  return list.length === count && new Set(list).size === count ? list : undefined;
}

function listOf(lists: Map<string | null, Location[]>, parent: string | null): Location[] {
  const list = lists.get(parent) ?? [];
  lists.set(parent, list);
  return list;
}
