import { array, create, record, string, unknown } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { SEEDED_AREAS, SEEDED_ITEMS, SEEDED_SHELVES } from '../../../src/model/samples/sampleData.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createLegacyStorage } from '../../../src/services/unsent/legacyStorage.ts';
import { newLocalId } from '../../../src/services/browser/randomText.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';
import { NOW } from '../host/fakeHost.ts';
import { anInput } from '../samples.ts';

const ITEMS = 'workshop-storage-items';
const AREAS = 'workshop-storage-areas';
const SHELVES = 'workshop-storage-shelves';

function onStorage(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  const store = createBrowserStore({ storage, events: new EventTarget() });
  const stored = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  return { storage, stored, legacy: createLegacyStorage(store, () => NOW) };
}

describe('seeding', () => {
  test('STORE-02 STORE-03 STORE-04: puts items, areas and shelves under their keys', () => {
    const { stored, legacy } = onStorage();
    legacy.seed();
    expect(stored(ITEMS)).toEqual(SEEDED_ITEMS);
    expect(stored(AREAS)).toEqual(SEEDED_AREAS);
    expect(stored(SHELVES)).toEqual(SEEDED_SHELVES);
    expect(legacy.items()).toEqual(SEEDED_ITEMS);
    expect(legacy.areas()).toEqual(SEEDED_AREAS);
    expect(legacy.shelves()).toEqual(SEEDED_SHELVES);
  });

  test('SEED-03 SEED-04 SEED-05 SEED-07 ENT-54 ENT-55: what is stored names its places, and where each shelf is', () => {
    const { storage, legacy } = onStorage();
    legacy.seed();
    const stored = (key: string) =>
      create(JSON.parse(storage.getItem(key) ?? 'null'), array(record(string(), unknown())));
    const areas = stored(AREAS);
    const areaNamed = (name: string) => areas.find((area) => area['name'] === name)?.['id'];
    for (const area of areas) expect(Object.keys(area).sort()).toEqual(['description', 'id', 'name']);
    expect(stored(SHELVES)).toEqual([
      { id: expect.any(String), name: 'North Wall Shelves', areaId: areaNamed('Workshop') },
      { id: expect.any(String), name: 'Workbench Cabinet', areaId: areaNamed('Workshop') },
      { id: expect.any(String), name: 'Storage Rack 1', areaId: areaNamed('Workshop Storage Room') },
    ]);
    const types = new Set(stored(ITEMS).map((item) => item['type']));
    expect(types).toEqual(new Set(['Container', 'Bin', 'Shelf Unit', 'Rolling Tool Chest']));
  });

  test('leaves what is there as it is, an empty list and a broken one too', () => {
    const { storage, stored, legacy } = onStorage({ [ITEMS]: '[]', [AREAS]: '{"half":' });
    legacy.seed();
    expect(storage.getItem(ITEMS)).toBe('[]');
    expect(storage.getItem(AREAS)).toBe('{"half":');
    expect(stored(SHELVES)).toEqual(SEEDED_SHELVES);
  });

  test.each([AREAS, SHELVES])('tells what is stored under %s only where it is one', (key) => {
    const { storage, legacy } = onStorage({ [key]: '[{"id":"only an id"}]' });
    expect([...legacy.areas(), ...legacy.shelves()]).toEqual([]);
    expect(storage.getItem(`${key}.unreadable`)).toBe('[{"id":"only an id"}]');
  });

  test('in a full or forbidden storage is no error', () => {
    const { storage, legacy } = onStorage();
    storage.faults.add('setItem');
    legacy.seed();
    storage.isForbidden = true;
    legacy.seed();
    expect(legacy.items()).toEqual([]);
  });
});

describe('a local-only item', () => {
  test('ENT-47 ENT-48 ENT-50 ENT-51 ENT-52 ENT-53 STORE-02: is kept in this browser with all its fields', () => {
    const { stored, legacy } = onStorage();
    legacy.put('local-1', anInput({ notes: ' M3 bolts,, M4 bolts ,' }), NOW - 1000);
    expect(stored(ITEMS)).toEqual([
      {
        id: 'local-1',
        name: 'Bolts',
        type: 'Container',
        category: 'Fasteners',
        areaId: 'l1',
        shelfId: '',
        position: '',
        description: 'M4',
        contents: ['M3 bolts', 'M4 bolts'],
        color: '#334155',
        dateAdded: new Date(NOW - 1000).toISOString(),
        lastUpdated: new Date(NOW).toISOString(),
      },
    ]);
  });

  test('ENT-49: has a random short string for its id', () => {
    const ids = Array.from({ length: 200 }, newLocalId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^local-[0-9a-z]{12,24}$/);
  });

  test('ENT-50: without notes has no contents', () => {
    const { legacy } = onStorage();
    legacy.put('local-1', anInput({ notes: ' , ' }), NOW);
    expect(legacy.items()[0]?.contents).toEqual([]);
  });

  test('ENT-51: that is saved again keeps its first date and its place', () => {
    const { legacy } = onStorage();
    legacy.put('local-1', anInput(), NOW - 5000);
    legacy.put('local-2', anInput({ name: 'Nuts' }), NOW);
    legacy.put('local-1', anInput({ name: 'Screws' }), NOW);
    expect(legacy.items().map(({ id, name, dateAdded }) => [id, name, dateAdded])).toEqual([
      ['local-1', 'Screws', new Date(NOW - 5000).toISOString()],
      ['local-2', 'Nuts', new Date(NOW).toISOString()],
    ]);
  });

  test('is removed by its id, and the seeds stay', () => {
    const { legacy } = onStorage();
    legacy.seed();
    legacy.put('local-1', anInput(), NOW);
    legacy.remove('local-1');
    legacy.remove('nowhere');
    expect(legacy.items()).toEqual(SEEDED_ITEMS);
  });

  test.each(['{"half":', '{}', '[{"id":"only an id"}]'])(
    'STORE-02: %s where the items should be is moved aside, not lost',
    (text) => {
      const { storage, stored, legacy } = onStorage({ [ITEMS]: text });
      legacy.put('local-1', anInput(), NOW);
      expect(storage.getItem(`${ITEMS}.unreadable`)).toBe(text);
      expect(stored(ITEMS)).toMatchObject([{ id: 'local-1' }]);
    },
  );

  test('STORE-02: what cannot even be moved aside is not overwritten', () => {
    const { storage, legacy } = onStorage({ [ITEMS]: 'unreadable' });
    storage.faults.add('removeItem');
    legacy.put('local-1', anInput(), NOW);
    expect(storage.getItem(ITEMS)).toBe('unreadable');
  });
});
