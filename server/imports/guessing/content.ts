import { isWebAddress } from '../../../contract/fields.ts';
import type { DATE_ORDERS, DECIMAL_MARKS } from '../../../contract/imports/mapping.ts';
import type { Cell } from '../reading/cells.ts';

export type DateOrder = (typeof DATE_ORDERS)[number];
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** What the values of a column are like. */
export interface Content {
  /** How many of them were looked at, and how many are different. */
  count: number;
  different: number;
  /** The parts of them that are each of these. */
  numbers: number;
  dates: number;
  addresses: number;
  /** Characters of the middling value. */
  length: number;
}

const NUMBER = /^[-+~]?\s*[\d.,' \u00A0\u202F]*\d\s*(?:[\p{L}"%²³µ/]{1,8}\.?)?$/u;
const DATE =
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\s?\d{1,2}[-/.]\s?(\d{4}|\d{2}))([ T]\d{1,2}:\d{2}.*)?$/;

export const looksLikeDate = (text: string): boolean => DATE.test(text.trim());
export const looksLikeNumber = (cell: Cell): boolean =>
  typeof cell === 'number' || (NUMBER.test(cell.trim()) && cell.length < 30 && !looksLikeDate(cell));

export function contentOf(values: readonly Cell[]): Content {
  const count = values.length;
  const part = (is: (cell: Cell) => boolean): number => (count === 0 ? 0 : values.filter(is).length / count);
  const lengths = values.map((value) => String(value).length).sort((a, b) => a - b);
  return {
    count,
    different: new Set(values.map(String)).size,
    numbers: part(looksLikeNumber),
    dates: part((cell) => typeof cell === 'string' && looksLikeDate(cell)),
    addresses: part(
      (cell) => typeof cell === 'string' && (isWebAddress(cell.trim()) || /^www\.\S+\.\S+$/.test(cell)),
    ),
    length: lengths[Math.floor(lengths.length / 2)] ?? 0,
  };
}

/** The order of day, month and year, by the dates that leave no doubt; undefined where each of them does. */
export function dateOrderOf(values: readonly Cell[]): DateOrder | undefined {
  let mayBeAny = 0;
  for (const value of values) {
    const text = String(value).trim();
    if (!looksLikeDate(text)) continue;
    if (/^\d{4}/.test(text)) continue;
    mayBeAny += 1;
    const [first = 0, second = 0] = text.split(/[-/. ]+/).map(Number);
    if (first > 31) return 'ymd';
    if (first > 12 && second <= 12) return 'dmy';
    if (second > 12 && first <= 12) return 'mdy';
    // Where days are written with points, they come first.
    if (/^\d{1,2}\.\s?\d{1,2}\./.test(text)) return 'dmy';
  }
  return mayBeAny > 0 ? undefined : 'ymd';
}

/** The sign before the fraction, by the numbers that leave no doubt; undefined where none does. */
export function decimalMarkOf(values: readonly Cell[]): DecimalMark | undefined {
  let points = 0;
  let commas = 0;
  for (const value of values) {
    if (typeof value === 'number' || looksLikeDate(value)) continue;
    const digits = /\d[\d.,]*/.exec(value)?.[0] ?? '';
    if (!looksLikeNumber(value) && !/^\D{0,3}[\d.,]+\s?\D{0,3}$/.test(value.trim())) continue;
    if (/\.\d{3},\d+$|^\d+,(\d{1,2}|\d{4,})$/.test(digits)) commas += 1;
    if (/,\d{3}\.\d+$|^\d+\.(\d{1,2}|\d{4,})$/.test(digits)) points += 1;
  }
  if (commas === points) return undefined;
  return commas > points ? ',' : '.';
}
