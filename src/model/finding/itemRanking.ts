import type { Item } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { FIT, type Fit } from './tiers.ts';
import { queryOf, startsOf } from './words.ts';

/** How well an item fits what was typed, the best first. */
const ITEM_TIERS = {
  /** Its name or part number is what was typed. */
  is: 0,
  /** Opened before, and found by beginnings of words. */
  opened: 1,
  /** Its name or part number begins with what was typed. */
  begins: 2,
  /** All words begin words of the name, in their order. */
  inOrder: 3,
  /** All words begin words of name or part number. */
  inName: 4,
  elsewhere: 5,
} as const;

/** By tier. */
const FITS: readonly Fit[] = [FIT.exact, FIT.opened, FIT.begins, FIT.inOrder, FIT.loose, FIT.notes];

type Ranked = Pick<Item, 'id' | 'name' | 'supplier_part_no'>;

export interface RankedItems<T> {
  items: T[];
  /** How well the best one fits. */
  fit: Fit;
}

/**
 * Items that were found for `typed`, the best first: by tier, then those of which more words were typed whole,
 * then those near by, then in the order given. `opened`: ids, what the person comes back to most first.
 */
export function rankItems<T extends Ranked>(
  items: readonly T[],
  typed: string,
  opened: readonly string[],
  isNear: (item: T) => boolean = () => false,
): RankedItems<T> {
  const words = startsOf(queryOf(typed).text).trim().split(' ');
  const all = ` ${words.join(' ')}`;
  const order = new Map(opened.map((id, at) => [id, at]));
  const ranked = items
    .map((item) => {
      const name = startsOf(fold(item.name));
      const part = startsOf(fold(item.supplier_part_no));
      const tier = tierOf(name, part, words, all);
      const openedAt = order.get(item.id);
      const isOpened = openedAt !== undefined && tier > ITEM_TIERS.opened && tier <= ITEM_TIERS.inName;
      const whole = words.filter((word) => `${name}${part}`.includes(` ${word} `)).length;
      return {
        item,
        tier: isOpened ? ITEM_TIERS.opened : tier,
        within: isOpened ? openedAt : words.length - whole,
        away: isNear(item) ? 0 : 1,
      };
    })
    .sort((a, b) => a.tier - b.tier || a.within - b.within || a.away - b.away);
  return { items: ranked.map(({ item }) => item), fit: fitOf(ranked[0]?.tier) };
}

function fitOf(tier: number | undefined): Fit {
  if (tier === undefined) return FIT.none;
  return FITS[tier] ?? FIT.notes;
}

function tierOf(name: string, part: string, words: readonly string[], all: string): number {
  if (name === `${all} ` || part === `${all} `) return ITEM_TIERS.is;
  if (name.startsWith(all) || part.startsWith(all)) return ITEM_TIERS.begins;
  if (isInOrder(name, words)) return ITEM_TIERS.inOrder;
  const both = `${name}${part}`;
  return words.every((word) => both.includes(` ${word}`)) ? ITEM_TIERS.inName : ITEM_TIERS.elsewhere;
}

function isInOrder(starts: string, words: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const at = starts.indexOf(` ${word}`, from);
    if (at < 0) return false;
    from = at + word.length + 1;
  }
  return true;
}
