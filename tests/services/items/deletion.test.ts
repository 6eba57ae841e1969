import { describe, expect, test, vi } from 'vitest';
import { anEdit } from '../samples.ts';
import { discardsKnown, showsOtherwise, tidiedAfter } from '../../../src/services/items/deletion.ts';

describe('the deletion of an item', () => {
  test('is done when the server has done it, whatever holds the sending lock', async () => {
    const order: string[] = [];
    const remove = async () => void order.push('removed');
    await tidiedAfter(remove, () => {
      order.push('discarding');
      return new Promise<void>(() => {});
    });
    expect(order).toEqual(['removed', 'discarding']);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('The storage is full.'))],
    [
      'throws',
      () => {
        throw new Error('The storage is forbidden.');
      },
    ],
  ])('is no failure where the storage of unsent work %s', async (_, tidy) => {
    await expect(tidiedAfter(async () => {}, tidy)).resolves.toBe(undefined);
  });

  test('gives up nothing unsent where the server has not done it', async () => {
    const tidy = vi.fn<() => Promise<void>>();
    const refused = new Error('The server is away.');
    await expect(tidiedAfter(() => Promise.reject(refused), tidy)).rejects.toBe(refused);
    expect(tidy).not.toHaveBeenCalled();
  });
});

test('what is kept of a record after its deletion was asked for does not go with it', async () => {
  const discarded: unknown[] = [];
  let revision: string | undefined = 'before';
  const outbox = {
    entry: () => (revision === undefined ? undefined : anEdit({ revision })),
    discard: async (id: string, seen?: string) => {
      discarded.push([id, seen]);
      return true;
    },
  };
  const tidy = discardsKnown(outbox, 'item');
  revision = 'typed since';
  await tidy();
  // The outbox leaves what has another revision by now.
  expect(discarded).toEqual([['item', 'before']]);
  revision = undefined;
  const nothing = discardsKnown(outbox, 'item');
  revision = 'typed since';
  await nothing();
  expect(discarded).toHaveLength(1);
});

test.each([
  [{ name: 'Bolt', location_id: 'l1' }, false],
  [{ name: 'Bolts', location_id: 'l1' }, true],
  [{ name: 'Bolt', location_id: 'l2' }, true],
])('unsent work with %j shows the item otherwise than the server has it: %s', (item, is) => {
  const base = { name: 'Bolt', location_id: 'l1' };
  expect(showsOtherwise({ item, base }, 'location_id')).toBe(is);
  expect(showsOtherwise({ item, base: undefined }, 'location_id')).toBe(false);
  expect(showsOtherwise(undefined, 'location_id')).toBe(false);
});
