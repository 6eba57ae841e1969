import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ITEM_NAME, QUANTITY_MAX } from '../../../contract/limits.ts';
import { parseEntryLine } from '../../../src/model/items/entryLine.ts';
import { writtenNumber } from '../../../src/model/items/writtenNumber.ts';

describe('a line that adds an item', () => {
  test.each([
    ['M3 screws, 20', 'M3 screws', 20],
    ['M3 screws,20', 'M3 screws', 20],
    ['M3 screws; 20', 'M3 screws', 20],
    ['M3 screws\t20', 'M3 screws', 20],
    ['M3 screws x20', 'M3 screws', 20],
    ['M3 screws x 20', 'M3 screws', 20],
    ['M3 screws ×20', 'M3 screws', 20],
    ['20x M3 screws', 'M3 screws', 20],
    ['20 x M3 screws', 'M3 screws', 20],
    ['20× M3 screws', 'M3 screws', 20],
    ['20 M3 screws', 'M3 screws', 20],
    ['2 pens', 'pens', 2],
    ['1000 washers', 'washers', 1000],
    ['20x 10k resistor', '10k resistor', 20],
    ['5x 2N2222', '2N2222', 5],
    ['Box 2, 5', 'Box 2', 5],
    ['Bolts, washers, nuts, 12', 'Bolts, washers, nuts', 12],
    ['10x magnifier, 2', '10x magnifier', 2],
    ['20 M3 screws, 1', '20 M3 screws', 1],
    ['  M3   screws ,  20 ', 'M3 screws', 20],
    ['M4 nuts: 15 pcs', 'M4 nuts', 15],
    ['Long bolts, 15x', 'Long bolts', 15],
    ['Kabelbinder, 100 Stk.', 'Kabelbinder', 100],
    ['Schrauben; 200 Stück', 'Schrauben', 200],
    ['Schrauben, 20x', 'Schrauben', 20],
    ['LED red, 20x', 'LED red', 20],
    ['Kiste: 3x', 'Kiste', 3],
    ['Muttern M3, 100x', 'Muttern M3', 100],
    ['Headset: 3 pcs', 'Headset', 3],
    ['Backpack, 2 pcs', 'Backpack', 2],
    ['Junction box, 4 pcs', 'Junction box', 4],
    ['Oscilloscope probes, 4x', 'Oscilloscope probes', 4],
    ['Lens caps, 10x', 'Lens caps', 10],
    ['Loupes, 10x', 'Loupes', 10],
    ['Contact lenses, 6x', 'Contact lenses', 6],
    ['Magnifying glasses: 3x', 'Magnifying glasses', 3],
    ['Linsenkopfschrauben M3, 20x', 'Linsenkopfschrauben M3', 20],
    ['Ersatz, 3 Stück', 'Ersatz', 3],
    ['Filtereinsatz, 5 Stück', 'Filtereinsatz', 5],
    [`Bolts${'\t'.repeat(20_000)}20x`, 'Bolts', 20],
    // In a cell of its own it counts, whatever it is.
    ['Loupe\t10x', 'Loupe', 10],
    ['Socket set; 2 pcs', 'Socket set', 2],
  ])('reads %j as %j, %d of it', (line, name, quantity) => {
    expect(parseEntryLine(line)).toEqual({ name, quantity });
  });

  test.each([
    ['Wire, 2.5', 2.5],
    ['Wire, 2,5', 2.5],
    ['Wire,2,5', 2.5],
    ['Wire, 0,275', 0.275],
    ['Wire, 2.275', 2.275],
    ['Wire, .5', 0.5],
    ['Wire x2,5', 2.5],
    ['2.5x Wire', 2.5],
    ['Wire, 1,234.5', 1234.5],
    ['Wire, 1.234,5', 1234.5],
    ['Wire, 1,234,567', 1_234_567],
  ])('reads the decimal of %j as %d', (line, quantity) => {
    expect(parseEntryLine(line)).toEqual({ name: 'Wire', quantity });
  });

  test.each([
    'M3 screws',
    'Teelichter 100 Stk',
    'Gear 1:4x',
    'Socket set, 94 pcs',
    'Puzzle, 1000 pieces',
    'Schraubensatz, 94 Stk',
    'Bohrersatz, 19 Stk',
    'Toolkit, 50 pcs',
    'Toolbox: 100 pcs',
    'Screw assortment box, 100 pcs',
    'Loupe, 10x',
    'Loupe, 10X',
    'Camera zoom: 8x',
    'Magnifying glass, 10x',
    'Microscope objective, 40x',
    'Stereo microscope (trinocular), 45x',
    'Lupe mit Licht, 10x',
    'Binoculars, 10x',
    'Schraube DIN: 933',
    'M3x20 screws',
    'M3 x 20 screws',
    'Screw M3x20',
    'Screw M3 x 20',
    'Screws M3 x20',
    'Board 10 mm x 20',
    'Board 10 x 20',
    '20x30 board',
    '20 x 30 boards',
    '20 x 30mm boards',
    '5x 3mm LED',
    '10k resistor',
    '10k resistors',
    '2N2222',
    '2N2222 transistors',
    '4 channel relay',
    '4 channel relays',
    '7 segment display',
    '7 pencil case',
    '12 V relays',
    '100 nF capacitors',
    '10 mm bolts',
    '9 V batteries',
    '2020 calendars',
    '007 movies',
    '3 brass',
    'Wire 2,5',
    'Fuse 2,5 A',
    'Bolt 20',
    'Fujifilm X20',
    'Model X 20',
    'Relay, 0147',
    'Relay, 1.2.3',
    'Wire, 2.5 m',
    'Cable, black',
    '20',
    'x20',
    '4x4 box',
    'Ünïcode 🔩',
  ])('leaves %j whole, as one', (name) => {
    expect(parseEntryLine(name)).toEqual({ name, quantity: 1 });
  });

  test('does not take the comma before the quantity for the name while it is typed', () => {
    expect(parseEntryLine('M3 screws,')).toEqual({ name: 'M3 screws', quantity: 1 });
    expect(parseEntryLine('M3 screws, ')).toEqual({ name: 'M3 screws', quantity: 1 });
  });

  test.each([
    ['', `Name must be at least ${ITEM_NAME.min} characters.`],
    ['   ', `Name must be at least ${ITEM_NAME.min} characters.`],
    ['a', `Name must be at least ${ITEM_NAME.min} characters.`],
    [', 20', `Name must be at least ${ITEM_NAME.min} characters.`],
    ['a, 20', `Name must be at least ${ITEM_NAME.min} characters.`],
    [`${'n'.repeat(ITEM_NAME.max + 1)}, 3`, `Name must be ${ITEM_NAME.max} characters or less`],
    ['Screws, 0', 'Quantity of a new item must be more than 0.'],
    ['0x Screws', 'Quantity of a new item must be more than 0.'],
    ['Screws, -5', 'Quantity of a new item must be more than 0.'],
    ['Screws, −5', 'Quantity of a new item must be more than 0.'],
    [`Screws, ${QUANTITY_MAX * 10}`, 'Quantity is too large.'],
    ['Screws, 1,234', '1,234 can be read as 1234 or as 1.234.'],
    ['Screws, 1.000', '1.000 can be read as 1000 or as 1.0.'],
    ['Screws x1,500', '1,500 can be read as 1500 or as 1.5.'],
  ])('says why %j cannot be added: %s', (line, problem) => {
    expect(parseEntryLine(line)).toEqual({ problem });
  });

  test('gives a name of the full length, a letter of two units counted once', () => {
    const name = '🔩'.repeat(ITEM_NAME.max);
    expect(parseEntryLine(`${name}, 3`)).toEqual({ name, quantity: 3 });
  });

  test('reads any name with a comma and a number after it back as both', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9.x-]{0,8}$/);
    const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        names.filter((name) => name.length >= ITEM_NAME.min),
        fc.integer({ min: 1, max: 999_999 }),
        (name, quantity) => {
          expect(parseEntryLine(`${name}, ${quantity}`)).toEqual({ name, quantity });
        },
      ),
    );
  });

  test('loses no letter or digit of any line: each is in the name or in the quantity', () => {
    const line = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{1,30}[A-Za-z0-9]$/);
    fc.assert(
      fc.property(line, (text) => {
        const read = parseEntryLine(text);
        if ('problem' in read) return;
        const letters = (of: string) => of.replace(/\s/g, '');
        expect([letters(read.name), letters(`${read.name}x${read.quantity}`)]).toContain(letters(text));
      }),
    );
  });
});

describe('a written number', () => {
  test.each(['', '.', ',', 'a', '1.2.3', '1,2,3', '01', '1.', '-1', '+1', '1e3', '١'])(
    '%j is none',
    (text) => {
      expect(writtenNumber(text)).toBeUndefined();
    },
  );
});
