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
  sort?: string;
  /** Order and filters of the table, as an address has them. */
  table?: string | undefined;
}

export interface ItemPage {
  items: Item[];
  /** How many there are in all pages. */
  total: number;
}

/** The page that was asked for: the answer itself, or cut in the browser from a host that does not page. */
export function pageOf(answer: ItemList, query: ItemPageQuery): ItemPage {
  const unread = unreadIn(answer);
  if (answer.paged) return lacking({ items: answer.items, total: answer.total }, unread);
  const wanted = query.category?.toLowerCase();
  const matching = answer.items.filter(
    ({ category }) => wanted === undefined || category.toLowerCase() === wanted,
  );
  const start = (query.page - 1) * query.pageSize;
  const items = sortedByName(matching).slice(start, start + query.pageSize);
  return lacking({ items, total: matching.length }, unread);
}
