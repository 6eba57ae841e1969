import type { ItemList } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { sortedByName } from '../../../contract/naturalOrder.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';

export interface ItemPageQuery {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** null shows every category. */
  category: string | null;
  /** Only what is in this location, or inside of what is in it. */
  within?: string | undefined;
  sort?: string;
  /** Order and filters of the table, as an address has them. */
  table?: string | undefined;
}

export interface ItemPage {
  items: Item[];
  /** How many there are in all pages. */
  total: number;
  /** The location that they were asked for within, where the host heeds that. */
  within?: string;
}

/** The page that was asked for: the answer itself, or cut in the browser from a host that does not page. */
export function pageOf(answer: ItemList, query: ItemPageQuery): ItemPage {
  const unread = unreadIn(answer);
  const within = query.within === undefined ? {} : { within: query.within };
  if (answer.paged) return lacking({ items: answer.items, total: answer.total, ...within }, unread);
  const wanted = query.category?.toLowerCase();
  const matching = answer.items.filter(
    ({ category }) => wanted === undefined || category.toLowerCase() === wanted,
  );
  const start = (query.page - 1) * query.pageSize;
  const items = sortedByName(matching).slice(start, start + query.pageSize);
  return lacking({ items, total: matching.length, ...within }, unread);
}
