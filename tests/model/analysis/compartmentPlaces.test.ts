import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { compartmentPlaces } from '../../../src/model/analysis/compartmentPlaces.ts';

const inside = (...labels: readonly string[]) =>
  labels.map((label, n) => decodeLocation({ id: `l${n}`, name: `Drawer ${n + 1}`, label }));
const labelOf = (labels: readonly string[], size: readonly [number | null, number | null], row: number | null, column: number | null) =>
  compartmentPlaces(inside(...labels), { rows: size[0], columns: size[1] })({ row, column })?.label; // oxfmt-ignore

describe('the location of its own that a compartment of a photo is', () => {
  test('is the one labelled by row and column, as compartments that were made locations are', () => {
    const labels = ['WS-D3-R1C1', 'ws-d3-r1c12', 'R2C1', 'WS-D3-spare', ''];
    expect(labelOf(labels, [2, 12], 1, 1)).toBe('WS-D3-R1C1');
    expect(labelOf(labels, [2, 12], 1, 12)).toBe('ws-d3-r1c12');
    expect(labelOf(labels, [2, 12], 2, 1)).toBe('R2C1');
    expect(labelOf(labels, [2, 12], 2, 2)).toBeUndefined();
    expect(labelOf(labels, [2, 12], null, 1)).toBeUndefined();
    expect(labelOf(['WR1C1', '4R1C1'], [1, 1], 1, 1)).toBeUndefined();
  });

  test('is the one labelled by letter and number where these are the whole grid of the photo', () => {
    const grid = ['WS-A1', 'WS-A2', 'WS-B1', 'WS-B2'];
    expect(labelOf(grid, [2, 2], 2, 1)).toBe('WS-B1');
    expect(labelOf(grid, [2, 3], 2, 1)).toBeUndefined();
    expect(labelOf(grid, [null, null], 2, 1)).toBeUndefined();
    expect(labelOf(grid.slice(1), [2, 2], 2, 1)).toBeUndefined();
    const drawers = ['WS-D1', 'WS-D2', 'WS-D3', 'WS-D4'];
    expect(labelOf(drawers, [1, 4], 1, 1)).toBeUndefined();
    expect(labelOf(drawers, [4, 4], 4, 3)).toBeUndefined();
    const rows = ['A', 'Z', 'AA'].map((letters) => `${letters}1`);
    expect(labelOf(rows, [1, 3], 1, 1)).toBeUndefined();
  });

  test('is unknown where two could be it, or both ways of labelling are there', () => {
    expect(labelOf(['X-R1C1', 'Y-R1C1', 'X-R1C2'], [1, 2], 1, 1)).toBeUndefined();
    expect(labelOf(['X-R1C1', 'Y-R1C1', 'X-R1C2'], [1, 2], 1, 2)).toBe('X-R1C2');
    expect(labelOf(['X-A1', 'X-A2', 'X-R1C1'], [1, 2], 1, 2)).toBeUndefined();
  });

  test('is found in the twenty-seventh row as well', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA'];
    expect(labelOf(letters.map((letter) => `C-${letter}1`), [27, 1], 27, 1)).toBe('C-AA1'); // oxfmt-ignore
  });
});
