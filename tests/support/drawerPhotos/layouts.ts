import type { Random } from '../generator/random.ts';

/** How a cabinet is divided. Lengths in units of their own; joined cells counted from 1. */
export interface Layout {
  columns: number[];
  rows: number[];
  joined: Span[];
}

export interface Span {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Kinds of cabinets that are no lattice of equal cells. */
export const UNEQUAL_KINDS = ['unequal', 'joined', 'single', 'shelf'] as const;
export type UnequalKind = (typeof UNEQUAL_KINDS)[number];

/** Drawers differ by so much at least where they differ, or nobody would call them unequal. */
const TALLER = 1.25;

/** How a cabinet of this kind is divided, rows above each other from the top. */
export function layoutOf(random: Random, kind: UnequalKind): Layout {
  switch (kind) {
    case 'unequal':
      return unequal(random, random.whole(3, 7), random.whole(2, 7));
    case 'joined':
      return joined(random, random.whole(3, 6), random.whole(3, 7));
    case 'single':
      return single(random, random.whole(3, 8));
    case 'shelf':
      return { ...unequal(random, random.whole(2, 5), random.whole(2, 6)), columns: equal(random, 2, 6) };
  }
}

const equal = (random: Random, least: number, most: number): number[] =>
  Array.from({ length: random.whole(least, most) }, () => 1);

/** Rows of two or three heights, the taller ones mostly below; sometimes columns of two widths. */
function unequal(random: Random, rows: number, columns: number): Layout {
  const heights = steps(random, rows);
  const widths = random.chance(0.35) ? steps(random, columns) : Array.from({ length: columns }, () => 1);
  return { rows: heights, columns: widths, joined: [] };
}

function steps(random: Random, count: number): number[] {
  const taller = TALLER + random.next() * 0.9;
  const from = random.whole(1, count - 1);
  const tallest = random.chance(0.4) ? taller * (1.2 + random.next() * 0.4) : taller;
  const sizes = Array.from({ length: count }, (_, n) => (n < from ? 1 : n === count - 1 ? tallest : taller));
  return random.chance(0.25) ? sizes.toReversed() : sizes;
}

/** A compartment box some of whose dividers were left out. */
function joined(random: Random, rows: number, columns: number): Layout {
  const taken = new Set<string>();
  const spans: Span[] = [];
  for (let left = random.whole(1, Math.max(2, Math.floor((rows * columns) / 6))); left > 0; left--) {
    const isLevel = random.chance(0.7);
    const size = { rows: isLevel ? 1 : 2, columns: isLevel ? random.pick([2, 2, 3]) : 1 };
    if (size.rows >= rows || size.columns >= columns) continue;
    const span = { row: random.whole(1, rows + 1 - size.rows), column: random.whole(1, columns + 1 - size.columns), ...size }; // oxfmt-ignore
    const cells = cellsOf(span);
    if (cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    spans.push(span);
  }
  const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
  return { rows: ones(rows), columns: ones(columns), joined: spans };
}

/** The cells of a span, each as 'row column'. */
export const cellsOf = ({ row, column, rows, columns }: Span): string[] =>
  Array.from(
    { length: rows * columns },
    (_, n) => `${row + Math.floor(n / columns)} ${column + (n % columns)}`,
  );

/** A chest or a pedestal: drawers over the whole width. */
function single(random: Random, rows: number): Layout {
  const heights = random.chance(0.3) ? Array.from({ length: rows }, () => 1) : steps(random, rows);
  const sum = heights.reduce((all, height) => all + height, 0);
  return { rows: heights, columns: [sum * (0.5 + random.next() * 1.1)], joined: [] };
}
