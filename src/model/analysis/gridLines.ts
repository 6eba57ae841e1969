import type { CellName, Corrected } from '../../../contract/analysis/corrected.ts';
import {
  GRID_LINES_MAX,
  type Grid,
  type JoinedCells,
  LINE_GAP_MIN,
  areJoined,
  gridProblem,
} from '../../../contract/analysis/grid.ts';

/** Columns are divided by upright lines, rows by level ones. */
export type Axis = 'columns' | 'rows';

/** Where a name or a span has its place on an axis, and how far a span goes along it. */
const PLACE = { columns: 'column', rows: 'row' } as const;

/** A correction whose grid is there. */
export type WithGrid = Corrected & { grid: Grid };

const changed = (
  { grid, names }: WithGrid,
  change: Partial<Grid>,
  renamed: CellName[] = names,
): WithGrid => ({
  grid: { ...grid, ...change },
  names: renamed,
});

/** Lines at equal distances. */
export function evenly(cells: number): number[] {
  return Array.from({ length: cells - 1 }, (_, n) => (n + 1) / cells);
}

/** Lines are as good as at equal distances when none is further from its place than this share of a cell. */
const EVEN_WITHIN = 0.1;

export function areEven(lines: readonly number[]): boolean {
  const cell = 1 / (lines.length + 1);
  return lines.every((line, n) => Math.abs(line - (n + 1) * cell) <= EVEN_WITHIN * cell);
}

/** The line moved to a share of the frame, as far as its neighbours let it. */
export function withLineAt(given: WithGrid, axis: Axis, index: number, share: number): WithGrid {
  const lines = given.grid[axis];
  const least = (lines[index - 1] ?? 0) + LINE_GAP_MIN;
  const most = (lines[index + 1] ?? 1) - LINE_GAP_MIN;
  if (index < 0 || index >= lines.length || least > most) return given;
  // Never quite at a neighbour: what is rounded may not pass for the distance that is asked for.
  const slack = LINE_GAP_MIN / 100;
  const at = Math.min(most - slack, Math.max(least + slack, share));
  return changed(given, { [axis]: lines.with(index, at) });
}

/**
 * With one more line at a share of the frame: a joined compartment that it goes through stays one, but for one that is no
 * longer than the cell that is divided, which becomes two. Undefined where there is no room.
 */
export function withLine(
  given: WithGrid,
  axis: Axis,
  share: number,
): { given: WithGrid; index: number } | undefined {
  const lines = given.grid[axis];
  const index = lines.filter((line) => line < share).length;
  const cell = index + 1;
  const place = PLACE[axis];
  const joined = given.grid.joined.flatMap((span): JoinedCells[] => {
    const [at, count] = [span[place], span[axis]];
    if (at > cell) return [{ ...span, [place]: at + 1 }];
    if (at + count - 1 < cell) return [span];
    return count === 1 ? [span, { ...span, [place]: at + 1 }] : [{ ...span, [axis]: count + 1 }];
  });
  const names = given.names.map((name) =>
    name[place] > cell ? { ...name, [place]: name[place] + 1 } : name,
  );
  const next = changed(given, { [axis]: lines.toSpliced(index, 0, share), joined }, names);
  const isTooMany = lines.length >= GRID_LINES_MAX;
  return isTooMany || gridProblem(next.grid) !== undefined ? undefined : { given: next, index };
}

/** Without this line: what is on its two sides becomes one. */
export function withoutLine(given: WithGrid, axis: Axis, index: number): WithGrid {
  const lines = given.grid[axis];
  if (index < 0 || index >= lines.length) return given;
  const place = PLACE[axis];
  /** The cell that is left of those on both sides. */
  const cell = index + 1;
  const kept = { columns: given.grid.columns.length + 1, rows: given.grid.rows.length + 1 };
  kept[axis] -= 1;
  const joined: JoinedCells[] = [];
  for (const span of given.grid.joined) {
    const [at, end] = [span[place], span[place] + span[axis] - 1];
    const [from, to] = [at > cell ? at - 1 : at, end > cell ? end - 1 : end];
    const next = { ...span, [place]: from, [axis]: to - from + 1 };
    // Two that lay one behind the other may be over each other now: the first one stays.
    if (areJoined([...joined, next], kept)) joined.push(next);
  }
  const names: CellName[] = [];
  for (const name of given.names) {
    const next = name[place] > cell ? { ...name, [place]: name[place] - 1 } : name;
    if (!names.some(({ row, column }) => row === next.row && column === next.column)) names.push(next);
  }
  return changed(given, { [axis]: lines.toSpliced(index, 1), joined }, names);
}

/** The middle of the widest gap between lines. */
export function widestGap(lines: readonly number[]): number {
  const all = [0, ...lines, 1];
  const gaps = all.slice(1).map((line, n) => ({ from: all[n] ?? 0, to: line }));
  const widest = gaps.reduce((one, other) =>
    // The first of equal ones, whatever their last digits are.
    other.to - other.from > one.to - one.from + 1e-9 ? other : one,
  );
  return (widest.from + widest.to) / 2;
}

/** The middle of a cell, counted from 1. */
export function middleOfCell(lines: readonly number[], cell: number): number {
  const all = [0, ...lines, 1];
  return ((all[cell - 1] ?? 0) + (all[cell] ?? 1)) / 2;
}
