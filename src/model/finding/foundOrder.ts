import type { Item } from '../../../contract/entities.ts';
import { hasThing, searchedText } from '../../../contract/finding/itemFits.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import { byName } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';

/** Items that were found for `text`, in the order in which the host's search has them, by name among equals. */
export function inFoundOrder(items: readonly Item[], text: string): Item[] {
  const things = soughtIn(text);
  const typed = things.map(({ words }) => ({ words, phrases: [], whole: [], equal: [] }));
  const query = indexedText(text);
  const tierOf = (item: Item): number => {
    const [part, name] = [indexedText(item.supplier_part_no), indexedText(item.name)];
    if (part === query || name === query) return 0;
    if (part.startsWith(query)) return 1;
    if (name.startsWith(query)) return 2;
    const named = `${part} ${name}`;
    const all = searchedText(item);
    const tiers = [
      typed.every((thing) => hasThing(named, thing)),
      typed.every((thing) => hasThing(all, thing)),
      things.every((thing) => hasThing(named, thing)),
      things.every((thing) => hasThing(all, thing)),
    ];
    // What only has the letters within its words is last.
    return 3 + (tiers.includes(true) ? tiers.indexOf(true) : tiers.length);
  };
  return items
    .map((item) => ({ item, tier: tierOf(item) }))
    .toSorted((one, other) => one.tier - other.tier || byName(one.item, other.item))
    .map(({ item }) => item);
}
