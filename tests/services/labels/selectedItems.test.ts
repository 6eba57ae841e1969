import { expect, test } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import type { ChosenItem } from '../../../src/model/labels/labelPlaces.ts';
import { readSelected } from '../../../src/services/labels/selectedItems.ts';
import { hostItem } from '../samples.ts';

const chosen = (id: string, location: string | null = 'shelf'): ChosenItem => ({
  id,
  name: `${id} then`,
  quantity: 1,
  location_id: location,
});
const there = (id: string, location = 'shelf'): Item => ({
  ...hostItem({ id, name: `${id} now` }),
  location_id: location,
});
const none = () => undefined;

function host(items: readonly Item[]) {
  const asked: string[] = [];
  return {
    asked,
    sentAs: none,
    unsent: none,
    readInside: async (id: string) => {
      asked.push(`in ${id}`);
      return items.filter(({ location_id }) => location_id === id);
    },
    readOne: async (id: string) => {
      asked.push(id);
      const item = items.find((one) => one.id === id);
      if (!item) throw failure('not-found', 'Item not found');
      return item;
    },
  };
}
const read = (selected: readonly ChosenItem[], parts: Parameters<typeof readSelected>[1]) =>
  readSelected(selected, parts, new AbortController().signal);
const names = (items: readonly ChosenItem[]) => items.map(({ name }) => name);

test('what was selected is printed as it is now, location by location, and what is gone is told', async () => {
  const parts = host([there('a'), there('b'), there('moved', 'drawer'), there('loose', '')]);
  const { items, gone } = await read(
    [chosen('b'), chosen('gone'), chosen('moved'), chosen('a'), chosen('loose', null)],
    parts,
  );
  expect([names(items), gone]).toEqual([['b now', 'moved now', 'a now', 'loose now'], 1]);
  expect(parts.asked).toEqual(['in shelf', 'gone', 'moved', 'loose']);
});

test('what was sent since is printed under the id that the server gave it, and once', async () => {
  const parts = { ...host([there('a')]), sentAs: (id: string) => (id === 'local-1' ? 'a' : undefined) };
  const { items, gone } = await read([chosen('local-1'), chosen('a'), chosen('local-2')], parts);
  expect([items.map(({ id }) => id), gone]).toEqual([['a', 'local-2'], 0]);
});

test('what is unsent of an item is printed, as elsewhere', async () => {
  const parts = {
    ...host([there('a')]),
    unsent: (id: string) => (id === 'a' ? { ...there('a'), name: 'a unsent' } : undefined),
  };
  expect(names((await read([chosen('a')], parts)).items)).toEqual(['a unsent']);
  expect(parts.asked).toEqual([]);
});

test('without an answer everything is printed as it was selected, and nobody is asked for each of it', async () => {
  const asked: string[] = [];
  const fail = async (id: string) => {
    asked.push(id);
    throw failure('offline', 'Away');
  };
  const many = Array.from({ length: 100 }, (_, at) => chosen(`i${at}`, `place ${at}`));
  const { items, gone, unchecked } = await read(many, { ...host([]), readInside: fail, readOne: fail });
  expect([items, gone, unchecked, asked.length]).toEqual([many, 0, 100, 4]);
});

test('a location that cannot be read leaves its own items unchecked, which is told, and those of no other', async () => {
  const many = Array.from({ length: 100 }, (_, at) => chosen(`i${at}`, `place ${at % 10}`));
  const parts = host(many.slice(0, -1).map(({ id, location_id }) => there(id, location_id ?? '')));
  const broken = {
    ...parts,
    readInside: async (id: string) => {
      if (id === 'place 0') throw failure('server', 'Broken');
      return parts.readInside(id);
    },
  };
  const { items, gone, unchecked } = await read(many, broken);
  expect([items.length, gone, unchecked]).toEqual([99, 1, 10]);
  expect(names(items).slice(0, 2)).toEqual(['i0 then', 'i1 now']);
  expect(parts.asked).toHaveLength(10);
});

test('a host that wants fewer requests is asked no more', async () => {
  const asked: string[] = [];
  const readInside = async (id: string) => {
    asked.push(id);
    throw failure('too-many', 'Slow down');
  };
  const many = Array.from({ length: 100 }, (_, at) => chosen(`i${at}`, `place ${at}`));
  const { unchecked } = await read(many, { ...host([]), readInside });
  expect([unchecked, asked.length]).toEqual([100, 4]);
});

test('an ended session is told, not printed over', async () => {
  const fail = async () => {
    throw failure('unauthorised', 'Log in again');
  };
  await expect(read([chosen('a')], { ...host([]), readInside: fail })).rejects.toMatchObject({
    kind: 'unauthorised',
  });
});
