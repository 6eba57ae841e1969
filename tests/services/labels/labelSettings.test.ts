import { expect, test } from 'vitest';
import { DEFAULT_LABELS } from '../../../src/model/labels/labelSettings.ts';
import { ownSheet, ownValuesOf } from '../../../src/model/labels/sheets.ts';
import { chosenSheet } from '../../../src/model/labels/labelSettings.ts';
import { keepLabelSettings, readLabelSettings } from '../../../src/services/labels/labelSettings.ts';
import { memoryStorage } from '../browser/memoryStorage.ts';

const KEY = 'stowage-labels';
const made = ownSheet('own-1', { ...ownValuesOf(chosenSheet(DEFAULT_LABELS)), name: 'Mine' });
const own = 'sheet' in made ? made.sheet : expect.fail();

test('how labels were printed is read as it was kept', () => {
  const storage = memoryStorage();
  keepLabelSettings(storage, { kind: 'values', values: { nudge: { x: 0.3, y: -1 }, length: 60 } });
  keepLabelSettings(storage, { kind: 'own saved', sheet: own });
  expect(readLabelSettings(storage)).toEqual({
    ...DEFAULT_LABELS,
    sheet: 'own-1',
    own: [own],
    nudge: { x: 0.3, y: -1 },
    length: 60,
  });
});

test('what another tab has changed meanwhile stays: own sizes, shifts, and what stands on a label', () => {
  const storage = memoryStorage();
  keepLabelSettings(storage, { kind: 'own saved', sheet: own });
  keepLabelSettings(storage, { kind: 'own saved', sheet: { ...own, id: 'own-2' } });
  // By a page that was opened before both, and knows of none.
  keepLabelSettings(storage, { kind: 'values', values: { nudge: { x: 0.3, y: 0 } } });
  keepLabelSettings(storage, { kind: 'own removed', id: 'own-1' });
  expect(readLabelSettings(storage)).toMatchObject({ own: [{ id: 'own-2' }], nudge: { x: 0.3, y: 0 } });
});

test('a size is read again with every decimal that its form takes', () => {
  const values = { ...ownValuesOf(own), name: 'Letter, 33 rows', pageWidth: '215.9', pageHeight: '279.4' };
  const rows = { rows: '33', height: '8.466', pitchY: '8.466', top: '0', columns: '1', pitchX: '0' };
  const fine = ownSheet('own-3', { ...values, ...rows });
  const sheet = 'sheet' in fine ? fine.sheet : expect.fail();
  const storage = memoryStorage();
  keepLabelSettings(storage, { kind: 'own saved', sheet });
  keepLabelSettings(storage, { kind: 'values', values: { length: 60 } });
  expect(readLabelSettings(storage).own).toEqual([sheet]);
});

test('what lacks a setting has its default, and a size that could not be entered is left out', () => {
  const endless = { ...own, rows: 1e9 };
  const storage = memoryStorage({
    [KEY]: JSON.stringify({ sheet: '3475', own: [own, endless, { ...own, id: 'L7160' }] }),
  });
  expect(readLabelSettings(storage)).toEqual({ ...DEFAULT_LABELS, sheet: '3475', own: [own] });
});

test('what cannot be read is set aside, and nothing fails where nothing can be kept', () => {
  const storage = memoryStorage({ [KEY]: '{"sheet":7}' });
  expect(readLabelSettings(storage)).toEqual(DEFAULT_LABELS);
  expect(storage.getItem(`${KEY}.unreadable`)).toBe('{"sheet":7}');
  expect(readLabelSettings(undefined)).toEqual(DEFAULT_LABELS);
  keepLabelSettings(undefined, { kind: 'values', values: { length: 60 } });
});
