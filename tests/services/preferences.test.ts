import { describe, expect, test } from 'vitest';
import { keepPreferences, readPreferences } from '../../src/services/preferences.ts';
import { memoryStorage } from './memoryStorage.ts';

const KEY = 'stowage-preferences';
const DEFAULTS = { singleKeys: true, theme: 'system' };

describe('the preferences of this browser', () => {
  test.each([
    { singleKeys: false, theme: 'dark' },
    { singleKeys: true, theme: 'light' },
    { singleKeys: false, theme: 'system' },
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
      singleKeys: true,
      theme: 'dark',
    });
    expect(readPreferences(memoryStorage({ [KEY]: '{"singleKeys":false}' }))).toEqual({
      singleKeys: false,
      theme: 'system',
    });
  });

  test('that a newer version kept with more are read, and the rest is left out', () => {
    const kept = '{"singleKeys":false,"theme":"light","density":"compact"}';
    expect(readPreferences(memoryStorage({ [KEY]: kept }))).toEqual({ singleKeys: false, theme: 'light' });
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
  ])('are the defaults where %j is stored', (stored) => {
    expect(readPreferences(memoryStorage({ [KEY]: stored }))).toEqual(DEFAULTS);
  });
});

describe('a browser that refuses to store', () => {
  test('without any storage has the defaults, and keeping does nothing', () => {
    expect(readPreferences(undefined)).toEqual(DEFAULTS);
    expect(() => keepPreferences(undefined, { singleKeys: false, theme: 'dark' })).not.toThrow();
  });

  test('has the defaults when reading throws', () => {
    const storage = memoryStorage({ [KEY]: '{"singleKeys":false,"theme":"dark"}' });
    storage.faults.add('getItem');
    expect(readPreferences(storage)).toEqual(DEFAULTS);
  });

  test('never throws when keeping fails, and what was kept before stays', () => {
    const storage = memoryStorage();
    keepPreferences(storage, { singleKeys: false, theme: 'dark' });
    storage.faults.add('setItem');
    expect(() => keepPreferences(storage, { singleKeys: true, theme: 'light' })).not.toThrow();
    expect(readPreferences(storage)).toEqual({ singleKeys: false, theme: 'dark' });
  });
});
