import { describe, expect, test } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createOfflineItemCache } from '../../../src/services/unsent/offlineItemCache.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

function onStorage(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  return {
    storage,
    itemCache: createOfflineItemCache(createBrowserStore({ storage, events: new EventTarget() })),
  };
}

describe('copies of single items', () => {
  test('STORE-05: an item of the server is kept under api_item_{id}: its own fields, when and for whom', () => {
    const { storage, itemCache } = onStorage();
    itemCache.write(hostItem({ name: 'Vice' }), 'ada', 77);
    expect(JSON.parse(storage.getItem(`api_item_${ITEM_ID}`) ?? '')).toEqual({
      ...hostItem({ name: 'Vice' }),
      cached: { at: 77, user: 'ada' },
    });
    expect(itemCache.read(ITEM_ID, 'ada')).toEqual({ item: hostItem({ name: 'Vice' }), at: 77 });
  });

  test("another person's copy is none", () => {
    const { itemCache } = onStorage();
    itemCache.write(hostItem(), 'ada', 77);
    expect(itemCache.read(ITEM_ID, 'bob')).toBeUndefined();
    expect(itemCache.read('nowhere', 'ada')).toBeUndefined();
  });

  test.each(['{"a":', '7', '{"id":"x","name":"No owner"}'])('%s is no copy, and makes room', (text) => {
    const { storage, itemCache } = onStorage({ [`api_item_${ITEM_ID}`]: text });
    expect(itemCache.read(ITEM_ID, 'ada')).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test('STORE-05: of more than 200 the oldest goes', () => {
    const { storage, itemCache } = onStorage({ other: 'stays' });
    for (let at = 0; at < 200; at++) itemCache.write(hostItem({ id: `item-${at}` }), 'ada', 1000 - at);
    itemCache.write(hostItem({ id: 'newest' }), 'ada', 2000);
    expect(storage.length).toBe(201);
    expect(itemCache.read('item-199', 'ada')).toBeUndefined();
    expect(itemCache.read('item-198', 'ada')).toBeDefined();
    expect(itemCache.read('newest', 'ada')).toBeDefined();
  });

  test.each(['setItem', 'removeItem', 'getItem'] as const)(
    'a storage that fails in %s is no error',
    (fault) => {
      const { storage, itemCache } = onStorage({ [`api_item_${ITEM_ID}`]: 'unreadable' });
      storage.faults.add(fault);
      expect(() => {
        itemCache.write(hostItem(), 'ada', 1);
        itemCache.read(ITEM_ID, 'ada');
        itemCache.remove(ITEM_ID);
        itemCache.clear();
      }).not.toThrow();
    },
  );

  test('one or all of them can be given up, and nothing else with them', () => {
    const { storage, itemCache } = onStorage({ local_item_x: 'mine' });
    for (const id of ['a', 'b', 'c']) itemCache.write(hostItem({ id }), 'ada', 1);
    itemCache.remove('b');
    expect(itemCache.read('b', 'ada')).toBeUndefined();
    expect(itemCache.read('a', 'ada')).toBeDefined();
    itemCache.clear();
    expect([storage.length, storage.getItem('local_item_x')]).toEqual([1, 'mine']);
  });
});
