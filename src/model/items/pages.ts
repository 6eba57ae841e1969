import { ITEMS_PER_PAGE, TABLE_ROWS } from '../../../contract/limits.ts';
import { formatQuantity } from './formatQuantity.ts';

/** How many items a page has: cards, or rows of a table. */
export const pageSize = (table: string | undefined): number =>
  table === undefined ? ITEMS_PER_PAGE : TABLE_ROWS;

/** How many pages `total` things fill; one, empty, when there are none. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** `page` moved into 1 to `pages`: after the last thing of a page was deleted, for example. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pages);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * What the pagination shows (HOME-29): every page up to seven, beyond that always seven entries, the first
 * and last page, the current one with its neighbours, and an ellipsis for each gap.
 */
export function pageLinks(page: number, pages: number): (number | 'ellipsis')[] {
  if (pages <= 7) return range(1, Math.max(1, pages));
  const current = clampPage(page, pages);
  if (current <= 4) return [...range(1, 5), 'ellipsis', pages];
  if (current >= pages - 3) return [1, 'ellipsis', ...range(pages - 4, pages)];
  return [1, 'ellipsis', current - 1, current, current + 1, 'ellipsis', pages];
}

/** 'Showing a-b of n items' (HOME-30). `page` counts from 1. */
export function showing(page: number, size: number, total: number): string {
  const current = clampPage(page, pageCount(total, size));
  const first = total === 0 ? 0 : (current - 1) * size + 1;
  const last = Math.min(current * size, total);
  return `Showing ${formatQuantity(first)}-${formatQuantity(last)} of ${formatQuantity(total)} items`;
}
