import { describe, expect, test, vi } from 'vitest';
import { tidiedAfter } from '../../src/services/removing.ts';

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
