import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createOfflineItemCache } from '../../../src/services/unsent/offlineItemCache.ts';
import { createLegacyStorage } from '../../../src/services/unsent/legacyStorage.ts';
import { webLock } from '../../../src/services/browser/lock.ts';
import { createOutbox } from '../../../src/services/unsent/outbox.ts';
import { ITEMS } from '../../../src/services/unsent/subjects.ts';
import { createUnsentStore, createWithdrawnStore } from '../../../src/services/unsent/unsentStore.ts';
import { failure } from '../../../src/failure.ts';
import { NOW, onHost } from '../host/fakeHost.ts';
import { fakeLocks, noLock } from '../browser/fakeLocks.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { itemHost, tab } from './outbox.stage.ts';
import { anEntry, anInput } from '../samples.ts';

const UNREACHABLE = failure('offline', 'Nobody answered.');

/** The outbox with everything that follows it in this browser, and what its storage is asked for. */
function counting() {
  const storage = memoryStorage();
  const counts = { decodes: 0, reads: 0, writes: 0, told: 0, legacyWrites: 0 };
  const { getItem, setItem, key } = storage;
  storage.getItem = (name) => (counts.reads++, getItem(name));
  storage.key = (index) => (counts.reads++, key(index));
  storage.setItem = (name, text) => {
    counts.writes++;
    if (name === 'workshop-storage-items') counts.legacyWrites++;
    setItem(name, text);
  };
  const parse = JSON.parse.bind(JSON);
  vi.spyOn(JSON, 'parse').mockImplementation((text: string): unknown => {
    if (text.includes('"name"')) counts.decodes++;
    return parse(text);
  });
  const store = createBrowserStore({ storage, events: new EventTarget() });
  const unsent = createUnsentStore(store);
  const itemCache = createOfflineItemCache(store);
  // The clock stands still: whatever waits for a rest to be over waits for the end.
  const clock = { now: () => 0, later: () => () => {} };
  const legacy = createLegacyStorage(store, () => NOW, clock);
  const host = itemHost();
  const app = onHost(host.answer, { token: 'token' });
  const outbox = createOutbox({
    store: unsent,
    lock: webLock(fakeLocks(), noLock),
    writes: app.writes,
    readItem: (id) => app.items.readFresh(id),
    user: () => 'ada',
    owner: () => 'ada',
    legacy,
    onSent: (item) => itemCache.write(item, 'ada', NOW),
    now: () => NOW,
    withdrawals: {
      store: createWithdrawnStore(ITEMS, store),
      remove: (item) => app.items.remove(item),
      onLeft: () => {},
    },
  });
  let shown = outbox.known();
  outbox.watch(() => {
    counts.told++;
    shown = outbox.known();
  });
  /** What `work` costs for each of `entries`. */
  const costOf = async (entries: number, work: () => Promise<unknown>) => {
    Object.assign(counts, { decodes: 0, reads: 0, writes: 0, told: 0, legacyWrites: 0 });
    await work();
    const { decodes, reads, writes, told, legacyWrites } = counts;
    const each = (count: number) => count / entries;
    return {
      decodes: each(decodes),
      reads: each(reads),
      writes: each(writes),
      told: each(told),
      legacyWrites,
    };
  };
  return { outbox, host, storage, legacy, costOf, shown: () => shown };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what many unsent entries cost', () => {
  test.each([40, 160])('for each of %i the same: to keep them, and to send them', async (count) => {
    const { outbox, host, legacy, costOf, shown } = counting();
    const kept = await costOf(count, async () => {
      for (let at = 0; at < count; at++) {
        // One after the other, as a list is pasted.
        await outbox.create(anInput({ name: `Item ${at}` }), undefined, UNREACHABLE);
      }
    });
    expect(shown()).toHaveLength(count);
    expect(kept.decodes, 'decodes for each that is kept').toBeLessThan(4);
    expect(kept.reads, 'looks at the storage for each that is kept').toBeLessThan(10);
    expect(kept.writes, 'writes for each that is kept').toBeLessThan(3);
    expect(kept.told, 'announcements for each that is kept').toBeLessThan(2);
    legacy.finish();
    expect(legacy.items()).toHaveLength(count);
    expect(kept.legacyWrites, 'times that the whole old list was written').toBeLessThan(30);

    const sent = await costOf(count, async () => {
      for (const { id } of outbox.entries()) await outbox.send(id);
    });
    expect(host.items.size).toBe(count);
    expect(shown()).toEqual([]);
    expect(sent.decodes, 'decodes for each that is sent').toBeLessThan(8);
    expect(sent.reads, 'looks at the storage for each that is sent').toBeLessThan(30);
    expect(sent.writes, 'writes for each that is sent').toBeLessThan(5);
    expect(sent.told, 'announcements for each that is sent').toBeLessThan(4);
    expect(sent.legacyWrites, 'times that the whole old list was written').toBeLessThan(30);
    legacy.finish();
    expect(legacy.items()).toEqual([]);
  });
});

