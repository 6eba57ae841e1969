import { type Evidence, coverage } from '../evidence.ts';

/** A place where something may be divided, and how much of it is an edge, 0 to 1. */
export interface Line {
  at: number;
  share: number;
}

/** Two edges nearer to each other than this are one line, in pixels. */
const APART = 4;
/** Less of an edge than this is no line, not even one with cells joined over it. */
const SHARE_MIN = 0.45;
/** The best of them. */
const LINES_MAX = 34;
/** Of the pitch that the tolerance is taken from. */
const PITCH = 60;

/** Lines across `from` to `to`, in their order. */
export function linesOf(evidence: Evidence, from: number, to: number): Line[] {
  const share = Float32Array.from({ length: evidence.lines }, (_, at) =>
    coverage(evidence, PITCH, at, from, to),
  );
  const found: Line[] = [];
  for (let at = 1; at < evidence.lines - 1; at++) {
    const own = share[at] ?? 0;
    if (own < SHARE_MIN) continue;
    let isHighest = true;
    for (let off = 1; off <= APART && isHighest; off++) {
      isHighest = own > (share[at - off] ?? 0) && own >= (share[at + off] ?? 0);
    }
    if (isHighest) found.push({ at, share: own });
    else if (own >= (share[at - 1] ?? 0) && (share[at - 1] ?? 0) < own) {
      // A plateau counts once, at its middle.
      let end = at;
      while ((share[end + 1] ?? 0) === own) end++;
      const before = Math.max(...share.subarray(Math.max(0, at - APART), at));
      const after = Math.max(0, ...share.subarray(end + 1, end + 1 + APART));
      if (before < own && after <= own) found.push({ at: Math.round((at + end) / 2), share: own });
      at = end;
    }
  }
  return found
    .toSorted((a, b) => b.share - a.share)
    .slice(0, LINES_MAX)
    .toSorted((a, b) => a.at - b.at);
}
