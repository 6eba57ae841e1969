import type { Item } from '../../../contract/entities.ts';
import { searchedText } from '../../../contract/finding/itemFits.ts';
import { foundTiers } from '../../../contract/finding/foundTiers.ts';
import { ranksFor } from '../../../contract/finding/ranks.ts';
import type { Sought } from '../../../contract/finding/spellings.ts';
import { byName, sortedByName } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';

/** Items that were found for `things`, typed as `text`, in the order in which the host's search has them, by name among equals. */
export function inFoundOrder(items: readonly Item[], text: string, things: readonly Sought[]): Item[] {
  // Where only filters were typed no item is one of them more than another.
  if (things.length === 0) return sortedByName(items);
  const tiers = foundTiers(things, indexedText(text));
  const ranks = ranksFor(text, tiers);
  return items
    .map((item) => {
      const { name, supplier_part_no } = item;
      const indexed = indexedText(name);
      const hit = { name, supplier_part_no, indexed };
      const tier = tiers.of({ part: indexedText(supplier_part_no), name: indexed }, () => searchedText(item));
      return { item, tier: ranks.tierOf(hit, tier), rank: ranks.of(hit) };
    })
    .toSorted((one, other) => one.tier - other.tier || one.rank - other.rank || byName(one.item, other.item))
    .map(({ item }) => item);
}
