import { describe, expect, test } from 'vitest';
import { nextBeginning, rowAfterChange, rowMove, type RowLayout } from '../../../src/views/lists/rowMoves.ts';

const LINES: RowLayout = { count: 100, columns: 1, page: 10 };
/** Three columns, the last line with one card: 0 to 30. */
const GRID: RowLayout = { count: 31, columns: 3, page: 12 };

describe('the row that a key leads to', () => {
  test.each([
    ['ArrowDown', 5, 6],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 15],
    ['PageDown', 95, 99],
    ['PageUp', 15, 5],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
  ])('of a list: %s from %i to %i', (key, from, to) => {
    expect(rowMove(key, from, LINES)).toBe(to);
  });

  test.each([
    ['ArrowDown', 4, 7],
    // There is none below: the nearest of the last line.
    ['ArrowDown', 29, 30],
    ['ArrowDown', 30, 30],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 30, 30],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['PageDown', 1, 13],
    ['PageDown', 29, 30],
    ['PageUp', 13, 1],
    // It stays in its column.
    ['PageUp', 5, 2],
  ])('of a grid: %s from %i to %i', (key, from, to) => {
    expect(rowMove(key, from, GRID)).toBe(to);
  });

  test('PageDown goes on by one line where no more fits on the screen, and passes none by', () => {
    expect(rowMove('PageDown', 5, { ...LINES, page: 0 })).toBe(6);
    expect(rowMove('PageDown', 5, { ...LINES, page: 1 })).toBe(6);
    expect(rowMove('PageDown', 5, { ...GRID, page: 2 })).toBe(8);
  });

  test('there is none for other keys, and none in an empty list', () => {
    expect(rowMove('Enter', 5, LINES)).toBeUndefined();
    expect(rowMove('End', 0, { ...LINES, count: 0 })).toBeUndefined();
  });
});

describe('the current row after a change', () => {
  const keys = ['a', 'b', 'c', 'd'];

  test('is the same one, wherever it is now', () => {
    expect(rowAfterChange(keys, 'b', 1)).toBe(1);
    expect(rowAfterChange(['new', ...keys], 'b', 1)).toBe(2);
    expect(rowAfterChange(keys.toReversed(), 'b', 1)).toBe(2);
  });

  test('is the one in its place when it is gone, at the end the last one', () => {
    expect(rowAfterChange(['a', 'c', 'd'], 'b', 1)).toBe(1);
    expect(rowAfterChange(['a', 'b', 'c'], 'd', 3)).toBe(2);
    expect(rowAfterChange([], 'd', 3)).toBe(0);
  });

  test('is the place while nobody has been in the list', () => {
    expect(rowAfterChange(['new', ...keys], undefined, 0)).toBe(0);
  });
});

describe('the next row that begins with what was typed', () => {
  const names = ['Äpfel', 'Bolt M3', 'bolt M4', 'Cable', 'Bracket'];
  const next = (typed: string, at: number) =>
    nextBeginning(names.length, (index) => names[index] ?? '', typed, at);

  test('leaves the current one with a first letter, and goes on at the top', () => {
    expect(next('b', 1)).toBe(2);
    expect(next('b', 4)).toBe(1);
    expect(next('c', 3)).toBe(3);
  });

  test('keeps the current one while it fits', () => {
    expect(next('bo', 2)).toBe(2);
    expect(next('br', 2)).toBe(4);
  });

  test('is found whatever its case and accents', () => {
    expect(next('apf', 2)).toBe(0);
    expect(next('BOLT m4', 0)).toBe(2);
  });

  test('is none where none begins so', () => {
    expect(next('olt', 0)).toBeUndefined();
  });
});
