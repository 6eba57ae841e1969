import { describe, expect, test } from 'vitest';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { createLocalLabels } from '../../../src/services/locations/localLabels.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

const UUID = '11111111-2222-4333-8444-555555555555';
const labelsIn = (storage: Storage | undefined) =>
  createLocalLabels(createBrowserStore({ storage, events: new EventTarget() }));
const stored = (entries: unknown) => memoryStorage({ locations: JSON.stringify(entries) });

describe('resolving a location id', () => {
  const storage = stored([
    { id: '7', label: 'Rack-1' },
    { id: '8', label: UUID },
    { id: '9', label: null },
  ]);
  test.each([
    ['IDRES-01: a label becomes the id', 'Rack-1', '7'],
    ['IDRES-01: whatever its case', 'rack-1', '7'],
    ['whatever its width, and whatever in it is not seen', '\u200FＲack\u200B-1', '7'],
    ['IDRES-01: what no location has as label stays', 'Rack-2', 'Rack-2'],
    ['IDRES-01: an id stays', '7', '7'],
    ['IDRES-01: a UUID is an id, even if it is also a label', UUID, UUID],
    ['IDRES-01: nothing stays nothing', '', ''],
  ])('%s', (_, given, id) => {
    expect(labelsIn(storage).resolve(given)).toBe(id);
  });
});

test('of two labels that look the same each is found by its own spelling', () => {
  const labels = labelsIn(
    stored([
      { id: '1', label: 'Ｂ-7' },
      { id: '2', label: 'B-7' },
    ]),
  );
  expect([labels.resolve('Ｂ-7'), labels.resolve('B-7'), labels.resolve('b-7')]).toEqual(['1', '2', '1']);
});

describe('remembering', () => {
  test('keeps ids and labels of the locations that have a label, for the next visit', () => {
    const storage = memoryStorage();
    const named = { id: '1', label: 'A', name: 'Shelf' };
    labelsIn(storage).remember([named, { id: '2', label: '' }]);
    expect(JSON.parse(storage.getItem('locations') ?? '')).toEqual([{ id: '1', label: 'A' }]);
    expect(labelsIn(storage).resolve('a')).toBe('1');
  });

  test('keeps at most 20,000', () => {
    const storage = memoryStorage();
    labelsIn(storage).remember(Array.from({ length: 20_001 }, (_, at) => ({ id: `${at}`, label: `L${at}` })));
    expect(JSON.parse(storage.getItem('locations') ?? '')).toHaveLength(20_000);
  });

  test.each(['{"a":', '{}', '[{"label":"no id"}]', '7'])(
    '%s in the storage is moved aside, not lost',
    (text) => {
      const storage = memoryStorage({ locations: text, 'locations.unreadable': 'older' });
      const labels = labelsIn(storage);
      expect(labels.resolve('A')).toBe('A');
      labels.remember([{ id: '1', label: 'A' }]);
      expect(labels.resolve('A')).toBe('1');
      expect(storage.getItem('locations.unreadable')).toBe('older');
      expect(storage.getItem('locations.unreadable.2')).toBe(text);
    },
  );
});

describe('a storage that fails', () => {
  test.each(['getItem', 'setItem', 'removeItem'] as const)('in %s is no failure of the page', (operation) => {
    const storage = memoryStorage({ locations: 'unreadable' });
    storage.faults.add(operation);
    const labels = labelsIn(storage);
    labels.remember([{ id: '1', label: 'A' }]);
    expect(labels.resolve('A')).toBe('A');
    storage.faults.clear();
    expect(storage.getItem('locations')).toBe('unreadable');
  });

  test('or none at all neither', () => {
    const labels = labelsIn(undefined);
    labels.remember([{ id: '1', label: 'A' }]);
    expect(labels.resolve('A')).toBe('A');
  });
});
