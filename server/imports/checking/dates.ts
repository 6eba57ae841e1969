import { fold } from '../../../contract/naturalOrder.ts';
import { isCalendarDate } from '../../../contract/fields.ts';
import type { DateOrder } from '../guessing/content.ts';
import { isNothing } from './quantities.ts';

/** A day as YYYY-MM-DD, '' for none, or what it might be. */
export type ReadDate = { date: string } | { problem: string; suggestion: string | null };

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrz', 'maa', 'mrt'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

const PROBLEM = 'Acquisition date must be a day that exists, written YYYY-MM-DD.';
/** How programs write that there is no day: databases, and Go and .NET. */
const NO_DAY = /^(0000-00-00|0?0[/.-]0?0[/.-]0000)/;
const FIRST_OF_ALL = '0001-01-01';
/** Of earlier days nobody has anything; a year with fewer digits is a slip. */
const FIRST = '1000-01-01';
const SHORT_YEAR = 'The year of the acquisition date needs all four digits.';
/** Days as spreadsheets count them, from 1954 to 2091. */
const SERIAL = { from: 20_000, to: 70_000 };
const EPOCH = Date.UTC(1899, 11, 30);

/** Reads a day in any of the usual styles; `order` is for those that leave it open. */
export function readDate(text: string, order: DateOrder): ReadDate {
  const trimmed = text.trim();
  if (isNothing(trimmed) || NO_DAY.test(trimmed)) return { date: '' };
  // The time of day says nothing here.
  const day = trimmed.replace(/[T ]\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?\s?([ap]m)?(Z|[+-]\d{2}:?\d{2})?$/i, '');
  const found = byNumbers(day, order) ?? byMonth(day);
  if (found === undefined || !isCalendarDate(found)) return { problem: PROBLEM, suggestion: maybe(day) };
  if (found === FIRST_OF_ALL) return { date: '' };
  if (found >= FIRST) return { date: found };
  // Two digits of a year, as a program has filled them up.
  const [year = '', ...rest] = found.split('-');
  const meant = [String(yearOf(year.slice(-2))), ...rest].join('-');
  return { problem: SHORT_YEAR, suggestion: year.startsWith('00') && isCalendarDate(meant) ? meant : null };
}

function byNumbers(day: string, order: DateOrder): string | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  const iso = compact ?? /^(\d{4})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{1,2})\.?$/.exec(day);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const match = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4}|\d{2})$/.exec(day);
  if (!match) return undefined;
  const [a, b, c] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const year = yearOf(match[3] ?? '');
  const ways: Record<DateOrder, string> = {
    dmy: dateOf(year, b, a),
    mdy: dateOf(year, a, b),
    ymd: dateOf(yearOf(match[1] ?? ''), b, c),
  };
  const isShort = match[3]?.length === 2 && match[1]?.length === 2;
  if ((order !== 'ymd' || isShort) && isCalendarDate(ways[order])) return ways[order];
  // What only one way makes a day of is sure.
  const others = [...new Set([ways.dmy, ways.mdy])].filter(isCalendarDate);
  return others.length === 1 ? others[0] : undefined;
}

function byMonth(day: string): string | undefined {
  const plain = fold(day)
    .replaceAll(/[.,]/g, ' ')
    .replaceAll(/(\d)(st|nd|rd|th|er|º|°)\b/g, '$1');
  const match =
    /^(\d{1,2})[ -]+(?:de )?([a-z]{3,10})[ -]+(?:de )?(\d{4}|\d{2})$/.exec(
      plain.trim().replaceAll(/\s+/g, ' '),
    ) ??
    /^(?<month>[a-z]{3,10})[ -]+(?<day>\d{1,2})[ -]+(?<year>\d{4})$/.exec(
      plain.trim().replaceAll(/\s+/g, ' '),
    );
  if (!match) return undefined;
  const { month = match[2], day: number = match[1], year = match[3] } = match.groups ?? {};
  const at = monthOf(month ?? '');
  return at === undefined ? undefined : dateOf(yearOf(year ?? ''), at, Number(number));
}

function monthOf(word: string): number | undefined {
  const at = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
  return at < 0 ? undefined : at + 1;
}

/** Two digits are of the years from 1970 to 2069. */
function yearOf(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year + (year < 70 ? 2000 : 1900);
}

const dateOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** A day that the text may mean: the first of a month or year, or one that a spreadsheet has counted. */
function maybe(day: string): string | null {
  const number = Number(day);
  if (/^\d{5}(\.\d+)?$/.test(day) && number >= SERIAL.from && number <= SERIAL.to) {
    return new Date(EPOCH + Math.floor(number) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  }
  const year = /^(19|20)\d{2}$/.exec(day);
  if (year) return `${day}-01-01`;
  const month = /^(\d{1,2})[-/. ](\d{4})$/.exec(day) ?? undefined;
  const named = /^([a-z]{3,10})[ -.]+(\d{4}|\d{2})$/.exec(fold(day));
  const date = month
    ? dateOf(Number(month[2]), Number(month[1]), 1)
    : named
      ? dateOf(yearOf(named[2] ?? ''), monthOf(named[1] ?? '') ?? 0, 1)
      : '';
  return isCalendarDate(date) ? date : null;
}
