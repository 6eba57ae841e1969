import { type Hits, decodeHits, decodeItems } from '../../../contract/answers.ts';
import { SEARCH_LIMIT_DEFAULT, TIMEOUTS } from '../../../contract/limits.ts';
import { QUERY_MAX } from '../../../contract/searchWords.ts';
import type { QuerySpec } from '../cache/cache.ts';
import { SEARCH_TIMEOUT_MESSAGE } from '../host/errors.ts';
import type { Http } from '../host/http.ts';
import { LIST_REST } from '../cache/optimisticLists.ts';
import { type ItemPage, type ItemPageQuery, pageOf } from './itemPages.ts';

export interface Items {
  page(query: ItemPageQuery): QuerySpec<ItemPage>;
  /** The best hits. */
  search(text: string): QuerySpec<Hits>;
  /** A chunk of the hits below them. */
  searchOn(text: string, offset: number): QuerySpec<Hits>;
}

/** What the table adds to a call, whose code comes with the first one. */
async function tableOf({ table }: ItemPageQuery) {
  return table ? (await import('./tablePages.ts')).tablePages(table) : undefined;
}

/** How many hits are asked for at once below the best: an answer that the server gives within a frame or two. */
const SEARCH_CHUNK = 500;

/** The calls about items that the first screen makes (section 7). */
export function createItems(http: Http): Items {
  const timeout = TIMEOUTS.items;

  const hitsOf = (text: string, part: { limit: number; offset?: number }) => (signal: AbortSignal) =>
    http.request({
      operation: 'search',
      path: '/api/search',
      // No host looks at more of it, and a longer address is refused.
      query: { q: text.slice(0, QUERY_MAX), ...part },
      timeout: TIMEOUTS.search,
      timeoutMessage: SEARCH_TIMEOUT_MESSAGE,
      signal,
      decode: decodeHits,
    });

  return {
    page: (query) => ({
      key: ['items', 'page', query],
      rest: LIST_REST,
      kept: (value) => pageOf({ ...decodeItems(value), paged: true }, heeded(query, hasWithin(value))),
      fallback: (fallbackData) => fallbackData.page(query),
      // The items grid repeats by itself, three times (HOME-26).
      retry: 0,
      load: async (signal) => {
        const { page, pageSize, category, within, sort } = query;
        const table = await tableOf(query);
        // The table's own place goes before that of the level: both are one question to the host.
        const asked = { within, sort, ...defined(table?.asked) };
        const answer = await http.request({
          operation: 'items fetch',
          path: '/api/items',
          query: {
            limit: pageSize,
            offset: (page - 1) * pageSize,
            category: category ?? undefined,
            ...asked,
          },
          timeout,
          signal,
          decode: decodeItems,
        });
        if (table && !answer.paged) return table.pageOf(answer, query);
        // By this answer at the latest the host has said what it heeds.
        return pageOf(answer, heeded({ ...query, within: asked.within }, http.features().has('within')));
      },
    }),
    search: (text) => ({
      key: ['search', text],
      rest: LIST_REST,
      kept: decodeHits,
      load: hitsOf(text, { limit: SEARCH_LIMIT_DEFAULT }),
    }),
    searchOn: (text, offset) => ({
      key: ['search', text, offset],
      rest: LIST_REST,
      load: hitsOf(text, { limit: SEARCH_CHUNK, offset }),
    }),
  };
}

/** Without what is undefined, which would take the place of something. */
function defined(asked: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).filter((one): one is [string, string] => one[1] !== undefined),
  );
}

/** The query as the host has understood it. */
function heeded(query: ItemPageQuery, isWithin: boolean): ItemPageQuery {
  return isWithin ? query : { ...query, within: undefined };
}

function hasWithin(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'within' in value;
}
