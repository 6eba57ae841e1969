import { describe, expect, test, vi } from 'vitest';
import type { UnsentEntry } from '../../../src/model/unsent/unsent.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createUnsentStore, holdsNothing } from '../../../src/services/unsent/unsentStore.ts';
import { ITEMS } from '../../../src/services/unsent/subjects.ts';
import { NOW } from '../host/fakeHost.ts';
import { type MemoryStorage, memoryStorage } from '../browser/memoryStorage.ts';
import { anEdit, anEntry, anInput, hostItem, ITEM_ID } from '../samples.ts';

function onStorage(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  const events = new EventTarget();
  const setAside: string[] = [];
  const store = createUnsentStore(
    createBrowserStore({ storage, events, onSetAside: (key) => void setAside.push(key) }),
    () => NOW,
  );
  return { storage, store, setAside, events };
}

const keys = (storage: MemoryStorage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').sort();
const stored = (storage: MemoryStorage, key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');

/** Everything that an entry can hold. */
const FULL: UnsentEntry = anEdit({
  status: 'conflict',
  theirs: hostItem({ version: 2, notes: 'theirs' }),
  attempts: [anInput({ name: 'First' }), anInput({ quantity: undefined })],
  failure: { kind: 'stale', title: 'Changed on both sides', message: 'Somebody else changed it.' },
  faults: 2,
});

describe('where unsent work is kept', () => {
  test('STORE-06: changes of an item under offline_item_{id}', () => {
    const { storage, store } = onStorage();
    store.write(anEdit());
    expect(keys(storage)).toEqual([`offline_item_${ITEM_ID}`]);
  });

  test('STORE-07: a new item under local_item_{id}', () => {
    const { storage, store } = onStorage();
    store.write(anEntry());
    expect(keys(storage)).toEqual(['local_item_local-0123456789abcdef']);
  });

  test('STORE-06 STORE-07: as the whole item, its own fields at the top', () => {
    const { storage, store } = onStorage();
    store.write(anEntry());
    store.write(anEdit());
    expect(stored(storage, 'local_item_local-0123456789abcdef')).toMatchObject({
      ...anInput(),
      id: 'local-0123456789abcdef',
    });
    expect(stored(storage, `offline_item_${ITEM_ID}`)).toMatchObject({
      ...anInput({ notes: 'mine' }),
      id: ITEM_ID,
    });
  });

  test('an empty quantity is null there, as a host has it', () => {
    const { storage, store } = onStorage();
    store.write(anEdit({ item: anInput({ quantity: undefined }) }));
    expect(stored(storage, `offline_item_${ITEM_ID}`)).toHaveProperty('quantity', null);
    expect(store.find(ITEM_ID, 'ada')?.item.quantity).toBeUndefined();
  });

  test.each([
    ['a new item', anEntry()],
    ['a new item that was sent without an answer', anEntry({ attempts: [anInput({ name: 'First' })] })],
    ['changes', anEdit()],
    ['changes with all there is to know', FULL],
  ])('%s comes back as it was kept', (_, entry) => {
    const { store, setAside } = onStorage();
    store.write(entry);
    expect(store.find(entry.id, 'ada')).toEqual(entry);
    expect(store.all('ada')).toEqual([entry]);
    expect(setAside).toEqual([]);
  });

  test('is listed oldest first, new items and changes together', () => {
    const { store } = onStorage();
    store.write(anEdit({ madeAt: 2 }));
    store.write(anEntry({ id: 'local-b', madeAt: 3 }));
    store.write(anEntry({ id: 'local-a', madeAt: 3 }));
    store.write(anEntry({ id: 'local-c', madeAt: 1 }));
    expect(store.all('ada').map(({ id }) => id)).toEqual(['local-c', ITEM_ID, 'local-a', 'local-b']);
  });

  test('removing it leaves nothing behind', () => {
    const { storage, store } = onStorage();
    store.write(anEdit());
    store.remove(ITEM_ID, 'ada');
    expect(keys(storage)).toEqual([]);
    expect(store.find(ITEM_ID, 'ada')).toBeUndefined();
  });

  test('a storage that has no room says so', () => {
    const { storage, store } = onStorage();
    storage.room = 100;
    expect(() => store.write(anEntry())).toThrow(expect.objectContaining({ kind: 'storage' }));
  });
});

describe("another person's unsent work", () => {
  const hers = anEdit({ item: anInput({ notes: 'hers' }) });
  const his = anEdit({ item: anInput({ notes: 'his' }), user: 'bob' });

  test('is neither seen nor found', () => {
    const { store } = onStorage();
    store.write(hers);
    expect(store.all('bob')).toEqual([]);
    expect(store.find(ITEM_ID, 'bob')).toBeUndefined();
  });

  test('is neither overwritten nor removed: both lie side by side', () => {
    const { storage, store } = onStorage();
    store.write(hers);
    store.write(his);
    expect(keys(storage)).toEqual([`offline_item_${ITEM_ID}`, `offline_item_${ITEM_ID}~bob`]);
    expect(store.all('ada')).toEqual([hers]);
    expect(store.all('bob')).toEqual([his]);
    store.remove(ITEM_ID, 'bob');
    expect([store.find(ITEM_ID, 'ada'), store.find(ITEM_ID, 'bob')]).toEqual([hers, undefined]);
    store.remove(ITEM_ID, 'bob');
    expect(store.find(ITEM_ID, 'ada')).toEqual(hers);
  });

  test('and what nobody was named for beside it can be found, sent and removed', () => {
    const { store } = onStorage();
    store.write(hers);
    store.write({ ...his, user: '' });
    expect(store.find(ITEM_ID, 'bob')?.item.notes).toBe('his');
    expect(store.find(ITEM_ID, 'ada')?.item.notes).toBe('his');
    store.remove(ITEM_ID, 'ada');
    expect(store.all('bob')).toEqual([]);
    expect(store.all('ada')).toEqual([hers]);
  });

  test('leaves what lies beside it where it can be found when it goes', () => {
    const { store } = onStorage();
    store.write(hers);
    store.write(his);
    store.remove(ITEM_ID, 'ada');
    expect(store.find(ITEM_ID, 'bob')).toEqual(his);
    store.write({ ...his, revision: 'rev-2' });
    expect(store.all('bob')).toEqual([{ ...his, revision: 'rev-2' }]);
    store.remove(ITEM_ID, 'bob');
    expect(store.all('bob')).toEqual([]);
  });
});

describe('a value that is no entry', () => {
  const plain = { ...anInput(), id: ITEM_ID };
  const unreadable = [
    ['no JSON', '{'],
    ['not an item', '[]'],
    ['an item without an id', JSON.stringify({ name: 'Bolts' })],
    ['an item of another id', JSON.stringify({ ...plain, id: 'other-id-12345' })],
    ['a local id', JSON.stringify({ ...plain, id: 'local-1' })],
    ['a broken word on sending', JSON.stringify({ ...plain, outbox: { user: 7 } })],
  ] as const;

  test.each(unreadable)('%s: is moved aside and reported, and holds up nothing', (_, text) => {
    const { storage, store, setAside } = onStorage({ [`offline_item_${ITEM_ID}`]: text });
    store.write(anEntry());
    expect(store.all('ada')).toEqual([anEntry()]);
    expect(setAside).toEqual([`offline_item_${ITEM_ID}.unreadable`]);
    expect(storage.getItem(`offline_item_${ITEM_ID}.unreadable`)).toBe(text);
    expect(store.all('ada')).toEqual([anEntry()]);
    expect(setAside).toHaveLength(1);
  });

  test('gives its key to the next changes of the item', () => {
    const { storage, store } = onStorage({ [`offline_item_${ITEM_ID}`]: '{' });
    store.write(anEdit());
    expect(keys(storage)).toEqual([`offline_item_${ITEM_ID}`, `offline_item_${ITEM_ID}.unreadable`]);
  });

  test('is neither overwritten nor removed where it cannot be moved', () => {
    const garbage = 'x'.repeat(5000);
    const { storage, store, setAside } = onStorage({ [`offline_item_${ITEM_ID}`]: garbage });
    storage.room = 9000;
    store.write(anEdit());
    expect(store.find(ITEM_ID, 'ada')).toEqual(anEdit());
    store.remove(ITEM_ID, 'ada');
    store.remove(ITEM_ID, 'ada');
    expect(storage.getItem(`offline_item_${ITEM_ID}`)).toBe(garbage);
    expect(setAside).toEqual([]);
  });

  test('is not overwritten beside the first one either', () => {
    const garbage = 'x'.repeat(5000);
    const places = [`offline_item_${ITEM_ID}`, `offline_item_${ITEM_ID}~ada`];
    const { storage, store } = onStorage(Object.fromEntries(places.map((key) => [key, garbage])));
    storage.room = 14_000;
    expect(() => store.write(anEdit())).toThrow(expect.objectContaining({ kind: 'storage' }));
    expect(places.map((key) => storage.getItem(key))).toEqual([garbage, garbage]);
  });
});

describe('an item that says nothing of sending', () => {
  const plain = { ...anInput(), id: ITEM_ID };
  const under = (value: object) => onStorage({ [`offline_item_${ITEM_ID}`]: JSON.stringify(value) });

  test('EDIT-01: is seen by whoever is here, set aside with a reason: never sent by itself', () => {
    const { store, setAside } = under(plain);
    expect(store.all('bob')).toMatchObject([
      {
        kind: 'edit',
        id: ITEM_ID,
        item: anInput(),
        user: 'bob',
        status: 'refused',
        base: undefined,
        failure: {
          kind: 'stale',
          title: 'Kept by another version',
          message: 'It was kept without the version it was made from. Check it before it is sent.',
        },
      },
    ]);
    expect(setAside).toEqual([]);
  });

  test('belongs to the one who keeps it', () => {
    const { store } = under(plain);
    const seen = store.find(ITEM_ID, 'ada');
    if (!seen) throw new Error('It was not found');
    store.write({ ...seen, status: 'waiting' });
    expect(store.find(ITEM_ID, 'ada')?.status).toBe('waiting');
    expect(store.find(ITEM_ID, 'bob')).toBeUndefined();
  });
});

describe('where an item went that was sent', () => {
  test('is remembered under its local id, for the one who made it', () => {
    const { storage, store } = onStorage();
    store.noteSent('local-1', { id: ITEM_ID, user: 'ada', at: NOW });
    expect(keys(storage)).toEqual(['sent_item_local-1']);
    expect(store.sentAs('local-1', 'ada')).toBe(ITEM_ID);
    expect(store.sentAs('local-1', 'bob')).toBeUndefined();
    expect(store.sentAs('local-2', 'ada')).toBeUndefined();
  });

  test('is forgotten, oldest first, beyond 500', () => {
    const { storage, store } = onStorage();
    for (let at = 0; at < 502; at++) {
      store.noteSent(`local-${(at * 7) % 502}`, { id: ITEM_ID, user: 'ada', at });
    }
    expect(keys(storage)).toHaveLength(500);
    expect(['local-0', 'local-7', 'local-14'].map((id) => store.sentAs(id, 'ada'))).toEqual([
      undefined,
      undefined,
      ITEM_ID,
    ]);
  });

  test('is known at once though 500 are dated ahead by a clock that was put back: those are forgotten first', () => {
    const { store } = onStorage();
    for (let at = 0; at < 500; at++) {
      store.noteSent(`local-ahead${at}`, { id: ITEM_ID, user: 'ada', at: NOW + 1_000_000 + at });
    }
    for (let at = 0; at < 3; at++) store.noteSent(`local-${at}`, { id: ITEM_ID, user: 'ada', at: NOW + at });
    expect([0, 1, 2].map((at) => store.sentAs(`local-${at}`, 'ada'))).toEqual([ITEM_ID, ITEM_ID, ITEM_ID]);
  });

  test('fails nothing where there is no room for it', () => {
    const { storage, store } = onStorage();
    storage.faults.add('setItem');
    store.noteSent('local-1', { id: ITEM_ID, user: 'ada', at: NOW });
    expect(store.sentAs('local-1', 'ada')).toBeUndefined();
  });

  test.each(['{', '7', '{"id":7}'])('%s says nothing', (text) => {
    const { store } = onStorage({ 'sent_item_local-1': text });
    expect(store.sentAs('local-1', 'ada')).toBeUndefined();
  });
});

describe('watching', () => {
  test('tells of every change of entries, here and in another tab, and of nothing else', () => {
    const { storage, store, events } = onStorage();
    const listener = vi.fn<() => void>();
    const elsewhere = (key: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: storage }));
    const stop = store.watch(listener);
    store.write(anEntry());
    store.write(anEdit());
    store.remove(ITEM_ID, 'ada');
    expect(listener).toHaveBeenCalledTimes(3);
    elsewhere('local_item_local-1');
    elsewhere('offline_item_1');
    elsewhere(null);
    expect(listener).toHaveBeenCalledTimes(6);
    store.noteSent('local-1', { id: ITEM_ID, user: 'ada', at: NOW });
    elsewhere('auth_token');
    expect(listener).toHaveBeenCalledTimes(6);
    stop();
    store.write(anEdit());
    expect(listener).toHaveBeenCalledTimes(6);
  });
});

describe('whether changes hold nothing that the server does not have', () => {
  const base = hostItem();
  test.each([
    ['changes that change nothing', anEdit({ item: anInput() }), true],
    [
      'the same in another form',
      anEdit({ item: anInput({ location_id: '' }), base: hostItem({ location_id: null }) }),
      true,
    ],
    ['one changed field', anEdit(), false],
    ['a new item', anEntry(), false],
    ['changes of who knows what', anEdit({ item: anInput(), base: undefined }), false],
    [
      'back to the old content, after it was sent',
      anEdit({ item: anInput(), attempts: [anInput()], base }),
      true,
    ],
    [
      'back to the old content, after another one was sent that the server may have',
      anEdit({ item: anInput(), attempts: [anInput({ name: 'Nuts' })], base }),
      false,
    ],
  ])('%s: %s', (_, entry, expected) => {
    expect(holdsNothing(ITEMS, entry)).toBe(expected);
  });
});
