/** Rows and columns as sorted lines in the front view, the outermost ones too, in its pixels. */
export interface LineLattice {
  /** Upright lines, by x. */
  columns: number[];
  /** Level lines, by y. */
  rows: number[];
}

/** A text's box in the front view, in its pixels. */
export interface PlacedText {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Part of a line, or of the way across lines, in pixels. */
export interface Stretch {
  from: number;
  to: number;
}

/** From the first to the last of some lines. */
export const endsOf = (lines: readonly number[]): Stretch => ({ from: lines[0] ?? 0, to: lines.at(-1) ?? 0 });

/** Which band between the lines holds a place, from 0; -1 beyond them. */
export function bandAt(lines: readonly number[], at: number): number {
  if (at >= (lines.at(-1) ?? 0)) return -1;
  return lines.findLastIndex((line) => at >= line);
}

export const countOf = ({ columns, rows }: LineLattice): number => (columns.length - 1) * (rows.length - 1);

export const middleOf = ({ left, right, top, bottom }: PlacedText): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Cells are equal where they differ by less than this. */
const EQUAL = 0.12;

/** Whether lines are about equally far apart. */
export function isRegular(lines: readonly number[]): boolean {
  const gaps = lines.slice(1).map((line, n) => line - (lines[n] ?? 0));
  return Math.max(...gaps) - Math.min(...gaps) <= EQUAL * Math.max(...gaps);
}
