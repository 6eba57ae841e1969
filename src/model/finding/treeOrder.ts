import type { Branch, Tree } from '../locations/tree.ts';

/** All locations of a tree, parents before their children, siblings in natural order. */
export function inTreeOrder<L extends Branch>(tree: Tree<L>): L[] {
  const ordered: L[] = [];
  const open = tree.roots.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    ordered.push(next);
    for (const child of tree.childrenOf(next.id).toReversed()) open.push(child);
  }
  return ordered;
}
