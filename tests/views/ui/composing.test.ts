import { expect, test } from 'vitest';
import { isComposing, isEscape } from '../../../src/views/ui/composing.ts';

const pressed = (key: string, isComposing = false, keyCode = 27) => ({
  key,
  keyCode,
  nativeEvent: { isComposing },
});

test('an Escape leaves a field, but not the one that ends letters being put together', () => {
  expect(isEscape(pressed('Escape'))).toBe(true);
  expect(isEscape(pressed('Escape', true))).toBe(false);
  expect(isEscape(pressed('Escape', false, 229))).toBe(false);
  expect(isEscape(pressed('Enter', false, 13))).toBe(false);
});

test('a key that Safari tells after a composition belongs to it, for React and for the browser alike', () => {
  const told = { key: 'Enter', isComposing: false };
  expect([isComposing({ ...told, keyCode: 229 }), isComposing({ ...told, keyCode: 13 })]).toEqual([
    true,
    false,
  ]);
  expect(isComposing({ ...told, keyCode: 13, isComposing: true })).toBe(true);
  expect(isComposing(pressed('Enter', false, 229))).toBe(true);
});
