import type { Cell } from '../cells.ts';
import type { Shown } from './styles.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Day 0 as programs count, which hold 1900 for a leap year: right for all days from March 1900 on. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** The last day of the year 9999. */
const LAST_DAY = 2_958_465;

/** The value of a cell with a number: itself without the noise of its last binary digit, its digits, or a day as YYYY-MM-DD. */
export function numberCell(text: string, shown: Shown, is1904: boolean): Cell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (typeof shown === 'object')
    return Number.isSafeInteger(value) && value >= 0
      ? String(value).padStart(shown.digits, '0')
      : withoutNoise(value);
  if (shown === 'number' || value < 0 || value > LAST_DAY) return withoutNoise(value);
  const day = Math.floor(value);
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH) + day * DAY).toISOString().slice(0, 10);
  const time = timeOf(value - day);
  if (shown === 'time' || day === 0) return time;
  return shown === 'date' || time === '00:00' ? date : `${date} ${time}`;
}

/** 0.30000000000000004 is 0.3, but a third is itself. */
function withoutNoise(value: number): number {
  const rounded = Number(value.toPrecision(15));
  return String(rounded).length < String(value).length - 3 ? rounded : value;
}

function timeOf(part: number): string {
  const minutes = Math.round(part * 24 * 60) % (24 * 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `_x000D_` stands for what XML cannot say. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
