import { DATE_PICKER_YEARS } from '../../../contract/limits.ts';

/** The calendar day of a moment where the person is, 'YYYY-MM-DD'. */
export function localDay(moment: Date): string {
  const pad = (part: number, length: number): string => String(part).padStart(length, '0');
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`;
}

/** First and last day the acquisition date's picker offers: the last 30 years up to `today` (ITEMF-31). */
export function datePickerRange(today: string): { min: string; max: string } {
  const year = Number(today.slice(0, 4)) - DATE_PICKER_YEARS;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = today.slice(4) === '-02-29' && !isLeap ? '-02-28' : today.slice(4);
  return { min: String(year).padStart(4, '0') + day, max: today };
}
