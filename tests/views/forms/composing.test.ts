import { expect, test } from 'vitest';
import { isEscape } from '../../../src/views/forms/composing.ts';

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
