import { PAGE_LIMIT_MAX } from '../../../contract/limits.ts';
import { formatQuantity } from './formatQuantity.ts';

/** '1 location', else 'N locations' (LOC-28, LOC-29). */
export function locationCount(count: number): string {
  return `${formatQuantity(count)} ${count === 1 ? 'location' : 'locations'}`;
}

/** '1 item', else 'N items'. */
export function itemCount(count: number): string {
  return `${formatQuantity(count)} ${count === 1 ? 'item' : 'items'}`;
}

/** Whether there may be more hits than the host has counted: it gives up at {@link PAGE_LIMIT_MAX} or sooner (`more`). */
export const isOpen = (count: number, more = false): boolean => more || count >= PAGE_LIMIT_MAX;

/** A count of hits: '5,000', '10,000 or more'. */
export function hitCount(count: number, more = false): string {
  return `${formatQuantity(count)}${isOpen(count, more) ? ' or more' : ''}`;
}

/** Said where no items were found, but there may be some. */
export const NOT_ALL_LOOKED_INTO = 'Not every word could be looked into, so there may be some.';

/** What is said of a search: '4 locations, 39 items'. `more`: there may be more items, for the host has not looked into every word. */
export function foundCounts(locations: number, items: { total: number; more?: boolean }): string {
  const { total, more = false } = items;
  const isOne = total === 1 && !more;
  const counted = total === 0 ? 'No items' : isOne ? itemCount(1) : `${hitCount(total, more)} items`;
  const found = locations === 0 ? counted : `${locationCount(locations)}, ${counted}`;
  return total === 0 && more ? `${found}. ${NOT_ALL_LOOKED_INTO}` : found;
}

/** What the palette says where it has nothing for `query`. */
export function nothingFound(query: string, more: boolean): string {
  return more ? `Nothing found for ${query}. ${NOT_ALL_LOOKED_INTO}` : `Nothing found for ${query}`;
}
