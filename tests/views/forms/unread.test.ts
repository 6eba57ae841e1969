import { expect, test } from 'vitest';
import {
  asWritten,
  TypedNumber,
  withDecimalPoint,
  withoutGroups,
} from '../../../src/views/forms/decimalComma.ts';
import { clearUnread, unreadMessages } from '../../../src/views/forms/unread.ts';

const field = (type: string, name: string, badInput: boolean) => ({
  type,
  value: badInput ? '' : '1',
  validity: { badInput },
  dataset: { field: name },
});

test('a field that shows what the browser cannot read has a message, and no other has', () => {
  expect(
    unreadMessages([field('date', 'acquisition_date', true), field('number', 'quantity', false)]),
  ).toEqual({
    acquisition_date: 'Finish the date, or clear it.',
  });
  expect(unreadMessages([field('number', 'quantity', true)])).toEqual({
    quantity: 'Enter a number, or clear it.',
  });
});

test('cancel empties such a field alone', () => {
  const emptied: string[] = [];
  const watched = (name: string, badInput: boolean) => ({
    ...field('date', name, badInput),
    get value() {
      return '';
    },
    set value(_: string) {
      emptied.push(name);
    },
  });
  clearUnread([watched('acquisition_date', true), watched('quantity', false)]);
  expect(emptied).toEqual(['acquisition_date']);
});

test.each([
  [',', '.'],
  ['1,5', '1.5'],
  ['1.234,5', '1234.5'],
  ['1,234', '1.234'],
  ['1,234.5', '1234.5'],
  ['1.234.567', '1234567'],
  // As the browser reads it.
  ['5', undefined],
  ['.', undefined],
])('%j typed or pasted into a number field is %j where numbers have a decimal point', (text, into) => {
  expect(withDecimalPoint(text, '.')).toBe(into);
});

test('where numbers have a decimal comma, the browser reads it', () => {
  expect(withDecimalPoint(',', ',')).toBeUndefined();
  expect(withDecimalPoint('1,234', ',')).toBeUndefined();
  expect(withDecimalPoint('1,234.5', ',')).toBe('1234.5');
});

test('what may be a thousand or one is told as it was written, and nothing else is', () => {
  expect(asWritten('1.000', true, '.')).toBe('1,000');
  expect(asWritten('1.000', false, '.')).toBe('1.000');
  for (const text of ['1.5', '1.0000', '1000', '', '0.125']) expect(asWritten(text, true, '.')).toBe(text);
  // Where numbers have a decimal comma, there is but one reading.
  expect(asWritten('2.275', true, ',')).toBe('2.275');
});

test.each([
  // Then come the decimals.
  ['1,234', '.', '.', '1234.'],
  ['12.345', ',', '.', '12345.'],
  ['1.234', ',', ',', '1234.'],
  ['1,234,567', '.', '.', '1234567.'],
  ['12,34,567', '.', '.', '1234567.'],
  // Then come more digits.
  ['1,234', ',', '.', '1234'],
  ['1.234.567', '.', ',', '1234567'],
  ['1,00', ',', '.', '100'],
  // Nothing of the kind: the browser leaves it out.
  ['1,00', ',', ',', undefined],
  ['1.50', '.', '.', undefined],
  ['1,5', '.', '.', undefined],
  ['0.125', ',', '.', undefined],
  ['1,234.5', ',', '.', undefined],
  ['1234', '.', '.', undefined],
  ['', '.', '.', undefined],
])('behind %j a %j makes the field (with the decimal %j) %j', (typed, sign, decimal, made) => {
  expect(withoutGroups(typed, sign, decimal)).toBe(made);
});

test('what was typed into a number field is known for as long as it is all that stands there', () => {
  const typed = new TypedNumber();
  const all = (text: string, values: readonly string[]) =>
    [...text].map((letter, at) => typed.add(letter, values[at] ?? '')).at(-1);
  expect(all('1,234.', ['', '1', '', '1.2', '1.23', '1.234'])).toBe('1,234');
  // Typed over what was selected.
  expect(all('1.5', ['2.375', '1', '1'])).toBe('1.');
  expect(all('.5', ['2.375', ''])).toBe('.');
  // Groups are left out of the field.
  expect(all('1,234,567,', ['', '1', '', '1.2', '1.23', '1.234', '1234', '12345', '123456', '1234567'])).toBe(
    '1,234,567',
  );
  // Put right, or gone away from.
  typed.press('Tab');
  expect(all('1,23', ['', '1', '', '1.2'])).toBe('1,2');
  typed.press('Backspace');
  expect(typed.add('4', '1.2')).toBe('1,2');
  typed.press('Home');
  expect(typed.add('.', '1.24')).toBe('');
  // Behind another number.
  expect(typed.add('1', '7')).toBe('');
  expect(typed.add('.', '71')).toBe('');
});
