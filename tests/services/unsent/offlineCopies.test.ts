import { describe, expect, test, vi } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { startOfflineCopies } from '../../../src/services/unsent/offlineCopies.ts';
import { onHost, notFound } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

function started(initial: Record<string, string> = {}, token: string | null = 'secret') {
  const host = onHost(notFound, token === null ? {} : { token });
  for (const [key, text] of Object.entries(initial)) host.storage.setItem(key, text);
  const events = new EventTarget();
  const offlineCopies = startOfflineCopies({
    store: createBrowserStore({ storage: host.storage, events: new EventTarget() }),
    cache: host.cache,
    session: host.session,
    events,
    isSampleHost: false,
    directly: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not asked'))),
  });
  return { ...host, offlineCopies, changed: () => events.dispatchEvent(new Event('categories-updated')) };
}

describe('what this browser keeps of the server', () => {
  test('SEED-01 SEED-02 SEED-06: the seeds are there from the start', () => {
    const { storage } = started();
    const lengths = ['areas', 'shelves', 'items'].map(
      (list) => JSON.parse(storage.getItem(`workshop-storage-${list}`) ?? '[]').length,
    );
    expect(lengths).toEqual([7, 3, 6]);
  });

  test('STORE-05: an item that was read is copied for whoever is logged in', () => {
    const { offlineCopies, session } = started();
    offlineCopies.keepCopy(hostItem());
    expect(offlineCopies.itemCache.read(ITEM_ID, 'ada')?.item).toEqual(hostItem());
    session.clear();
    offlineCopies.keepCopy(hostItem());
    expect(offlineCopies.itemCache.read(ITEM_ID, 'ada')).toBeUndefined();
  });

  test('the copies end with the session, and with one that has ended before', () => {
    const { offlineCopies, session, storage } = started({ local_item_x: 'mine' });
    offlineCopies.keepCopy(hostItem());
    session.set('another', 'ada');
    expect(offlineCopies.itemCache.read(ITEM_ID, 'ada')).toBeDefined();
    session.clear();
    expect(storage.getItem(`api_item_${ITEM_ID}`)).toBeNull();
    expect(storage.getItem('local_item_x')).toBe('mine');
    expect(started({ api_item_old: '{}' }, null).storage.getItem('api_item_old')).toBeNull();
  });

  test('LOOKUP-08: a categories-updated event clears them, and nothing unsent', () => {
    const unsent = { local_item_x: 'mine', offline_item_y: 'mine', 'stowage-draft': 'mine' };
    const { offlineCopies, storage, changed } = started(unsent);
    offlineCopies.keepCopy(hostItem());
    offlineCopies.keepCopy(hostItem({ id: 'another-item' }));
    changed();
    expect(Object.keys(unsent).map((key) => storage.getItem(key))).toEqual(['mine', 'mine', 'mine']);
    expect(storage.getItem(`api_item_${ITEM_ID}`)).toBeNull();
    expect(storage.getItem('api_item_another-item')).toBeNull();
  });

  test('STORE-08: the labels of locations are a list of ids and labels', () => {
    const { offlineCopies, storage } = started();
    offlineCopies.labels.remember([
      { id: '1', label: 'WS' },
      { id: '2', label: '' },
    ]);
    expect(JSON.parse(storage.getItem('locations') ?? '')).toEqual([{ id: '1', label: 'WS' }]);
  });
});
