import { describe, expect, test, vi } from 'vitest';
import {
  type BrowserStoreOptions,
  createBrowserStore,
  STORAGE_FORBIDDEN,
  STORAGE_FULL,
} from '../../../src/services/browser/browserStore.ts';
import { memoryStorage } from './memoryStorage.ts';

function onStorage(initial: Record<string, string> = {}, more: Partial<BrowserStoreOptions> = {}) {
  const storage = memoryStorage(initial);
  const events = new EventTarget();
  const setAside: string[] = [];
  const store = createBrowserStore({
    storage,
    events,
    onSetAside: (key) => void setAside.push(key),
    ...more,
  });
  return {
    storage,
    store,
    setAside,
    /** What a browser tells the other tabs about a change. */
    elsewhere: (key: string | null, storageArea: Storage | null = storage) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea })),
  };
}

/** What `work` throws; fails when it throws nothing. */
function thrown(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw');
}

const all = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').sort();

describe('keeping and reading', () => {
  test('gives back what was kept, and null for what was not', () => {
    const { store } = onStorage();
    store.set('a', 'x');
    expect([store.get('a'), store.get('b')]).toEqual(['x', null]);
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  test('lists the keys that begin with a text, sorted', () => {
    const { store } = onStorage({ b_2: '', a_1: '', b_1: '', xb_1: '' });
    expect(store.keys('b_')).toEqual(['b_1', 'b_2']);
  });
});

describe('a full storage', () => {
  const caches = {
    api_item_1: 'x'.repeat(40),
    api_item_2: 'x'.repeat(40),
    locations: 'x'.repeat(41),
    bulk_place_1: 'x'.repeat(38),
    'sent_item_local-1': 'x'.repeat(33),
  };
  /** A storage that has room for what is in it and not for one character more. */
  function full(initial: Record<string, string>) {
    const made = onStorage(initial);
    made.storage.room = Object.entries(initial).reduce((sum, [key, text]) => sum + (key + text).length, 0);
    return made;
  }

  test.each([
    [50, ['api_item_2', 'bulk_place_1', 'local_item_1', 'locations', 'sent_item_local-1']],
    [100, ['bulk_place_1', 'local_item_1', 'locations', 'sent_item_local-1']],
    [150, ['bulk_place_1', 'local_item_1', 'sent_item_local-1']],
    [200, ['local_item_1', 'sent_item_local-1']],
    [250, ['local_item_1']],
  ])(
    'gives up cached items, then locations, then keys of locations, then sent ids, and no more than the %i characters need',
    (length, left) => {
      const { storage, store } = full({ ...caches });
      store.set('local_item_1', 'y'.repeat(length - 'local_item_1'.length));
      expect(all(storage)).toEqual(left);
    },
  );

  test('never gives up unsent work, a draft, the login or what was set aside', () => {
    const precious = {
      auth_token: 't',
      local_item_1: 'a',
      offline_item_1: 'b',
      'stowage-draft_1': 'c',
      'workshop-storage-items': 'd',
      'offline_item_2.unreadable': 'e',
    };
    const { storage, store } = full({ ...precious, ...caches });
    const error = thrown(() => store.set('local_item_2', 'y'.repeat(1000)));
    expect(error).toMatchObject({ failure: true, kind: 'storage', message: STORAGE_FULL });
    expect(all(storage)).toEqual(Object.keys(precious).sort());
  });

  test('keeps the old text when the new one does not fit', () => {
    const { store } = full({ local_item_1: 'old' });
    thrown(() => store.set('local_item_1', 'much newer'));
    expect(store.get('local_item_1')).toBe('old');
  });

  test('a cache makes no room for itself at the cost of another one', () => {
    const { storage, store } = full({ ...caches });
    expect(thrown(() => store.set('api_item_3', 'y'))).toMatchObject({ message: STORAGE_FULL });
    expect(all(storage)).toEqual(Object.keys(caches).sort());
  });

  test('that lets nothing be removed either says so instead of trying for ever', () => {
    const { storage, store } = onStorage({ ...caches });
    storage.faults.add('setItem').add('removeItem');
    expect(thrown(() => store.set('local_item_1', 'y'))).toMatchObject({ message: STORAGE_FULL });
  });

  test("Firefox's own name for it counts as full", () => {
    const { storage, store } = onStorage({ ...caches });
    const setItem = vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'NS_ERROR_DOM_QUOTA_REACHED');
    });
    store.set('local_item_1', 'y');
    expect(setItem).toHaveBeenCalledTimes(2);
    expect(store.get('local_item_1')).toBe('y');
  });
});

