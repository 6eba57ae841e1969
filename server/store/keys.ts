import { comparedText, comparedWithHyphens, OTHER_HYPHENS } from '../../contract/texts.ts';

/** `text` as names are compared for being the same: surrounding space and case do not count. */
export function nameKey(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** A label as it is compared: what looks the same on the drawer is the same. */
export const labelKey = comparedText;

/**
 * The keys that a label may have: the one that it gets, and those of before, when each kind of hyphen was another. The own
 * spelling of an old label comes first.
 */
export function labelKeysOf(label: string): string[] {
  const key = labelKey(label);
  const former = OTHER_HYPHENS.map((hyphen) => key.replaceAll('-', hyphen));
  return [...new Set([nameKey(label), comparedWithHyphens(label), key, ...former])];
}
