import { describe, expect, test } from 'vitest';
import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import {
  checkItemForm,
  datePickerRange,
  EMPTY_ITEM_FORM,
  formFromItem,
  localDay,
} from '../../../src/model/items/itemForm.ts';
import {
  checkLocationForm,
  formFromLocation,
  newLocationForm,
} from '../../../src/model/locations/locationForm.ts';

const filled = { ...EMPTY_ITEM_FORM, name: 'Bolts', location_id: 'l1' };
const problems = (more: object) => {
  const checked = checkItemForm({ ...filled, ...more });
  return checked.ok ? {} : checked.fields;
};
const quantityOf = (quantity: string) => {
  const checked = checkItemForm({ ...filled, quantity });
  return checked.ok ? checked.value.quantity : checked.fields['quantity'];
};

describe('the item form', () => {
  test('VALID-15 VALID-16 VALID-17: starts with Misc, 0 and nothing else', () => {
    const { category, quantity, ...rest } = EMPTY_ITEM_FORM;
    expect([category, quantity]).toEqual(['Misc', '0']);
    expect(rest).toEqual({
      name: '',
      location_id: '',
      supplier: '',
      supplier_part_no: '',
      supplier_item_url: '',
      description: '',
      notes: '',
      acquisition_date: '',
    });
  });

  test.each(['', 'B', ' B ', '🔩'])('VALID-03: the name %j is too short', (name) => {
    expect(problems({ name })).toEqual({ name: 'Name must be at least 2 characters.' });
  });
  test('VALID-03 VALID-04: names of 2 and of 50 characters are allowed', () => {
    expect([
      problems({ name: 'Ab' }),
      problems({ name: 'x'.repeat(50) }),
      problems({ name: '🔩'.repeat(50) }),
    ]).toEqual([{}, {}, {}]);
  });
  test('VALID-04: a name of 51 characters is too long', () => {
    expect(problems({ name: 'x'.repeat(51) })).toEqual({ name: 'Name must be 50 characters or less' });
  });
  test('VALID-03: the text of a code is no name, nor what a scanner has typed a code into', () => {
    const code = 'https://stowage.lan/location/WS-B7';
    for (const name of [code, `M3 screws${code}`, `M3 ${code} screws`])
      expect(problems({ name })).toEqual({ name: 'That is the text of a code, not a name.' });
    expect(problems({ name: 'Screws of https://shop.example/m3' })).toEqual({});
  });

  test.each(['', '  '])('VALID-05: the category %j is missing', (category) => {
    expect(problems({ category })).toEqual({ category: 'Please select a category.' });
  });
  test('VALID-07: a location is required', () => {
    expect(problems({ location_id: '' })).toEqual({ location_id: 'Location is required.' });
  });
  test('VALID-08 VALID-13: the other fields may be empty; no date is null', () => {
    expect(checkItemForm(filled)).toMatchObject({
      ok: true,
      value: { supplier: '', supplier_part_no: '', supplier_item_url: '', notes: '', acquisition_date: null },
    });
  });
  test.each(['', ' '])('VALID-09 VALID-11: the quantity %j is undefined', (text) => {
    expect(checkItemForm({ ...filled, quantity: text })).toMatchObject({ ok: true });
    expect(quantityOf(text)).toBeUndefined();
  });
  test.each([
    ['0', 0],
    [' 12 ', 12],
    ['2.275', 2.275],
    ['1e3', 1000],
    ['007', 7],
  ])('VALID-10: the quantity %j is the number %d', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });
  test('VALID-10: of the quantity 2,275 it is asked which of two numbers that is', () => {
    expect(quantityOf('2,275')).toBe('2,275 can be read as 2275 or as 2.275.');
    expect(problems({ quantity: ' 1,000 ', name: '' })).toMatchObject({
      name: expect.any(String),
      quantity: '1,000 can be read as 1000 or as 1.0.',
    });
    expect(quantityOf('1.000')).toBe(1);
  });
  test.each(['2,27', 'two', '0x10', 'Infinity', '1e999', '1 2'])(
    'VALID-10: the quantity %j is no number',
    (text) => {
      expect(quantityOf(text)).toBe('Quantity must be a number.');
    },
  );
  test.each(['-1', '-0.001'])('VALID-12: the quantity %s is below the minimum', (text) => {
    expect(quantityOf(text)).toBe('Quantity must be 0 or more.');
  });
  test('VALID-13: a date is a day that exists', () => {
    expect(problems({ acquisition_date: '2024-02-29' })).toEqual({});
    expect(Object.keys(problems({ acquisition_date: '2023-02-29' }))).toEqual(['acquisition_date']);
  });
  test.each([
    ['0023-05-18', 'The year is 23: write all four digits of it.'],
    ['0201-05-18', 'The year is 201: write all four digits of it.'],
    ['1023-05-18', undefined],
    ['2023-05-18', undefined],
  ])('of the day %s the form says: %s', (acquisition_date, message) => {
    expect(problems({ acquisition_date })['acquisition_date']).toBe(message);
  });
  test('a day with a short year that the item has already hinders no other change', () => {
    const early = { ...filled, acquisition_date: '0001-01-01' };
    expect(checkItemForm(early, '0001-01-01')).toMatchObject({ ok: true });
    expect(checkItemForm(early, '2020-01-01')).toMatchObject({ ok: false });
  });
  test('VALID-14: an item without a date is an empty field, and no date again', () => {
    const form = formFromItem(
      decodeItem({ id: 'i', name: 'Bolts', location_id: 'l', acquisition_date: null }),
    );
    expect(form.acquisition_date).toBe('');
    expect(checkItemForm(form)).toMatchObject({ ok: true, value: { acquisition_date: null } });
  });
  test('shows an item and gives it back unchanged', () => {
    const item = {
      name: 'Wire',
      category: 'Own category',
      location_id: 'l1',
      supplier: 'A',
      supplier_part_no: 'B',
      supplier_item_url: 'https://c.test/',
      quantity: 2.275,
      description: 'D',
      notes: 'E, F',
      acquisition_date: '2020-01-31',
    };
    expect(checkItemForm(formFromItem(decodeItem({ id: 'i', ...item })))).toEqual({ ok: true, value: item });
  });
});

