import type { InputEvent } from 'react';
import { writtenNumber } from '../../model/items/writtenNumber.ts';

/** The sign between whole and part in the browser's language, in which a number field is written. */
const DECIMAL = (1.5).toLocaleString(undefined).charAt(1);

/**
 * What goes into a number field for a text with a comma, or with grouped thousands, that is typed or pasted there;
 * undefined where the browser reads that itself. Without it, English browsers leave out the comma: '1,5' is 15.
 */
export function withDecimalPoint(text: string, decimal = DECIMAL): string | undefined {
  const written = writtenNumber(text.trim());
  // Of several signs browsers leave out all but the first. A point is read in every language.
  const isGrouped = /[.,].*[.,]/.test(text);
  if (isGrouped && written && 'number' in written) return String(written.number);
  if (decimal !== '.' || !text.includes(',')) return undefined;
  if (text === ',') return '.';
  if (!written) return undefined;
  return 'number' in written ? String(written.number) : text.trim().replace(',', '.');
}

/** For `onBeforeInput` of a number field: puts a point there for a comma. */
export function insertWithPoint(event: InputEvent<HTMLInputElement>): void {
  const text = withDecimalPoint(event.data);
  if (text === undefined) return;
  event.preventDefault();
  // The one way to the caret of a number field, which keeps undo as well.
  document.execCommand('insertText', false, text);
}

/** '1,234' and '1.234', as a number field has them; and '1,00', as the Indian '1,00,000' begins. */
const GROUP = /^[1-9]\d{0,2}\.\d{3}$/;
const INDIAN_GROUP = /^[1-9]\d?\.\d{2}$/;

/**
 * What a number field has to hold once `typed`, a point or a comma, is typed behind `value`, which had a `first` one:
 * then that one has grouped thousands. Browsers leave out the second, and '1,234.5' was 1.2345. Undefined for any other.
 */
export function withoutGroups(
  value: string,
  first: string,
  typed: string,
  decimal = DECIMAL,
): string | undefined {
  const isIndian = decimal === '.' && first === ',' && typed === first && INDIAN_GROUP.test(value);
  if (!isIndian && !GROUP.test(value)) return undefined;
  return value.replace('.', '') + (typed === first ? '' : '.');
}

/** Puts a text in the place of all that stands in a number field, as if it were typed: undo takes it back. */
export function typeAnew(field: HTMLInputElement, text: string): void {
  field.select();
  document.execCommand('insertText', false, text);
}

/**
 * A number as it was written, of what stands in a number field now: '1,000' for '1.000' where its point was a comma, so
 * that whoever reads it can ask which of two numbers that is. As the field has it where there is no doubt.
 */
export function asWritten(text: string, wasComma: boolean, decimal = DECIMAL): string {
  const written = text.replace('.', ',');
  const isUnsure = decimal === '.' && wasComma && 'twoWays' in (writtenNumber(written) ?? {});
  return isUnsure ? written : text;
}
