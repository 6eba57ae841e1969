import { formFromItem } from '../items/itemForm.ts';
import { formFromLocation } from '../locations/locationForm.ts';
import type { DraftOf } from './draft.ts';

type Texts = Readonly<Record<string, string>>;

/** The form of the record that a draft was begun on; empty for a new one. */
export function recordOf({ base, location }: DraftOf): Texts {
  if (base) return { ...formFromItem(base) };
  return location ? { ...formFromLocation(location) } : {};
}

/** The form of a new record in place of the draft's, which is gone: all that was in that, with what was typed. */
export function asNew(draft: DraftOf): Texts {
  return { ...recordOf(draft), ...draft.values };
}
