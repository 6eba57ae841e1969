import { describe, expect, test } from 'vitest';
import {
  doneText,
  foundText,
  percentOf,
  previewTexts,
  progressText,
  stateText,
} from '../../../src/model/imports/words.ts';
import { fileProblem, pastedName } from '../../../src/model/imports/files.ts';
import { aSummary, counts } from '../../machines/imports/samples.ts';

test('what a file is, is told with its sheet, its size and whose it is', () => {
  const found = { format: 'Excel', sheets: ['Parts'], rows: 1510, columns: [], preset: 'homebox' };
  expect(foundText(found, 'Parts')).toBe('Excel, sheet Parts, 1,510 rows, 0 columns, as from Homebox');
  expect(foundText({ ...found, rows: 1, preset: 'unheard-of' }, null)).toBe('Excel, 1 row, 0 columns');
});

describe('counts', () => {
  test('of a preview are words, and nothing is said of what is none', () => {
    expect(previewTexts(counts({ create: 480, locations: 12, skip: 18 }))).toEqual([
      '480 new items',
      '12 locations are made',
      '18 rows are skipped',
    ]);
    expect(previewTexts(counts({ create: 1, locations: 0, skip: 5, twice: 2 }))).toEqual([
      '1 new item',
      '2 rows are twice in the file: skipped',
      '3 rows are skipped',
    ]);
    expect(previewTexts(counts({ create: 1, locations: 0, skip: 1, twice: 1 }))).toEqual([
      '1 new item',
      '1 row is twice in the file: skipped',
    ]);
    expect(previewTexts(counts({ create: 1, update: 1, add: 2, locations: 0, categories: 1 }))).toEqual([
      '1 new item',
      '1 item is updated',
      '2 items get more',
      '1 category is made',
    ]);
    expect(previewTexts(counts({ create: 0, locations: 0 }))).toEqual(['No new items']);
    expect(previewTexts(counts({ create: 0, update: 2, same: 1, locations: 0 }))).toEqual([
      '2 items are updated',
      '1 item is as in the file already',
    ]);
    expect(previewTexts(counts({ create: 0, same: 3626, locations: 0 }))).toEqual([
      'Nothing to change',
      '3,626 items are as in the file already',
    ]);
  });

  test.each([
    [counts({ create: 480, locations: 12 }), 'Imported 480 items, made 12 locations'],
    [
      counts({ create: 0, update: 2, locations: 1, categories: 3 }),
      'Updated 2 items, made 1 location and 3 categories',
    ],
    [counts({ create: 1, locations: 0, categories: 1 }), 'Imported 1 item, made 1 category'],
    [counts({ create: 0, locations: 0, update: 3, skip: 1 }), 'Updated 3 items, skipped 1 row'],
    [counts({ create: 0, locations: 0, add: 1 }), 'Added to 1 item'],
    [counts({ create: 0, locations: 0, update: 2, same: 5 }), 'Updated 2 items, left 5 items as they are'],
    [counts({ create: 0, locations: 0, same: 1 }), 'Left 1 item as it is'],
    [counts({ create: 0, locations: 0 }), 'Imported 0 items'],
  ])('of what was done: %#', (done, text) => expect(doneText(done)).toBe(text));
});

test.each([
  [
    aSummary({ state: 'checking', progress: { done: 1200, total: 5000 } }),
    'Checking the rows: 1,200 of 5,000 rows',
    24,
  ],
  [
    aSummary({ state: 'reading', progress: { done: 1200, total: null } }),
    'Reading the file: 1,200 rows',
    undefined,
  ],
  [aSummary({ state: 'reading' }), 'Reading the file…', undefined],
])('how far it is: %#', (one, text, percent) => {
  expect(progressText(one)).toBe(text);
  expect(percentOf(one)).toBe(percent);
});

test('an import that has to be checked again for lack of room says so', () => {
  const problem = 'The disk of the server has no room for this import.';
  expect(stateText(aSummary({ state: 'read', problem }))).toBe(problem);
  expect(stateText(aSummary({ state: 'read', problem: null }))).toContain('the columns are to be chosen');
});

test('an import that nobody has cancelled tells why it is cancelled', () => {
  expect(stateText(aSummary({ state: 'cancelled', problem: null }))).toBe('Cancelled: nothing was imported.');
  const problem = 'Nobody went on with it.';
  expect(stateText(aSummary({ state: 'cancelled', problem }))).toBe(problem);
});

test('an undo tells how many were kept', () => {
  expect(stateText(aSummary({ state: 'undone', kept: 0 }))).toBe(
    'Undone: everything is as it was before the import.',
  );
  expect(stateText(aSummary({ state: 'undone', kept: 1 }))).toContain(
    '1 record that somebody or a later import has changed or used since',
  );
});

test('a file that is too large is told with its size as an export is', () => {
  expect(fileProblem({ name: 'parts.csv', size: 1_500_000_000 })).toMatch(
    /^parts\.csv has 1\.5 GB; at most /,
  );
});

test('pasted rows are named after what is between their cells', () => {
  expect([pastedName('a\tb'), pastedName('a;b')]).toEqual(['Pasted rows.tsv', 'Pasted rows.csv']);
});
