import { describe, expect, test } from 'vitest';
import { QUANTITY_MAX } from '../../../contract/limits.ts';
import type { Answers } from '../../../src/model/arguments/pendingCommand.ts';
import {
  categoryAnswers,
  quantitiesAnswers,
  supplierAnswers,
} from '../../../src/model/arguments/manyItems.ts';
import { anItem } from '../../machines/kit/samples.ts';

const BOLTS = anItem({ id: 'b', name: 'Bolts', quantity: 12, category: 'Screws', supplier: 'Würth' });
const NUTS = anItem({ id: 'n', name: 'Nuts', quantity: 3, category: 'Tools', supplier: '' });
const BOTH = [BOLTS, NUTS];

const names = ({ choices }: Answers) => choices.map(({ name }) => name);
const changes = ({ choices }: Answers) =>
  choices.map(({ effect }) => (effect.kind === 'change' ? effect.change : undefined));

describe('a quantity for several items', () => {
  test.each([
    ['17', '2 items: 3–12 → 17', { kind: 'set quantity', items: BOTH, quantity: 17 }],
    ['+5', '2 items: 3–12 → 8–17', { kind: 'change quantity', items: BOTH, by: 5 }],
    ['-3', '2 items: 3–12 → 0–9', { kind: 'change quantity', items: BOTH, by: -3 }],
  ])('%j says %j and does just that', (typed, name, change) => {
    const answers = quantitiesAnswers(BOTH, typed);
    expect(names(answers)).toEqual([name]);
    expect(changes(answers)).toEqual([change]);
  });

  test.each([
    ['-4', 'Only 3 of Nuts there: it cannot be 4 less.'],
    ['many', 'A quantity is a number: 17, or +5 and -2 to change it.'],
    [String(QUANTITY_MAX * 10), 'Quantity is too large.'],
    [`+${QUANTITY_MAX}`, 'Quantity is too large.'],
  ])('%j is refused for all of them: %s', (typed, problem) => {
    expect(quantitiesAnswers(BOTH, typed)).toEqual({ choices: [], total: 0, problem });
  });

  test('changes nothing by 0, is set to what is known all the same, and of one item says it as for one', () => {
    const same = [BOLTS, { ...NUTS, quantity: 12 }];
    expect(quantitiesAnswers(same, '+0').problem).toBe('That changes nothing.');
    expect(names(quantitiesAnswers(same, '12'))).toEqual(['2 items: still 12']);
    expect(quantitiesAnswers(BOTH, '')).toEqual({ choices: [], total: 0 });
    expect(names(quantitiesAnswers([BOLTS], '+1'))).toEqual(['12 → 13']);
  });
});

describe('a category for several items', () => {
  const LIST = ['Tools', 'Screws', 'Wood'];

  test('is one of the list that not all of them have', () => {
    expect(names(categoryAnswers(BOTH, LIST, ''))).toEqual(['Screws', 'Tools', 'Wood']);
    expect(names(categoryAnswers([NUTS], LIST, ''))).toEqual(['Screws', 'Wood']);
    const answers = categoryAnswers(BOTH, LIST, 'wo');
    expect(changes(answers)).toEqual([{ kind: 'set text', items: BOTH, field: 'category', value: 'Wood' }]);
  });

  test('that they are known to be in is set all the same once it is typed: the server may have another by now', () => {
    const answers = categoryAnswers([NUTS], LIST, 'tool');
    expect(names(answers)).toEqual(['Still Tools']);
    expect(changes(answers)).toEqual([
      { kind: 'set text', items: [NUTS], field: 'category', value: 'Tools' },
    ]);
    const longer = [...LIST, 'Tools for wood'];
    expect(names(categoryAnswers([NUTS], longer, 'tools'))).toEqual(['Still Tools', 'Tools for wood']);
    expect(names(categoryAnswers([NUTS], longer, 'tool'))).toEqual(['Tools for wood']);
  });

  test('that there is not says so', () => {
    expect(categoryAnswers(BOTH, LIST, 'paint').problem).toContain('No category is called paint.');
    expect(categoryAnswers(BOTH, [], '')).toEqual({ choices: [], total: 0 });
  });
});

describe('a supplier for several items', () => {
  test('is what is typed, before those that some of them have', () => {
    expect(names(supplierAnswers(BOTH, ''))).toEqual(['Würth']);
    const answers = supplierAnswers(BOTH, ' w ');
    expect(names(answers)).toEqual(['w', 'Würth']);
    expect(changes(answers)[0]).toEqual({ kind: 'set text', items: BOTH, field: 'supplier', value: 'w' });
  });

  test('is taken away by a word for it alone', () => {
    const answers = supplierAnswers(BOTH, 'none');
    expect(names(answers)).toEqual(['No supplier']);
    expect(changes(answers)).toEqual([{ kind: 'set text', items: BOTH, field: 'supplier', value: '' }]);
    expect(names(supplierAnswers([BOLTS], ''))).toEqual([]);
  });

  test('is never called by that word, where none is known to have one', () => {
    const items = [anItem({ supplier: '' })];
    const answers = supplierAnswers(items, 'None');
    expect(names(answers)).toEqual(['Still no supplier']);
    expect(changes(answers)).toEqual([{ kind: 'set text', items, field: 'supplier', value: '' }]);
  });

  test('that they are known to have is set all the same: the server may have another by now', () => {
    const answers = supplierAnswers([BOLTS], 'Würth');
    expect(names(answers)).toEqual(['Still Würth']);
    expect(changes(answers)).toEqual([
      { kind: 'set text', items: [BOLTS], field: 'supplier', value: 'Würth' },
    ]);
  });

  test('that is too long is refused', () => {
    expect(supplierAnswers(BOTH, 'x'.repeat(201)).problem).toBe('Supplier must be 200 characters or less');
  });
});
