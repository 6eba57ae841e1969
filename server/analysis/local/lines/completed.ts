import { bestCombs, lineAt } from '../combs.ts';
import { type Evidence, coverage } from '../evidence.ts';
import type { Directions } from '../lattice.ts';
import type { LineLattice } from './lattice.ts';

/** A divider between two cells is one when so much of it is an edge. */
const THERE = 0.75;
/** At the ends of a divider are those across. */
const END = 0.12;
/** What a divider says at most: that one place in so many is as much of an edge. */
const RARE = 30;
/** What a line has to say in the mean of its dividers. */
const BASE = 0.27;
const PITCH_MIN = 22;
const COMBS_MAX = 3;
const ROUNDS = 2;

/**
 * Lattices of equal cells some of whose dividers are missing or hidden: lines of each direction are looked for between
 * those of the other one, and in each of these bands a place speaks the more the fewer are as much of an edge.
 */
export function completedLattices(directions: Directions, starts: readonly LineLattice[]): LineLattice[] {
  const found = new Map<string, LineLattice>();
  const add = (lattice: LineLattice): void => {
    found.set(`${lattice.rows.map(Math.round).join()} ${lattice.columns.map(Math.round).join()}`, lattice);
  };
  const known = new Map<string, number[][]>();
  const across = (lines: readonly number[], isUpright: boolean): number[][] => {
    if (lines.length < 3) return [];
    const key = `${isUpright} ${lines.map(Math.round).join()}`;
    const own = known.get(key) ?? combsAcross(isUpright ? directions.upright : directions.level, lines);
    known.set(key, own);
    return own;
  };
  for (const start of starts) {
    for (const columns of across(start.rows, true)) {
      add({ rows: start.rows, columns });
      follow({ rows: start.rows, columns });
    }
    for (const rows of across(start.columns, false)) {
      add({ rows, columns: start.columns });
      follow({ rows, columns: start.columns });
    }
  }
  return [...found.values()];

  function follow(from: LineLattice): void {
    let lattice = from;
    for (let round = 0; round < ROUNDS; round++) {
      const rows = across(lattice.columns, false)[0];
      const columns = rows && across(rows, true)[0];
      if (!rows || !columns) return;
      lattice = { rows, columns };
    }
    add(lattice);
  }
}

/** The best combs of lines between others. */
function combsAcross(evidence: Evidence, lines: readonly number[]): number[][] {
  const profile = new Float32Array(evidence.lines);
  for (const [n, to] of lines.slice(1).entries()) {
    const from = lines[n] ?? 0;
    const end = (to - from) * END;
    const shares = Float32Array.from({ length: evidence.lines }, (_, at) =>
      coverage(evidence, 60, at, from + end, to - end),
    );
    const sorted = shares.toSorted();
    for (const [at, share] of shares.entries()) {
      if (share < THERE) continue;
      const less = sorted.findIndex((other) => other >= share);
      const rare = Math.log(Math.min(RARE, sorted.length / (sorted.length - less))) / Math.log(RARE);
      profile[at] = (profile[at] ?? 0) + rare / (lines.length - 1);
    }
  }
  return bestCombs(profile, BASE, PITCH_MIN, 2000, COMBS_MAX).map((comb) =>
    Array.from({ length: comb.count + 1 }, (_, n) => lineAt(comb, n)),
  );
}