describe('the location form', () => {
  const types = [
    { id: 4, name: 'Bin' },
    { id: 9, name: 'Container' },
  ];
  const areas = [{ id: 2, name: 'HANGAR' }];
  const form = { ...newLocationForm(types, areas), name: 'Rack' };

  test('ENT-16 ENT-19: starts with Container and HANGAR, wherever they stand in the lists', () => {
    expect(newLocationForm(types, areas, { parentId: 'p1' })).toMatchObject({
      location_type_id: '9',
      location_area_id: '2',
      parent_id: 'p1',
    });
    expect(newLocationForm([], [])).toMatchObject({
      location_type_id: '',
      location_area_id: '',
      parent_id: '',
    });
  });
  test('takes the area of the location around it, where the list has that', () => {
    const inHouse = { parentId: 'p1', parentArea: 3 };
    const all = [...areas, { id: 3, name: 'HOUSE' }];
    expect(newLocationForm(types, all, inHouse).location_area_id).toBe('3');
    expect(newLocationForm(types, areas, inHouse).location_area_id).toBe('2');
  });
  test('takes the type that is named, where the list has it', () => {
    const wanted = (type: string) => newLocationForm(types, areas, { type }).location_type_id;
    expect(wanted('container')).toBe('9');
    expect(wanted(types.find(({ id }) => id !== 9)?.name ?? '')).not.toBe('9');
    expect(wanted('spaceship')).toBe('9');
  });
  test('names what is missing', () => {
    expect(checkLocationForm({ ...form, name: 'R', location_type_id: '', location_area_id: '' })).toEqual({
      ok: false,
      fields: {
        name: 'Name must be at least 2 characters.',
        location_type_id: 'Type is required',
        location_area_id: 'Area is required',
      },
    });
  });
  test('takes no text of a code for a name', () => {
    expect(checkLocationForm({ ...form, name: 'Rackhttps://stowage.lan/location/WS-B7' })).toMatchObject({
      ok: false,
      fields: { name: 'That is the text of a code, not a name.' },
    });
  });

  test('CALL-37 CALL-38 CALL-39: gives integers, and null for no parent', () => {
    expect(checkLocationForm(form)).toEqual({
      ok: true,
      value: {
        name: 'Rack',
        location_type_id: 9,
        location_area_id: 2,
        parent_id: null,
        label: '',
        description: '',
      },
    });
  });
  test('shows a location', () => {
    const location = { name: 'Rack', location_type_id: 9, parent_id: 'p', label: 'R1', description: 'left' };
    expect(formFromLocation(decodeLocation({ id: 'l', ...location }))).toEqual({
      ...location,
      location_type_id: '9',
      location_area_id: '',
    });
  });
});

describe('the date picker', () => {
  test.each([
    ['2026-03-01', '1996-03-01'],
    ['2024-02-29', '1994-02-28'],
    ['2030-02-28', '2000-02-28'],
  ])('ITEMF-31: on %s it offers the days since %s', (today, min) => {
    expect(datePickerRange(today)).toEqual({ min, max: today });
  });
  test('takes the day from the clock of the person', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  });
});
