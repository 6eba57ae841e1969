import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import type { Cell } from '../reading/cells.ts';
import type { Table } from '../reading/describe.ts';
import { type Content, dateOrderOf, type DecimalMark, decimalMarkOf } from './content.ts';

/** A column of a table, and what its values are. */
export type Column = Table['columns'][number] & { content: Content };

/** How numbers and days are written in a file. */
export type Styles = Pick<ImportMapping, 'date_order' | 'decimal_mark'>;

/** Whether a column has days in it. */
const isDated = ({ content }: Column): boolean => content.dates > 0.3;

/** What the values leave no doubt about. */
export function sureStyles(columns: readonly Column[]): Partial<Styles> {
  const decimal = decimalMarkOf(columns.flatMap(({ values }) => values));
  const dated = columns.filter(isDated);
  const order = dated.length === 0 ? undefined : dateOrderOf(dated.flatMap(({ values }) => values));
  return { ...(decimal && { decimal_mark: decimal }), ...(order && { date_order: order }) };
}

/** The same with the usual of such a file where they leave some. */
export function styles(columns: readonly Column[], format: string, sure: Partial<Styles>): Styles {
  return {
    // Hardly anybody writes the year first in two digits.
    date_order: columns.some(isDated) ? 'dmy' : 'ymd',
    decimal_mark: format.includes('semicolons') ? ',' : '.',
    ...sure,
  };
}

/** Of Stowage's own columns: as it writes them, unless a spreadsheet has written its own numbers and days into the file. */
export function ownStyles(columns: readonly Column[], format: string): Styles {
  const valuesOf = (field: string): Cell[] =>
    columns.filter(({ name }) => name.toLowerCase() === field).flatMap(({ values }) => values);
  const quantities = valuesOf('quantity');
  const isWrittenAnew = /semicolons|tabs/.test(format);
  // Neither Stowage nor a spreadsheet groups digits by itself: either sign stands before a fraction.
  const has = (sign: DecimalMark): boolean =>
    quantities.some((value) => typeof value === 'string' && value.includes(sign));
  const only = has(',') === has('.') ? undefined : has(',') ? ',' : '.';
  return {
    date_order: dateOrderOf(valuesOf('acquisition_date')) ?? (isWrittenAnew ? 'dmy' : 'ymd'),
    decimal_mark: decimalMarkOf(quantities) ?? only ?? (format.includes('semicolons') ? ',' : '.'),
  };
}
