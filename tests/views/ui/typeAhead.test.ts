import { describe, expect, test } from 'vitest';
import { leadsToField } from '../../../src/views/addresses.ts';
import { typedAhead } from '../../../src/views/ui/typeAhead.ts';

describe('what was typed ahead of its field', () => {
  test('is put into it as it stands', () => {
    expect(typedAhead('anvil', undefined, false)).toEqual({ text: 'anvil', isEntered: false });
    expect(typedAhead('', undefined, true)).toEqual({ text: '', isEntered: false });
  });

  test('ends with Enter, which follows the letters; what came after it belongs to no field', () => {
    expect(typedAhead('anvil\n', 5, false)).toEqual({ text: 'anvil', isEntered: true });
    expect(typedAhead('anvil\nx', 5, false)).toEqual({ text: 'anvil', isEntered: true });
    expect(typedAhead('\n', 0, false)).toEqual({ text: '', isEntered: true });
  });

  test('goes on where Backspace has taken Enter back', () => {
    expect(typedAhead('anvil', 5, false)).toEqual({ text: 'anvil', isEntered: false });
  });

  test('keeps its lines in a field of several, and has them beside each other in one of one line', () => {
    expect(typedAhead('a\nb', 1, true)).toEqual({ text: 'a\nb', isEntered: false });
    expect(typedAhead('a\r\nb\nc', undefined, false)).toEqual({ text: 'a b c', isEntered: false });
  });
});

test.each([
  ['/login', true],
  ['/search', true],
  ['/add', true],
  ['/edit/7', true],
  ['/add-location', true],
  ['/edit-location/7', true],
  ['/', false],
  ['/view/add', false],
  ['/location/search', false],
  ['/unsent', false],
  ['/additional', false],
])('%s is a page for typing: %s', (path, isForTyping) => {
  expect(leadsToField(path)).toBe(isForTyping);
});
