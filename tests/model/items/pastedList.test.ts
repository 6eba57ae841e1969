import { describe, expect, test } from 'vitest';
import { hasUnsavedWords, type KeptBulk, problemsOf } from '../../../src/model/changes/bulkEntries.ts';
import {
  listLeft,
  pastedEntries,
  readPastedList,
  sameNameNotes,
} from '../../../src/model/items/pastedList.ts';
import { anItem } from '../../machines/kit/samples.ts';

const rows = (text: string) => readPastedList(text).rows.map(({ name, quantity }) => [name, quantity]);

describe('a pasted list', () => {
  test('has an item in each line that is not empty, with its quantity recognised', () => {
    expect(rows('M3 screws, 20\r\n\r\n  \n20x Washers\rAnvil\n')).toEqual([
      ['M3 screws', '20'],
      ['Washers', '20'],
      ['Anvil', '1'],
    ]);
  });

  test('from a spreadsheet has the name and the quantity in columns, whatever else the name looks like', () => {
    expect(rows('M3 screws, 20\t5\n"Board 19"" black"\t2,5\nAnvil\t')).toEqual([
      ['M3 screws, 20', '5'],
      ['Board 19" black', '2,5'],
      ['Anvil', '1'],
    ]);
  });

  test.each(['Name\tQuantity', 'Item\tQty', 'name, quantity', 'Artikel;Anzahl'])(
    'leaves out the line %j that names its columns, and says so',
    (header) => {
      const list = readPastedList(`\n${header}\nAnvil, 2`);
      expect(list.rows).toEqual([{ name: 'Anvil', quantity: '2' }]);
      expect(list.header?.split(/[,;]\s*/)).toHaveLength(2);
    },
  );

  test('has no such line where the first one is an item', () => {
    expect(readPastedList('Name plates, 20\nAnvil').header).toBeUndefined();
    expect(rows('Quantity\tName')).toEqual([['Quantity', 'Name']]);
  });

  test('says where there are columns that nobody takes', () => {
    expect(readPastedList('Anvil\t2\tShelf').hasMoreColumns).toBe(true);
    expect(readPastedList('Anvil\t2\t').hasMoreColumns).toBe(false);
  });

  test('keeps what cannot be read as it is, with the reason', () => {
    const [row] = readPastedList('Screws, 1,234').rows;
    expect(row).toEqual({ name: 'Screws', quantity: '1,234' });
    expect(problemsOf(row ?? { name: '', quantity: '' })['quantity']).toContain('can be read as');
  });

  test.each([
    ['M', '1', { name: 'Name must be at least 2 characters.' }],
    ['n'.repeat(51), '1', { name: 'Name must be 50 characters or less' }],
    ['Anvil', 'many', { quantity: 'Quantity must be a number.' }],
    ['Anvil', '0', { quantity: 'Quantity of a new item must be more than 0.' }],
    ['Anvil', '-2', { quantity: 'Quantity of a new item must be more than 0.' }],
    ['Anvil', '2,5', {}],
  ])('marks %j with the quantity %j where it is wrong', (name, quantity, problems) => {
    expect(problemsOf({ name, quantity })).toEqual(problems);
  });

  test('has its bullets and boxes to be ticked taken off, and the quotes of a name with a comma', () => {
    const lines = [
      '- 4 Pens',
      '– Ruler',
      '• Tape, 3',
      '- [ ] 2 Brushes',
      '* [x] Glue',
      '[ ] Sandpaper, 40',
      '☐ Paper, 500',
      '"Screws, brass", 7',
      '"Tape ""duct"""; 2',
    ];
    expect(readPastedList(lines.join('\n')).rows).toEqual([
      { name: 'Pens', quantity: '4' },
      { name: 'Ruler', quantity: '1' },
      { name: 'Tape', quantity: '3' },
      { name: 'Brushes', quantity: '2' },
      { name: 'Glue', quantity: '1' },
      { name: 'Sandpaper', quantity: '40' },
      { name: 'Paper', quantity: '500' },
      { name: 'Screws, brass', quantity: '7' },
      { name: 'Tape "duct"', quantity: '2' },
    ]);
    // Of a name they are part, and of columns all is.
    expect(readPastedList('-12 V supply\n*ptr book\n- Pens\t4').rows.map(({ name }) => name)).toEqual([
      '-12 V supply',
      '*ptr book',
      '- Pens',
    ]);
  });

  test('keeps its quantity where its name cannot be read, and its name where its quantity cannot', () => {
    const long = 'W'.repeat(60);
    const { rows } = readPastedList(
      `- ${long}, 3\nCrimping tool, -3\n• Glue; 0\n${long}\n20x ${long}\n${long} x4\n7 ${long}s`,
    );
    expect(rows).toEqual([
      { name: long, quantity: '3' },
      { name: 'Crimping tool', quantity: '-3' },
      { name: 'Glue', quantity: '0' },
      { name: long, quantity: '' },
      { name: long, quantity: '20' },
      { name: long, quantity: '4' },
      { name: `${long}s`, quantity: '7' },
    ]);
    expect(rows.map((row) => Object.keys(problemsOf(row)))).toEqual([
      ['name'],
      ['quantity'],
      ['quantity'],
      ['name'],
      ['name'],
      ['name'],
      ['name'],
    ]);
  });

  test('of 5,000 lines is read in one go', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `Thing ${index}, ${index + 1}`).join('\n');
    const list = readPastedList(text).rows;
    expect(list).toHaveLength(5000);
    expect(list.at(-1)).toEqual({ name: 'Thing 4999', quantity: '5000' });
  });
});

