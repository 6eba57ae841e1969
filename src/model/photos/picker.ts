import type { Image } from '../../../contract/photos/images.ts';
import { clampPage } from '../items/pages.ts';

/** Images on a page of the picker (LOC-65), and its page links (LOC-66). */
export const PICKER_PAGE_SIZE = 9;
const PAGE_LINKS = 5;

/** What the picker offers: no image that is shown already (LOC-53). */
export function pickable(images: readonly Image[], shown: readonly string[]): Image[] {
  const known = new Set(shown);
  return images.filter(({ id }) => !known.has(id));
}

/** The images of one page of the picker; pages count from 1. */
export function pickerPage(images: readonly Image[], page: number): Image[] {
  return images.slice((page - 1) * PICKER_PAGE_SIZE, page * PICKER_PAGE_SIZE);
}

/** The numbers of neighbouring pages to link to, with `page` as near the middle as the ends allow. */
export function pickerPageLinks(page: number, pages: number): number[] {
  const count = Math.min(PAGE_LINKS, pages);
  const current = clampPage(page, pages);
  const first = Math.min(Math.max(1, current - Math.floor(count / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}
