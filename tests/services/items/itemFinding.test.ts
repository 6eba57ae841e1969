import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeItem } from '../../../contract/answers.ts';
import { NO_OWN, ownSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { PlacesOf } from '../../../src/model/finding/itemMatches.ts';
import { failure } from '../../../src/failure.ts';
import { createCache, type QuerySpec } from '../../../src/services/cache/cache.ts';
import { createItemFinding, searchOrKnown } from '../../../src/services/items/itemFinding.ts';

afterEach(() => void vi.useRealTimers());

const item = (id: string, name: string) => decodeItem({ id, name });
const OFFLINE = failure('offline', 'The server does not answer');

function stage(
  familiar: { opened: string[]; inView: ReturnType<typeof item>[] } = { opened: [], inView: [] },
  own = NO_OWN,
  placesOf: PlacesOf = () => [],
) {
  let answer: () => Promise<{
    items: ReturnType<typeof item>[];
    total: number;
    paged: boolean;
    meant?: string;
    more?: true;
  }> = async () => {
    throw OFFLINE;
  };
  const cache = createCache({ retryDelay: 0 });
  const kept = { item: item('c', 'Bolt, kept'), at: 5 };
  const itemCache = {
    all: (user: string) => (user === 'ada' ? [kept] : []),
    read: (id: string, user: string) => (id === 'c' && user === 'ada' ? kept : undefined),
  };
  const find = createItemFinding({
    cache,
    search: (text): QuerySpec<Awaited<ReturnType<typeof answer>>> => ({
      key: ['search', text],
      staleTime: 0,
      load: () => answer(),
    }),
    itemCache,
    user: () => 'ada',
    placesOf,
    own: () => own,
    names: async () => undefined,
    opened: () => familiar.opened,
    inView: () => familiar.inView,
  });
  return { cache, find, answers: (next: typeof answer) => (answer = next) };
}

describe('items for the palette', () => {
  test('are those that the host finds', async () => {
    const { find, answers } = stage();
    answers(async () => ({ items: [item('1', 'Bolt')], total: 7, paged: true }));
    expect(await find('bolt')).toMatchObject({ items: [{ id: '1' }], total: 7 });
    expect(await find('bolt')).not.toHaveProperty('isKnownOnly');
  });

  test('are joined by what was opened before and what is in view, where the host has more than it sends', async () => {
    const inView = [item('here', 'Bolt in this drawer'), item('nut', 'Nut in this drawer')];
    const { find, answers } = stage({ opened: ['gone', 'c'], inView });
    const ids = async () => (await find('bolt')).items.map(({ id }) => id);
    answers(async () => ({ items: [item('1', 'Bolt'), item('here', 'Bolt')], total: 7, paged: true }));
    expect(await ids()).toEqual(['1', 'here', 'c']);
    answers(async () => ({ items: [item('1', 'Bolt')], total: 7, paged: true }));
    expect(await ids()).toEqual(['1', 'c', 'here']);
    answers(async () => ({ items: [item('1', 'Bolt')], total: 1, paged: true }));
    expect(await ids()).toEqual(['1']);
  });

  test('come with those that are spelt alike where there are none, of what this browser knows', async () => {
    const { find, answers } = stage();
    answers(async () => ({ items: [], total: 0, paged: true }));
    expect(await find('botl')).toMatchObject({ items: [], total: 0, alike: [{ id: 'c' }] });
    answers(async () => {
      throw OFFLINE;
    });
    expect(await find('blot')).toMatchObject({ total: 0, isKnownOnly: true, alike: [{ id: 'c' }] });
    expect(await find('bolt')).toMatchObject({ items: [{ id: 'c' }], isKnownOnly: true });
  });

  test('are not alike where what was typed leaves them out', async () => {
    const { find, answers } = stage({ opened: [], inView: [] }, NO_OWN, ({ id }) =>
      id === 'c' ? [{ name: 'Shed', label: '' }] : [],
    );
    answers(async () => ({ items: [], total: 0, paged: true }));
    for (const typed of ['bolt in:garage', 'botl in:garage', 'botl -in:shed', 'botl -kept', 'botl has:photo'])
      expect(await find(typed), typed).toMatchObject({ total: 0, alike: [] });
    expect(await find('botl in:shed')).toMatchObject({ total: 0, alike: [{ id: 'c' }] });
  });

  test('are only alike where the host has found what has other words than were typed', async () => {
    const { find, answers } = stage();
    answers(async () => ({ items: [item('1', 'Nut')], total: 1, paged: true, meant: 'nut' }));
    const alike = { items: [], total: 0, alike: [{ id: '1' }] };
    expect(await find('nutt')).toMatchObject(alike);
    answers(async () => {
      throw OFFLINE;
    });
    expect(await find('nutt')).toMatchObject({ ...alike, isKnownOnly: true });
  });

  test('may be more than none where the host has not looked into every word, whether anything is alike or not', async () => {
    const { find, answers } = stage();
    answers(async () => ({ items: [], total: 0, paged: true, more: true }));
    expect(await find('嘴钳')).toMatchObject({ items: [], total: 0, more: true });
    answers(async () => ({ items: [item('1', '钳')], total: 1, paged: true, meant: '钳', more: true }));
    expect(await find('嘴钳子')).toMatchObject({ total: 0, alike: [{ id: '1' }], more: true });
  });

  test('are the last answer to the same text while the host is away', async () => {
    const { find, answers } = stage();
    answers(async () => ({ items: [item('1', 'Found by its notes')], total: 1, paged: true }));
    await find('bolt');
    answers(async () => {
      throw OFFLINE;
    });
    expect(await find('bolt')).toMatchObject({ items: [{ id: '1' }], isKnownOnly: true });
  });

  test('are found by the workshop’s own words, by the host or without it', async () => {
    const own = ownSynonyms([{ words: ['Bolt', 'threaded thing'] }]);
    const inView = [item('here', 'Threaded thing'), item('nut', 'Nut')];
    const { find, answers } = stage({ opened: [], inView }, own);
    answers(async () => ({ items: [item('1', 'Bolt')], total: 7, paged: true }));
    expect((await find('bolt')).items.map(({ id }) => id)).toEqual(['1', 'here']);
    answers(async () => {
      throw OFFLINE;
    });
    expect(await find('threaded things')).toMatchObject({ items: [{ id: 'c' }], isKnownOnly: true });
    expect((await find('threaded things -kept')).items).toEqual([]);
  });

  test('are else what this browser knows, each as it was known last', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { cache, find } = stage();
    cache.set(['items', 'page', 1], { items: [item('1', 'Bolt, old name'), item('2', 'Nut')], total: 2 });
    cache.set(['location-items', 'l'], [item('3', 'Bolt, long')]);
    vi.setSystemTime(Date.now() + 1000);
    cache.set(['item', '1'], item('1', 'Screw'));
    const { items, total, isKnownOnly } = await find('bolt');
    expect(items.map(({ id }) => id).toSorted()).toEqual(['3', 'c']);
    expect([total, isKnownOnly]).toEqual([2, true]);
    expect((await find('screw')).items.map(({ id }) => id)).toEqual(['1']);
  });

  test('are none where the host says no, or nobody waits any more', async () => {
    const { find, answers } = stage();
    const refused = failure('unauthorised', 'Log in');
    answers(async () => {
      throw refused;
    });
    await expect(find('bolt')).rejects.toBe(refused);
    const given = new AbortController();
    given.abort();
    await expect(find('nut', given.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('the search screen is told of the failure, and shows below it what this browser knows', async () => {
  const cache = createCache({ retryDelay: 0 });
  cache.set(['location-items', 'l'], [item('3', 'Bolt, long'), item('4', 'Nut')]);
  const load = () => Promise.reject(OFFLINE);
  const query = searchOrKnown(
    {
      cache,
      search: (text) => ({ key: ['search', text], load }),
      itemCache: { all: () => [], read: () => undefined },
      user: () => 'ada',
      placesOf: () => [],
      own: () => NO_OWN,
      names: async () => undefined,
    },
    'bolt',
  );
  expect(query.key).toEqual(['search', 'bolt']);
  await expect(query.load(new AbortController().signal)).rejects.toBe(OFFLINE);
  // No part of it is used: what stands in is known here.
  const nothing = {} as Parameters<NonNullable<typeof query.fallback>>[0];
  expect(await query.fallback?.(nothing)).toMatchObject({
    source: 'last-known',
    data: { items: [{ id: '3' }], total: 1 },
  });
});
