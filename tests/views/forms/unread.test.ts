import { expect, test } from 'vitest';
import { asWritten, withDecimalPoint, withoutGroups } from '../../../src/views/forms/decimalComma.ts';
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
  // '1,234.' and '1.234,': then come the decimals.
  ['1.234', ',', '.', '.', '1234.'],
  ['12.345', '.', ',', '.', '12345.'],
  ['1.234', '.', ',', ',', '1234.'],
  // '1,234,' and '1.234.': then come more digits.
  ['1.234', ',', ',', '.', '1234'],
  ['1.234', '.', '.', ',', '1234'],
  ['1.00', ',', ',', '.', '100'],
  // Nothing of the kind: the browser leaves it out.
  ['1.00', ',', ',', ',', undefined],
  ['1.50', '.', '.', '.', undefined],
  ['1.5', ',', '.', '.', undefined],
  ['0.125', '.', ',', '.', undefined],
  ['1234', '.', '.', '.', undefined],
  ['', '.', '.', '.', undefined],
])(
  'behind %j, whose sign was %j, %j makes the field (with the decimal %j) %j',
  (value, first, typed, decimal, made) => {
    expect(withoutGroups(value, first, typed, decimal)).toBe(made);
  },
);
