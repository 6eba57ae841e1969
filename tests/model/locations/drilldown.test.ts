import { expect, test } from 'vitest';
import { levelAfter } from '../../../src/model/locations/drilldown.ts';

test('DRILL-01: descending leads into the chosen location', () => {
  expect(levelAfter([], { kind: 'descend', id: 'room' })).toBe('room');
  expect(levelAfter(['room'], { kind: 'descend', id: 'shelf' })).toBe('shelf');
});

test('DRILL-02: back goes one level up, at the top it does nothing', () => {
  expect(levelAfter(['room', 'shelf'], { kind: 'back' })).toBe('room');
  expect(levelAfter(['room'], { kind: 'back' })).toBeNull();
  expect(levelAfter([], { kind: 'back' })).toBeUndefined();
});

test('DRILL-03: a level of the breadcrumb leads to that level', () => {
  const stack = ['room', 'shelf', 'box', 'bag'];
  expect(levelAfter(stack, { kind: 'level', level: 1 })).toBe('shelf');
  expect(levelAfter(stack, { kind: 'level', level: 0 })).toBe('room');
});

test.each([-1, 1, 2, 7])('DRILL-03: level %i is not above the second of two: nothing happens', (level) => {
  expect(levelAfter(['room', 'shelf'], { kind: 'level', level })).toBeUndefined();
});

test("DRILL-04: reset leads to 'Main Areas', and from there nowhere", () => {
  expect(levelAfter(['room', 'shelf', 'box'], { kind: 'reset' })).toBeNull();
  expect(levelAfter([], { kind: 'reset' })).toBeUndefined();
});
