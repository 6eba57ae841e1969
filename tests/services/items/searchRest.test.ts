import { expect, test } from 'vitest';
import { decodeItem } from '../../../contract/answers.ts';
import { createCache } from '../../../src/services/cache/cache.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import type { Items } from '../../../src/services/items/items.ts';
import { withKnownRest } from '../../../src/services/items/searchRest.ts';

const hits = (...ids: string[]) => ids.map((id) => decodeItem({ id, name: id }));
const searchOn: Items['searchOn'] = (text, offset) => ({
  key: ['search', text, offset],
  load: () => Promise.reject(new Error('Nothing is asked for here.')),
});
type Hits = Parameters<typeof withKnownRest>[3];

function idsOf(state: WatchState<{ items: { id: string }[] }>) {
  return 'data' in state ? state.data?.items.map(({ id }) => id) : undefined;
}

function stage() {
  const cache = createCache();
  const chunk = (offset: number, ...ids: string[]) =>
    cache.set(['search', 'bolt', offset], { items: hits(...ids), total: 9, paged: true });
  const best = (at: number, more: object = {}) =>
    ({
      status: 'answered',
      data: { items: hits('a', 'b'), total: 9 },
      at,
      refreshing: false,
      ...more,
    }) as Hits;
  return { chunk, best, joined: (state: Hits) => idsOf(withKnownRest(cache, searchOn, 'bolt', state)) };
}

test('the best hits come with the chunks that were read after them, as far as these follow each other', () => {
  const { chunk, best, joined } = stage();
  expect(joined(best(0))).toEqual(['a', 'b']);
  chunk(2, 'b', 'c');
  chunk(4, 'd');
  chunk(6, 'far');
  expect(joined(best(0))).toEqual(['a', 'b', 'c', 'd']);
});

test('a chunk of an earlier answer is left out, and nothing is added to what is asked for again or failed', () => {
  const { chunk, best, joined } = stage();
  chunk(2, 'c');
  expect(joined(best(Date.now() + 60_000))).toEqual(['a', 'b']);
  expect(joined(best(0, { refreshing: true }))).toEqual(['a', 'b']);
  expect(joined({ status: 'loading' })).toBeUndefined();
});