test('a line of a list becomes an entry that says nothing but its name, quantity and category', () => {
  const [entry] = pastedEntries(readPastedList('Anvil, 2').rows, 'Misc', ['key-1']);
  expect(entry).toMatchObject({
    name: 'Anvil',
    quantity: '2',
    category: 'Misc',
    description: '',
    notes: '',
    place: '',
    key: 'key-1',
    isSelected: true,
  });
});

describe('what is left of a list', () => {
  const left = (text: string, change: Partial<KeptBulk['entries'][number]> = {}, aside: number[] = []) => {
    const entries = pastedEntries(readPastedList(text).rows, 'Misc', []);
    return listLeft({
      hasLocations: false,
      aside,
      entries: entries.map((entry) => (entry.number === 1 ? { ...entry, ...change } : entry)),
    });
  };

  test('is read as the same rows again', () => {
    const text = 'Screws M3, 20\n"17"" tyre"\t2\n"quoted"\nLED 5 mm\tmany\nBolt\t2,5\n名前\n';
    const { rows } = readPastedList(text);
    expect(readPastedList(left(text)).rows).toEqual(rows);
    expect(rows.map(({ name }) => name)).toEqual([
      'Screws M3',
      '17" tyre',
      'quoted',
      'LED 5 mm',
      'Bolt',
      '名前',
    ]);
  });

  test('has no line that was created, left out, sent or set aside', () => {
    expect(left('Nuts\nBolts')).toBe('Nuts\t1\nBolts\t1');
    const sent = anItem({ name: 'Nuts', quantity: 1, location_id: 'l1' });
    for (const change of [
      { status: 'created' as const },
      { isSelected: false },
      { sent: { ...sent, quantity: 1, location_id: 'l1' } },
    ]) {
      expect(left('Nuts\nBolts', change)).toBe('Bolts\t1');
    }
    expect(left('Nuts\nBolts', { status: 'failed' }, [1])).toBe('Bolts\t1');
    expect(left('Nuts\nBolts', { name: 'Nuts put right', quantity: '' })).toBe('Nuts put right\nBolts\t1');
    expect(left('Nuts', { status: 'created' })).toBe('');
  });
});

test('a line that was left out is not asked for when the list is closed, and one that waits is', () => {
  const [nuts, bolts] = pastedEntries(readPastedList('Nuts\nBolts').rows, 'Misc', []);
  expect(
    [nuts, bolts && { ...bolts, isSelected: false }].map((entry) => entry && hasUnsavedWords(entry)),
  ).toEqual([true, false]);
});

describe('names that are there already', () => {
  const entries = pastedEntries(readPastedList('Anvil\nbolts\n BOLTS\nNuts\nNuts').rows, 'Misc', []);

  test('are told by the line that has them first, or by how many there are', () => {
    const notes = sameNameNotes(entries, [anItem({ name: 'Nuts', quantity: 12 })]);
    expect([...notes]).toEqual([
      [3, 'The same as line 2'],
      [4, 'There is one here already: 12'],
      [5, 'The same as line 4'],
    ]);
  });

  test('do not count where a line is left out or created', () => {
    const less = entries.map((entry) => (entry.number === 2 ? { ...entry, isSelected: false } : entry));
    expect(sameNameNotes(less, []).has(3)).toBe(false);
    const made = entries.map((entry) =>
      entry.number < 6 ? { ...entry, status: 'created' as const } : entry,
    );
    expect(sameNameNotes(made, []).size).toBe(0);
  });

  test('are told of lines that are still to be created after others were', () => {
    const half = entries.map((entry) =>
      entry.number === 2 || entry.number === 4 ? { ...entry, status: 'created' as const } : entry,
    );
    expect([...sameNameNotes(half, [])]).toEqual([
      [3, 'The same as line 2'],
      [5, 'The same as line 4'],
    ]);
  });
});
