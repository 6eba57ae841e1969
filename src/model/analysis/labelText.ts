import type { ReadText } from '../../../contract/analysis/grid.ts';

/** Characters of what was read that name a thing: more is a page, not a label. */
const LABEL_MAX = 120;

/** What was read in a photo as one line, from the top down, cut behind a word. */
export function textOfLabels(texts: readonly ReadText[]): string {
  const sorted = [...texts].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const line = sorted
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
  return line.length <= LABEL_MAX ? line : line.slice(0, LABEL_MAX + 1).replace(/\s?\S*$/, '');
}
