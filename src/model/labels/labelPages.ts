import { type LabelSheet, perPage, placeOf } from './sheets.ts';

/** A label where it is printed, in mm from the corner of its page. */
export interface PlacedLabel<S> {
  subject: S;
  x: number;
  y: number;
}

/** How many pages so many labels take, of which the first begins at `start`. */
export function pageCount(sheet: LabelSheet, labels: number, start: number): number {
  return labels === 0 ? 0 : Math.ceil((labels + start) / perPage(sheet));
}

/**
 * The labels of the page at `index`; each subject stands `copies` times, one after the other. Made page by page: of
 * thousands only what is in sight is wanted.
 */
export function pageOf<S>(
  sheet: LabelSheet,
  subjects: readonly S[],
  { start, copies }: { start: number; copies: number },
  index: number,
): PlacedLabel<S>[] {
  const placed: PlacedLabel<S>[] = [];
  for (let cell = 0; cell < perPage(sheet); cell++) {
    const at = index * perPage(sheet) + cell - start;
    const subject = at < 0 ? undefined : subjects[Math.floor(at / copies)];
    if (subject !== undefined) placed.push({ subject, ...placeOf(sheet, cell) });
  }
  return placed;
}
