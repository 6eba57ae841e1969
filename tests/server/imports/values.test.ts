import { expect, it } from 'vitest';
import { readDate } from '../../../server/imports/checking/dates.ts';
import { cutAtWord } from '../../../server/imports/checking/fields.ts';
import { readQuantity } from '../../../server/imports/checking/quantities.ts';
import { dateOrderOf, decimalMarkOf } from '../../../server/imports/guessing/content.ts';
import { guess } from '../../../server/imports/guessing/guess.ts';
import { numberCell } from '../../../server/imports/reading/xlsx/numbers.ts';

it.each([
  ['12 pcs', '.', 12],
  ['1,5 m', '.', 1.5],
  ['~20', '.', 20],
  ['3x', '.', 3],
  ['1.234,5', '.', 1234.5],
  ['1,234.5', ',', 1234.5],
  ['1.234', ',', 1234],
  ['1.234', '.', 1.234],
  ['1 234', '.', 1234],
  ['½', '.', 0.5],
  ['1e-7', '.', 1e-7],
  ['0', '.', 0],
  ['-', '.', undefined],
  ['n/a', '.', undefined],
] as const)('the quantity %s with %s is %s', (text, mark, quantity) => {
  expect(readQuantity(text, mark)).toMatchObject({ quantity });
});

it.each([
  ['5-10', '5'],
  ['2 or 3', '2'],
  ['1/4', '0.25'],
  ['10k', '10000'],
  ['1.5K', '1500'],
  ['3 dozen', '36'],
  ['2 Dutzend', '24'],
  ['0,5 Tsd.', '500'],
  ['2 Mio', '2000000'],
])('of the quantity %s nobody is sure, and %s is offered', (text, suggestion) => {
  expect(readQuantity(text, '.')).toMatchObject({ problem: 'Quantity must be a number.', suggestion });
});

it('of a quantity without a number nothing is offered', () => {
  expect(readQuantity('many', '.')).toEqual({ problem: 'Quantity must be a number.', suggestion: null });
});

