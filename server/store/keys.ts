import { comparedText, comparedWithHyphens, OTHER_HYPHENS } from '../../contract/texts.ts';

/** `text` as names are compared for being the same: surrounding space and case do not count. */
export function nameKey(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** A label as it is compared: what looks the same on the drawer is the same. */
export const labelKey = comparedText;

/** Up to so many hyphens each may be of another kind: typed, and pasted. */
const MIXED_MOST = 2;

/**
 * The keys that a label may have: the one that it gets, and those of before, when each kind of hyphen was another. The own
 * spelling of an old label comes first. Of labels with many hyphens those with one kind of them: all would be too many.
 */
export function labelKeysOf(label: string): string[] {
  const key = labelKey(label);
  const parts = key.split('-');
  const former =
    parts.length <= MIXED_MOST + 1
      ? parts
          .slice(1)
          .reduce(
            (begun, part) =>
              begun.flatMap((text) => ['-', ...OTHER_HYPHENS].map((hyphen) => text + hyphen + part)),
            parts.slice(0, 1),
          )
      : OTHER_HYPHENS.map((hyphen) => parts.join(hyphen));
  return [...new Set([nameKey(label), comparedWithHyphens(label), key, ...former])];
}
