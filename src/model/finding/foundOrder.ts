import type { Item } from '../../../contract/entities.ts';
import { searchedText } from '../../../contract/finding/itemFits.ts';
import { piecesMissing } from '../../../contract/finding/pieces.ts';
import { lacksUmlaut } from '../../../contract/finding/umlauts.ts';
import { foundTiers, tierOfTyped } from '../../../contract/finding/foundTiers.ts';
import type { Sought } from '../../../contract/finding/spellings.ts';
import { byName, sortedByName } from '../../../contract/naturalOrder.ts';
import { indexedText } from '../../../contract/searchWords.ts';

/** Items that were found for `things`, typed as `text`, in the order in which the host's search has them, by name among equals. */
export function inFoundOrder(items: readonly Item[], text: string, things: readonly Sought[]): Item[] {
  // Where only filters were typed no item is one of them more than another.
  if (things.length === 0) return sortedByName(items);
  const tiers = foundTiers(things, indexedText(text));
  const missing = piecesMissing(text);
  const lacks = lacksUmlaut(text);
  return items
    .map((item) => {
      const short = { part: indexedText(item.supplier_part_no), name: indexedText(item.name) };
      return {
        item,
        tier: tierOfTyped(
          tiers.of(short, () => searchedText(item)),
          lacks?.(item.name) ?? false,
        ),
        missing: missing?.(item.name) ?? 0,
        other: tiers.isOfThing?.(short.name) === false ? 1 : 0,
      };
    })
    .toSorted(
      (one, other) =>
        one.tier - other.tier ||
        one.missing - other.missing ||
        one.other - other.other ||
        byName(one.item, other.item),
    )
    .map(({ item }) => item);
}
