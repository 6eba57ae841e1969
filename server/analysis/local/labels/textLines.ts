import { type Component, componentsOf } from '../components.ts';
import { inkOf } from './ink.ts';
import type { Picture } from '../picture.ts';

/** What looks like a line of text in the picture of one cell, in its pixels. Sides are inclusive. */
export interface TextLine {
  left: number;
  right: number;
  top: number;
  bottom: number;
  isLight: boolean;
  /** How much its ink differs from its ground, in greys. */
  contrast: number;
  /** How much it looks like text: the more letters of one height beside each other the more. */
  worth: number;
}

/** How far the surroundings of ink reach, as a share of the cell's height: less than a label is high. */
const AROUND = 0.07;
/** Letters are at least so many pixels high, and at most this share of the cell. */
const HEIGHT_MIN = 7;
const HEIGHT_MAX = 0.42;
/** A line is at most so many times as high as the letter that it is collected from; what is lower is a dot or sign. */
const TALL = 1.75;
const SMALL = 0.42;
/** Between two letters or words at most this many times their height. */
const GAP_MAX = 1.3;
/** A block of this share of its box is no letter, unless it is as thin as an I. */
const SOLID = 0.93;
const THIN = 0.4;
/** Letters are at most so many times as wide as high; those that leave this share of their box free count in full. */
const LETTER_MAX = 1.3;
const LOOSE = 0.25;
/** A wider part counts this share of a letter: blur joins letters, but screws are wide too. */
const WIDE = 0.75;
/** The edge of a label is this solid, and so much higher than its letters. */
const BAR = 0.7;
const HIGHER = 1.1;
/** Of one cell, for the choice among them. */
const LINES_MAX = 8;

/** Everything in the picture of a cell that may be a line of text, what looks most like it first. */
export function textLinesOf(cell: Picture): TextLine[] {
  const ink = inkOf(cell, Math.max(6, Math.round(cell.height * AROUND)));
  const lines = [false, true].flatMap((isLight) => {
    const marks = isLight ? ink.light : ink.dark;
    const parts = componentsOf(marks, ink.contrast, cell.width, cell.height).filter((part) =>
      isLetter(part, cell),
    );
    return grouped(parts).map((line) => ({ ...line, isLight }));
  });
  const most = Math.max(...lines.map(({ contrast }) => contrast));
  return lines
    .map((line) => ({ ...line, worth: (line.worth * line.contrast) / most }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, LINES_MAX);
}

/** Where a line is in its cell, as a share of the cell's height. */
export const placeOf = (line: TextLine, cell: Picture): number => (line.top + line.bottom) / 2 / cell.height;

const heightOf = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top + 1;
const widthOf = ({ left, right }: { left: number; right: number }): number => right - left + 1;

function isLetter(part: Component, cell: Picture): boolean {
  const [width, height] = [widthOf(part), heightOf(part)];
  const touches =
    part.left === 0 || part.top === 0 || part.right === cell.width - 1 || part.bottom === cell.height - 1;
  if (touches || height > cell.height * HEIGHT_MAX || height < 2) return false;
  // Blur joins letters, but no word is a bar; a letter is neither a speck nor a block.
  if (part.pixels < 4 || (height >= HEIGHT_MIN && width > 9 * height)) return false;
  return height < HEIGHT_MIN || part.pixels < SOLID * width * height || width < THIN * height;
}

/** Lines of letters beside each other and about as high as one of them, which every letter is in its turn. */
function grouped(parts: readonly Component[]): Omit<TextLine, 'isLight'>[] {
  const seen = new Set<string>();
  return parts.flatMap((seed) => {
    const height = heightOf(seed);
    if (height < HEIGHT_MIN) return [];
    const left = new Set(parts.filter((part) => part !== seed && heightOf(part) < TALL * height));
    const line = [seed];
    for (let hasGrown = true; hasGrown;) {
      hasGrown = false;
      for (const part of left) {
        if (!belongs(part, line, height)) continue;
        line.push(part);
        left.delete(part);
        hasGrown = true;
      }
    }
    const letters = withoutEdges(line);
    const found = lineOf(letters, Math.max(...letters.map(heightOf)));
    const box = [found.left, found.right, found.top, found.bottom].join();
    if (seen.has(box)) return [];
    seen.add(box);
    return [found];
  });
}

/** Without the bars at either end that are higher than every letter: there the label ends and its dark drawer begins. */
function withoutEdges(line: readonly Component[]): Component[] {
  const letters = line.toSorted((a, b) => a.left - b.left);
  const isEdge = (part: Component | undefined): boolean => {
    if (!part || letters.length < 2 || part.pixels < BAR * widthOf(part) * heightOf(part)) return false;
    return (
      heightOf(part) > HIGHER * Math.max(...letters.map((other) => (other === part ? 0 : heightOf(other))))
    );
  };
  for (let hasEdge = true; hasEdge;) {
    hasEdge = true;
    if (isEdge(letters[0])) letters.shift();
    else if (isEdge(letters.at(-1))) letters.pop();
    else hasEdge = false;
  }
  return letters;
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
  const wide = sum(letters, (part) => lettersIn(part, height));
  return {
    left: Math.min(...parts.map((part) => part.left)),
    right: Math.max(...parts.map((part) => part.right)),
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    contrast: sum(parts, (part) => part.contrast) / sum(parts, (part) => part.pixels),
    worth: (wide / height) * (letters.length >= 2 ? 1 : 0.6) * Math.max(0.05, 1 - uneven * 1.2),
  };
}

/** How much of a line a part is, in pixels: what is wider than a letter or more solid is hardly one. */
function lettersIn(part: Component, height: number): number {
  const [width, solid] = [widthOf(part), part.pixels / (widthOf(part) * heightOf(part))];
  const wide = width <= LETTER_MAX * height ? width : LETTER_MAX * height * WIDE;
  return widthOf(part) < THIN * height ? width : wide * Math.max(0, Math.min(1, (SOLID - solid) / LOOSE));
}

const sum = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((so, one) => so + value(one), 0);

/** The mean distance from the median. */
function spread(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return sum(values, (value) => Math.abs(value - middle)) / (values.length || 1);
}
