import type { Point } from '../../../../contract/analysis/homography.ts';
import { type TurnedBox, cornersOf } from './turnedBox.ts';

/** A line that was read. */
export interface TextLine {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** In pixels of the photo. */
  box: TurnedBox;
}

/** Of one label, so many times the height of the lower one: how much higher the other line is at most, what lies between them, and how far their ends or middles are apart. */
const HIGHER_MAX = 1.5;
const BETWEEN_MAX = 0.05;
const APART_MAX = 0.8;
/** Of the narrower line this share is above or below the other. */
const SHARED_MIN = 0.5;
/** More lines than this are a text and no label: each stays by itself. */
const LINES_MAX = 4;

/** Lines of one label belong together: of about one height, close above each other and aligned. Each from top to bottom. */
export function joinedLines(lines: readonly TextLine[]): TextLine[][] {
  const seen = lines.map((line) => ({ line, ...straight(line.box, usualAngle(lines)) }));
  const labels = seen.map((one) => [one]);
  const labelOf = new Map(seen.map((one, n) => [one, n]));
  for (const [n, one] of seen.entries()) {
    for (const other of seen.slice(n + 1)) {
      const [from, to] = [labelOf.get(other) ?? 0, labelOf.get(one) ?? 0];
      if (from === to || !areOfOneLabel(one, other)) continue;
      for (const moved of labels[from] ?? []) {
        labels[to]?.push(moved);
        labelOf.set(moved, to);
      }
      labels[from] = [];
    }
  }
  return labels.flatMap((label) => {
    const sorted = label.toSorted((a, b) => a.top - b.top).map(({ line }) => line);
    if (sorted.length > LINES_MAX) return sorted.map((line) => [line]);
    return sorted.length > 0 ? [sorted] : [];
  });
}

/** A line in a photo that is turned so that most lines are level. */
interface Straight {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

function straight(box: TurnedBox, angle: number): Straight {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = cornersOf(box).map(({ x, y }): Point => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    height: box.height,
  };
}

function areOfOneLabel(one: Straight, other: Straight): boolean {
  const [low, high] = one.height < other.height ? [one, other] : [other, one];
  if (high.height > HIGHER_MAX * low.height) return false;
  const between = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  if (between > BETWEEN_MAX * low.height || -between > 0.5 * low.height) return false;
  if (shared < SHARED_MIN * Math.min(one.right - one.left, other.right - other.left)) return false;
  const apart = [
    one.left - other.left,
    one.right - other.right,
    (one.left + one.right - other.left - other.right) / 2,
  ];
  return apart.some((distance) => Math.abs(distance) < APART_MAX * low.height);
}

/** The median angle of the lines. */
function usualAngle(lines: readonly TextLine[]): number {
  const angles = lines.map(({ box }) => box.angle).toSorted((a, b) => a - b);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}
