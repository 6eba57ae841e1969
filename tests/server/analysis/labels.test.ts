import { describe, expect, it } from 'vitest';
import { type Cell, boxOf, cellsOf } from '../../../server/analysis/local/cells.ts';
import { labelLines } from '../../../server/analysis/local/labels/labelLines.ts';
import { type Word, labelsOf } from '../../../server/analysis/local/labels/labels.ts';
import type { TextLine } from '../../../server/analysis/local/labels/textLines.ts';

const lattice = {
  columns: { start: 10, pitch: 20, count: 3 },
  rows: { start: 5, pitch: 30, count: 2 },
};
const cells = cellsOf(lattice);
const STRIP = 50;

const word = (text: string, strip: number, left: number, confidence = 0.9): Word => ({
  text,
  confidence,
  left,
  right: left + 30,
  top: strip * STRIP + 10,
  bottom: strip * STRIP + 40,
});

describe('Cells', () => {
  it('ENT-35: are counted row by row from the top left', () => {
    expect(cells.map(({ row, column }) => `${row}.${column}`)).toEqual([
      '1.1', '1.2', '1.3', '2.1', '2.2', '2.3',
    ]); // oxfmt-ignore
    expect(cells[4]).toMatchObject({ left: 30, right: 50, top: 35, bottom: 65 });
  });

  it('ENT-35: have boxes in thousandths that end at the photo', () => {
    const cell: Cell = { row: 1, column: 1, left: 50, right: 150, top: -20, bottom: 50 };
    const box = boxOf(cell, [1, 0, 0, 0, 1, 0, 0, 0, 1], { width: 100, height: 200 });
    expect(box).toEqual({ x: 500, y: 0, width: 500, height: 250 });
  });
});

describe('Labels', () => {
  const [first, second] = cells;
  if (!first || !second) throw new Error('There are six cells.');

  it('ENT-35: words belong to the cell of their strip, from left to right', () => {
    const labels = labelsOf(
      [first, second],
      [word('nuts', 0, 60), word('M3', 0, 10), word('LED', 1, 10, 0.7)],
      STRIP,
    );
    expect(labels.get(first)).toEqual({ lines: ['M3 nuts'], confidence: 0.9 });
    expect(labels.get(second)).toEqual({ lines: ['LED'], confidence: 0.7 });
  });

  it('ENT-35: what was hardly read or has no letters is no label', () => {
    const labels = labelsOf([first, second], [word('M3', 0, 10, 0.1), word('|~_', 1, 10)], STRIP);
    expect(labels.size).toBe(0);
  });

  it('ENT-35: the edges of a label are not part of its text', () => {
    expect(labelsOf([first], [word('[M3x10|', 0, 10)], STRIP).get(first)?.lines).toEqual(['M3x10']);
  });

  it('ENT-35: are looked for where most labels of the cabinet are', () => {
    const picture = { data: new Float32Array(0), width: 100, height: 100 };
    const line = (top: number, worth: number): TextLine => ({
      left: 10, right: 90, top, bottom: top + 10, worth, isLight: false, contrast: 50,
    }); // oxfmt-ignore
    const seen = cells.map((cell, n) => ({
      cell,
      picture,
      lines: n === 0 ? [line(20, 4), line(80, 2.5)] : [line(80, 4)],
    }));
    expect(labelLines(seen).map((one) => one.line.top)).toEqual([80, 80, 80, 80, 80, 80]);
  });
});
