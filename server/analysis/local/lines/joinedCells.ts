import type { JoinedCells } from '../../../../contract/analysis/grid.ts';
import { coverage } from '../evidence.ts';
import type { Directions } from '../lattice.ts';
import type { LineLattice, PlacedText } from './lattice.ts';

/** Of a divider between two cells: less is none, and of the rest of its line so much is one, or the line is doubtful. */
export const GONE = 0.42;
const THERE = 0.75;
/** At the ends of a divider are those across. */
const END = 0.12;
/** How many dividers may be gone: with more of them it is no lattice. */
export const GONE_MAX = 0.35;
/** A text over it speaks against a divider: its letters are edges too. */
const WRITTEN = 0.5;
const OVER = 0.2;

/** A divider between two cells, from which it goes to the right or down. */
export interface Divider {
  row: number;
  column: number;
  isUpright: boolean;
  share: number;
}

/** The cells between which no divider is, as spans; none where so many are gone that the lattice itself is doubtful. */
export function joinedCells(
  lattice: LineLattice,
  directions: Directions,
  texts: readonly PlacedText[],
): JoinedCells[] {
  const dividers = dividersOf(lattice, directions, texts);
  const gone = dividers.filter(({ share }) => share < GONE);
  if (gone.length > GONE_MAX * dividers.length) return [];
  const isDoubtful = ({ isUpright, row, column }: Divider): boolean => {
    const line = dividers.filter(
      (other) => other.isUpright === isUpright && (isUpright ? other.column === column : other.row === row),
    );
    const left = line.filter(({ share }) => share >= GONE);
    return left.length === 0 || left.reduce((sum, { share }) => sum + share, 0) < THERE * left.length;
  };
  return spansOf(lattice, gone.filter((divider) => !isDoubtful(divider)));
} // oxfmt-ignore

/** All dividers between neighbours, and how much of each is an edge. */
export function dividersOf(
  { columns, rows }: LineLattice,
  directions: Directions,
  texts: readonly PlacedText[],
): Divider[] {
  const dividers: Divider[] = [];
  for (let row = 1; row < rows.length; row++) {
    for (let column = 1; column < columns.length; column++) {
      const [left, right, top, bottom] = [columns[column - 1] ?? 0, columns[column] ?? 0, rows[row - 1] ?? 0, rows[row] ?? 0]; // oxfmt-ignore
      const [wide, high] = [(right - left) * END, (bottom - top) * END];
      const isIn = (at: number, from: number, to: number): boolean => at > from && at < to;
      if (column < columns.length - 1) {
        const share = coverage(directions.upright, right - left, right, top + high, bottom - high);
        const isWritten = texts.some((text) => isIn((text.top + text.bottom) / 2, top, bottom) && isOver(text.left, text.right, right)); // oxfmt-ignore
        dividers.push({ row, column, isUpright: true, share: isWritten ? share * WRITTEN : share });
      }
      if (row < rows.length - 1) {
        const share = coverage(directions.level, bottom - top, bottom, left + wide, right - wide);
        const isWritten = texts.some((text) => isIn((text.left + text.right) / 2, left, right) && isOver(text.top, text.bottom, bottom)); // oxfmt-ignore
        dividers.push({ row, column, isUpright: false, share: isWritten ? share * WRITTEN : share });
      }
    }
  }
  return dividers;
}

/** Whether a line goes through the inner part of what is from here to there. */
const isOver = (from: number, to: number, line: number): boolean =>
  line > from + (to - from) * OVER && line < to - (to - from) * OVER;

/** What hangs together, as far as it fills a span. */
function spansOf({ columns, rows }: LineLattice, gone: readonly Divider[]): JoinedCells[] {
  const across = columns.length - 1;
  const group = Array.from({ length: across * (rows.length - 1) }, (_, n) => n);
  for (const { row, column, isUpright } of gone) {
    const one = (row - 1) * across + column - 1;
    const [from, to] = [group[one + (isUpright ? 1 : across)] ?? 0, group[one] ?? 0];
    for (const [n, own] of group.entries()) if (own === from) group[n] = to;
  }
  return [...new Set(group)].flatMap((own) => {
    const cells = group.flatMap((one, n) => (one === own ? [n] : []));
    const [rowsOf, columnsOf] = [cells.map((n) => Math.floor(n / across)), cells.map((n) => n % across)];
    const [top, left] = [Math.min(...rowsOf), Math.min(...columnsOf)];
    const span = {
      row: top + 1,
      column: left + 1,
      rows: Math.max(...rowsOf) - top + 1,
      columns: Math.max(...columnsOf) - left + 1,
    };
    return cells.length > 1 && span.rows * span.columns === cells.length ? [span] : [];
  });
}