describe('a storage that is forbidden', () => {
  const forbidden = [
    ['is not there', () => onStorage({}, { storage: undefined })],
    [
      'refuses everything',
      () => {
        const made = onStorage({ local_item_1: 'x' });
        made.storage.isForbidden = true;
        return made;
      },
    ],
  ] as const;

  test.each(forbidden)('%s: keeping says so, reading finds nothing, removing is harmless', (_, make) => {
    const { store } = make();
    expect(thrown(() => store.set('local_item_1', 'y'))).toMatchObject({
      kind: 'storage',
      title: 'Not kept in this browser',
      message: STORAGE_FORBIDDEN,
    });
    expect(store.get('local_item_1')).toBeNull();
    expect(store.setAside('local_item_1', 'x')).toBe(false);
    store.remove('local_item_1');
  });

  test('gives up no cache: it would help nothing', () => {
    const { storage, store } = onStorage({ api_item_1: 'x' });
    storage.isForbidden = true;
    thrown(() => store.set('local_item_1', 'y'));
    storage.isForbidden = false;
    expect(store.get('api_item_1')).toBe('x');
  });
});

describe('setting aside what cannot be read', () => {
  test('moves it to another key and tells which', () => {
    const { storage, store, setAside } = onStorage({ offline_item_1: '{' });
    expect(store.setAside('offline_item_1', '{')).toBe(true);
    expect(all(storage)).toEqual(['offline_item_1.unreadable']);
    expect(store.get('offline_item_1.unreadable')).toBe('{');
    expect(setAside).toEqual(['offline_item_1.unreadable']);
  });

  test('never overwrites what was set aside before', () => {
    const { store, setAside } = onStorage({ 'a.unreadable': '1', 'a.unreadable.2': '2', a: '3' });
    store.setAside('a', '3');
    expect(setAside).toEqual(['a.unreadable.3']);
    expect(['a.unreadable', 'a.unreadable.2', 'a.unreadable.3'].map(store.get)).toEqual(['1', '2', '3']);
  });

  test('leaves it where it is when there is no room for the move', () => {
    const { storage, store, setAside } = onStorage({ a: 'x'.repeat(50) });
    storage.room = 60;
    expect(store.setAside('a', 'x'.repeat(50))).toBe(false);
    expect(store.get('a')).toBe('x'.repeat(50));
    expect(setAside).toEqual([]);
  });
});

describe('watching', () => {
  test('tells of every change here and in another tab, with its key', () => {
    const { store, elsewhere } = onStorage();
    const keys: (string | null)[] = [];
    const stop = store.watch((key) => void keys.push(key));
    store.set('a', '1');
    store.remove('a');
    elsewhere('b');
    elsewhere(null);
    expect(keys).toEqual(['a', 'a', 'b', null]);
    stop();
    store.set('a', '2');
    elsewhere('b');
    expect(keys).toHaveLength(4);
  });

  test('tells of evicted caches and of what was set aside', () => {
    const { storage, store } = onStorage({ api_item_1: 'x'.repeat(50), offline_item_1: '{' });
    const keys: (string | null)[] = [];
    store.watch((key) => void keys.push(key));
    store.setAside('offline_item_1', '{');
    storage.room = 100;
    store.set('local_item_1', 'y'.repeat(50));
    expect(keys).toEqual(['offline_item_1', 'api_item_1', 'local_item_1']);
  });

  test('does not tell of the session storage of the same page', () => {
    const { store, elsewhere } = onStorage();
    const listener = vi.fn<(key: string | null) => void>();
    store.watch(listener);
    elsewhere('a', memoryStorage());
    expect(listener).not.toHaveBeenCalled();
  });

  test('a change that could not be kept is none', () => {
    const { storage, store } = onStorage();
    const listener = vi.fn<(key: string | null) => void>();
    store.watch(listener);
    storage.faults.add('setItem');
    thrown(() => store.set('a', '1'));
    expect(listener).not.toHaveBeenCalled();
  });
});
