import { expect, test } from 'vitest';
import { LABEL_MAX } from '../../../contract/limits.ts';
import { comparedText } from '../../../contract/texts.ts';
import { labelAfter } from '../../../src/model/locations/newLabel.ts';

const after = (label: string, ...taken: string[]) => labelAfter(label, new Set(taken.map(comparedText)));

test.each([
  ['WS-A1', 'WS-A2'],
  ['WS-9', 'WS-10'],
  ['B-09', 'B-10'],
  ['099', '100'],
  ['R-B', 'R-C'],
  ['b', 'c'],
])('after %s comes %s', (label, next) => {
  expect(after(label)).toBe(next);
});

test.each(['', 'BENCH', 'R-Z', 'WS1-', `${'9'.repeat(9)}`.padStart(LABEL_MAX, 'x')])(
  'nothing is proposed after "%s"',
  (label) => {
    expect(after(label)).toBe('');
  },
);

test('what is taken is passed over, however it is written', () => {
  expect(after('WS-A1', 'ws-a2', 'WS-A3')).toBe('WS-A4');
});
