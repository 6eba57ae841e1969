import { formFromItem, ITEM_LABELS } from '../items/itemForm.ts';
import { formFromLocation, LOCATION_LABELS } from '../locations/locationForm.ts';
import type { DraftOf } from './draft.ts';

type Texts = Readonly<Record<string, string>>;

/** What they hold is the id of something else: no words of anybody's. */
const CHOSEN = ['location_id', 'parent_id', 'location_type_id', 'location_area_id'];

function recordOf({ base, location }: DraftOf): Texts {
  if (base) return { ...formFromItem(base) };
  return location ? { ...formFromLocation(location) } : {};
}

/** The form of a new record in place of the draft's, which is gone: all that was in that, with what was typed. */
export function asNew(draft: DraftOf): Texts {
  return { ...recordOf(draft), ...draft.values };
}

/** The words that were typed into a draft, each with its field's name on screen; the record's own name is not among them. */
export function typedWords(draft: DraftOf, kind: 'item' | 'location'): { label: string; text: string }[] {
  const labels: Texts = kind === 'item' ? ITEM_LABELS : LOCATION_LABELS;
  const before = recordOf(draft);
  return Object.entries(draft.values)
    .filter(([field, text]) => text.trim() !== '' && text !== before[field] && field !== 'name')
    .filter(([field]) => !CHOSEN.includes(field))
    .map(([field, text]) => ({ label: labels[field] ?? field, text }));
}