describe('what is remembered of the storage', () => {
  const onStorage = () => {
    const storage = memoryStorage();
    const events = new EventTarget();
    const store = createUnsentStore(createBrowserStore({ storage, events }));
    const changedElsewhere = (key: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: storage }));
    return { storage, events, store, changedElsewhere };
  };
  const KEY = `local_item_${anEntry().id}`;

  test('is not used where another tab has written since, told of or not', () => {
    const { storage, store } = onStorage();
    const other = createUnsentStore(createBrowserStore({ storage, events: new EventTarget() }));
    store.write(anEntry());
    expect(store.all('ada')).toEqual([anEntry()]);
    other.write(anEntry({ revision: 'theirs' }));
    expect(store.find(anEntry().id, 'ada')).toEqual(anEntry({ revision: 'theirs' }));
    other.remove(anEntry().id, 'ada');
    expect(store.find(anEntry().id, 'ada')).toBeUndefined();
    expect(store.all('ada')).toEqual([]);
  });

  test('what is shown follows another tab', () => {
    const { storage, store, changedElsewhere } = onStorage();
    const told: (string | undefined)[] = [];
    store.watch((id) => void told.push(id));
    store.write(anEntry());
    const text = storage.getItem(KEY) ?? '';
    expect(store.known('ada')).toEqual([anEntry()]);
    storage.setItem(KEY, text.replaceAll('Bolts', 'Nuts'));
    changedElsewhere(KEY);
    expect(store.known('ada')[0]?.item.name).toBe('Nuts');
    storage.removeItem(KEY);
    changedElsewhere(KEY);
    expect(store.known('ada')).toEqual([]);
    storage.setItem(KEY, text);
    changedElsewhere(null);
    expect(store.known('ada')).toEqual([anEntry()]);
    expect(told).toEqual([anEntry().id, anEntry().id, anEntry().id, undefined]);
  });

  test('a page that was put to sleep looks at all of it again', () => {
    const { storage, store, events } = onStorage();
    store.watch(() => {});
    store.write(anEntry());
    expect(store.known('ada')).toHaveLength(1);
    storage.removeItem(KEY);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.known('ada')).toEqual([]);
  });

  test('the entry is the same object until it is another one', () => {
    const { store } = onStorage();
    store.watch(() => {});
    store.write(anEntry());
    store.write(anEntry({ id: 'local-other', madeAt: 1 }));
    const [one, other] = store.known('ada');
    store.write(anEntry({ revision: 'rev-2' }));
    const again = store.known('ada');
    expect(again[0] === one).toBe(anEntry().id !== one?.id);
    expect(again.filter((entry) => entry === one || entry === other)).toHaveLength(1);
  });

  test("somebody else's entries are never among the shown ones", () => {
    const { store } = onStorage();
    store.watch(() => {});
    store.write(anEntry({ user: 'bob' }));
    expect(store.known('ada')).toEqual([]);
    expect(store.known('bob')).toHaveLength(1);
  });
});

test('a try that changes nothing of an entry writes nothing', async () => {
  const { outbox, storage, host } = tab({
    storage: memoryStorage(),
    locks: fakeLocks(),
    host: itemHost(),
    clock: { now: NOW },
  });
  host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const kept = await outbox.create(anInput());
  if (kept.result !== 'kept') throw new Error(kept.result);
  await outbox.send(kept.entry.id);
  const setItem = vi.spyOn(storage, 'setItem');
  await outbox.send(kept.entry.id);
  expect(setItem).not.toHaveBeenCalled();
});
