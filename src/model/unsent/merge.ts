import type { ItemInput } from '../../../contract/requests.ts';
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

/** The comparison over these fields: all that a person enters. */
export function comparisonOf<Content extends object>(
  fields: readonly (keyof Content & string)[],
): Comparison<Content> {
  const isSame = (a: Content, b: Content, field: keyof Content): boolean =>
    normal(a[field]) === normal(b[field]);
  return {
    merge({ base, mine, theirs, attempts = [] }) {
      const conflicts: (keyof Content & string)[] = [];
      const taken: (keyof Content & string)[] = [];
      const merged: Content = { ...mine };
      for (const field of fields) {
        if (isSame(mine, theirs, field) || isSame(base, theirs, field)) continue;
        // A value that was sent is a change of mine, even where I have taken it back since.
        const changes = [...attempts, mine].filter((change) => !isSame(base, change, field));
        if (changes.length === 0) {
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
export const itemComparison = comparisonOf<ItemInput>(ITEM_FIELDS);
export const { merge: mergeItems, isSame: isSameContent } = itemComparison;

/** A missing value and an empty one are the same; spaces around a text do not count. */
function normal(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : value;
}
