import type { ItemList } from '../../../contract/answers.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import { requestOf, tableOf } from '../../model/items/itemTable.ts';
import { tableRows } from '../../model/items/tableRows.ts';
import type { ItemPage, ItemPageQuery } from './itemPages.ts';

/** Pages of the table of items: what the host is asked with, and the page from one that answers everything. */
export function tablePages(address: string) {
  const table = tableOf(new URLSearchParams(address));
  return {
    asked: requestOf(table),
    pageOf(answer: ItemList, { page, pageSize, category }: ItemPageQuery): ItemPage {
      const { order = { by: 'name', descending: false }, filters } = table;
      const rows = tableRows(
        answer.items,
        { order, filters: { ...filters, category: category ?? '' } },
        undefined,
      );
      const start = (page - 1) * pageSize;
      return lacking({ items: rows.slice(start, start + pageSize), total: rows.length }, unreadIn(answer));
    },
  };
}
