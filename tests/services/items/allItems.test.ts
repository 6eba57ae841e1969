import { describe, expect, test } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { readAll } from '../../../src/services/items/allItems.ts';
import { hostItem } from '../samples.ts';

/** A host with so many items, to which something happens before each of the requests that `events` names. */
function hostOf(count: number, events: (readonly [request: number, happens: (list: Item[]) => void])[] = []) {
  const list = Array.from({ length: count }, (_, at) => hostItem({ id: String(at) }));
  const asked: number[] = [];
  const ask = async (limit: number, offset: number) => {
    asked.push(offset);
    for (const [request, happens] of events) if (request === asked.length) happens(list);
    return { items: list.slice(offset, offset + limit), total: list.length, paged: true };
  };
  return { list, asked, ask };
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const remove = (at: number) => (list: Item[]) => void list.splice(at, 1);
const add = (id: string) => (list: Item[]) => void list.splice(0, 0, hostItem({ id }));
const rename = (from: number, to: number) => (list: Item[]) =>
  void list.splice(to, 0, ...list.splice(from, 1));

describe('a list that is read in chunks while others write', () => {
  test.each([
    ['deletes one of the first chunk', 1600, remove(3)],
    ['deletes one, and nothing but it stood in the last chunk', 1001, remove(3)],
    ['adds one before the others', 1600, add('new')],
    ['renames one, which is further down then', 1600, rename(3, 1300)],
    ['renames the last one, which is the first then', 1001, rename(1000, 0)],
  ])('has all that is there when somebody %s', async (_, count, happens) => {
    const { list, asked, ask } = hostOf(count, [[2, happens]]);
    expect(idsOf(await readAll(ask, () => true))).toEqual(idsOf(list));
    expect(asked).toEqual([0, 999, 0, 999].slice(0, list.length > 1000 ? 4 : 3));
  });

  test('is read three times at most', async () => {
    const { asked, ask } = hostOf(1600, [
      [2, remove(0)],
      [4, remove(0)],
      [6, remove(0)],
    ]);
    expect(await readAll(ask, () => true)).toHaveLength(1598);
    expect(asked).toEqual([0, 999, 0, 999, 0, 999]);
  });
});

test('a host that ignores the offset is not asked again and again', async () => {
  let asked = 0;
  const items = await readAll(
    async () => {
      asked++;
      return { items: ['a', 'b'].map((id) => hostItem({ id })), total: 5, paged: true };
    },
    () => true,
  );
  expect([idsOf(items), asked]).toEqual([['a', 'b'], 2]);
});
