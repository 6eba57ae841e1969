import { beginningOf, lengthOf } from '../../../contract/texts.ts';
import { ITEM_LABELS } from '../items/itemForm.ts';
import { LOCATION_LABELS } from '../locations/locationForm.ts';
import type { Draft, DraftOf } from './draft.ts';
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
/** Of a choice whose name nobody knows here. */
const CHOSEN_OTHERWISE = '(another choice)';

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

/**
 * Those of the drafts of a record that have something the record has not: `record` is its form. What was typed and saved since,
 * from another page or by somebody else, is not offered again.
 */
export function unsavedOf<Kept extends DraftOf>(drafts: readonly Kept[], record: object): Kept[] {
  return drafts.filter((draft) => {
    const before = draft.since ?? draft.began ?? recordOf(draft);
    const all = Object.entries(draft.values);
    const typed = all.filter(([field, text]) => text !== before[field]);
    // A version that was given up may be what its draft was begun on.
    return (typed.length > 0 ? typed : all).some(([field, text]) => text !== Reflect.get(record, field));
  });
}

/** The drafts of a new record that are all in what is submitted as one now: later they would be offered as never saved. */
export function typedAgain(drafts: readonly Draft[], submitted: object): Draft[] {
  const isIn = ([field, text]: [string, string]): boolean =>
    text.trim() === '' || text === Reflect.get(submitted, field);
  return drafts.filter(
    ({ item, since, values }) =>
      item === undefined && since === undefined && Object.entries(values).every(isIn),
  );
}

/**
 * How a draft differs from each of the others that are offered with it: of every one of them the first field that is not alike, from
 * where it is not; nothing where the draft is the only one.
 */
export function wordsApart(draft: DraftOf, drafts: readonly DraftOf[], kind: Kind): FieldWords[] {
  const labels = labelsOf(kind);
  const told = new Map<string, FieldWords>();
  for (const other of drafts) {
    const field = Object.keys(labels).find((each) => textOf(draft, each) !== textOf(other, each));
    if (field === undefined || field === 'name' || told.has(field)) continue;
    const text = textOf(draft, field);
    const shown = CHOSEN.includes(field) ? CHOSEN_OTHERWISE : shortened(text, textOf(other, field));
    told.set(field, { label: labels[field] ?? field, text: shown });
  }
  return [...told.values()];
}

const textOf = ({ values }: DraftOf, field: string): string => (values[field] ?? '').trim();

/** What a command calls a draft: its name, and the first of the words that tell it from another one. */
export function calledDraft({ values }: DraftOf, [first]: readonly FieldWords[]): string {
  const words = first && `${first.label} ${clipped(first.text, IN_COMMAND)}`;
  return [values['name'] ?? '', words ?? ''].filter((text) => text !== '').join(', ');
}

/** From where a text is another one than `other`, a little before that. */
function shortened(text: string, other: string): string {
  if (text === '') return '(empty)';
  let alike = 0;
  while (alike < text.length && text[alike] === other[alike]) alike += 1;
  const from = alike < IN_COMMAND / 2 ? 0 : text.lastIndexOf(' ', alike - IN_COMMAND / 4) + 1;
  return (from === 0 ? '' : '…') + clipped(text.slice(from), BEGINNING);
}

const clipped = (text: string, most: number): string =>
  lengthOf(text) <= most ? text : `${beginningOf(text, most)}…`;
