import { expect, test } from 'vitest';
import { savesData } from '../../../src/services/browser/dataSaving.ts';

test('somebody saves data where their browser says so, and nowhere else', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  for (const navigator of [
    {},
    { connection: undefined },
    { connection: null },
    { connection: {} },
    { connection: { saveData: false } },
    { connection: { saveData: 'on' } },
  ]) {
    expect(savesData(navigator), JSON.stringify(navigator)).toBe(false);
  }
});
