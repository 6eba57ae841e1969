import type { Item } from '../../../contract/entities.ts';
import { hasThing, searchedText } from '../../../contract/finding/itemFits.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import {
  asItStands,
  meaningAs,
  nearlyAs,
  nearStarts,
  type Sought,
  soughtIn,
} from '../../../contract/finding/spellings.ts';
import { piecesMissing } from '../../../contract/finding/pieces.ts';
import { byName } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';

/** Items that were found for `text`, in the order in which the host's search has them, by name among equals. */
export function inFoundOrder(items: readonly Item[], text: string, own?: OwnSynonyms): Item[] {
  const things = soughtIn(text, own);
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
    const named = `${part} ${name}`;
    const all = searchedText(item);
    const has = (text: string, each: readonly Sought[]) => each.every((thing) => hasThing(text, thing));
    const tiers = [
      has(named, literal),
      starts.some((start) => name.startsWith(start)),
      has(named, near),
      has(named, meaning),
      ...[literal, meaning, things].map((each) => has(all, each)),
    ];
    // What only has the letters within its words is last.
    return 3 + (tiers.includes(true) ? tiers.indexOf(true) : tiers.length);
  };
  return items
    .map((item) => ({ item, tier: tierOf(item), missing: missing?.(item.name) ?? 0 }))
    .toSorted(
      (one, other) => one.tier - other.tier || one.missing - other.missing || byName(one.item, other.item),
    )
    .map(({ item }) => item);
}
