import { expect, test } from 'vitest';
import { BEGUN, doneSwitch, nextTip, type Tip, TIPS, tipsDone } from '../../../src/model/session/tips.ts';

const NEW = { locations: 1, items: 0, isPaletteOpen: false };
const without = (...tips: Tip[]) =>
  Object.fromEntries([[BEGUN, true], ...tips.map((tip) => [doneSwitch(tip), true] as const)]);

test('who has not begun with an empty Stowage is told nothing', () => {
  expect(nextTip({})).toBeUndefined();
  expect(tipsDone({}, { locations: 90, items: 9, isPaletteOpen: true })).toEqual([]);
});

test('there are three tips at most, one at a time, and none comes again', () => {
  expect(TIPS).toHaveLength(3);
  expect(nextTip(without())).toBe('drawers');
  expect(nextTip(without('drawers'))).toBe('list');
  expect(nextTip(without('drawers', 'list'))).toBe('palette');
  expect(nextTip(without(...TIPS))).toBeUndefined();
});

test.each([
  [{ locations: 3 }, 'drawers'],
  [{ items: 2 }, 'list'],
  [{ isPaletteOpen: true }, 'palette'],
] as const)('with %j the tip about it is done', (known, tip) => {
  expect(tipsDone(without(), NEW)).toEqual([]);
  expect(tipsDone(without(), { ...NEW, ...known })).toEqual([tip]);
  expect(tipsDone(without(tip), { ...NEW, ...known })).toEqual([]);
});
