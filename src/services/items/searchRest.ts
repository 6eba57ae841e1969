import type { ItemList } from '../../../contract/answers.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import type { Cache } from '../cache/cache.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import type { Items } from './items.ts';

interface Hits {
  items: ItemList['items'];
  total: number;
  more?: true;
  meant?: string;
}

/**
 * The best hits together with those below them that were read after them: who comes back to a search finds all of
 * it there again. Chunks that are older than the best hits belong to another answer.
 */
export function withKnownRest(
  cache: Pick<Cache, 'peek'>,
  searchOn: Items['searchOn'],
  query: string,
  state: WatchState<Hits>,
): WatchState<Hits> {
  if (state.status !== 'answered' || state.refreshing) return state;
  const all = [...state.data.items];
  let unread = unreadIn(state.data);
  for (;;) {
    const chunk = cache.peek(searchOn(query, all.length + unread));
    if (!chunk || chunk.at < state.at || chunk.data.items.length === 0) break;
    all.push(...chunk.data.items);
    unread += unreadIn(chunk.data);
  }
  // One that stood in both, since the list had moved on meanwhile, is shown once.
  const items = [...new Map(all.map((item) => [item.id, item])).values()];
  return { ...state, data: lacking({ ...state.data, items }, unread) };
}
