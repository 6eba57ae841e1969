import type { InputEvent } from 'react';
import { writtenNumber } from '../../model/items/writtenNumber.ts';

/** The sign between whole and part in the browser's language, in which a number field is written. */
const DECIMAL = (1.5).toLocaleString(undefined).charAt(1);

/**
 * What goes into a number field for a text with a comma that is typed or pasted there; undefined where the browser
 * reads that itself. Without it, English browsers leave out the comma: '1,5' is 15.
 */
export function withDecimalPoint(text: string, decimal = DECIMAL): string | undefined {
  if (decimal !== '.' || !text.includes(',')) return undefined;
  if (text === ',') return '.';
  const written = writtenNumber(text.trim());
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

/**
 * A number as it was written, of what stands in a number field now: '1,000' for '1.000' where its point was a comma, so
 * that whoever reads it can ask which of two numbers that is. As the field has it where there is no doubt.
 */
export function asWritten(text: string, wasComma: boolean, decimal = DECIMAL): string {
  const written = text.replace('.', ',');
  const isUnsure = decimal === '.' && wasComma && 'twoWays' in (writtenNumber(written) ?? {});
  return isUnsure ? written : text;
}
