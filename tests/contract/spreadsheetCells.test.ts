import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neutralised, restored } from '../../contract/sheets/spreadsheetCells.ts';

it('no cell begins as a formula, and every text comes back as it was', () => {
  for (const text of [
    '=1+1',
    '+49 30',
    '-5 V',
    '@home',
    '\tx',
    '\rx',
    "'=1",
    "''=1",
    "'",
    "''",
    "'n",
    'M3',
    '',
  ]) {
    expect(neutralised(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(restored(neutralised(text))).toBe(text);
  }
  expect([neutralised('=1'), neutralised("'=1"), neutralised("'n"), restored("'t")]).toEqual([
    "'=1",
    "''=1",
    "'n",
    "'t",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', '\t', '\r', 'a') }), (text) => {
      expect(restored(neutralised(text))).toBe(text);
    }),
  );
});
