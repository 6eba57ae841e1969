import type { Item } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { createVocabulary, respelt } from '../../../contract/finding/misspelling.ts';
import { startsOf } from './words.ts';

/** Of the items found for an earlier text, those that have every word of this one: right, if not yet all. */
export function itemsWith(items: readonly Item[], typed: string): readonly Item[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items.filter((item) => {
    const text = fold(`${item.name} ${item.supplier_part_no} ${item.description}`);
    return words.every((word) => text.includes(word));
  });
}

/** Of `items`, those that have every word of a misspelt text as they spell it. */
export function itemsSpeltLike(items: readonly Item[], typed: string): readonly Item[] {
  const texts = items.map(({ name, supplier_part_no }) => startsOf(fold(`${name} ${supplier_part_no}`)));
  const all = texts.join('');
  const words = startsOf(fold(typed)).trim().split(' ');
  const meant = respelt(words, (word) => all.includes(` ${word}`), createVocabulary(texts));
  return meant === undefined ? [] : itemsWith(items, meant);
}
