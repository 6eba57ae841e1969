import { describe, expect, test, vi } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { startLocalCopies } from '../../../src/services/unsent/offlineCopies.ts';
import { onHost, notFound } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

function started(initial: Record<string, string> = {}, token: string | null = 'secret') {
  const host = onHost(notFound, token === null ? {} : { token });
  for (const [key, text] of Object.entries(initial)) host.storage.setItem(key, text);
  const events = new EventTarget();
  const local = startLocalCopies({
    store: createBrowserStore({ storage: host.storage, events: new EventTarget() }),
    cache: host.cache,
    session: host.session,
    events,
    isSampleHost: false,
    directly: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not asked'))),
  });
  return { ...host, local, changed: () => events.dispatchEvent(new Event('categories-updated')) };
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
    const { local, session } = started();
    local.keepCopy(hostItem());
    expect(local.copies.read(ITEM_ID, 'ada')?.item).toEqual(hostItem());
    session.clear();
    local.keepCopy(hostItem());
    expect(local.copies.read(ITEM_ID, 'ada')).toBeUndefined();
  });

  test('the copies end with the session, and with one that has ended before', () => {
    const { local, session, storage } = started({ local_item_x: 'mine' });
    local.keepCopy(hostItem());
    session.set('another', 'ada');
    expect(local.copies.read(ITEM_ID, 'ada')).toBeDefined();
    session.clear();
    expect(storage.getItem(`api_item_${ITEM_ID}`)).toBeNull();
    expect(storage.getItem('local_item_x')).toBe('mine');
    expect(started({ api_item_old: '{}' }, null).storage.getItem('api_item_old')).toBeNull();
  });

  test('LOOKUP-08: a categories-updated event clears them, and nothing unsent', () => {
    const unsent = { local_item_x: 'mine', offline_item_y: 'mine', 'stowage-draft': 'mine' };
    const { local, storage, changed } = started(unsent);
    local.keepCopy(hostItem());
    local.keepCopy(hostItem({ id: 'another-item' }));
    changed();
    expect(Object.keys(unsent).map((key) => storage.getItem(key))).toEqual(['mine', 'mine', 'mine']);
    expect(storage.getItem(`api_item_${ITEM_ID}`)).toBeNull();
    expect(storage.getItem('api_item_another-item')).toBeNull();
  });

  test('STORE-08: the labels of locations are a list of ids and labels', () => {
    const { local, storage } = started();
    local.labels.remember([
      { id: '1', label: 'WS' },
      { id: '2', label: '' },
    ]);
    expect(JSON.parse(storage.getItem('locations') ?? '')).toEqual([{ id: '1', label: 'WS' }]);
  });
});
