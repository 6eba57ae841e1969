import { QUANTITY_MAX } from '../../../contract/limits.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { quantityAfter } from '../items/quantity.ts';
import { ITEM_FIELDS } from './unsent.ts';

export interface Merge<Content = ItemInput> {
  /** `mine` with what only the others changed; at a conflict it stays mine. */
  merged: Content;
  /** Fields that both sides changed, to different values. */
  conflicts: (keyof Content & string)[];
  /** Fields taken over from the others. */
  taken: (keyof Content & string)[];
}

export interface MergeSides<Content = ItemInput> {
  /** What both began with. */
  base: Content;
  mine: Content;
  theirs: Content;
  /** What was sent from here without the outcome being known: when theirs has such a value, it is mine. */
  attempts?: readonly Content[];
  /** How much of my quantity is a difference to `base`; undefined for a quantity that was set. */
  by?: number | undefined;
  /** My quantity was set, though to that of `base`. */
  isSet?: boolean | undefined;
  /** What I have put back to what it is in `base`. */
  putBack?: readonly string[] | undefined;
}

/** How two versions of what a person enters are compared and brought together. */
export interface Comparison<Content> {
  /** A three-way merge, field by field: what only one side changed is taken from that side. */
  merge(sides: MergeSides<Content>): Merge<Content>;
  /** Whether both hold the same in every field that a person enters. */
  isSame(a: Content, b: Content): boolean;
  /** The fields in which they differ. */
  differing(a: Content, b: Content): (keyof Content & string)[];
}

/**
 * The comparison over these fields: all that a person enters. `quantity` reads the one that people put in to and take
 * out of: two who each take five have taken ten.
 */
export function comparisonOf<Content extends object>(
  fields: readonly (keyof Content & string)[],
  quantity?: (content: Content) => number | undefined,
): Comparison<Content> {
  const isSame = (a: Content, b: Content, field: keyof Content): boolean =>
    normal(a[field]) === normal(b[field]);
  /** What there is with both differences; undefined where mine is none. */
  const sumOf = (
    { base, mine, theirs }: Pick<MergeSides<Content>, 'base' | 'mine' | 'theirs'>,
    by: number,
  ): number | 'none' | undefined => {
    const [before, after, now] = [base, mine, theirs].map((side) => quantity?.(side) ?? 0);
    if (!quantity || before === undefined || now === undefined) return undefined;
    if (quantityAfter(before, by) !== after) return undefined;
    return now + by < 0 || now + by > QUANTITY_MAX ? 'none' : quantityAfter(now, by);
  };
  return {
    merge({ base, mine, theirs, attempts = [], by, isSet = false, putBack = [] }) {
      const conflicts: (keyof Content & string)[] = [];
      const taken: (keyof Content & string)[] = [];
      const merged: Content = { ...mine };
      // Where it is not known what of mine has arrived, it is not known either what is still to be taken.
      const sum = attempts.length === 0 && by !== undefined ? sumOf({ base, mine, theirs }, by) : undefined;
      for (const field of fields) {
        if (isSame(base, theirs, field)) continue;
        if (field === 'quantity' && sum !== undefined) {
          // Less than nothing is left, or more than there can be: nobody can tell who is right.
          if (sum === 'none') conflicts.push(field);
          else Object.assign(merged, { quantity: sum });
          continue;
        }
        if (isSame(mine, theirs, field)) continue;
        // A value that was sent is a change of mine, even where I have taken it back since.
        const changes = [...attempts, mine].filter((change) => !isSame(base, change, field));
        const isDecided = (isSet && field === 'quantity') || putBack.includes(field);
        if (changes.length === 0 && !isDecided) {
          merged[field] = theirs[field];
          taken.push(field);
        } else if (!changes.some((change) => isSame(change, theirs, field))) {
          conflicts.push(field);
        }
      }
      return { merged, conflicts, taken };
    },
    isSame: (a, b) => fields.every((field) => isSame(a, b, field)),
    differing: (a, b) => fields.filter((field) => !isSame(a, b, field)),
  };
}

/** Items, over every field that a person enters. */
export const itemComparison = comparisonOf<ItemInput>(ITEM_FIELDS, (item) => item.quantity);
export const { merge: mergeItems, isSame: isSameContent } = itemComparison;

/** A missing value and an empty one are the same; spaces around a text do not count. */
function normal(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : value;
}
