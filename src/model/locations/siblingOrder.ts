import type { Location } from '../../../contract/entities.ts';
import { compareText, sortKey } from '../../../contract/naturalOrder.ts';
import type { Tree } from './tree.ts';

/**
 * The locations inside `id` as their labels stand on the shelf, 'WS-2' before 'WS-10', whatever they are called; those
 * without a label follow by name. The main areas, for null, stay by name: no shelf puts their labels in an order.
 */
export function inLabelOrder<L extends Location>(tree: Tree<L>, id: string | null): readonly L[] {
  const byName = tree.childrenOf(id);

  if (id === null) return byName;
  const labelled: { child: L; key: string }[] = [];
  const others: L[] = [];
  for (const child of byName) {
    const key = sortKey(child.label);
    if (key === '') others.push(child);
    else labelled.push({ child, key });
  }
  // The sort is stable: names decide between equal labels, as another host may have them.
  labelled.sort((a, b) => compareText(a.key, b.key));
  return [...labelled.map(({ child }) => child), ...others];
}
