import { describe, expect, test } from 'vitest';
import {
  keepPreferences,
  readPreferences,
  watchPreferences,
} from '../../../src/services/browser/preferences.ts';
import { memoryStorage } from './memoryStorage.ts';

const KEY = 'stowage-preferences';
const CARDS = { itemView: 'cards', hiddenColumns: [], switches: {} } as const;
const DEFAULTS = { singleKeys: true, theme: 'system', keys: {}, ...CARDS };

describe('the preferences of this browser', () => {
  test.each([
    { singleKeys: false, theme: 'dark', keys: {}, ...CARDS },
    { singleKeys: true, theme: 'light', keys: { share: 'g x', 'edit-item': 'mod+e' }, ...CARDS },
    { singleKeys: false, theme: 'system', keys: { home: 'h' }, ...CARDS },
    {
      singleKeys: true,
      theme: 'dark',
      keys: {},
      itemView: 'table',
      hiddenColumns: ['part', 'photo'],
      switches: { keyBar: false },
    },
  ] as const)('are read as they were kept: %j', (chosen) => {
    const storage = memoryStorage();
    keepPreferences(storage, chosen);
    expect(readPreferences(storage)).toEqual(chosen);
  });

  test('are the defaults while nothing is kept', () => {
    expect(readPreferences(memoryStorage())).toEqual(DEFAULTS);
  });

  test('that an older version kept without one of them have its default', () => {
    expect(readPreferences(memoryStorage({ [KEY]: '{"theme":"dark"}' }))).toEqual({
      ...DEFAULTS,
      theme: 'dark',
    });
    expect(readPreferences(memoryStorage({ [KEY]: '{"singleKeys":false}' }))).toEqual({
      ...DEFAULTS,
      singleKeys: false,
    });
  });

  test('that a newer version kept with more are read, and the rest is left out', () => {
    const kept = '{"singleKeys":false,"theme":"light","density":"compact"}';
    expect(readPreferences(memoryStorage({ [KEY]: kept }))).toEqual({
      singleKeys: false,
      theme: 'light',
      keys: {},
      ...CARDS,
    });
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"dark"',
    '[]',
    '{"theme":"sepia"}',
    '{"theme":null}',
    '{"singleKeys":"off","theme":"dark"}',
    '{"singleKeys":0}',
    '{"keys":{"share":7}}',
    '{"keys":"g x"}',
    '{"itemView":"tiles"}',
    '{"hiddenColumns":"part"}',
    '{"switches":{"keyBar":"off"}}',
  ])('are the defaults where %j is stored', (stored) => {
    expect(readPreferences(memoryStorage({ [KEY]: stored }))).toEqual(DEFAULTS);
  });
});

test('a tab keeps what it changes, and nothing else of what it has: another one may have changed that', () => {
  const storage = memoryStorage();
  keepPreferences(storage, { theme: 'dark', switches: { keyBar: false } });
  keepPreferences(storage, { keys: { share: 'g x' } });
  keepPreferences(storage, { switches: { scanner: true } });
  expect(readPreferences(storage)).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    keys: { share: 'g x' },
    switches: { keyBar: false, scanner: true },
  });
});

test('what another tab keeps is told, and no other key of the storage', () => {
  const storage = memoryStorage();
  const window = new EventTarget();
  const told: unknown[] = [];
  watchPreferences(window, storage, (preferences) => void told.push(preferences.theme));
  const say = (key: string | null, area: unknown = storage) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: area }));
  keepPreferences(storage, { theme: 'dark' });
  say(KEY);
  say('auth_token');
  say(KEY, memoryStorage());
  storage.clear();
  say(null);
  expect(told).toEqual(['dark', 'system']);
});

test('what cannot be read is set aside before the next change takes its place', () => {
  const storage = memoryStorage({ [KEY]: '{"theme":"sepia","keys":{"share":"g x"}}' });
  keepPreferences(storage, readPreferences(storage));
  expect(storage.getItem(`${KEY}.unreadable`)).toBe('{"theme":"sepia","keys":{"share":"g x"}}');
  expect(readPreferences(storage)).toEqual(DEFAULTS);
});

describe('a browser that refuses to store', () => {
  test('without any storage has the defaults, and keeping does nothing', () => {
    expect(readPreferences(undefined)).toEqual(DEFAULTS);
    expect(() =>
      keepPreferences(undefined, { singleKeys: false, theme: 'dark', keys: {}, ...CARDS }),
    ).not.toThrow();
  });

  test('has the defaults when reading throws', () => {
    const storage = memoryStorage({ [KEY]: '{"singleKeys":false,"theme":"dark"}' });
    storage.faults.add('getItem');
    expect(readPreferences(storage)).toEqual(DEFAULTS);
  });

  test('never throws when keeping fails, and what was kept before stays', () => {
    const storage = memoryStorage();
    keepPreferences(storage, { singleKeys: false, theme: 'dark', keys: {}, ...CARDS });
    storage.faults.add('setItem');
    expect(() =>
      keepPreferences(storage, { singleKeys: true, theme: 'light', keys: {}, ...CARDS }),
    ).not.toThrow();
    expect(readPreferences(storage)).toEqual({ singleKeys: false, theme: 'dark', keys: {}, ...CARDS });
  });
});
