import { describe, expect, test, vi } from 'vitest';
import { ariaKeys, keyInWords, shownKeys } from '../../../src/views/commands/keyName.ts';

describe('a key as it is drawn', () => {
  test.each([
    ['Linux x86_64', 'mod+shift+k', ['Ctrl', '⇧', 'K']],
    ['Win32', 'mod+k', ['Ctrl', 'K']],
    ['MacIntel', 'mod+shift+k', ['⌘', '⇧', 'K']],
    ['iPhone', 'mod+enter', ['⌘', '↵']],
    ['Linux x86_64', 'a', ['A']],
    ['Linux x86_64', '?', ['?']],
    ['Linux x86_64', 'Backspace', ['⌫']],
    ['Linux x86_64', 'Escape', ['Esc']],
    ['Linux x86_64', 'Home', ['Home']],
    ['Linux x86_64', 'g h', ['G', 'H']],
    ['Linux x86_64', 'shift+x', ['⇧', 'X']],
    ['Linux x86_64', '+', ['+']],
  ])('on %s: %s', (platform, key, shown) => {
    vi.stubGlobal('navigator', { platform });
    expect(shownKeys(key)).toEqual(shown);
  });
});

test.each([
  ['mod+shift+k', true, 'Control+Shift+K Meta+Shift+K'],
  ['mod+enter', false, 'Control+Enter Meta+Enter'],
  ['/', true, '/'],
  ['/', false, undefined],
  ['g h', true, undefined],
  ['', true, undefined],
])('the key %j with single keys %j is told to screen readers as %j', (key, singleKeys, told) => {
  expect(ariaKeys(key, singleKeys)).toBe(told);
});

test.each([
  [['m'], true, 'M'],
  [['m'], false, undefined],
  [['a', 'g a'], false, undefined],
  [['g h'], true, 'G then H'],
  [['shift+x'], true, 'Shift+X'],
  [['Backspace'], true, 'Backspace'],
  [['mod+shift+z', 'mod+y'], false, 'Ctrl+Shift+Z'],
  [['/', 'mod+k'], false, 'Ctrl+K'],
  [['+'], true, '+'],
  [[], true, undefined],
])('of the keys %j the one that works with single keys %j is called %j', (keys, singleKeys, words) => {
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
  expect(keyInWords(keys, singleKeys)).toBe(words);
});
