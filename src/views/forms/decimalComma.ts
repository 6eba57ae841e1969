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
  return written && 'number' in written ? String(written.number) : undefined;
}
