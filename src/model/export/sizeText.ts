import { formatQuantity } from '../items/formatQuantity.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as file managers say it. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const rounded = unit === 0 || value >= 9.95 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${formatQuantity(rounded)} ${UNITS[unit] ?? ''}`;
}
