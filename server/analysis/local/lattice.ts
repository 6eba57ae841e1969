import { type Comb, lineAt } from './combs.ts';
import { type Evidence, coverage } from './evidence.ts';

/** Rows and columns of equal cells in the front view. */
export interface Lattice {
  /** Upright lines, by x. */
  columns: Comb;
  /** Level lines, by y. */
  rows: Comb;
}

/** Part of the front view, in its pixels. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The edges of both directions in the front view. */
export interface Directions {
  upright: Evidence;
  level: Evidence;
}

/** A line must be an edge for this share of its length, or it speaks against the lattice. */
const SHARE = 0.7;

/** How much of the lattice's lines are edges, 0 to 1. */
export function support(directions: Directions, { columns, rows }: Lattice): number {
  const { covered, length } = weigh(directions, { columns, rows });
  return length > 0 ? covered / length : 0;
}

const end = (comb: Comb): number => lineAt(comb, comb.count);

/** What a lattice covers. */
export function extent({ columns, rows }: Lattice): Area {
  return { left: columns.start, right: end(columns), top: rows.start, bottom: end(rows) };
}

function weigh(directions: Directions, lattice: Lattice): { covered: number; length: number } {
  const { left, right, top, bottom } = extent(lattice);
  let covered = 0;
  for (let line = 0; line <= lattice.columns.count; line++) {
    covered +=
      coverage(directions.upright, lattice.columns.pitch, lineAt(lattice.columns, line), top, bottom) *
      (bottom - top);
  }
  for (let line = 0; line <= lattice.rows.count; line++) {
    covered +=
      coverage(directions.level, lattice.rows.pitch, lineAt(lattice.rows, line), left, right) *
      (right - left);
  }
  const length = (lattice.columns.count + 1) * (bottom - top) + (lattice.rows.count + 1) * (right - left);
  return { covered, length };
}

/** The share of the line that is least an edge, 0 to 1: a lattice has all of its lines. */
export function weakest(directions: Directions, { columns, rows }: Lattice): number {
  const { left, right, top, bottom } = extent({ columns, rows });
  let least = 1;
  for (let line = 0; line <= columns.count; line++) {
    least = Math.min(least, coverage(directions.upright, columns.pitch, lineAt(columns, line), top, bottom));
  }
  for (let line = 0; line <= rows.count; line++) {
    least = Math.min(least, coverage(directions.level, rows.pitch, lineAt(rows, line), left, right));
  }
  return least;
}

/** What the lattice explains: the edges on its lines, less what should be one and is not. */
export function worth(directions: Directions, lattice: Lattice): number {
  const { covered, length } = weigh(directions, lattice);
  return covered - SHARE * length;
}
