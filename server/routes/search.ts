import { PAGE_LIMIT_MAX, SEARCH_LIMIT_DEFAULT } from '../../contract/limits.ts';
import type { KeptAnswers } from '../http/keptAnswers.ts';
import { answerList, pageFrame } from '../http/longLists.ts';
import { queryNumber } from '../http/parameters.ts';
import type { Routing } from '../http/routing.ts';
import type { Reading } from '../reading/reading.ts';
import type { Told } from '../reading/reads.ts';
import { beginReading, piecesOf } from './itemLists.ts';

/** With what was found in place of a query that finds nothing, and whether there may be more than were counted. */
const frameOf = ({ total = 0, meant, more }: Told) =>
  pageFrame('items', total, { ...(meant === undefined ? {} : { meant }), ...(more ? { more } : {}) });

/** GET /api/search: an array of all hits, or `{items, total}` when the query has a limit or an offset. */
export function searchRoutes({ route }: Routing, reading: Reading, kept: KeptAnswers): void {
  route('/api/search', {
    GET: kept(async (c) => {
      const limit = queryNumber(c, 'limit', 1, PAGE_LIMIT_MAX);
      const offset = queryNumber(c, 'offset', 0, PAGE_LIMIT_MAX);
      const isPaged = limit !== undefined || offset !== undefined;
      const call = beginReading(c, reading);
      const found = await call.read({
        what: 'search',
        query: c.req.query('q') ?? '',
        limit: limit ?? (isPaged ? SEARCH_LIMIT_DEFAULT : PAGE_LIMIT_MAX),
        offset: offset ?? 0,
      });
      return answerList(c, piecesOf(call, found), isPaged ? frameOf(found) : undefined);
    }),
  });
}
