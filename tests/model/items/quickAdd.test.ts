import { expect, test } from 'vitest';
import { quickItem, sameNameNote } from '../../../src/model/items/quickAdd.ts';
import { anItem } from '../../machines/kit/samples.ts';

const HERE = { locationId: 'l1', category: 'Fasteners' };

test.each([
  [{ name: 'M3 screws, 20', quantity: '' }, 'M3 screws', 20],
  [{ name: 'M3 screws, 20', quantity: '5' }, 'M3 screws, 20', 5],
  [{ name: '  Anvil ', quantity: '' }, 'Anvil', 1],
  [{ name: 'Wire', quantity: '2,5' }, 'Wire', 2.5],
  [{ name: 'Wire', quantity: '007' }, 'Wire', 7],
])('%j is the item %s, %d of it', (texts, name, quantity) => {
  expect(quickItem(texts, HERE)).toMatchObject({
    ok: true,
    value: { name, quantity, category: 'Fasteners', location_id: 'l1' },
  });
});

test.each([
  [{ name: 'A', quantity: '' }, { name: 'Name must be at least 2 characters.' }],
  [{ name: '', quantity: '3' }, { name: 'Name must be at least 2 characters.' }],
  [{ name: 'Wire', quantity: '0x10' }, { quantity: 'Quantity must be a number.' }],
  [{ name: 'Wire', quantity: '1e3' }, { quantity: 'Quantity must be a number.' }],
  [{ name: 'Wire', quantity: '-2' }, { quantity: 'Quantity of a new item must be more than 0.' }],
  [
    { name: 'A', quantity: '1,234' },
    { name: 'Name must be at least 2 characters.', quantity: '1,234 can be read as 1234 or as 1.234.' },
  ],
])('%j says what is wrong at each field', (texts, fields) => {
  expect(quickItem(texts, HERE)).toEqual({ ok: false, fields });
});

test('a name that is there already is told with how many there are, whatever its case', () => {
  const items = [anItem({ name: 'Bolts', quantity: 12 }), anItem({ name: 'Nuts', quantity: null })];
  expect(sameNameNote(items, { name: ' bolts, 3', quantity: '' })).toBe('There is one here already: 12');
  expect(sameNameNote(items, { name: 'nuts', quantity: '1' })).toBe('There is one here already');
  expect(
    sameNameNote([...items, anItem({ name: 'BOLTS', quantity: 1500 })], { name: 'bolts', quantity: '' }),
  ).toBe('There are 2 here already: 12, 1,500');
  expect(sameNameNote(items, { name: 'Bolt', quantity: '' })).toBeUndefined();
});
