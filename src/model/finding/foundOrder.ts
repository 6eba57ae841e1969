import type { Item } from '../../../contract/entities.ts';
import { hasThing, searchedText } from '../../../contract/finding/itemFits.ts';
import {
  asItStands,
  meaningAs,
  nearlyAs,
  nearStarts,
  soughtIn,
} from '../../../contract/finding/spellings.ts';
import { piecesMissing } from '../../../contract/finding/pieces.ts';
import { byName } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';

/** Items that were found for `text`, in the order in which the host's search has them, by name among equals. */
export function inFoundOrder(items: readonly Item[], text: string): Item[] {
  const things = soughtIn(text);
  const literal = things.map(({ words }) => asItStands(words));
  const [near, meaning] = [things.map(nearlyAs), things.map(meaningAs)];
  const starts = nearStarts(things);
  const query = indexedText(text);
  const missing = piecesMissing(text);
  const tierOf = (item: Item): number => {
    const [part, name] = [indexedText(item.supplier_part_no), indexedText(item.name)];
    if (part === query || name === query) return 0;
    if (part.startsWith(query)) return 1;
    if (name.startsWith(query)) return 2;
    if (starts.some((start) => name.startsWith(start))) return 3;
    const named = `${part} ${name}`;
    const all = searchedText(item);
    const tiers = [
      ...[literal, near, meaning].map((each) => each.every((thing) => hasThing(named, thing))),
      ...[literal, near, meaning, things].map((each) => each.every((thing) => hasThing(all, thing))),
    ];
    // What only has the letters within its words is last.
    return 4 + (tiers.includes(true) ? tiers.indexOf(true) : tiers.length);
  };
  return items
    .map((item) => ({ item, tier: tierOf(item), missing: missing?.(item.name) ?? 0 }))
    .toSorted(
      (one, other) => one.tier - other.tier || one.missing - other.missing || byName(one.item, other.item),
    )
    .map(({ item }) => item);
}
