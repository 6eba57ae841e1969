import { expect, test } from 'vitest';
import type { Step } from '../../../src/model/changes/changes.ts';
import { withSentTaking } from '../../../src/model/changes/sentTakings.ts';

const taking = (before: number, after: number, more: object = { isKept: true }): Step => ({
  kind: 'item changed',
  id: 'a',
  name: 'Bolts',
  field: 'quantity',
  before,
  after,
  isDifference: true,
  ...more,
});
const entries = (...steps: Step[]) => steps.map((step) => ({ steps: [step] }));
const quantities = (list: readonly { steps: readonly Step[] }[]) =>
  list.flatMap(({ steps }) => steps.map((step) => ('before' in step ? [step.before, step.after] : [])));

test('takings that were kept become those of what there was when they arrived, and no older one does', () => {
  const list = entries(taking(12, 10, {}), taking(10, 9), taking(9, 9.5));
  const sent = withSentTaking(list, { id: 'a', by: -0.5, quantity: 19.5 });
  expect(quantities(sent)).toEqual([
    [12, 10],
    [20, 19],
    [19, 19.5],
  ]);
  expect(withSentTaking(sent, { id: 'a', by: -0.5, quantity: 7 })).toBe(sent);
});

test.each([
  ['another item', { id: 'b', by: -1, quantity: 5 }],
  ['more than they have taken', { id: 'a', by: -3, quantity: 5 }],
])('takings stay as they are where what was sent is of %s', (_, sent) => {
  const list = entries(taking(10, 9));
  expect(withSentTaking(list, sent)).toBe(list);
});
