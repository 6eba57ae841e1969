import { coverage } from '../evidence.ts';
import type { Directions } from '../lattice.ts';
import { GONE, GONE_MAX, dividersOf } from './joinedCells.ts';
import { type LineLattice, endsOf, isRegular } from './lattice.ts';

/** Of a line that goes through joined cells so many dividers are left at least. */
const LEFT_MIN = 0.4;
/** The tolerance of lines. */
const PITCH = 60;

/** A line must be an edge for this share of its length, or it speaks against itself. */
const SHARE = 0.7;

/** How much of a line is an edge, and how long it is. */
export interface LineShare {
  share: number;
  length: number;
}

/** Of each line of a lattice. Where its cells are equal some may be joined: dividers that are gone are not asked for. */
export function lineShares(directions: Directions, lattice: LineLattice): LineShare[] {
  const [across, down] = [endsOf(lattice.columns), endsOf(lattice.rows)];
  const whole = [
    ...lattice.columns.map((at): LineShare => ({ share: coverage(directions.upright, PITCH, at, down.from, down.to), length: down.to - down.from })),
    ...lattice.rows.map((at): LineShare => ({ share: coverage(directions.level, PITCH, at, across.from, across.to), length: across.to - across.from })),
  ]; // oxfmt-ignore
  if (!isRegular(lattice.columns) || !isRegular(lattice.rows)) return whole;
  const dividers = dividersOf(lattice, directions, []);
  if (dividers.filter(({ share }) => share < GONE).length > GONE_MAX * dividers.length) return whole;
  const uprights = lattice.columns.length;
  return whole.map((line, n) => {
    const own = dividers.filter(({ isUpright, row, column }) =>
      n < uprights ? isUpright && column === n : !isUpright && row === n - uprights,
    );
    const left = own.filter(({ share }) => share >= GONE);
    if (left.length === own.length || left.length < LEFT_MIN * own.length) return line;
    const share = left.reduce((sum, divider) => sum + divider.share, 0) / left.length;
    return { share, length: (line.length * left.length) / own.length };
  });
}

/** What lines explain: all edges along them, less what an edge costs. */
export const explainedBy = (lines: readonly LineShare[]): number =>
  lines.reduce((sum, { share, length }) => sum + (share - SHARE) * length, 0);
