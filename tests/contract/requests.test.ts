import type { Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { check } from '../../contract/check.ts';
import {
  ItemCreateRequest,
  ItemInput,
  ItemUpdateRequest,
  LocationCreateRequest,
  LoginRequest,
} from '../../contract/requests.ts';

const item = { name: 'Bolts', category: 'Tools', location_id: 'l1' };
const fieldsOf = <T, S>(value: unknown, struct: Struct<T, S>) => {
  const checked = check(value, struct);
  return checked.ok ? {} : checked.fields;
};

describe('logging in', () => {
  test.each(['', undefined, '   '])('VALID-01: the username %j is required', (username) => {
    expect(fieldsOf({ username, password: 'x' }, LoginRequest)).toEqual({ username: 'Username is required' });
  });
  test.each(['', undefined])('VALID-02: the password %j is required', (password) => {
    expect(fieldsOf({ username: 'ada', password }, LoginRequest)).toEqual({
      password: 'Password is required',
    });
  });
  test('VALID-01 VALID-02: one character each is enough', () => {
    expect(check({ username: 'a', password: ' ' }, LoginRequest)).toEqual({
      ok: true,
      value: { username: 'a', password: ' ' },
    });
  });
});

describe('an item', () => {
  test('VALID-05: a missing category is told', () => {
    expect(fieldsOf({ ...item, category: undefined }, ItemInput)).toEqual({
      category: 'Please select a category.',
    });
  });
  test.each([7, true, ['Tools'], { name: 7 }])('VALID-06: the category %j is not a text', (category) => {
    expect(fieldsOf({ ...item, category }, ItemInput)).toEqual({ category: 'Category must be a string.' });
  });
  test('ENT-03: a category that is an object with a name is its name', () => {
    expect(check({ ...item, category: { id: 1, name: 'Tools' } }, ItemInput)).toMatchObject({
      value: { category: 'Tools' },
    });
  });
  test('VALID-08 VALID-09 VALID-13 VALID-14: all but name, category and location may be left out', () => {
    expect(check(item, ItemInput)).toEqual({
      ok: true,
      value: {
        ...item,
        description: '',
        notes: '',
        supplier: '',
        supplier_part_no: '',
        supplier_item_url: '',
        acquisition_date: null,
      },
    });
    expect(check({ ...item, acquisition_date: null }, ItemInput).ok).toBe(true);
  });
  test.each(['supplier', 'supplier_part_no', 'supplier_item_url', 'description', 'notes'])(
    'VALID-08: %s is a text',
    (name) => {
      expect(Object.keys(fieldsOf({ ...item, [name]: 7 }, ItemInput))).toEqual([name]);
    },
  );
  test.each([
    [0, 1],
    [undefined, 1],
    [null, 1],
    [3, 3],
    [0.25, 0.25],
  ])('ENT-05: created with quantity %j it has %j', (quantity, stored) => {
    expect(check({ ...item, quantity }, ItemCreateRequest)).toMatchObject({ value: { quantity: stored } });
  });
  test.each([1e-17, 9.9e-10, Number.MIN_VALUE])(
    'the quantity %j, which not every database keeps, is refused by forms and calls alike',
    (quantity) => {
      const told = { quantity: 'Quantity must be 0, or at least 0.000000001.' };
      expect(fieldsOf({ ...item, quantity }, ItemInput)).toEqual(told);
      expect(fieldsOf({ ...item, quantity }, ItemCreateRequest)).toEqual(told);
      expect(fieldsOf({ quantity }, ItemUpdateRequest)).toEqual(told);
    },
  );
  test('the quantities 0 and 0.000000001 may be set', () => {
    for (const quantity of [0, 1e-9]) {
      expect(check({ quantity }, ItemUpdateRequest)).toMatchObject({ ok: true, value: { quantity } });
    }
  });
  test.each(['', undefined])('ENT-04: created with category %j it is Misc', (category) => {
    expect(check({ ...item, category }, ItemCreateRequest)).toMatchObject({ value: { category: 'Misc' } });
  });
});

test.each([
  ['ENT-10', null],
  ['ENT-11', undefined],
  ['ENT-12', ''],
])('%s: a location sent with parent_id %j stands at the top', (_, parent_id) => {
  const location = { name: 'Rack', location_type_id: 1, location_area_id: 1, parent_id };
  expect(check(location, LocationCreateRequest)).toMatchObject({ value: { parent_id: null } });
});

test.each([{ toString: 1 }, { toString: [] }])(
  'a text that is %o is refused, not thrown over',
  (username) => {
    expect(check({ username, password: 'x' }, LoginRequest).ok).toBe(false);
    expect(check({ ...item, name: '', supplier: username }, ItemInput).ok).toBe(false);
    expect(check({ ...item, name: username, supplier: 7 }, ItemInput).ok).toBe(false);
  },
);
