import { type KeyboardEvent as KeyOfReact, useState } from 'react';
import { characterOf, createFastTexts, isHalf } from './fastTexts.ts';
import { giveTypedInto } from './scanTakers.ts';

/** The fields of a form that take any text. */
const TEXTS = 'input[data-field]';
const FIELDS = 'input:not([type=hidden]), select, textarea, button[aria-haspopup]';

/** For `onKeyDown` of a form: scanners that type into its `fields` save nothing; see {@link createFormScans}. */
export function useFormScans(fields?: string): (event: KeyOfReact<HTMLFormElement>) => void {
  const [hear] = useState(() => createFormScans(fields));
  return ({ nativeEvent, currentTarget }) => hear(nativeEvent, currentTarget);
}

/**
 * Listens to the keys of a form for scanners that type into its texts. Their Enter saves nothing: what was scanned is one
 * field of several, and the focus goes on to the next, or stays where there is none: the next Enter is a person's. An address goes to
 * who has asked for one, as where it comes slowly.
 */
export function createFormScans(fields = TEXTS): (event: KeyboardEvent, form: HTMLFormElement) => void {
  const texts = createFastTexts(fields);
  return (event, form) => {
    if (isHalf(event.key)) return;
    const scanned = texts.endedBy(event, characterOf(event, texts.isBegun()));
    if (!scanned || event.key !== 'Enter' || event.defaultPrevented || isWithOthers(event)) return;
    event.preventDefault();
    if (!giveTypedInto(scanned.field)) focusAfter(scanned.field, form);
  };
}

const isWithOthers = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

function focusAfter(field: HTMLElement, form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(field) + 1]?.focus();
}
