import { type Component, componentsOf } from './components.ts';
import { inkOf } from './ink.ts';
import type { Picture } from './picture.ts';

/** What looks like a line of text in the picture of one cell, in its pixels. Sides are inclusive. */
export interface TextLine {
  left: number;
  right: number;
  top: number;
  bottom: number;
  isLight: boolean;
  /** How much it looks like text: the more letters of one height beside each other the more. */
  worth: number;
}

/** Letters are at least so many pixels high, and at most this share of the cell. */
const HEIGHT_MIN = 7;
const HEIGHT_MAX = 0.42;
/** Letters of one line differ in height by at most this factor from the highest, dots and signs apart. */
const SMALL = 0.42;
/** Between two letters or words at most this many times their height. */
const GAP_MAX = 1.3;
const LINES_MAX = 8;

/** Everything in the picture of a cell that may be a line of text, what looks most like it first. */
export function textLinesOf(cell: Picture): TextLine[] {
  const ink = inkOf(cell, Math.max(6, Math.round(cell.height * 0.16)));
  const lines = [false, true].flatMap((isLight) => {
    const marks = isLight ? ink.light : ink.dark;
    const parts = componentsOf(marks, cell.width, cell.height).filter((part) => isLetter(part, cell));
    return grouped(parts).map((line) => ({ ...line, isLight }));
  });
  return lines.toSorted((a, b) => b.worth - a.worth).slice(0, LINES_MAX);
}

/** Where a line is in its cell, as a share of the cell's height. */
export const placeOf = (line: TextLine, cell: Picture): number => (line.top + line.bottom) / 2 / cell.height;

const heightOf = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top + 1;
const widthOf = ({ left, right }: { left: number; right: number }): number => right - left + 1;

function isLetter(part: Component, cell: Picture): boolean {
  const [width, height] = [widthOf(part), heightOf(part)];
  const touches = part.left === 0 || part.top === 0 || part.right === cell.width - 1 || part.bottom === cell.height - 1;
  if (touches || height > cell.height * HEIGHT_MAX || height < 2) return false;
  // Blur joins letters, but no word is a bar; a letter is neither a speck nor a block.
  return part.pixels >= 4 && (width < 9 * height || height < HEIGHT_MIN) && part.pixels < 0.85 * width * height + 12;
}

/** Lines of letters beside each other, from the highest letters on; each letter is in one line at most. */
function grouped(parts: readonly Component[]): Omit<TextLine, 'isLight'>[] {
  const left = new Set(parts.toSorted((a, b) => heightOf(b) - heightOf(a)));
  const lines: Omit<TextLine, 'isLight'>[] = [];
  for (const seed of left) {
    if (heightOf(seed) < HEIGHT_MIN) break;
    const line = [seed];
    left.delete(seed);
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false;
      for (const part of left) {
        if (!belongs(part, line, heightOf(seed))) continue;
        line.push(part);
        left.delete(part);
        hasGrown = true;
      }
    }
    lines.push(lineOf(line, heightOf(seed)));
  }
  return lines;
}

function belongs(part: Component, line: readonly Component[], height: number): boolean {
  return line.some((other) => {
    const gap = Math.max(part.left - other.right, other.left - part.right);
    if (gap > GAP_MAX * height) return false;
    const shared = Math.min(part.bottom, other.bottom) - Math.max(part.top, other.top) + 1;
    return shared > 0.5 * Math.min(heightOf(part), heightOf(other));
  });
}

function lineOf(parts: readonly Component[], height: number): Omit<TextLine, 'isLight'> {
  const letters = parts.filter((part) => heightOf(part) > SMALL * height);
  const [tops, bottoms] = [letters.map(({ top }) => top), letters.map(({ bottom }) => bottom)];
  const uneven = (spread(tops) + spread(bottoms)) / height;
  const wide = letters.reduce((sum, part) => sum + Math.min(widthOf(part), 1.6 * height), 0);
  return {
    left: Math.min(...parts.map((part) => part.left)),
    right: Math.max(...parts.map((part) => part.right)),
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    worth: (wide / height) * (letters.length >= 2 ? 1 : 0.6) * Math.max(0.05, 1 - uneven * 1.2),
  };
}

/** The mean distance from the median. */
function spread(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return values.reduce((sum, value) => sum + Math.abs(value - middle), 0) / (values.length || 1);
}
