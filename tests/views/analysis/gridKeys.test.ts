import { describe, expect, it } from 'vitest';
import type { GridPart } from '../../../src/model/analysis/gridParts.ts';
import { meaningOf } from '../../../src/views/analysis/correcting/gridKeys.ts';
import { aGrid } from '../../support/grids.ts';

const CORNER: GridPart = { kind: 'corner', index: 3 };
const LINE: GridPart = { kind: 'line', axis: 'columns', index: 1 };
const CELL: GridPart = { kind: 'cells', from: { row: 1, column: 1 }, to: { row: 1, column: 1 } };

function press(
  key: string,
  { part = CORNER, singleKeys = true, isShifted = false, isModified = false, grid = aGrid() } = {} as {
    part?: GridPart;
    singleKeys?: boolean;
    isShifted?: boolean;
    isModified?: boolean;
    grid?: ReturnType<typeof aGrid> | null;
  },
) {
  return meaningOf({ key, isShifted, isModified }, { grid, part, singleKeys });
}

describe('a key in a correction', () => {
  it('moves what is worked on: by itself, far with Shift, a little with Ctrl', () => {
    const step = (by: object) => ({ type: 'step.taken', step: { type: 'part.moved', part: CORNER, by } });
    expect(press('ArrowLeft')).toEqual(step({ x: -10, y: 0 }));
    expect(press('ArrowDown', { isShifted: true })).toEqual(step({ x: 0, y: 50 }));
    expect(press('ArrowUp', { isModified: true })).toEqual(step({ x: 0, y: -2 }));
    // Along itself a line goes nowhere.
    expect(press('ArrowUp', { part: LINE })).toBeUndefined();
    expect(press('ArrowRight', { part: LINE })).toBeDefined();
    expect(press('ArrowRight', { grid: null })).toBeUndefined();
  });

  it('goes from cell to cell past what is joined, and selects more with Shift', () => {
    const grid = aGrid({ joined: [{ row: 1, column: 1, rows: 1, columns: 2 }] });
    const to = { row: 1, column: 3 };
    expect(press('ArrowRight', { part: CELL, grid })).toEqual({
      type: 'part.chosen',
      part: { kind: 'cells', from: to, to },
    });
    expect(press('ArrowRight', { part: CELL, grid, isShifted: true })).toEqual({
      type: 'range.extended',
      to,
    });
  });

  it('goes round the corners, the sides and the lines, in both directions', () => {
    expect(press('k')).toEqual({ type: 'part.chosen', part: { kind: 'corner', index: 0 } });
    expect(press('k', { isShifted: true })).toEqual({
      type: 'part.chosen',
      part: { kind: 'corner', index: 2 },
    });
    expect(press('b')).toEqual({ type: 'part.chosen', part: { kind: 'side', side: 'top' } });
    expect(press('l', { isShifted: true })).toEqual({ type: 'part.chosen', part: LINE });
    expect(press('l', { part: LINE })).toEqual({
      type: 'part.chosen',
      part: { kind: 'line', axis: 'rows', index: 0 },
    });
  });

  it('is a letter or digit of its own only where single keys are switched on', () => {
    const letters = ['r', 'c', 'j', 's', 'n', 'g', 'k', 'l', '6'];
    for (const key of letters) {
      expect(press(key), key).toBeDefined();
      expect(press(key, { singleKeys: false }), key).toBeUndefined();
      expect(press(key, { isModified: true }), key).toBeUndefined();
    }
    expect(press('6', { grid: null })).toEqual({ type: 'size.wanted' });
    const step = { type: 'line.removed', part: LINE };
    expect(press('Delete', { part: LINE, singleKeys: false })).toEqual({ type: 'step.taken', step });
    expect(press('Delete')).toBeUndefined();
    expect(press('Enter', { part: CELL })).toEqual({ type: 'name.wanted' });
  });

  it('takes back, does again and saves with Ctrl', () => {
    const isModified = true;
    expect(press('z', { isModified })).toEqual({ type: 'undo' });
    expect(press('Z', { isModified, isShifted: true })).toEqual({ type: 'redo' });
    expect(press('y', { isModified })).toEqual({ type: 'redo' });
    expect(press('Enter', { isModified })).toEqual({ type: 'save.requested' });
  });
});
