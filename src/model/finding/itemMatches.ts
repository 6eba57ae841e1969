import type { Item } from '../../../contract/entities.ts';
import { itemTest, type NamedPlace } from '../../../contract/finding/itemFits.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { createVocabulary, respelt } from '../../../contract/finding/misspelling.ts';
import { hasFilters, readQuery } from '../../../contract/finding/typedQuery.ts';
import { startsOf } from './words.ts';

/** The places of an item from its location up, for `in:` in what was typed. */
export type PlacesOf = (item: Item) => readonly NamedPlace[];

/**
 * Those of `items` that the host's search would find, but for letters that it forgives. Words also count within others
 * here, where there are few items: 'olt' in 'Bolt'.
 */
export function itemsWith(items: readonly Item[], typed: string, placesOf?: PlacesOf): readonly Item[] {
  const isFound = itemTest(typed, placesOf);
  if (hasFilters(readQuery(typed))) return items.filter(isFound);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items.filter((item) => {
    const text = fold(`${item.name} ${item.supplier_part_no} ${item.description}`);
    return words.every((word) => text.includes(word)) || isFound(item);
  });
}

/** Of `items`, those that have every word of a misspelt text as they spell it, and the text in that spelling. */
export function itemsSpeltLike(
  items: readonly Item[],
  typed: string,
): { items: readonly Item[]; meant?: string } {
  // What narrows down is not misspelt, and the vocabulary has words only.
  if (hasFilters(readQuery(typed))) return { items: [] };
  const texts = items.map(({ name, supplier_part_no }) => startsOf(fold(`${name} ${supplier_part_no}`)));
  const all = texts.join('');
  const words = startsOf(fold(typed)).trim().split(' ');
  const meant = respelt(words, (word) => all.includes(` ${word}`), createVocabulary(texts));
  return meant === undefined ? { items: [] } : { items: itemsWith(items, meant), meant };
}