it.each(['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '#NUM!', '#NULL!', 'Err:502'])(
  'the quantity %s is told as a formula that failed, and none is offered',
  (text) => {
    const problem = `Quantity is ${text}: the formula in the spreadsheet failed.`;
    expect(readQuantity(` ${text}`, '.')).toEqual({ problem, suggestion: null });
  },
);

it.each(['=SUM(C10:C40)', '=', '#NOT CALCULATED'])(
  'the quantity %s has no value, and none is offered',
  (text) => {
    expect(readQuantity(text, '.')).toEqual({
      problem: expect.stringContaining('a formula without a value'),
      suggestion: null,
    });
  },
);

it.each([
  ['2022-04-03', 'dmy', '2022-04-03'],
  ['2022-04-03T10:00:00Z', 'dmy', '2022-04-03'],
  ['3/4/22', 'dmy', '2022-04-03'],
  ['3/4/22', 'mdy', '2022-03-04'],
  ['25/12/2022', 'mdy', '2022-12-25'],
  ['3. März 1998', 'dmy', '1998-03-03'],
  ['May 7, 2021', 'dmy', '2021-05-07'],
  ['20211231', 'dmy', '2021-12-31'],
  ['', 'dmy', ''],
  ['0000-00-00', 'dmy', ''],
  ['0001-01-01', 'dmy', ''],
  ['0001-01-01T00:00:00Z', 'dmy', ''],
  ['01.01.0001 00:00:00', 'dmy', ''],
  ['1/1/0001 12:00:00 AM', 'mdy', ''],
  ['00/00/0000', 'dmy', ''],
] as const)('the date %s in the order %s is %s', (text, order, date) => {
  expect(readDate(text, order)).toEqual({ date });
});

it.each([
  ['2021', '2021-01-01'],
  ['03/2021', '2021-03-01'],
  ['44927', '2023-01-01'],
  ['31/02/2021', null],
  ['0023-05-18', '2023-05-18'],
  ['0185-05-18', null],
  ['last summer', null],
])('of the date %s nobody is sure, and %s is offered', (text, suggestion) => {
  expect(readDate(text, 'dmy')).toMatchObject({ suggestion });
});

it('the order of dates and the mark of decimals are told by the values that leave no doubt', () => {
  expect(dateOrderOf(['3/4/22', '25/12/2022'])).toBe('dmy');
  expect(dateOrderOf(['3/4/22', '12/25/2022'])).toBe('mdy');
  expect(dateOrderOf(['3/4/22'])).toBeUndefined();
  expect(decimalMarkOf(['7,5 m', '1.234'])).toBe(',');
  expect(decimalMarkOf(['7.5', '12'])).toBe('.');
  expect(decimalMarkOf(['12'])).toBeUndefined();
});

it('a cell of a workbook is its number without noise, or its day', () => {
  expect(numberCell('0.30000000000000004', 'number', false)).toBe(0.3);
  expect(numberCell('0.3333333333333333', 'number', false)).toBe(0.3333333333333333);
  expect(numberCell('43831', 'date', false)).toBe('2020-01-01');
  expect(numberCell('43831.75', 'moment', false)).toBe('2020-01-01 18:00');
  expect(numberCell('42369', 'date', true)).toBe('2020-01-01');
});

it('a text is cut at the end of a word', () => {
  expect(cutAtWord('hex bolts, galvanised', 14)).toBe('hex bolts');
  expect(cutAtWord('x'.repeat(60), 50)).toHaveLength(50);
  expect(cutAtWord('short', 50)).toBe('short');
});

it.each([
  ['Got it', 'Got it'],
  ['Purchased on', 'Purchased on'],
  ['Expiry date', ''],
  ['Best before', ''],
  ['Warranty Expires', ''],
  ['Geändert', ''],
  ['MHD', ''],
])('days below %s are taken for the day of acquisition from %j', (name, from) => {
  const column = { index: 0, name, samples: [], filled: 2, values: ['2024-01-05', '2025-02-06'] };
  const { mapping } = guess(
    { format: 'CSV, commas, UTF-8', sheets: [], sheet: null },
    { headerRow: 1, rows: 2, columns: [column] },
  );
  expect(mapping.acquisition_date).toBe(from && `{${from}}`);
  // Nothing is lost: what is no field is kept in the notes.
  expect(mapping.keep_unmapped).toBe(from === '');
});

it.each([
  ['Location', ['Print room 2', '', ''], '{Location}'],
  ['Location', ['', '', ''], '{Default Location}'],
  ['Storage', ['Shelf', '', 'Shelf'], '{Storage}'],
])(
  'where a thing is says %s, and its default location only where nothing else does',
  (name, values, from) => {
    const column = (index: number, called: string, values: string[]) => ({
      index,
      name: called,
      samples: [],
      filled: values.filter((value) => value !== '').length,
      values,
    });
    const { mapping } = guess(
      { format: 'CSV, commas, UTF-8', sheets: [], sheet: null },
      {
        headerRow: 1,
        rows: 3,
        columns: [
          column(0, 'Asset Name', ['Printer', 'Laptop', 'Drill']),
          column(1, 'Default Location', ['Print room', 'Office', 'Lab']),
          column(2, name, values),
        ],
      },
    );
    expect(mapping.location).toBe(from);
  },
);

it('a column of addresses below no names is that of where things can be bought', () => {
  const column = (index: number, values: string[]) => ({
    index,
    name: `Column ${index + 1}`,
    samples: [],
    filled: values.length,
    values,
  });
  const { mapping } = guess(
    { format: 'CSV, commas, UTF-8', sheets: [], sheet: null },
    {
      headerRow: null,
      rows: 3,
      columns: [
        column(0, ['Bolt', 'Nut', 'Washer']),
        column(1, ['https://shop.example/b', 'https://shop.example/n', 'https://shop.example/w']),
        column(2, ['12', '30', '7']),
      ],
    },
  );
  expect(mapping).toMatchObject({
    name: '{Column 1}',
    supplier_item_url: '{Column 2}',
    quantity: '{Column 3}',
  });
});
