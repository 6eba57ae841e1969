import { type LineLattice, endsOf, isRegular } from './lattice.ts';
import type { RatedLines } from './unequal.ts';

/** Two lines nearer to each other than this are one, as a share of the smallest cell: dividers have two edges. */
const SAME = 0.25;
/** What more lines divide are cells where each is about as large as the smallest of the others; else a frame or a lip. */
const CELL = 0.8;
/** How much of all lines, and of the weakest, has to be an edge. */
const SUPPORT_MIN = 0.97;
const WEAKEST_MIN = 0.88;

/**
 * A grid that is sure with the lines that unlike cells and cells without a label that could be read left out: lines from
 * end to end that make equal cells of unequal ones, or more drawers in a single column (or row), also beyond what was found.
 */
export function wholeGrid<T extends RatedLines>(sure: T, candidates: readonly T[]): T {
  const isSingle = Math.min(sure.columns.length, sure.rows.length) === 2;
  const isWhole = (other: T): boolean => {
    const directions = [
      { own: sure.columns, all: other.columns },
      { own: sure.rows, all: other.rows },
    ];
    if (directions.some(({ own, all }) => !isDivided(own, all) || (own.length === 2 && all.length > 2)))
      return false;
    if (directions.every(({ own, all }) => hasSameEnds(own, all))) {
      return isSingle || directions.every(({ own, all }) => all.length === own.length || isRegular(all));
    }
    return isSingle && other.value > sure.value;
  };
  const whole = candidates
    .filter(({ support, weakest }) => support >= SUPPORT_MIN && weakest >= WEAKEST_MIN)
    .filter((other) => lineCount(other) > lineCount(sure) && isWhole(other))
    .toSorted((a, b) => lineCount(b) - lineCount(a) || b.support - a.support);
  return whole[0] ?? sure;
}

const lineCount = ({ rows, columns }: LineLattice): number => rows.length + columns.length;

/** Whether lines have all of these among them, and divide nothing too small. */
function isDivided(own: readonly number[], all: readonly number[]): boolean {
  const smallest = Math.min(...gapsOf(own));
  return (
    own.every((line) => all.some((other) => Math.abs(line - other) <= SAME * smallest)) &&
    Math.min(...gapsOf(all)) >= CELL * smallest
  );
}

function hasSameEnds(own: readonly number[], all: readonly number[]): boolean {
  const smallest = Math.min(...gapsOf(own));
  const [one, other] = [endsOf(own), endsOf(all)];
  return Math.abs(one.from - other.from) <= SAME * smallest && Math.abs(one.to - other.to) <= SAME * smallest;
}

const gapsOf = (lines: readonly number[]): number[] =>
  lines.slice(1).map((line, n) => line - (lines[n] ?? 0));
