import { describe, expect, test, vi } from 'vitest';
import { itemTest } from '../../../contract/finding/itemFits.ts';
import { NO_FILTERS } from '../../../src/model/items/itemTable.ts';
import { tableRows } from '../../../src/model/items/tableRows.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createCache, type QueryPersister } from '../../../src/services/cache/cache.ts';
import { createOfflineItemCache } from '../../../src/services/unsent/offlineItemCache.ts';
import { createItems } from '../../../src/services/items/items.ts';
import { createLocations } from '../../../src/services/locations/locations.ts';
import { withoutSigned } from '../../../src/services/cache/signedAddresses.ts';
import { createUnsentStore } from '../../../src/services/unsent/unsentStore.ts';
import { json, onHost } from '../host/fakeHost.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { anEdit, hostItem } from '../samples.ts';

const SIGNED = '/images/p1/320.webp?expires=1&signature=SECRET';
const item = hostItem({ thumbnail_url: SIGNED });

const onStorage = () => {
  const storage = memoryStorage();
  return { storage, store: createBrowserStore({ storage, events: new EventTarget() }) };
};
const everything = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')).join();

describe('signed addresses', () => {
  test('are taken out of any answer, and nothing else is', () => {
    const answer = {
      name: `a "thumbnail_url":"${SIGNED}" \\`,
      thumbnail_url: `${SIGNED}"\\`,
      children: [{ id: 'x', preview_url: SIGNED, supplier_item_url: 'https://shop.test' }],
    };
    const { thumbnail_url: _, ...others } = answer;
    const kept = {
      ...others,
      has_photo: true,
      children: [{ ...answer.children[0], preview_url: null }],
    };
    expect(JSON.parse(withoutSigned(JSON.stringify(answer)))).toEqual(kept);
    expect(JSON.parse(withoutSigned(JSON.stringify(answer, null, 2)))).toEqual(kept);
  });

  test('are not in the kept answers: neither in pages of items nor in the tree of locations', async () => {
    const texts: string[] = [];
    const keep = vi.fn<QueryPersister['keep']>((_key, _at, text) => void texts.push(text()));
    const cache = createCache({ persister: { find: async () => undefined, keep, forget: () => {} } });
    const place = { id: 'l1', name: 'Shop', thumbnail_url: SIGNED, children: [] };
    const { http } = onHost(({ path }) => json(path.includes('hierarchy') ? [place] : [item]));
    const page = createItems(http).page({ page: 1, pageSize: 12, category: null });
    const tree = createLocations(http).hierarchy();
    expect((await cache.read(page)).items[0]?.thumbnail_url).toBe(SIGNED);
    expect((await cache.read(tree))[0]?.thumbnail_url).toBe(SIGNED);
    expect(texts).toHaveLength(2);
    expect(texts.join()).not.toContain('SECRET');
    expect(page.kept?.(JSON.parse(texts[0] ?? ''))).toMatchObject({ items: [{ id: item.id }] });
    expect(tree.kept?.(JSON.parse(texts[1] ?? ''))).toMatchObject([{ id: 'l1' }]);
  });

  test('go, but not that there is a photo: it is found by it, and not without it', () => {
    const { store } = onStorage();
    const itemCache = createOfflineItemCache(store);
    itemCache.write(item, 'ada', 7);
    itemCache.write(hostItem({ id: 'bare-00001', thumbnail_url: '' }), 'ada', 7);
    // What was kept once may be kept again.
    for (const { item: copy, at } of itemCache.all('ada')) itemCache.write(copy, 'ada', at);
    const kept = itemCache.all('ada').map((copy) => copy.item);
    const found = (query: string) => kept.filter(itemTest(query)).map(({ id }) => id);
    expect([found('has:photo bolts'), found('no:photo bolts')]).toEqual([[item.id], ['bare-00001']]);
    const filters = { ...NO_FILTERS, noPhoto: true };
    expect(tableRows(kept, { order: undefined, filters }, undefined).map(({ id }) => id)).toEqual([
      'bare-00001',
    ]);
  });

  test('are not in the copies of single items', () => {
    const { storage, store } = onStorage();
    const itemCache = createOfflineItemCache(store);
    itemCache.write(item, 'ada', 7);
    expect(everything(storage)).not.toContain('SECRET');
    expect(itemCache.read(item.id, 'ada')?.item).toEqual({
      ...item,
      thumbnail_url: undefined,
      has_photo: true,
    });
  });

  test('are not in unsent work', () => {
    const { storage, store } = onStorage();
    const unsent = createUnsentStore(store);
    unsent.write(anEdit({ base: item, theirs: item }));
    expect(everything(storage)).not.toContain('SECRET');
    expect(unsent.find(item.id, 'ada')?.base?.id).toBe(item.id);
  });
});
