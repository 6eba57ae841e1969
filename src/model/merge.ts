import type { ItemInput } from '../../contract/requests.ts';
import { ITEM_FIELDS, type ItemField } from './unsent.ts';

export interface Merge {
  /** `mine` with what only the others changed; at a conflict it stays mine. */
  merged: ItemInput;
  /** Fields that both sides changed, to different values. */
  conflicts: ItemField[];
  /** Fields taken over from the others. */
  taken: ItemField[];
}

export interface MergeSides {
  /** What both began with. */
  base: ItemInput;
  mine: ItemInput;
  theirs: ItemInput;
  /** What was sent from here without the outcome being known: when theirs has such a value, it is mine. */
  attempts?: readonly ItemInput[];
}

/** A three-way merge, field by field: what only one side changed is taken from that side. */
export function mergeItems({ base, mine, theirs, attempts = [] }: MergeSides): Merge {
  const conflicts: ItemField[] = [];
  const taken: ItemField[] = [];
  const merged: ItemInput = { ...mine };
  for (const field of ITEM_FIELDS) {
    if (isSame(mine, theirs, field) || isSame(base, theirs, field)) continue;
    // A value that was sent is a change of mine, even where I have taken it back since.
    const changes = [...attempts, mine].filter((change) => !isSame(base, change, field));
    if (changes.length === 0) {
      Object.assign(merged, { [field]: theirs[field] });
      taken.push(field);
    } else if (!changes.some((change) => isSame(change, theirs, field))) {
      conflicts.push(field);
    }
  }
  return { merged, conflicts, taken };
}

/** Whether two items hold the same in every field that a person enters. */
export function isSameContent(a: ItemInput, b: ItemInput): boolean {
  return ITEM_FIELDS.every((field) => isSame(a, b, field));
}

/** A missing value and an empty one are the same; spaces around a text do not count. */
function isSame(a: ItemInput, b: ItemInput, field: ItemField): boolean {
  return normal(a[field]) === normal(b[field]);
}

function normal(value: ItemInput[ItemField]): string | number {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : value;
}
