import { beginningOf, lengthOf } from '../../../contract/texts.ts';
import { ITEM_LABELS } from '../items/itemForm.ts';
import { LOCATION_LABELS } from '../locations/locationForm.ts';
import type { DraftOf } from './draft.ts';
import { recordOf } from './goneDraft.ts';

/** A field by its name on screen, and what stands in it. */
export interface FieldWords {
  label: string;
  text: string;
}

/** What they hold is the id of something else: no words of anybody's. */
const CHOSEN = ['location_id', 'parent_id', 'location_type_id', 'location_area_id'];
/** As much of a text tells one draft from another. */
const BEGINNING = 160;
const IN_COMMAND = 40;
/** So many fields of each draft, at most. */
const FIELDS_MOST = 3;

type Kind = 'item' | 'location';

const labelsOf = (kind: Kind): Readonly<Record<string, string>> =>
  kind === 'item' ? ITEM_LABELS : LOCATION_LABELS;

/** The words that were typed into a draft; the record's own name is not among them. */
export function typedWords(draft: DraftOf, kind: Kind): FieldWords[] {
  const before = recordOf(draft);
  return Object.entries(draft.values)
    .filter(([field, text]) => text.trim() !== '' && text !== before[field] && field !== 'name')
    .filter(([field]) => !CHOSEN.includes(field))
    .map(([field, text]) => ({ label: labelsOf(kind)[field] ?? field, text }));
}

/** How a draft differs from the others that are offered with it, in the beginnings of its words; nothing where it is the only one. */
export function wordsApart(draft: DraftOf, drafts: readonly DraftOf[], kind: Kind): FieldWords[] {
  return Object.entries(draft.values)
    .filter(([field]) => field !== 'name' && !CHOSEN.includes(field))
    .filter(([field, text]) => drafts.some(({ values }) => (values[field] ?? '').trim() !== text.trim()))
    .slice(0, FIELDS_MOST)
    .map(([field, text]) => ({ label: labelsOf(kind)[field] ?? field, text: shortened(text.trim()) }));
}

/** What a command calls a draft: its name, and the first of the words that tell it from another one. */
export function calledDraft({ values }: DraftOf, [first]: readonly FieldWords[]): string {
  const words = first && `${first.label} ${clipped(first.text, IN_COMMAND)}`;
  return [values['name'] ?? '', words ?? ''].filter((text) => text !== '').join(', ');
}

const shortened = (text: string): string => (text === '' ? '(empty)' : clipped(text, BEGINNING));

const clipped = (text: string, most: number): string =>
  lengthOf(text) <= most ? text : `${beginningOf(text, most)}…`;
