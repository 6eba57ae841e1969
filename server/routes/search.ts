import { PAGE_LIMIT_MAX, SEARCH_LIMIT_DEFAULT } from '../../contract/limits.ts';
import { answer } from '../http/answer.ts';
import { queryNumber } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { itemsOf } from '../store/items/rows.ts';
import { searchItems } from '../store/search/search.ts';
import type { Store } from '../store/store.ts';

/** GET /api/search: an array of all hits, or `{items, total}` when the query has a limit or an offset. */
export function searchRoutes({ route }: Routing, { read }: Store, addresses: ImageAddresses): void {
  route('/api/search', {
    async GET(c) {
      const limit = queryNumber(c, 'limit', 1, PAGE_LIMIT_MAX);
      const offset = queryNumber(c, 'offset', 0, PAGE_LIMIT_MAX);
      const paged = limit !== undefined || offset !== undefined;
      const most = limit ?? (paged ? SEARCH_LIMIT_DEFAULT : PAGE_LIMIT_MAX);
      const { rows, total } = await searchItems(read, c.req.query('q') ?? '', most, offset ?? 0);
      const items = await itemsOf(read, rows, addresses);
      return answer(c, paged ? { items, total } : items);
    },
  });
}
