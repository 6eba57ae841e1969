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

/** Thousands, or thousands so far: '1,234', '1.234.567'; and as in India: '12,34' goes on, '12,34,567' is whole. */
const GROUPS = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;
const INDIAN_BEGUN = /^[1-9]\d?(?:,\d{2})+$/;
const INDIAN_GROUPS = /^[1-9]\d?(?:,\d{2})*,\d{3}$/;

/**
 * What a number field has to hold once `sign`, a point or a comma, is typed behind `typed`, which has one: the first has
 * grouped thousands then. Browsers leave out the second, and '1,234.5' was 1.2345. Undefined for any other.
 */
export function withoutGroups(typed: string, sign: string, decimal = DECIMAL): string | undefined {
  const isMore = typed.includes(sign);
  const isIndian = decimal === '.' && (isMore ? INDIAN_BEGUN : INDIAN_GROUPS).test(typed);
  if (!isIndian && !GROUPS.test(typed)) return undefined;
  return typed.replaceAll(/[.,]/g, '') + (isMore ? '' : '.');
}

/** What was typed into a number field, sign by sign, for as long as that is all that stands there. */
export class TypedNumber {
  #typed = '';

  /** Once `text` is typed into a field with this value. Gives what was typed there before; '' where something else stands there. */
  add(text: string, value: string): string {
    const before = isIn(this.#typed, value) ? this.#typed : '';
    this.#typed = before + text;
    return before;
  }

  /** Once a key is pressed that writes nothing. */
  press(key: string): void {
    this.#typed = key === 'Backspace' && /\d$/.test(this.#typed) ? this.#typed.slice(0, -1) : '';
  }
}

/** Whether a field with this value holds what was typed: its signs may be left out, and the last one is not there yet. */
function isIn(typed: string, value: string): boolean {
  if (value === '') return typed === '' || /[.,]$/.test(typed);
  const signs = typed.match(/[.,]/g) ?? [];
  const last = signs.at(-1) ?? '';
  const isGrouped = signs.length > 1 && signs.every((sign) => sign === last);
  const [whole = '', part = ''] = isGrouped || last === '' ? [typed] : cutAtLast(typed, last);
  return Number(value) === Number(`${whole.replaceAll(/[.,]/g, '')}.${part}`);
}

const cutAtLast = (text: string, sign: string): string[] => {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
};

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
