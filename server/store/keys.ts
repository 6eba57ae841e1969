import { comparedText } from '../../contract/texts.ts';

/** `text` as names are compared for being the same: surrounding space and case do not count. */
export function nameKey(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** A label as it is compared: what looks the same on the drawer is the same. */
export const labelKey = comparedText;
