import { type Evidence, coverage } from '../evidence.ts';
import type { Directions } from '../lattice.ts';
import type { Picture } from '../picture.ts';
import { signalsOf } from '../repetition.ts';
import { type Written, judgeOf, likenessOf } from './bands.ts';
import { type LineLattice, type PlacedText, type Stretch, endsOf } from './lattice.ts';
import { linesOf } from './linesOf.ts';
import { explainedBy, lineShares } from './lineShares.ts';
import { bestPath } from './path.ts';
import { reachOf, stretchesOf } from './spans.ts';

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
/** What a lattice is worth at whose end no line across goes on, how much of them has to, and the corners' share of a band. */
const OF_STRIP = 0.5;
const THROUGH = 0.9;
const END = 0.12;
/** Ends of lines are known so well, in pixels; the tolerance is the smallest one. */
const NEAR = 12;
const NEAREST = 30;

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
    add({ rows: levels, columns: uprights });
    // Of a single column the sides of the cabinet are as good lines as those of its drawers, but these end the dividers.
    const sides = uprights.length === 2 && reachOf(directions.level, levels);
    if (sides) {
      const rows = divide(sides, false, [sides.from, sides.to]);
      if (rows) add({ rows, columns: snappedTo(directions.upright, rows, sides) });
    }
    const ends = levels.length === 2 && reachOf(directions.upright, uprights);
    if (ends) {
      const columns = divide(ends, true, [ends.from, ends.to]);
      if (columns) add({ rows: snappedTo(directions.level, columns, ends), columns });
    }
  };
  const add = (lattice: LineLattice): void => {
    const key = `${lattice.rows.join()} ${lattice.columns.join()}`;
    if (found.has(key)) return;
    found.set(key, rated(front, directions, lattice));
    if (lattice.columns.length > 2 && lattice.rows.length > 2) return;
    // Of a single row or column the frame may look like one of its ends.
    for (const [first, last] of [[1, undefined], [0, -1], [1, -1]] as const) {
      const rows = lattice.columns.length === 2 ? lattice.rows.slice(first, last) : lattice.rows;
      const columns = lattice.rows.length === 2 ? lattice.columns.slice(first, last) : lattice.columns;
      if (rows.length < 2 || columns.length < 2) continue;
      found.set(`${rows.join()} ${columns.join()}`, rated(front, directions, { rows, columns }));
    } // oxfmt-ignore
  };
  const written = writtenArea(texts);
  const across = [whole, ...(written?.across ?? []), ...stretchesOf(directions.level)];
  const down = [tall, ...(written?.down ?? []), ...stretchesOf(directions.upright)];
  for (const stretch of across) look(stretch, undefined);
  for (const stretch of down) look(undefined, stretch);
  return [...found.values()].toSorted((a, b) => b.value - a.value);
}

/** The ends of a stretch at the best edges near them that cross these lines. */
function snappedTo(evidence: Evidence, lines: readonly number[], { from, to }: Stretch): number[] {
  const across = endsOf(lines);
  const best = (end: number): number => {
    let [most, at] = [0, end];
    for (let near = Math.round(end) - NEAR; near <= end + NEAR; near++) {
      const share = coverage(evidence, NEAREST, near, across.from, across.to) - Math.abs(near - end) * 0.01;
      if (share > most) [most, at] = [share, near];
    }
    return at;
  };
  return [best(from), best(to)];
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
  const shares = lineShares(directions, lattice);
  const length = shares.reduce((sum, line) => sum + line.length, 0);
  const covered = shares.reduce((sum, line) => sum + line.length * line.share, 0);
  const weakest = Math.min(...shares.map(({ share }) => share));
  const cells = (lattice.columns.length - 1) * (lattice.rows.length - 1);
  // Of a single row or column the sides are to be those of its cells.
  const isSingle = lattice.columns.length === 2 || lattice.rows.length === 2;
  const ofSingle = isSingle ? (covered / length) ** 6 : 1;
  const rank = Math.min(...alikes.map((alike) => alike ?? ALONE));
  return {
    ...lattice,
    support: covered / length,
    weakest,
    alike: Math.min(...alikes.map((alike) => alike ?? 1)),
    value:
      cells < CELLS_MIN
        ? 0
        : Math.max(0, explainedBy(shares)) * rank * weakest * ofSingle * throughEnds(directions, lattice),
  };
}

/** A frame's strip is no drawer: the lines across do not go through it. 1 where they do at all four ends, else less. */
function throughEnds(directions: Directions, lattice: LineLattice): number {
  const ends = (lines: readonly number[], crossing: readonly number[], evidence: Evidence): number[] => {
    const inner = crossing.length > 2 ? crossing.slice(1, -1) : crossing;
    return [lines.slice(0, 2), lines.slice(-2)].map(([from = 0, to = 0]) => {
      const end = (to - from) * END;
      const through = inner.reduce((sum, at) => sum + coverage(evidence, 60, at, from + end, to - end), 0);
      return Math.min(1, OF_STRIP + (1 - OF_STRIP) * (through / inner.length / THROUGH));
    });
  };
  return Math.min(
    ...ends(lattice.rows, lattice.columns, directions.upright),
    ...ends(lattice.columns, lattice.rows, directions.level),
  );
}
