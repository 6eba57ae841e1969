import type { FieldMessages } from '../../../contract/check.ts';

const WORDS: Readonly<Record<string, string>> = {
  date: 'Finish the date, or clear it.',
  number: 'Enter a number, or clear it.',
};
const OTHER = 'This cannot be read: correct it, or clear it.';

/** As an `<input>` is. */
interface Read {
  type: string;
  value: string;
  validity: { badInput: boolean };
  dataset: { field?: string };
}

/** Fields of dates and numbers whose text the browser cannot read: to the page, nothing stands in them. */
const unreadOf = (fields: Iterable<Read>): Read[] => [...fields].filter(({ validity }) => validity.badInput);

/** A message for each field that says something on screen and '' to the page; {} where there is none. */
export function unreadMessages(fields: Iterable<Read> = fieldsOnPage()): FieldMessages {
  return Object.fromEntries(
    unreadOf(fields).map(({ type, dataset }) => [dataset.field ?? '', WORDS[type] ?? OTHER]),
  );
}

/** Empties them: what the page knows nothing of, it cannot take back. */
export function clearUnread(fields: Iterable<Read> = fieldsOnPage()): void {
  for (const field of unreadOf(fields)) field.value = '';
}

function fieldsOnPage(): Iterable<Read> {
  return document.querySelectorAll<HTMLInputElement>('input[data-field]');
}
