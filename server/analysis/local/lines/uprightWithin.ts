import { coverage } from '../evidence.ts';
import type { Directions } from '../lattice.ts';
import type { LineLattice } from './lattice.ts';

/** At the ends of a cell are its own dividers and their shadows. */
const END = 0.15;
/** What is an edge for so much of a cell's height is no label and no handle. */
const UPRIGHT = 0.6;
/** Of the pitch that the tolerance is taken from: the smallest one. */
const PITCH = 30;

/** How much of the inside of cells is upright edges, 0 to 1: of drawers nearly nothing, of things beside each other on a shelf much. */
export function uprightWithin({ rows, columns }: LineLattice, { upright }: Directions): number {
  let [seen, edges] = [0, 0];
  for (const [row, bottom] of rows.slice(1).entries()) {
    const top = rows[row] ?? 0;
    const high = (bottom - top) * END;
    for (const [column, right] of columns.slice(1).entries()) {
      const left = columns[column] ?? 0;
      const wide = (right - left) * END;
      for (let x = Math.round(left + wide); x < right - wide; x++) {
        seen++;
        if (coverage(upright, PITCH, x, top + high, bottom - high) >= UPRIGHT) edges++;
      }
    }
  }
  return seen > 0 ? edges / seen : 0;
}
