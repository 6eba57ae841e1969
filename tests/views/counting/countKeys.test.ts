import { expect, test } from 'vitest';
import { countKey } from '../../../src/views/counting/countKeys.ts';

test('a number and Enter answer wherever the focus is, on the button that was clicked last too', () => {
  for (const at of ['nothing', 'control'] as const) {
    expect(countKey({ key: '7', at, isTypedHere: false })).toBe('type');
    expect(countKey({ key: 'Enter', at, isTypedHere: true })).toBe('answer');
  }
  expect(countKey({ key: 'Enter', at: 'nothing', isTypedHere: false })).toBe('answer');
});

test('Enter presses a button that was gone to after the number, and one where nothing was typed', () => {
  expect(countKey({ key: 'Enter', at: 'control', isTypedHere: false })).toBeUndefined();
});

test('fields keep their keys, and other keys are none of a count', () => {
  for (const key of ['7', 'Enter']) expect(countKey({ key, at: 'field', isTypedHere: true })).toBeUndefined();
  expect(countKey({ key: 'x', at: 'nothing', isTypedHere: false })).toBeUndefined();
});
