import type { Item } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';

/** Of the items found for an earlier text, those that have every word of this one: right, if not yet all. */
export function itemsWith(items: readonly Item[], typed: string): readonly Item[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items.filter((item) => {
    const text = fold(`${item.name} ${item.supplier_part_no} ${item.description}`);
    return words.every((word) => text.includes(word));
  });
}
