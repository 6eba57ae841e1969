import { coverage } from '../evidence.ts';
import type { Directions } from '../lattice.ts';
import type { Picture } from '../picture.ts';
import { signalsOf } from '../repetition.ts';
import { type Written, judgeOf, likenessOf } from './bands.ts';
import { type LineLattice, type PlacedText, type Stretch, endsOf } from './lattice.ts';
import { linesOf } from './linesOf.ts';
import { bestPath } from './path.ts';
import { stretchesOf } from './spans.ts';

/** What speaks for it, each 0 to 1. */
export interface RatedLines extends LineLattice {
  support: number;
  weakest: number;
  alike: number;
  value: number;
}

const ROUNDS = 3;
/** How alike a single row or column counts, whose cells have nothing to be compared with. */
const ALONE = 0.45;
const CELLS_MIN = 3;
const TEXTS_MIN = 6;
const STRAY = 0.05;

/** Lattices of sorted lines that explain edges and texts, the best first. */
export function unequalLattices(
  front: Picture,
  directions: Directions,
  texts: readonly PlacedText[],
): RatedLines[] {
  const whole = { from: 0, to: directions.level.length };
  const tall = { from: 0, to: directions.upright.length };
  const found = new Map<string, RatedLines>();
  const known = new Map<string, number[] | undefined>();
  /** Most beginnings lead to the same lattice. */
  const divide = (
    stretch: Stretch,
    isUpright: boolean,
    crossing?: readonly number[],
  ): number[] | undefined => {
    const key = [stretch.from, stretch.to, isUpright, ...(crossing ?? [])].join();
    if (!known.has(key)) {
      known.set(key, divided(front, directions, texts, stretch, isUpright, crossing));
    }
    return known.get(key);
  };
  const look = (rows: Stretch | undefined, columns: Stretch | undefined): void => {
    let [across, down] = [rows ?? whole, columns ?? tall];
    let [levels, uprights]: (number[] | undefined)[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0 || rows) {
        levels = divide(across, false, uprights);
        if (!levels) return;
        down = endsOf(levels);
      }
      uprights = divide(down, true, levels);
      if (!uprights) return;
      across = endsOf(uprights);
    }
    if (!levels || !uprights) return;
    const key = `${levels.join()} ${uprights.join()}`;
    if (!found.has(key)) found.set(key, rated(front, directions, { rows: levels, columns: uprights }));
  };
  const written = writtenArea(texts);
  const across = [whole, ...(written?.across ?? []), ...stretchesOf(directions.level)];
  const down = [tall, ...(written?.down ?? []), ...stretchesOf(directions.upright)];
  for (const stretch of across) look(stretch, undefined);
  for (const stretch of down) look(undefined, stretch);
  return [...found.values()].toSorted((a, b) => b.value - a.value);
}

/** Where the texts are, but for the outermost tenth, if there are enough of them to say where a cabinet is. */
function writtenArea(texts: readonly PlacedText[]): { across: Stretch[]; down: Stretch[] } | undefined {
  if (texts.length < TEXTS_MIN) return undefined;
  const range = (from: readonly number[], to: readonly number[]): Stretch[] => {
    const off = Math.floor(texts.length * STRAY);
    const [first, last] = [from.toSorted((a, b) => a - b)[off] ?? 0, to.toSorted((a, b) => b - a)[off] ?? 0];
    return last > first ? [{ from: first, to: last }] : [];
  };
  return {
    across: range(texts.map(({ left }) => left), texts.map(({ right }) => right)),
    down: range(texts.map(({ top }) => top), texts.map(({ bottom }) => bottom)),
  }; // oxfmt-ignore
}

function divided(
  front: Picture,
  directions: Directions,
  texts: readonly PlacedText[],
  { from, to }: Stretch,
  isUpright: boolean,
  crossing: readonly number[] | undefined,
): number[] | undefined {
  const lines = linesOf(isUpright ? directions.upright : directions.level, from, to);
  const written = texts
    .map((text): Written =>
      isUpright
        ? { from: text.left, to: text.right, first: text.top, last: text.bottom }
        : { from: text.top, to: text.bottom, first: text.left, last: text.right },
    )
    .filter(({ first, last }) => (first + last) / 2 > from && (first + last) / 2 < to);
  // The outermost ones are at the cabinet's sides, its frame's too; where there are no others they have to do.
  const inner = crossing && crossing.length > 2 ? crossing.slice(1, -1) : crossing;
  const other = isUpright ? directions.level : directions.upright;
  const through = crossing &&
    inner && {
      cells: crossing.length - 1,
      share: (first: number, last: number): number =>
        inner.reduce((sum, at) => sum + coverage(other, 60, at, first + 1, last - 1), 0) / inner.length,
    };
  const path = bestPath(lines, judgeOf(signalsOf(front, isUpright, from, to), written, through));
  return path?.lines.map(({ at }) => at);
}

/** With what speaks for it. */
export function rated(front: Picture, directions: Directions, lattice: LineLattice): RatedLines {
  const [across, down] = [endsOf(lattice.columns), endsOf(lattice.rows)];
  const alikeOf = (
    lines: readonly number[],
    isUpright: boolean,
    { from, to }: Stretch,
  ): number | undefined => {
    if (lines.length < 3) return undefined;
    const signals = signalsOf(front, isUpright, from, to);
    const all = lines.slice(2).map((line, n) => likenessOf(signals, lines[n] ?? 0, lines[n + 1] ?? 0, line));
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  const alikes = [alikeOf(lattice.columns, true, down), alikeOf(lattice.rows, false, across)];
  const shares = [
    ...lattice.columns.map((at) => ({ share: coverage(directions.upright, 60, at, down.from, down.to), length: down.to - down.from })),
    ...lattice.rows.map((at) => ({ share: coverage(directions.level, 60, at, across.from, across.to), length: across.to - across.from })),
  ]; // oxfmt-ignore
  const length = shares.reduce((sum, line) => sum + line.length, 0);
  const covered = shares.reduce((sum, line) => sum + line.length * line.share, 0);
  const weakest = Math.min(...shares.map(({ share }) => share));
  const cells = (lattice.columns.length - 1) * (lattice.rows.length - 1);
  const rank = Math.min(...alikes.map((alike) => alike ?? ALONE));
  return {
    ...lattice,
    support: covered / length,
    weakest,
    alike: Math.min(...alikes.map((alike) => alike ?? 1)),
    value: cells < CELLS_MIN ? 0 : Math.max(0, covered - 0.7 * length) * rank * weakest,
  };
}
