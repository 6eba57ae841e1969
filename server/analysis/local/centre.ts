import { type Comb, lineAt } from './combs.ts';
import { type Evidence, coverage } from './evidence.ts';
import type { Directions } from './lattice.ts';
import { type LineLattice, type Stretch, endsOf, isRegular } from './lines/lattice.ts';

/** How far from a line the edges of its divider may be, as a share of the pitch. */
const REACH = 0.08;
/** From far beside a divider only its nearer edge is within reach at first. */
const ROUNDS = 2;

/**
 * Moves the lines of a comb to the middle of their dividers, whose two edges explain a lattice equally well. The inner
 * lines decide: beyond the outermost ones there is the cabinet's frame, as wide as it likes.
 */
export function centred(evidence: Evidence, comb: Comb, from: number, to: number): Comb {
  const inner = Array.from({ length: comb.count - 1 }, (_, n) => n + 1);
  const places = inner.map((line) => middleOf(evidence, lineAt(comb, line), comb.pitch * REACH, from, to));
  if (inner.length < 2) {
    const shift = places[0] === undefined ? 0 : places[0] - lineAt(comb, 1);
    return { ...comb, start: comb.start + shift };
  }
  // The straight line through the places, by least squares.
  const [meanLine, meanPlace] = [meanOf(inner), meanOf(places)];
  let [rise, run] = [0, 0];
  for (const [n, line] of inner.entries()) {
    rise += (line - meanLine) * ((places[n] ?? 0) - meanPlace);
    run += (line - meanLine) ** 2;
  }
  const pitch = rise / run;
  return { start: meanPlace - meanLine * pitch, pitch, count: comb.count };
}

/** The same lattice with its lines in the middle of their dividers; equal cells are equal then. */
export function inDividers(directions: Directions, lattice: LineLattice): LineLattice {
  let { columns, rows } = lattice;
  for (let round = 0; round < ROUNDS; round++) {
    columns = linesCentred(directions.upright, columns, endsOf(rows));
    rows = linesCentred(directions.level, rows, endsOf(columns));
  }
  return { columns, rows };
}

function linesCentred(evidence: Evidence, lines: readonly number[], { from, to }: Stretch): number[] {
  const count = lines.length - 1;
  if (count < 2) return [...lines];
  const ends = endsOf(lines);
  if (isRegular(lines)) {
    const comb = { start: ends.from, pitch: (ends.to - ends.from) / count, count };
    const moved = centred(evidence, comb, from, to);
    return lines.map((_, n) => lineAt(moved, n));
  }
  return lines.map((line, n) => {
    if (n === 0 || n === count) return line;
    const least = Math.min(line - (lines[n - 1] ?? 0), (lines[n + 1] ?? 0) - line);
    return middleOf(evidence, line, least * REACH, from, to);
  });
}

/** The middle of the edges around a place, or the place itself where there are none. */
function middleOf(evidence: Evidence, place: number, reach: number, from: number, to: number): number {
  let [sum, all] = [0, 0];
  for (let off = -Math.ceil(reach); off <= Math.ceil(reach); off++) {
    // Squared, so that what is an edge in part only hardly counts.
    const weight = coverage(evidence, 0, place + off, from, to) ** 2;
    sum += weight * off;
    all += weight;
  }
  return all > 0 ? place + sum / all : place;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
